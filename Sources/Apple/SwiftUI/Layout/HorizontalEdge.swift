/// The side on which a line begins or ends.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    case leading, trailing
}
