/// How the lines of a text stand to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing

    var uiKit: NSTextAlignment {
        switch self {
        case .leading: .natural
        case .center: .center
        case .trailing: .right
        }
    }
}
