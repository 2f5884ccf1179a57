public import UniformTypeIdentifiers

/// A document that is a value, read from a file and written to one.
@preconcurrency
public protocol FileDocument {
    /// The types of files that documents are read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that documents are written to; by default those that are read.
    static var writableContentTypes: [UTType] { get }
    /// Reads a document.
    init(configuration: ReadConfiguration) throws
    /// The document as a file or a folder of files.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written to.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file, or the folder of files.
    public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
    /// The type that is asked for.
    public let contentType: UTType
    /// The file that the document was read from; nil for a new one.
    public let existingFile: FileWrapper?
}
