/// The side on which a line begins or ends.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    /// The edge where lines begin, and the one where they end.
    case leading, trailing
}
