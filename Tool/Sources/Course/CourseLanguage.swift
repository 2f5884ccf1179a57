/// A language that the course is written in.
public enum CourseLanguage: String, CaseIterable, Sendable {
    case en, ko

    /// The language of the user's messages, as the environment says it; English if the course is not written in it.
    public init(environment: [String: String]) {
        let text = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        self = text == "ko" || text.hasPrefix("ko_") || text.hasPrefix("ko.") ? .ko : .en
    }
}
