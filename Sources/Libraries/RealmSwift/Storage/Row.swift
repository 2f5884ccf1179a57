/// The values of one object. A row that is part of a published snapshot never changes again.
final class Row {
    let key: Int64
    /// By the position of the property in its class.
    var values: [RowValue]
    /// The transaction that made it, the only one that may change it in place.
    let transaction: UInt64

    init(key: Int64, values: [RowValue], transaction: UInt64) {
        self.key = key
        self.values = values
        self.transaction = transaction
    }
}
