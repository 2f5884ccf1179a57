import Foundation

/// A line of a file.
public struct XCTSourceCodeLocation: Hashable, Sendable {
    /// The file.
    public let fileURL: URL
    /// From 1.
    public let lineNumber: Int

    /// A line of the file with a URL.
    public init(fileURL: URL, lineNumber: Int) {
        self.fileURL = fileURL
        self.lineNumber = lineNumber
    }

    /// A line of the file at a path.
    public init(filePath: String, lineNumber: Int) {
        self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
    }

    /// The place of an assertion.
    public init(filePath: StaticString, lineNumber: UInt) {
        self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber))
    }
}
