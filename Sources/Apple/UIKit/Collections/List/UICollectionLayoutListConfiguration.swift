/// How a section of a collection view looks as a list.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The overall look of a list.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge.
        case plain
        /// Rows from edge to edge, in groups.
        case grouped
        /// Groups of rows with round corners, away from the edges.
        case insetGrouped
        /// Rows of a sidebar, each with a background of its own.
        case sidebar
        /// Rows of a sidebar from edge to edge.
        case sidebarPlain
    }

    /// What stands above the cells of a section.
    public enum HeaderMode: Int, Sendable {
        /// Nothing.
        case none
        /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary
        /// The section's first cell.
        case firstItemInSection
    }

    /// What stands below the cells of a section.
    public enum FooterMode: Int, Sendable {
        /// Nothing.
        case none
        /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary
    }

    /// Returns the actions that swiping a cell shows; nil for none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// Returns the lines of a cell, given those of the list.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// The overall look.
    public let appearance: Appearance
    /// Whether lines stand between the cells. True by default, except in sidebars.
    public var showsSeparators: Bool
    /// The lines of all cells.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Returns the lines of a single cell; nil, the default, gives all of them ``separatorConfiguration``.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The colour behind the cells; nil, the default, is that of the appearance.
    public var backgroundColor: UIColor?
    /// The actions at the cells' leading edge; nil, the default, for none.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions at the cells' trailing edge; nil, the default, for none.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// What stands above the cells. `.none` by default.
    public var headerMode = HeaderMode.none
    /// What stands below the cells. `.none` by default.
    public var footerMode = FooterMode.none
    /// The distance above a section's header, in points; nil, the default, is that of the appearance.
    public var headerTopPadding: CGFloat?

    /// Creates the configuration of a list.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// The colour behind the cells.
    var resolvedBackgroundColor: UIColor? {
        if let backgroundColor { return backgroundColor }
        return switch appearance {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }
}
