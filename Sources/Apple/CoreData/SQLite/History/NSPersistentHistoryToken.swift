public import Foundation

/// A place in the history of a coordinator's stores, to be kept and to go on from later.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The last transaction of each store, by the store's identifier.
    final let transactions: [String: Int64]

    init(_ transactions: [String: Int64]) { self.transactions = transactions }

    /// Tokens can be archived securely.
    public static var supportsSecureCoding: Bool { true }

    /// A token from an archive; nil if there is none.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "NSHistoryTransactions") as Data?,
            let found = try? PropertyListDecoder().decode([String: Int64].self, from: data)
        else { return nil }
        transactions = found
    }

    /// Writes the token to an archive.
    public func encode(with coder: NSCoder) {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        if let data = try? encoder.encode(transactions) {
            coder.encode(data as NSData, forKey: "NSHistoryTransactions")
        }
    }

    /// The token itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other is a token of the same place.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSPersistentHistoryToken)?.transactions == transactions
    }

    open override var hash: Int { transactions.hashValue }

    open override var description: String { "<NSPersistentHistoryToken - \(transactions)>" }
}
