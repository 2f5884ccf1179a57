/// An operator of RxSwift that makes rows of one value of each source.
enum RxCombiningOperator: String, CaseIterable {
    case combineLatest, zip

    /// `CombineLatest`, as the files are called.
    var typeName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// The values it sends, after "Sends".
    var rows: String {
        switch self {
        case .combineLatest: "the latest value of every source"
        case .zip: "the first value of every source, then the second of every source, and so on"
        }
    }

    /// When it sends and how it ends, as lines of a doc comment.
    func discussion(canFail: Bool) -> [String] {
        var lines: [String]
        switch self {
        case .combineLatest:
            lines = [
                "It sends whenever a source does, from the moment when all have sent. It completes when all sources have,",
                "or as soon as the only source left sends while another has completed without a value.",
            ]
            if canFail {
                lines += [
                    "An error of a source ends it at once, and the other subscriptions are disposed of."
                ]
            }
        case .zip:
            lines = [
                "A value waits, for as long as it takes, until every other source has sent its counterpart. It completes",
                "when all sources have.",
            ]
            if canFail {
                lines += [
                    "An error of a source ends it at once: the values that wait are dropped, and the other subscriptions are",
                    "disposed of.",
                ]
            }
        }
        return lines
    }

    /// The class that keeps a source's values until they are sent.
    var cell: String { self == .combineLatest ? "LatestCell" : "WaitingCell" }

    /// The class in the middle.
    var hub: String { typeName + "Hub" }

    /// Takes a source's value of the row from its cell.
    func take(from cell: String) -> String {
        self == .combineLatest ? "\(cell).value" : "\(cell).values.popFirst()!"
    }
}
