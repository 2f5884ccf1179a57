/// How the lines of a text stand to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// At the edge where lines begin, in the middle, or at the edge where they end.
    case leading, center, trailing

    var uiKit: NSTextAlignment {
        switch self {
        case .leading: .natural
        case .center: .center
        case .trailing: .right
        }
    }
}
