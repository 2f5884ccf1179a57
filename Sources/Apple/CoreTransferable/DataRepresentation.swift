/// Values as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// The form.
    public let _parts: [_TransferPart<Item>]

    /// Creates a form in which values are given and taken.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        var part = _TransferPart<Item>(contentType)
        part.exportData = exporting
        part.importData = importing
        _parts = [part]
    }

    /// Creates a form in which values are given.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        var part = _TransferPart<Item>(exportedContentType)
        part.exportData = exporting
        _parts = [part]
    }

    /// Creates a form in which values are taken.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        var part = _TransferPart<Item>(importedContentType)
        part.importData = importing
        _parts = [part]
    }
}
