import Foundation
import XCTest

#if canImport(Glibc)
    @preconcurrency import Glibc
#endif

/// Tells the command what becomes of each test of XCTest.
final class TestReporter: NSObject, XCTest::XCTestObservation {
    /// The one of this process. Tests of XCTest run one after another, on the main thread.
    nonisolated(unsafe) private(set) static var shared: TestReporter?

    private let descriptor: Int32
    /// The folder for attachments; nil where nobody keeps them.
    private let attachments: URL?
    private var pending: [XCTAttachment] = []
    /// The test that runs.
    private(set) var running: XCTestCase?
    /// The test that is told of; those that it runs itself are its own business, as are their failures.
    private var told: LinuxTestCase?
    /// How many activities are around what runs.
    var depth = 0

    init(descriptor: Int32, attachments: URL?) {
        self.descriptor = descriptor
        self.attachments = attachments
        super.init()
        Self.shared = self
    }

    // MARK: Activities

    func log(_ activity: String) {
        print(String(repeating: " ", count: 4 + depth * 4) + activity)
    }

    func add(_ attachment: XCTAttachment) { pending.append(attachment) }

    /// Writes what is kept of the attachments of a test that is over.
    private func keepAttachments(of test: String, hasPassed: Bool) {
        defer { pending = [] }
        guard let attachments else { return }
        for attachment in pending where !hasPassed || attachment.lifetime == .keepAlways {
            let words = test.map { $0.isLetter || $0.isNumber ? $0 : "-" } + "-\(UUID().uuidString.prefix(8))"
            let name = (attachment.name ?? "attachment").map { $0 == "/" || $0 == "\0" ? "-" : $0 }
            var file = String(words) + "-" + String(name)
            if !attachment.ending.isEmpty, !file.hasSuffix("." + attachment.ending) { file += "." + attachment.ending }
            guard (try? attachment.data.write(to: attachments.appending(path: file))) != nil else { continue }
            var message = TestMessage(.attached, test)
            message.text = file
            send(message)
        }
    }

    // MARK: Messages

    /// A line is written by one call: a test that stops the process has told all that came before.
    func send(_ message: TestMessage) {
        guard descriptor >= 0, var data = try? JSONEncoder().encode(message) else { return }
        data.append(UInt8(ascii: "\n"))
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                guard count > 0 || errno == EINTR else { return }
                rest = rest.dropFirst(max(count, 0))
            }
        }
    }

    /// `Class/test` of what XCTest calls `Class.test`.
    private func name(of test: LinuxTestCase) -> String {
        let words = test.name.split(separator: ".", omittingEmptySubsequences: false)
        return words.dropLast().joined(separator: ".") + "/" + (words.last ?? "")
    }

    func testCaseWillStart(_ testCase: LinuxTestCase) {
        fflush(stdout)
        guard told == nil else { return }
        told = testCase
        running = testCase as? XCTestCase
        send(TestMessage(.started, name(of: testCase)))
    }

    func testCase(
        _ testCase: LinuxTestCase, didFailWithDescription description: String, inFile filePath: String?,
        atLine lineNumber: Int
    ) {
        guard testCase === told else { return }
        var message = TestMessage(.failed, name(of: testCase))
        message.text = description
        message.file = filePath
        message.line = filePath == nil ? nil : lineNumber
        send(message)
    }

    /// A failure that the test expects.
    func tell(_ failure: XCTExpectedFailure, of test: XCTestCase) {
        guard test === told else { return }
        let issue = failure.issue
        let place = issue.sourceCodeContext.location
        let words = issue.compactDescription + (failure.failureReason.map { " (\($0))" } ?? "")
        let line = place.map { "\($0.fileURL.path):\($0.lineNumber)" } ?? "<unknown>"
        print("\(line): \(test.name) : expected failure: \(words)")
        var message = TestMessage(.failed, name(of: test))
        message.text = words
        message.file = place?.fileURL.path
        message.line = place?.lineNumber
        message.isExpected = true
        send(message)
        TestObserver.tell(failure, of: test)
    }

    func testCaseDidFinish(_ testCase: LinuxTestCase) {
        fflush(stdout)
        guard testCase === told else { return }
        told = nil
        let test = name(of: testCase)
        keepAttachments(of: test, hasPassed: testCase.testRun?.hasSucceeded ?? false)
        if testCase.testRun?.hasBeenSkipped == true { send(TestMessage(.skipped, test)) }
        var message = TestMessage(.ended, test)
        message.seconds = testCase.testRun?.testDuration ?? 0
        send(message)
        depth = 0
        running = nil
    }
}
