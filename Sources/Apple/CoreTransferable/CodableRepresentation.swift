/// Values as what an encoder makes of them.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    /// The form.
    public let _parts: [_TransferPart<Item>]

    /// Creates a form in JSON.
    public init(contentType: UTType) {
        var part = _TransferPart<Item>(contentType)
        part.exportData = { try JSONEncoder().encode($0) }
        part.importData = { try JSONDecoder().decode(Item.self, from: $0) }
        _parts = [part]
    }
}
