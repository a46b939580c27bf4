/// Splits what a terminal is sent into characters, controls and sequences; everything may be cut anywhere.
///
/// The states are those of the DEC terminals as xterm keeps them: a control inside a sequence acts at once, ESC begins a
/// new sequence, CAN and SUB give one up. Strings to the terminal (OSC, DCS, APC, PM, SOS) are read and dropped.
struct EscapeParser: Sendable {
    enum Action: Hashable, Sendable {
        case print(Unicode.Scalar)
        /// Below 0x20.
        case control(UInt8)
        /// ESC, perhaps one of the bytes 0x20…0x2F, and a last byte.
        case escape(intermediate: UInt8?, final: UInt8)
        case sequence(ControlSequence)
    }

    private enum State: Hashable, Sendable {
        case ground
        case escape
        /// Of the first byte of a UTF-8 sequence: so many are still to come.
        case character(missing: Int)
        case sequence
        /// A sequence nobody can understand, until its last byte.
        case ignored
        /// A string up to BEL or ST; `mayEnd` after an ESC in it.
        case string(mayEnd: Bool)
    }

    private var state = State.ground
    private var intermediate: UInt8?
    private var scalar: UInt32 = 0
    private var sequence = ControlSequence()

    /// Whether a byte cuts off a character that has begun; a replacement character stands for it then.
    func cutsCharacter(_ byte: UInt8) -> Bool {
        guard case .character = state else { return false }
        return byte & 0xC0 != 0x80
    }

    /// Takes one byte in; what it completes comes back.
    mutating func take(_ byte: UInt8) -> Action? {
        switch byte {
        case 0x1B:
            if case .string = state { state = .string(mayEnd: true) } else { begin() }
            return nil
        case 0x18, 0x1A:
            state = .ground
            return nil
        default: break
        }
        switch state {
        case .ground: return ground(byte)
        case .character(let missing): return byte & 0xC0 == 0x80 ? character(byte, missing) : ground(byte)
        case .escape: return escape(byte)
        case .sequence: return parameter(byte)
        case .ignored:
            if byte < 0x20 { return .control(byte) }
            if byte >= 0x40 { state = .ground }
            return nil
        case .string(let mayEnd):
            if byte == 0x07 || mayEnd && byte == UInt8(ascii: "\\") {
                state = .ground
            } else if mayEnd {
                // An ESC that ends no string begins a sequence of its own.
                begin()
                return escape(byte)
            }
            return nil
        }
    }

    private mutating func begin() {
        state = .escape
        intermediate = nil
    }

    private mutating func ground(_ byte: UInt8) -> Action? {
        state = .ground
        switch byte {
        case 0..<0x20: return .control(byte)
        case 0x7F: return nil
        case 0..<0x80: return .print(Unicode.Scalar(byte))
        case 0xC2..<0xE0: (scalar, state) = (UInt32(byte & 0x1F), .character(missing: 1))
        case 0xE0..<0xF0: (scalar, state) = (UInt32(byte & 0x0F), .character(missing: 2))
        case 0xF0..<0xF5: (scalar, state) = (UInt32(byte & 0x07), .character(missing: 3))
        default: return .print("\u{FFFD}")
        }
        return nil
    }

    private mutating func character(_ byte: UInt8, _ missing: Int) -> Action? {
        scalar = scalar << 6 | UInt32(byte & 0x3F)
        guard missing == 1 else {
            state = .character(missing: missing - 1)
            return nil
        }
        state = .ground
        let scalar = Unicode.Scalar(self.scalar) ?? "\u{FFFD}"
        // C1 controls in UTF-8 are obsolete, and no character either.
        return (0x80..<0xA0).contains(scalar.value) ? nil : .print(scalar)
    }

    private mutating func escape(_ byte: UInt8) -> Action? {
        switch byte {
        case 0..<0x20: return .control(byte)
        case 0x20..<0x30:
            intermediate = byte
            return nil
        case UInt8(ascii: "[") where intermediate == nil:
            sequence = ControlSequence()
            state = .sequence
            return nil
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            guard intermediate == nil else { break }
            state = .string(mayEnd: false)
            return nil
        default: break
        }
        state = .ground
        return byte < 0x7F ? .escape(intermediate: intermediate, final: byte) : nil
    }

    private mutating func parameter(_ byte: UInt8) -> Action? {
        switch byte {
        case 0..<0x20: return .control(byte)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): sequence.add(digit: Int(byte - UInt8(ascii: "0")))
        case UInt8(ascii: ";"): sequence.next(isPart: false)
        case UInt8(ascii: ":"): sequence.next(isPart: true)
        case 0x3C..<0x40:
            if sequence.isFresh { sequence.prefix = byte } else { state = .ignored }
        case 0x20..<0x30: sequence.intermediate = byte
        case 0x40..<0x7F:
            state = .ground
            sequence.final = byte
            return .sequence(sequence)
        default: break
        }
        return nil
    }
}

/// `CSI`, numbers, and the letter that says what they mean.
struct ControlSequence: Hashable, Sendable {
    struct Parameter: Hashable, Sendable {
        /// `nil` where nothing was written.
        var value: Int?
        /// It stands after a colon: a part of the parameter before.
        var isPart: Bool
    }

    /// `?`, `>`, `=` or `<` before the numbers.
    var prefix: UInt8?
    private(set) var parameters: [Parameter] = []
    var intermediate: UInt8?
    var final: UInt8 = 0

    /// Further parameters are dropped.
    private static let mostParameters = 64
    private static let largestValue = 65_535

    fileprivate var isFresh: Bool { parameters.isEmpty && prefix == nil && intermediate == nil }

    fileprivate mutating func add(digit: Int) {
        if parameters.isEmpty { parameters.append(Parameter(value: nil, isPart: false)) }
        let last = parameters.count - 1
        parameters[last].value = min(Self.largestValue, (parameters[last].value ?? 0) * 10 + digit)
    }

    fileprivate mutating func next(isPart: Bool) {
        if parameters.isEmpty { parameters.append(Parameter(value: nil, isPart: false)) }
        guard parameters.count < Self.mostParameters else { return }
        parameters.append(Parameter(value: nil, isPart: isPart))
    }

    /// The number at an index, or what stands for it where it is missing.
    func number(_ index: Int, orElse standard: Int = 0) -> Int {
        parameters.indices.contains(index) ? parameters[index].value ?? standard : standard
    }

    /// A count: 0 and nothing are 1.
    func count(_ index: Int = 0) -> Int { max(1, number(index, orElse: 1)) }
}
