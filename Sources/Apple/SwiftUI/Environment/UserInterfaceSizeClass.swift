/// How much room there is.
public enum UserInterfaceSizeClass: Sendable {
    /// Little room, or much.
    case compact, regular

    init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}
