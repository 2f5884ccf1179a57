import Foundation
import ObjectiveC
import RuntimeShims
@_exported import XCTest

/// A class of tests, as Apple's XCTest has it: what fails is an issue, which a class may look at and change, and a test may
/// end at its first failure.
open class XCTestCase: XCTest::XCTestCase {
    /// What the test expects to fail.
    let expectedFailures = ExpectedFailures()
    /// What watches for the test while it runs.
    var watches: [AnyObject] = []

    private var goesOn = true
    /// While the one on Linux is told, which would end the process.
    private var isTelling = false

    /// Creates a case that runs one test. Libraries whose tests are found at run time make cases of their own.
    public required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
        super.init(name: name, testClosure: { try testClosure($0 as! XCTestCase) })
    }

    /// Whether a test goes on after its first failure.
    open override var continueAfterFailure: Bool {
        get { goesOn || isTelling }
        set { goesOn = newValue }
    }

    /// Tells of an issue, which fails the test unless it expects it.
    ///
    /// Failed assertions and errors come here as well. A class that overrides it hands on what is to be told of.
    open func record(_ issue: XCTIssue) {
        if let expected = expectedFailures.take(issue) {
            TestReporter.shared?.tell(expected, of: self)
            return
        }
        for attachment in issue.attachments { add(attachment) }
        let place = issue.sourceCodeContext.location
        isTelling = true
        super.recordFailure(
            withDescription: issue.compactDescription, inFile: place?.fileURL.path ?? "<unknown>",
            atLine: place?.lineNumber ?? 0, expected: issue.type == .assertionFailure)
        isTelling = false
        TestObserver.tell(issue, of: self)
        // An error has ended what it came from.
        if !continueAfterFailure, issue.type != .thrownError { EarlyEnd.leave() }
    }

    open override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        // Apple's fails by a measurement only where there is a recorded one to compare it with, which there is not here.
        guard !description.contains("The relative standard deviation of the measurements is") else {
            return print("\(filePath):\(lineNumber): \(name) : \(description)")
        }
        let place =
            lineNumber > 0 && !filePath.hasPrefix("<")
            ? XCTSourceCodeLocation(filePath: filePath, lineNumber: lineNumber) : nil
        record(
            XCTIssue(
                type: expected ? .assertionFailure : .thrownError, compactDescription: Self.appleWords(description),
                sourceCodeContext: XCTSourceCodeContext(location: place)))
    }

    /// What Apple's XCTest says where the one on Linux says it otherwise: tests of tests look at the words.
    private static func appleWords(_ description: String) -> String {
        guard let inverted = description.wholeMatch(of: #/Asynchronous wait failed - (Fulfilled .+?) '(.*)'/#)
        else { return description }
        return "\(inverted.1) \"\(inverted.2)\"."
    }

    /// Whether each test runs once in the light and once in the dark.
    open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

    /// Whether it runs once in the light and once in the dark.
    private var isRepeated: Bool {
        Self.runsForEachTargetApplicationUIConfiguration && TestedApp.executable != nil
    }

    open override func invokeTest() {
        if isRepeated { TestedApp.appearance = "light" }
        defer { TestedApp.appearance = nil }
        // Left from `setUp`: the test does not run, and what is after it does.
        autoreleasepool {
            if EarlyEnd.call({ super.invokeTest() }) { endEarly() }
        }
        for issue in expectedFailures.finish() {
            continueAfterFailure = true
            record(issue)
        }
    }

    /// Runs the test in the dark as well, where it asks for that. It has run in the light.
    func repeatIfNeeded(_ body: () throws -> Void) throws {
        guard isRepeated else { return }
        tearDown()
        try tearDownWithError()
        TestedApp.appearance = "dark"
        try setUpWithError()
        setUp()
        try body()
    }

    private func endEarly() {
        continueAfterFailure = true
        tearDown()
        do { try tearDownWithError() } catch {
            record(XCTIssue(type: .thrownError, compactDescription: "threw error \"\(error)\""))
        }
    }
}
