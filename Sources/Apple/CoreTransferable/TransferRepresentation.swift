/// One or more forms in which values of a type are given and taken.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type whose values they are.
    associatedtype Item: Transferable
    /// The forms, the best one first.
    var _parts: [_TransferPart<Item>] { get }
}

extension TransferRepresentation {
    /// Gives values in these forms only if a condition holds for them.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item>
    {
        _ChangedRepresentation(
            parts: _parts.map {
                var part = $0
                let known = part.isExported
                part.isExported = { known($0) && condition($0) }
                return part
            })
    }

    /// Sets the name of files that are made of values.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        suggestedFileName { _ in fileName }
    }

    /// Sets the name of files that are made of values; nil leaves it open.
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<
        Item
    > {
        _ChangedRepresentation(
            parts: _parts.map {
                var part = $0
                part.fileName = fileName
                return part
            })
    }
}

/// Forms of which something was changed.
struct _ChangedRepresentation<Item: Transferable>: TransferRepresentation {
    let parts: [_TransferPart<Item>]
    var _parts: [_TransferPart<Item>] { parts }
}

/// One form of a value: its type, and how it is made and read.
public struct _TransferPart<Item>: Sendable {
    /// The type of the data or file.
    public let contentType: UTType
    /// Makes the data, or nil where values are not given in this form.
    public var exportData: (@Sendable (Item) async throws -> Data)?
    /// Reads the data, or nil where values are not taken in this form, or from files alone.
    public var importData: (@Sendable (Data) async throws -> Item)?
    /// Makes a file, or nil where the form is data.
    public var exportFile: (@Sendable (Item) async throws -> SentTransferredFile)?
    /// Reads a file, or nil where the form is data.
    public var importFile: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
    /// Whether a value is given in this form.
    public var isExported: @Sendable (Item) -> Bool = { _ in true }
    /// The name of a file that is made of a value; nil for any.
    public var fileName: @Sendable (Item) -> String? = { _ in nil }

    init(_ contentType: UTType) { self.contentType = contentType }
}
