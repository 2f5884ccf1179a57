public import Foundation

/// What an app answers to a ``RemoteRequest``.
public struct RemoteAnswer: Codable, Sendable {
    /// Something that is wrong for people who use assistive technology.
    public struct Finding: Codable, Sendable {
        /// The kind, by the number that `XCUIAccessibilityAuditType` gives it.
        public var kind: UInt64
        /// In few words, and in more.
        public var summary: String
        public var details: String
        /// Where the element stands in the tree: the positions of children, from the top.
        public var path: [Int]

        public init(kind: UInt64, summary: String, details: String, path: [Int]) {
            (self.kind, self.summary, self.details, self.path) = (kind, summary, details, path)
        }
    }

    /// Why it could not be done.
    public var failure: String?
    public var tree: RemoteElement?
    public var picture: Data?
    /// The points of the screen in a pixel of the picture, times over.
    public var scale: Double?
    public var findings: [Finding]?

    public init() {}

    /// A failure.
    public init(failure: String) { self.failure = failure }
}
