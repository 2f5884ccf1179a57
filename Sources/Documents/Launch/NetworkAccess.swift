/// The share of the network that an app in the box has.
public enum NetworkAccess: String, CaseIterable, Sendable {
    /// The machine's own network, with all that listens on it.
    case on
    /// A network with nothing in it but the app.
    case off
    /// The same; only the hosts of `--stub` answer.
    case stubs
}
