import XCTest

extension LinuxTestCase {
    /// Leaves an attachment in the test's report.
    public func add(_ attachment: XCTAttachment) { TestReporter.shared?.add(attachment) }
}
