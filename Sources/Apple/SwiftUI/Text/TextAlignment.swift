/// How the lines of a text stand to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// At the edge where lines begin, in the middle, or at the edge where they end.
    case leading, center, trailing

    func uiKit(_ direction: LayoutDirection) -> NSTextAlignment {
        switch self {
        case .leading: direction == .rightToLeft ? .right : .natural
        case .center: .center
        case .trailing: direction == .rightToLeft ? .left : .right
        }
    }
}
