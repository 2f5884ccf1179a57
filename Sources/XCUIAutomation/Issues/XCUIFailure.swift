import Foundation
import SeamXCTest

/// Why something could not be done with an app.
struct XCUIFailure: Error {
    var message: String

    init(_ message: String) { self.message = message }

    /// The last place of a test where something was done.
    nonisolated(unsafe) private static var place: XCTSourceCodeLocation?

    /// Notes where a test is.
    static func note(_ file: StaticString?, _ line: UInt) {
        if let file { place = XCTSourceCodeLocation(filePath: file, lineNumber: line) }
    }

    /// Fails the test that runs.
    func record(_ file: StaticString?, _ line: UInt) {
        Self.note(file, line)
        let place = file.map { XCTSourceCodeLocation(filePath: $0, lineNumber: line) } ?? Self.place
        TestedApp.record(
            XCTIssue(
                type: .assertionFailure, compactDescription: message,
                sourceCodeContext: XCTSourceCodeContext(location: place)))
    }
}
