/// What a process with tests tells of them as it happens: a line of JSON.
struct TestMessage: Codable, Sendable {
    /// The thing that happened.
    enum Kind: String, Codable, Sendable {
        case listed, started, failed, skipped, attached, ended, finished
    }

    var kind: Kind
    /// `Suite/test`
    var test = ""
    /// A failure's words, the name of an attachment, or the reason for skipping.
    var text: String?
    /// Where it happened.
    var file: String?
    var line: Int?
    /// How long the test took.
    var seconds: Double?
    /// Whether the author expected the failure.
    var isExpected: Bool?

    /// - Parameter test: `Suite/test`
    init(_ kind: Kind, _ test: String = "") {
        self.kind = kind
        self.test = test
    }
}
