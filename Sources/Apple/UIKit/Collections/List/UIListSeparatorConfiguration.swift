/// The lines above and below a cell of a list.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: @MainActor Hashable {
    /// Whether a line is drawn.
    public enum Visibility: Int, Sendable {
        /// As the list's appearance and the cell's place have it.
        case automatic
        /// It is drawn.
        case visible
        /// It is not drawn.
        case hidden
    }

    /// A marker for insets: the line begins where the cell's text does.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Whether the line above the cell is drawn. `.automatic` by default: where the list has no line there already.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line below the cell is drawn. `.automatic` by default: not below a section's last cell, unless the
    /// list is plain.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The distances of the line above from the cell's edges, in points. ``automaticInsets`` by default.
    public var topSeparatorInsets = automaticInsets
    /// The distances of the line below from the cell's edges, in points. ``automaticInsets`` by default.
    public var bottomSeparatorInsets = automaticInsets
    /// The colour of the lines. `.separator` by default.
    public var color: UIColor = .separator
    /// The colour of the lines between cells of which several can be selected. `.separator` by default.
    public var multipleSelectionColor: UIColor = .separator
    /// An effect in place of the colour. Has no effect: the colour is drawn.
    public var visualEffect: UIVisualEffect?

    /// Creates the lines of a list: a sidebar's are hidden, all others automatic.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        guard listAppearance == .sidebar || listAppearance == .sidebarPlain else { return }
        topSeparatorVisibility = .hidden
        bottomSeparatorVisibility = .hidden
    }
}
