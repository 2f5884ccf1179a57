/// A document that a query has found.
public final class QueryDocumentSnapshot: DocumentSnapshot, @unchecked Sendable {
    /// The fields.
    public override func data() -> [String: Any] { fields ?? [:] }
    /// The fields.
    public override func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any] { fields ?? [:] }
}
