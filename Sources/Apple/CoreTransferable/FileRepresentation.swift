/// Values as files.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    /// The form.
    public let _parts: [_TransferPart<Item>]

    /// Creates a form in which values are given and taken. What is received is a copy, whatever is said of originals.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        var part = _TransferPart<Item>(contentType)
        part.exportFile = exporting
        part.importFile = importing
        _parts = [part]
    }

    /// Creates a form in which values are given.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        var part = _TransferPart<Item>(exportedContentType)
        part.exportFile = exporting
        _parts = [part]
    }

    /// Creates a form in which values are taken.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        var part = _TransferPart<Item>(importedContentType)
        part.importFile = importing
        _parts = [part]
    }
}
