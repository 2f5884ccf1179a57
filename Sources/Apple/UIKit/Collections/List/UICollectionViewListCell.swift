/// A cell or a header of a list, with accessories at its edges and lines above and below it.
open class UICollectionViewListCell: UICollectionViewCell {
    /// How deep the content is indented. 0 by default; the section snapshot of a diffable data source sets it.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }
    /// The width of a level, in points. 10 by default.
    open var indentationWidth: CGFloat = TableLook.indentationWidth {
        didSet { setNeedsLayout() }
    }
    /// Whether the accessories before the content are indented with it. True by default.
    open var indentsAccessories = true {
        didSet { setNeedsLayout() }
    }
    /// What stands at the edges of the cell, from the leading to the trailing one.
    open var accessories: [UICellAccessory] = [] {
        didSet {
            accessoryViews.show(accessories)
            setNeedsLayout()
        }
    }

    /// Where the lines above and below the cell begin and end; constraints of the app's may move its edges.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = makeSeparatorGuide()
    private var guideLeading: NSLayoutConstraint?

    /// Where the cell stands in its list.
    struct Place {
        var configuration: UICollectionLayoutListConfiguration
        var isFirst = false
        var isLast = false
        var isHeader = false
        var isFooter = false
        var margin: CGFloat = 16
        var separators: UIListSeparatorConfiguration

        var isGrouped: Bool { configuration.appearance == .grouped || configuration.appearance == .insetGrouped }
        var isSidebar: Bool { configuration.appearance == .sidebar || configuration.appearance == .sidebarPlain }
    }

    var place: Place? {
        didSet { placeDidChange() }
    }
    var editing = false {
        didSet { if editing != oldValue { stateDidChange() } }
    }
    var isExpanded = false {
        didSet { if isExpanded != oldValue { stateDidChange() } }
    }
    var isSwiped = false {
        didSet { if isSwiped != oldValue { stateDidChange() } }
    }
    var isReordering = false {
        didSet { if isReordering != oldValue { stateDidChange() } }
    }
    private lazy var accessoryViews = ListAccessoryViews(of: self)
    private let topLine = CellSeparatorView()
    private let bottomLine = CellSeparatorView()
    private var hasOwnBackground = false
    private var showsDefaultBackground = false

    // MARK: Configurations

