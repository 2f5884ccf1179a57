/// A file that is given.
public struct SentTransferredFile: Sendable {
    /// Where it is.
    public let file: URL
    /// Whether the receiver may have the file itself rather than a copy.
    public let allowAccessingOriginalFile: Bool

    /// Creates what tells of a file.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that is taken. It is there while the closure runs that reads it.
public struct ReceivedTransferredFile: Sendable {
    /// Where it is.
    public let file: URL
    /// Whether it is the file itself rather than a copy.
    public let isOriginalFile: Bool

    /// Creates what tells of a received file; for what hands files to apps.
    public init(_file file: URL, isOriginal: Bool) {
        self.file = file
        isOriginalFile = isOriginal
    }
}
