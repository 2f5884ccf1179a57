import Foundation

extension URL {
    /// Begins to use a file that a person chose for the app.
    ///
    /// Files that a person chooses are copied to where the app may read them, so nothing has to be begun on Linux.
    ///
    /// - Returns: Whether the app may read the file. On Apple's platforms it is whether there was something to begin.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool {
        isFileURL && FileManager.default.isReadableFile(atPath: path)
    }

    /// Ends the use of a file. Has no effect: what a person chose stays readable.
    public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
    /// As ``Foundation/URL/startAccessingSecurityScopedResource()``.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool {
        (self as URL).startAccessingSecurityScopedResource()
    }

    /// Ends the use of a file. Has no effect: what a person chose stays readable.
    public func stopAccessingSecurityScopedResource() {}
}