    /// Returns the content configuration of a cell or header at the cell's place in its list, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let place else { return .cell() }
        var result: UIListContentConfiguration
        if place.isHeader {
            result = place.isSidebar ? .sidebarHeader() : place.isGrouped ? .groupedHeader() : .plainHeader()
        } else if place.isFooter {
            result = place.isGrouped ? .groupedFooter() : .plainFooter()
        } else {
            result = place.isSidebar ? .sidebarCell() : .cell()
        }
        result.directionalLayoutMargins.leading = place.margin
        result.directionalLayoutMargins.trailing = place.margin
        return result
    }

    /// Returns the background configuration of a cell or header at the cell's place in its list.
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        guard let place else { return super.defaultBackgroundConfiguration() }
        if place.isHeader || place.isFooter {
            return place.isSidebar
                ? .listSidebarHeader() : place.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
        }
        switch place.configuration.appearance {
        case .plain: return .listPlainCell()
        case .grouped, .insetGrouped: return .listGroupedCell()
        case .sidebar, .sidebarPlain:
            var result = UIBackgroundConfiguration.listSidebarCell()
            if place.configuration.appearance == .sidebar { result.cornerRadius = TableLook.insetGroupedCornerRadius }
            return result
        }
    }

    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            hasOwnBackground = true
            super.backgroundConfiguration = newValue
        }
    }

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isEditing = editing
        state.isExpanded = isExpanded
        state.isSwiped = isSwiped
        state.isReordering = isReordering
        return state
    }

    open override func updateConfiguration(using state: UICellConfigurationState) {
        // What the cell shows by itself is not what the app has set.
        let wasOwn = hasOwnBackground
        super.updateConfiguration(using: state)
        if !wasOwn, showsDefaultBackground { hasOwnBackground = false }
        accessoryViews.update(state)
        setNeedsLayout()
    }

    private func stateDidChange() { setNeedsUpdateConfiguration() }

    private func placeDidChange() {
        guard let place else { return }
        if !hasOwnBackground, backgroundView == nil {
            super.backgroundConfiguration = defaultBackgroundConfiguration()
            showsDefaultBackground = true
        }
        let isRounded =
            place.configuration.appearance == .insetGrouped && !(place.isHeader && !isItem)
            && !place.isFooter
        layer.cornerRadius = isRounded ? TableLook.insetGroupedCornerRadius : 0
        if isRounded {
            var corners: CACornerMask = []
            if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
            layer.maskedCorners = corners
        }
        clipsToBounds = isRounded
        contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 11, leading: place.margin, bottom: 11, trailing: place.margin)
        setNeedsUpdateConfiguration()
    }

    /// Whether the cell shows an item, and not what stands above or below a section.
    var isItem: Bool { shownAttributes.map { $0.representedElementCategory == .cell } ?? true }

    // MARK: Layout

    override var contentFrame: CGRect {
        let span = accessoryViews.contentSpan(width: bounds.width)
        return CGRect(x: span.left, y: 0, width: max(span.right - span.left, 0), height: bounds.height)
    }

    /// The distance from the cell's edges to its accessories.
    var edgeMargin: CGFloat { place?.margin ?? 16 }

    open override func layoutSubviews() {
        (configuredView as? UIListContentView)?.trailingMarginLimit =
            accessoryViews.hasTrailing ? CellAccessories.contentGap : nil
        super.layoutSubviews()
        accessoryViews.layOut()
        layOutLines()
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let span = accessoryViews.contentSpan(width: targetSize.width)
        (configuredView as? UIListContentView)?.trailingMarginLimit =
            accessoryViews.hasTrailing ? CellAccessories.contentGap : nil
        let size = super.systemLayoutSizeFitting(
            CGSize(width: max(span.right - span.left, 0), height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: targetSize.width, height: max(size.height, accessoryViews.height))
    }

    // MARK: Lines

    private func makeSeparatorGuide() -> UILayoutGuide {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        let leading = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: textStart)
        leading.priority = .fittingSizeLevel
        let trailing = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
        trailing.priority = .fittingSizeLevel
        NSLayoutConstraint.activate([
            leading, trailing, guide.topAnchor.constraint(equalTo: topAnchor),
            guide.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        guideLeading = leading
        return guide
    }

    /// Where the text begins.
    private var textStart: CGFloat {
        let left = (configuredView as? UIListContentView)?.textLeft ?? edgeMargin
        return contentView.frame.minX + left
    }

    private func layOutLines() {
        guard let place, place.configuration.showsSeparators, !place.isFooter, isItem else {
            topLine.removeFromSuperview()
            bottomLine.removeFromSuperview()
            return
        }
        if let guideLeading, guideLeading.constant != textStart { guideLeading.constant = textStart }
        let separators = place.separators
        let isPlain = !place.isGrouped
        let isHighlightedAsHeader = place.isHeader && isPlain
        let showsBottom: Bool =
            switch separators.bottomSeparatorVisibility {
            case .visible: true
            case .hidden: false
            case .automatic: !place.isLast || isPlain && !isHighlightedAsHeader
            }
        let showsTop: Bool =
            switch separators.topSeparatorVisibility {
            case .visible: true
            case .hidden, .automatic: false
            }
        let line = 1 / contentScaleFactor
        let color = editing ? separators.multipleSelectionColor : separators.color
        show(topLine, showsTop, separators.topSeparatorInsets, color, y: 0, line)
        show(bottomLine, showsBottom, separators.bottomSeparatorInsets, color, y: bounds.height - line, line)
    }

    private func show(
        _ view: UIView, _ isShown: Bool, _ insets: NSDirectionalEdgeInsets, _ color: UIColor, y: CGFloat,
        _ line: CGFloat
    ) {
        guard isShown else { return view.removeFromSuperview() }
        if view.superview !== self { UIView.performWithoutAnimation { addSubview(view) } }
        view.backgroundColor = color
        let isMeasured = insets.leading == UIListSeparatorConfiguration.automaticInsets.leading
        let left =
            isMeasured ? (guideLeading == nil ? textStart : separatorLayoutGuide.layoutFrame.minX) : insets.leading
        let right =
            insets.trailing == UIListSeparatorConfiguration.automaticInsets.trailing
            ? (guideLeading == nil ? bounds.width : separatorLayoutGuide.layoutFrame.maxX)
            : bounds.width - insets.trailing
        view.frame = CGRect(x: left, y: y, width: max(right - left, 0), height: line)
    }

    // MARK: Outline

    /// Whether a tap anywhere shows or hides the children instead of selecting the cell.
    var togglesOnTap: Bool {
        guard let outline = accessories.first(where: { $0.accessoryType == .outlineDisclosure }),
            outline.isShown(whenEditing: editing)
        else { return false }
        return outline.outlineStyle == .header || outline.outlineStyle == .automatic && place?.isHeader == true
    }

    /// Shows or hides the children of the item, or has the app do it.
    func toggleChildren() {
        let outline = accessories.first { $0.accessoryType == .outlineDisclosure }
        if let handler = outline?.handler { return handler() }
        guard let collection, let path = collection.indexPath(for: self) else { return }
        (collection.dataSource as? any OutlineDataSource)?.toggleChildren(ofItemAt: path)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isSwiped = false
        isExpanded = false
        indentationLevel = 0
    }
}

/// A data source whose items have children that it can show and hide.
@MainActor
protocol OutlineDataSource: AnyObject {
    func toggleChildren(ofItemAt path: IndexPath)
    /// How deep an item lies, and whether its children are shown; nil without a snapshot of its section.
    func outline(ofItemAt path: IndexPath) -> (level: Int, isExpanded: Bool)?
}
