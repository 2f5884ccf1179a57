extension NSCollectionLayoutSection {
    /// Creates a section whose cells stand one under the other and say their own height.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Self {
        unsafeDowncast(ListSections.section(configuration, layoutEnvironment), to: Self.self)
    }
}

extension UICollectionViewCompositionalLayout {
    /// Creates a layout whose sections are lists of one configuration.
    public class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { index, environment in
            ListSections.section(configuration, environment, isFirst: index == 0)
        }
    }
}

/// Makes sections of lists, with the measures that ``TableLook`` has of tables: both look alike on iOS.
@MainActor
enum ListSections {
    static func section(
        _ configuration: UICollectionLayoutListConfiguration, _ environment: any NSCollectionLayoutEnvironment,
        isFirst: Bool = false
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableLook.rowHeight))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.listConfiguration = configuration
        let appearance = configuration.appearance
        let margin = TableLook.margin(forWidth: environment.container.contentSize.width)
        var insets = NSDirectionalEdgeInsets.zero
        if appearance == .insetGrouped || appearance == .sidebar {
            (insets.leading, insets.trailing) = (margin, margin)
        }
        if appearance != .insetGrouped, appearance != .sidebar { section.contentInsetsReference = .none }
        let isGrouped = appearance == .grouped || appearance == .insetGrouped
        let hasHeader = configuration.headerMode == .supplementary
        let hasFooter = configuration.footerMode == .supplementary
        if isGrouped, !hasHeader {
            insets.top = isFirst ? TableLook.groupedTopGap : TableLook.groupedGap
        }
        if isGrouped, !hasFooter { insets.bottom = TableLook.groupedGap }
        if configuration.headerMode == .firstItemInSection, !isGrouped, let padding = configuration.headerTopPadding {
            insets.top = padding
        }
        section.contentInsets = insets
        if hasHeader {
            let header = boundary(UICollectionView.elementKindSectionHeader, .top)
            header.pinToVisibleBounds = !isGrouped && appearance != .sidebar
            let standard: CGFloat = isGrouped ? (isFirst ? 0 : TableLook.groupedGap) : TableLook.plainHeaderPadding
            section.headerPadding = configuration.headerTopPadding ?? (isFirst && !isGrouped ? 0 : standard)
            section.boundarySupplementaryItems.append(header)
        }
        if hasFooter {
            section.boundarySupplementaryItems.append(boundary(UICollectionView.elementKindSectionFooter, .bottom))
        }
        return section
    }

    private static func boundary(
        _ kind: String, _ alignment: NSRectAlignment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableLook.plainHeaderHeight)),
            elementKind: kind, alignment: alignment)
    }
}
