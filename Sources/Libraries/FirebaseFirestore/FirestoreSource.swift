/// Where a document is looked for. All are here.
public enum FirestoreSource: UInt, Sendable {
    /// At the server, or else here.
    case `default`
    /// At the server.
    case server
    /// Here.
    case cache
}
