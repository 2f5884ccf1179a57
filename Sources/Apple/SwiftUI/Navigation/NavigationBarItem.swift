/// The title display of a navigation bar.
public struct NavigationBarItem: Sendable {
    /// How large a title is.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As the screen before has it.
        case automatic
        /// Small, in the bar.
        case inline
        /// Large, under the bar.
        case large

        var uiKit: UINavigationItem.LargeTitleDisplayMode {
            switch self {
            case .automatic: .automatic
            case .inline: .never
            case .large: .always
            }
        }
    }
}
