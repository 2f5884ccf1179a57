/// A part of a test that has a name of its own.
public protocol XCTActivity {
    /// The name in the log.
    var name: String { get }
    /// Leaves an attachment in the test's report.
    func add(_ attachment: XCTAttachment)
}
