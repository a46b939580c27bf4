import CreaseApp
import CreaseDevice
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Slips of the finger in every sample: whatever is left of it is shown or refused with a message, and never a crash.
@Suite struct MutationTests {
    /// Bytes between the places tried; a prime, so that every part of a line is hit. `CREASE_EXHAUSTIVE=1`, which
    /// `make exhaustive` sets in an optimised build, tries every byte.
    static let stride = getenv("CREASE_EXHAUSTIVE") == nil ? 397 : 1

    static var samples: [String] { (try? Repository.files(in: "Layouts", ending: ".swift")) ?? [] }

    @Test("a sample with something missing, added, swapped or cut off is shown or refused", arguments: samples)
    func anywhere(_ sample: String) throws {
        let bytes = Array(try Repository.text(sample).utf8)
        let refused = LargeStack.run {
            Swift.stride(from: 0, to: bytes.count, by: Self.stride).enumerated().reduce(into: 0) { refused, place in
                for mutant in Self.mutants(of: bytes, at: place.element, turn: place.offset) {
                    if !Self.show(mutant, turn: place.offset) { refused += 1 }
                }
            }
        }
        // A sample that no mutation harms would not have been read at all.
        #expect(refused > 0)
    }

    private static let inserted = [
        "{", "}", "(", ")", "[", "]", "\"", "\\(", "#", ".", " in ", "?", ",", ":", "\n", "@", "=", "0", "\u{301}",
        "if ",
    ]

    /// One byte less, a word more, two neighbours swapped, the rest cut off.
    private static func mutants(of bytes: [UInt8], at place: Int, turn: Int) -> [[UInt8]] {
        var shorter = bytes
        shorter.remove(at: place)
        var longer = bytes
        longer.insert(contentsOf: Array(inserted[turn % inserted.count].utf8), at: place)
        var mutants = [Array(bytes[..<place]), shorter, longer]
        if place + 1 < bytes.count {
            var swapped = bytes
            swapped.swapAt(place, place + 1)
            mutants.append(swapped)
        }
        return mutants
    }

    /// Reads, evaluates and lays out; poses and strictness change from place to place. False when it was refused.
    private static func show(_ bytes: [UInt8], turn: Int) -> Bool {
        let reading = ReadingOptions(strictness: turn.isMultiple(of: 2) ? .strict : .lenient)
        guard let document = try? Document(bytes, file: .path("Mutant.swift"), reading: reading) else { return false }
        let pose = Pose.allCases[turn % Pose.allCases.count]
        _ = document.scene(Conditions(hinge: pose.hinge, rotation: pose.rotation))
        return true
    }
}
