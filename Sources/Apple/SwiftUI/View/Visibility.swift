/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the system does, or shown, or hidden.
    case automatic, visible, hidden
}
