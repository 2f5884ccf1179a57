/// Answers that are given before an app asks, in which `all` stands for whatever is not named.
public struct GivenPermissions: Equatable, Sendable {
    /// The answers, by the name of what is asked for, or `all`.
    public private(set) var answers: [String: PermissionAnswer] = [:]

    /// No answers.
    public init() {}

    /// Reads `location=allow,camera=deny`; nil for what is written otherwise, or names something that does not exist.
    public init?(text: String) {
        for pair in text.split(separator: ",") {
            let parts = pair.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, let answer = PermissionAnswer(text: parts[1]), set(answer, for: parts[0]) else {
                return nil
            }
        }
    }

    /// The answers on one line.
    public var text: String {
        answers.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.rawValue)" }.joined(separator: ",")
    }

    /// Whether no answer is given.
    public var isEmpty: Bool { answers.isEmpty }

    /// Adds an answer. False, and nothing is added, if there is nothing of that name.
    public mutating func set(_ answer: PermissionAnswer, for name: String) -> Bool {
        guard name == "all" || PermissionKind(rawValue: name) != nil else { return false }
        if name == "all" { answers = [:] }
        answers[name] = answer
        return true
    }

    /// Adds answers, which win over those that are here.
    public mutating func add(_ others: GivenPermissions) {
        if let all = others.answers["all"] { _ = set(all, for: "all") }
        for (name, answer) in others.answers where name != "all" { _ = set(answer, for: name) }
    }

    /// The answer about something; nil if none is given.
    public func answer(_ kind: PermissionKind) -> PermissionAnswer? {
        answers[kind.rawValue] ?? answers["all"]
    }
}
