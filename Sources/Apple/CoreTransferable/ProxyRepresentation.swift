/// Values in the forms of another type, by which they go.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    /// The forms of the other type.
    public let _parts: [_TransferPart<Item>]

    /// Creates forms in which values are given and taken.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> Proxy,
        importing: @escaping @Sendable (Proxy) async throws -> Item
    ) { _parts = Self.parts(exporting, importing) }

    /// Creates forms in which values are given.
    public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) { _parts = Self.parts(exporting, nil) }

    /// Creates forms in which values are taken.
    public init(importing: @escaping @Sendable (Proxy) async throws -> Item) { _parts = Self.parts(nil, importing) }

    private static func parts(
        _ exporting: (@Sendable (Item) async throws -> Proxy)?, _ importing: (@Sendable (Proxy) async throws -> Item)?
    ) -> [_TransferPart<Item>] {
        Proxy.parts.map { known in
            var part = _TransferPart<Item>(known.contentType)
            if let exporting {
                if let export = known.exportData { part.exportData = { try await export(exporting($0)) } }
                if let export = known.exportFile { part.exportFile = { try await export(exporting($0)) } }
            }
            if let importing {
                if let read = known.importData { part.importData = { try await importing(read($0)) } }
                if let read = known.importFile { part.importFile = { try await importing(read($0)) } }
            }
            return part
        }
    }
}
