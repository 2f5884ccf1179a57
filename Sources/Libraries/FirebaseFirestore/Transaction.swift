/// Changes that follow from what was read.
public final class Transaction: WriteBatch, @unchecked Sendable {
    /// Reads a document.
    public func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot { document.snapshot }
}
