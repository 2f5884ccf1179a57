import Foundation

/// Hears of tests as they run, and of what is wrong with them.
///
/// Tests know it as `XCTestObservation`. The compiler takes protocols of one name in two modules for the same.
public protocol TestObservation: AnyObject {
    /// The tests of a bundle are about to run.
    func testBundleWillStart(_ testBundle: Bundle)
    /// A suite is about to run.
    func testSuiteWillStart(_ testSuite: XCTestSuite)
    /// A test is about to run.
    func testCaseWillStart(_ testCase: LinuxTestCase)
    /// An issue of a test was recorded.
    func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)
    /// A failure that a test expects was recorded.
    func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure)
    /// A test has failed.
    func testCase(
        _ testCase: LinuxTestCase, didFailWithDescription description: String, inFile filePath: String?,
        atLine lineNumber: Int)
    /// A test is over.
    func testCaseDidFinish(_ testCase: LinuxTestCase)
    /// A suite is over.
    func testSuiteDidFinish(_ testSuite: XCTestSuite)
    /// The tests of a bundle are over.
    func testBundleDidFinish(_ testBundle: Bundle)
}

/// The observation that tests see.
public typealias XCTestObservation = TestObservation

extension TestObservation {
    public func testBundleWillStart(_ testBundle: Bundle) {}
    public func testSuiteWillStart(_ testSuite: XCTestSuite) {}
    public func testCaseWillStart(_ testCase: LinuxTestCase) {}
    public func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {}
    public func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {}
    public func testCase(
        _ testCase: LinuxTestCase, didFailWithDescription description: String, inFile filePath: String?,
        atLine lineNumber: Int
    ) {}
    public func testCaseDidFinish(_ testCase: LinuxTestCase) {}
    public func testSuiteDidFinish(_ testSuite: XCTestSuite) {}
    public func testBundleDidFinish(_ testBundle: Bundle) {}
}
