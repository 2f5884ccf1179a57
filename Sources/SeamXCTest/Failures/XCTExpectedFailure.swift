/// A failure that a test expects, and that does not fail it.
public final class XCTExpectedFailure {
    /// Which issues are expected, and what their absence means.
    public final class Options {
        /// Whether an issue is the expected one; every issue is without it.
        public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
        /// Whether failures are expected at all.
        public var isEnabled = true
        /// Whether it is an issue that there was none.
        public var isStrict = true

        /// Expects any issue.
        public init() {}

        /// Expects any issue, or none.
        public static func nonStrict() -> Options {
            let options = Options()
            options.isStrict = false
            return options
        }
    }

    /// Why the failure is expected.
    public let failureReason: String?
    /// The issue.
    public let issue: XCTIssue

    init(failureReason: String?, issue: XCTIssue) {
        self.failureReason = failureReason
        self.issue = issue
    }
}
