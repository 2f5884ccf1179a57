/// What a person says when an app asks for something of theirs.
public enum PermissionAnswer: String, CaseIterable, Sendable {
    /// Yes; for the location, while the app is used.
    case allow
    /// Yes, until the app ends.
    case once
    /// Yes, in the background too.
    case always
    /// Yes, to a part.
    case limited
    case deny
    /// Nothing yet: the next request asks.
    case unset

    /// Reads an answer, by its name here or by one that Maestro has for the location.
    public init?(text: String) {
        switch text.lowercased() {
        case "inuse": self = .allow
        case "never": self = .deny
        case let name:
            guard let answer = PermissionAnswer(rawValue: name) else { return nil }
            self = answer
        }
    }
}
