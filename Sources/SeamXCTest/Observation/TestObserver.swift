import Foundation
import XCTest

/// Hands on to an observer what the XCTest on Linux tells, and issues.
final class TestObserver: NSObject, XCTest::XCTestObservation {
    nonisolated(unsafe) private static var all: [TestObserver] = []

    private let observer: any TestObservation

    private init(_ observer: any TestObservation) { self.observer = observer }

    static func add(_ observer: any TestObservation) {
        let own = TestObserver(observer)
        all.append(own)
        XCTestObservationCenter.shared.addTestObserver(own as any LinuxTestObservation)
    }

    static func remove(_ observer: any TestObservation) {
        for own in all where own.observer === observer {
            XCTestObservationCenter.shared.removeTestObserver(own as any LinuxTestObservation)
        }
        all.removeAll { $0.observer === observer }
    }

    // MARK: Issues

    static func tell(_ issue: XCTIssue, of test: XCTestCase) {
        for own in all { own.observer.testCase(test, didRecord: issue) }
    }

    static func tell(_ failure: XCTExpectedFailure, of test: XCTestCase) {
        for own in all { own.observer.testCase(test, didRecord: failure) }
    }

    // MARK: What XCTest tells

    func testBundleWillStart(_ testBundle: Bundle) { observer.testBundleWillStart(testBundle) }
    func testSuiteWillStart(_ testSuite: XCTestSuite) { observer.testSuiteWillStart(testSuite) }
    func testCaseWillStart(_ testCase: LinuxTestCase) { observer.testCaseWillStart(testCase) }

    func testCase(
        _ testCase: LinuxTestCase, didFailWithDescription description: String, inFile filePath: String?,
        atLine lineNumber: Int
    ) {
        observer.testCase(testCase, didFailWithDescription: description, inFile: filePath, atLine: lineNumber)
    }

    func testCaseDidFinish(_ testCase: LinuxTestCase) { observer.testCaseDidFinish(testCase) }
    func testSuiteDidFinish(_ testSuite: XCTestSuite) { observer.testSuiteDidFinish(testSuite) }
    func testBundleDidFinish(_ testBundle: Bundle) { observer.testBundleDidFinish(testBundle) }
}

extension XCTestObservationCenter {
    /// Has an observer hear of tests from now on.
    public func addTestObserver(_ testObserver: any TestObservation) { TestObserver.add(testObserver) }
    /// Has an observer hear of nothing any more.
    public func removeTestObserver(_ testObserver: any TestObservation) { TestObserver.remove(testObserver) }
}
