import CreaseDevice

/// The answers an element has given, by proposal.
///
/// The first four sit inside the element; a view deep in crossed stacks is asked up to nine different questions
/// (nothing, everything and its share, along both axes), so more are kept beside it.
struct MeasuredSizes {
    private struct Answer {
        var proposal: Proposal
        var size: Size
    }

    private static let none = Answer(proposal: .unspecified, size: .zero)

    private var count = 0
    private var first = none
    private var second = none
    private var third = none
    private var fourth = none
    private var more: [Answer] = []

    /// More questions than this overwrite the oldest answers.
    private static let capacity = 64

    subscript(proposal: Proposal) -> Size? {
        if count == 0 { return nil }
        if first.proposal == proposal { return first.size }
        if count == 1 { return nil }
        if second.proposal == proposal { return second.size }
        if count == 2 { return nil }
        if third.proposal == proposal { return third.size }
        if count == 3 { return nil }
        if fourth.proposal == proposal { return fourth.size }
        for answer in more where answer.proposal == proposal { return answer.size }
        return nil
    }

    mutating func remember(_ size: Size, for proposal: Proposal) {
        let answer = Answer(proposal: proposal, size: size)
        switch count {
        case 0: first = answer
        case 1: second = answer
        case 2: third = answer
        case 3: fourth = answer
        case ..<Self.capacity: more.append(answer)
        default: more[count % more.count] = answer
        }
        count += 1
    }
}
