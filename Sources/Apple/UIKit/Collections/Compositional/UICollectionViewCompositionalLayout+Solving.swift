extension UICollectionViewCompositionalLayout {
    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    /// Works out the places of everything.
    func solve() {
        sections = []
        boundaries = []
        size = .zero
        guard let view = collectionView else { return }
        let visible = view.bounds.inset(by: view.adjustedContentInset).size
        if visible != measuredRoom {
            measuredRoom = visible
            forgetMeasurements()
        }
        let own = insets(configuration.contentInsetsReference, of: view)
        let environment = environment(of: view)
        var position: CGFloat = 0
        // The layout's own headers and footers are those of a section without items around all others.
        let frame = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), subitems: []))
        let (start, end) = (startEdges, endEdges)
        frame.boundarySupplementaryItems = configuration.boundarySupplementaryItems
            .filter { !$0.alignment.edges.isDisjoint(with: start) }
        let head = solver(0, frame, count: 0, visible, own, own, view.traitCollection).solve(at: 0)
        boundaries = head.boundaries
        position = isVertical ? head.frame.maxY : head.frame.maxX
        for index in 0..<view.numberOfSections {
            guard let layout = provider(index, environment) else {
                fatalError("UICollectionViewCompositionalLayout: the section provider returned no section for \(index)")
            }
            if index > 0 { position += configuration.interSectionSpacing }
            let reference =
                layout.contentInsetsReference == .automatic ? own : insets(layout.contentInsetsReference, of: view)
            let viewReference =
                layout.supplementaryContentInsetsReference == .automatic
                ? reference : insets(layout.supplementaryContentInsetsReference, of: view)
            let section = solver(
                index, layout, count: view.numberOfItems(inSection: index), visible, reference, viewReference,
                view.traitCollection
            ).solve(at: position)
            position = isVertical ? section.frame.maxY : section.frame.maxX
            sections.append(section)
        }
        frame.boundarySupplementaryItems = configuration.boundarySupplementaryItems
            .filter { !$0.alignment.edges.isDisjoint(with: end) && $0.alignment.edges.isDisjoint(with: start) }
        let foot = solver(0, frame, count: 0, visible, own, own, view.traitCollection).solve(at: position)
        boundaries += foot.boundaries
        position = isVertical ? foot.frame.maxY : foot.frame.maxX
        size =
            isVertical
            ? CGSize(width: visible.width, height: position) : CGSize(width: position, height: visible.height)
    }

    private var startEdges: NSDirectionalRectEdge { isVertical ? .top : .leading }
    private var endEdges: NSDirectionalRectEdge { isVertical ? .bottom : .trailing }

    private func solver(
        _ index: Int, _ layout: NSCollectionLayoutSection, count: Int, _ room: CGSize, _ reference: UIEdgeInsets,
        _ viewReference: UIEdgeInsets, _ traits: UITraitCollection
    ) -> SectionSolver {
        SectionSolver(
            index: index, layout: layout, count: count, isVertical: isVertical, room: room, reference: reference,
            viewReference: viewReference, traits: traits, measured: measured, measuredViews: measuredViews)
    }

    /// The surroundings that sections are made for.
    func environment(of view: UICollectionView) -> LayoutEnvironment {
        let own = insets(configuration.contentInsetsReference, of: view)
        return LayoutEnvironment(
            contentSize: view.bounds.inset(by: view.adjustedContentInset).size,
            insets: NSDirectionalEdgeInsets(top: own.top, leading: own.left, bottom: own.bottom, trailing: own.right),
            traitCollection: view.traitCollection)
    }

    /// The insets that a reference stands for, across the layout, less those that the content has already.
    private func insets(_ reference: UIContentInsetsReference, of view: UICollectionView) -> UIEdgeInsets {
        var insets: UIEdgeInsets
        switch reference {
        case .none: return .zero
        case .automatic, .safeArea: insets = view.safeAreaInsets
        case .layoutMargins: insets = view.layoutMargins
        case .readableContent:
            let frame = view.readableContentGuide.layoutFrame
            insets = UIEdgeInsets(
                top: frame.minY - view.bounds.minY, left: frame.minX - view.bounds.minX,
                bottom: view.bounds.maxY - frame.maxY, right: view.bounds.maxX - frame.maxX)
        }
        let used = view.adjustedContentInset
        if isVertical {
            (insets.top, insets.bottom) = (0, 0)
            (insets.left, insets.right) = (max(insets.left - used.left, 0), max(insets.right - used.right, 0))
        } else {
            (insets.left, insets.right) = (0, 0)
            (insets.top, insets.bottom) = (max(insets.top - used.top, 0), max(insets.bottom - used.bottom, 0))
        }
        return insets
    }
}
