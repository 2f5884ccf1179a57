public import UniformTypeIdentifiers

/// A document that is an object, read from a file; what is written is a snapshot of it.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
    /// What is written of the document.
    associatedtype Snapshot
    /// The types of files that documents are read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that documents are written to; by default those that are read.
    static var writableContentTypes: [UTType] { get }
    /// Reads a document.
    init(configuration: ReadConfiguration) throws
    /// The document as it is now.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// A snapshot as a file or a folder of files.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written to.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
