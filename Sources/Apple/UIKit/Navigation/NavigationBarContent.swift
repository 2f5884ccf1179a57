/// A navigation bar's view of one item: back button, buttons, title, prompt.
@MainActor
final class NavigationBarContent: UIView {
    let item: UINavigationItem
    let backButton: BackButtonView?
    let title: CaptionView
    private let subtitle: CaptionView
    private let prompt: CaptionView
    /// Clips the large title as it slides up behind the row of buttons.
    private let largeTitleClip = UIView()
    let largeTitle: CaptionView
    /// From the left edge inwards, and from the right edge inwards.
    private let left: [UIView]
    private let right: [UIView]
    /// The visible part of the large title hides the small one.
    var showsTitle = true {
        didSet {
            guard showsTitle != oldValue else { return }
            title.alpha = showsTitle ? 1 : 0
            subtitle.alpha = title.alpha
        }
    }

    var hasBeenShown = false
    /// How much of the large title shows; more than its height when content is pulled down.
    var largeTitleExtent: CGFloat = 0 {
        didSet { if largeTitleExtent != oldValue { setNeedsLayout() } }
    }
    /// How much of the search bar shows.
    var searchExtent: CGFloat = 0 {
        didSet { if searchExtent != oldValue { setNeedsLayout() } }
    }
    private let searchClip = UIView()
    /// In place of the title: the app's view, or a button with the title's menu.
    private let titleView: UIView?
    /// While a search is under way its bar alone is shown.
    var hidesRow = false {
        didSet { if hidesRow != oldValue { setNeedsLayout() } }
    }

    /// In points, of iOS 17.
    static let height: CGFloat = 44
    static let promptHeight: CGFloat = 30
    private static let subtitleHeight: CGFloat = 16
    static let largeTitleHeight: CGFloat = 52
    static let searchHeight: CGFloat = 52

    init(item: UINavigationItem, previous: UINavigationItem?, appearance: UINavigationBarAppearance) {
        self.item = item
        titleView = item.titleView ?? Self.menuButton(of: item, appearance)
        title = CaptionView(font: .systemFont(ofSize: 17, weight: .semibold))
        subtitle = CaptionView(font: .systemFont(ofSize: 12), color: .secondaryLabel)
        prompt = CaptionView(font: .systemFont(ofSize: 13), color: .secondaryLabel)
        largeTitle = CaptionView(font: .systemFont(ofSize: 34, weight: .bold))
        let leftItems = item.leftBarButtonItems ?? []
        let showsBack =
            previous != nil && !item.hidesBackButton && (leftItems.isEmpty || item.leftItemsSupplementBackButton)
        backButton =
            showsBack
            ? BackButtonView(
                titles: previous?.backTitles(for: item) ?? [""], appearance: appearance.backButtonAppearance,
                indicator: appearance.backIndicatorImage,
                look: UIBarButtonItem.backLook(of: previous?.backBarButtonItem))
            : nil
        left = leftItems.map { Self.view(for: $0, appearance) }
        right = (item.rightBarButtonItems ?? []).map { Self.view(for: $0, appearance) }
        super.init(frame: .zero)

        title.text = item.title ?? ""
        title.alignment = .center
        title.traits = .header
        title.attributes = appearance.titleTextAttributes
        subtitle.text = titleView == nil ? item.subtitle ?? "" : ""
        subtitle.alignment = .center
        largeTitle.text = item.title ?? ""
        largeTitle.traits = .header
        largeTitle.attributes = appearance.largeTitleTextAttributes
        largeTitleClip.clipsToBounds = true
        largeTitleClip.isUserInteractionEnabled = false
        largeTitleClip.addSubview(largeTitle)
        addSubview(largeTitleClip)
        searchClip.clipsToBounds = true
        if let searchBar = item.searchController?.searchBar {
            searchBar.isInNavigationBar = true
            searchClip.addSubview(searchBar)
            addSubview(searchClip)
        }
        prompt.text = item.prompt ?? ""
        prompt.alignment = .center
        if let titleView { addSubview(titleView) } else { addSubview(title) }
        if !subtitle.text.isEmpty { addSubview(subtitle) }
        if !prompt.text.isEmpty { addSubview(prompt) }
        for view in left + right { addSubview(view) }
        if let backButton { addSubview(backButton) }
    }

    required init?(coder: NSCoder) { nil }

    private static func view(for item: UIBarButtonItem, _ appearance: UINavigationBarAppearance) -> UIView {
        if let custom = item.customView { return custom }
        if item.isSpace {
            let space = UIView(frame: CGRect(x: 0, y: 0, width: item.width, height: height))
            space.isUserInteractionEnabled = false
            return space
        }
        return BarButtonView(
            item: item,
            appearance: item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance)
    }

    /// The title as a button that opens the menu of the item; nil without one.
    private static func menuButton(of item: UINavigationItem, _ appearance: UINavigationBarAppearance) -> UIView? {
        guard let provider = item.titleMenuProvider else { return nil }
        let font = appearance.titleTextAttributes[.font] as? UIFont
        let color = appearance.titleTextAttributes[.foregroundColor] as? UIColor
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = .zero
        configuration.baseForegroundColor = color ?? .label
        configuration.image = UIImage(systemName: "chevron.down.circle.fill")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 4
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 13)
        configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .tertiaryLabel }
        configuration.title = item.title
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
            var attributes = $0
            attributes.uiKit.font = font ?? .systemFont(ofSize: 17, weight: .semibold)
            return attributes
        }
        let button = UIButton(configuration: configuration)
        // What is offered is asked for each time the menu opens.
        button.menu = UIMenu(children: [
            UIDeferredMenuElement.uncached { done in done(provider([])?.children ?? []) }
        ])
        button.showsMenuAsPrimaryAction = true
        return button
    }

    /// The items whose changes are shown here.
    var buttonItems: [UIBarButtonItem] {
        (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) + [item.backBarButtonItem].compactMap { $0 }
    }

    static func margin(for width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let promptHeight = prompt.text.isEmpty ? 0 : Self.promptHeight
        prompt.frame = CGRect(x: 16, y: 6, width: bounds.width - 32, height: 20)
        let row = CGRect(
            x: 0, y: hidesRow ? -Self.height : promptHeight, width: bounds.width, height: Self.height)
        for view in left + right + [title, subtitle, titleView, backButton].compactMap({ $0 })
        where view !== title && view !== subtitle || showsTitle {
            view.alpha = hidesRow ? 0 : 1
        }
        let margin = Self.margin(for: bounds.width)

        // Buttons may take what is left of half the bar; the title gets the rest. Without a title they may take all there is.
        let isTitled = naturalTitleSize.width > 0
        var rightEdge = bounds.width - margin
        for view in right {
            let room = isTitled || !left.isEmpty ? bounds.width / 2 : rightEdge - margin
            let size = fittingSize(of: view, room: room)
            let outset = view is BarButtonView ? BarButtonView.padding : 0
            view.frame = CGRect(
                x: rightEdge - size.width + outset, y: row.midY - size.height / 2, width: size.width,
                height: size.height
            ).pixelAligned(contentScaleFactor)
            rightEdge = view.frame.minX - outset - (view is BarButtonView ? 0 : 8)
        }
        var leftEdge = margin
        if let backButton {
            // A title that is wide, or a full right side, leaves the back button less room.
            let titleWidth = min(naturalTitleSize.width, bounds.width / 2)
            let room = max(60, min((bounds.width - titleWidth) / 2, rightEdge - titleWidth) - 8)
            let size = backButton.sizeThatFits(CGSize(width: room, height: Self.height))
            backButton.frame = CGRect(x: 0, y: row.minY, width: size.width, height: Self.height)
            leftEdge = backButton.frame.maxX + 8
        }
        for view in left {
            let size = fittingSize(of: view, room: isTitled ? bounds.width / 2 : max(0, rightEdge - leftEdge))
            let outset = view is BarButtonView ? BarButtonView.padding : 0
            view.frame = CGRect(
                x: leftEdge - outset, y: row.midY - size.height / 2, width: size.width, height: size.height
            ).pixelAligned(contentScaleFactor)
            leftEdge = view.frame.maxX - outset + (view is BarButtonView ? 2 * outset : 8)
        }
        if left.isEmpty, backButton == nil { leftEdge = margin }
        if right.isEmpty { rightEdge = bounds.width - margin }
        layoutTitle(in: row, from: leftEdge + 6, to: rightEdge - 6)
        layoutLargeTitle(below: row, margin: margin)
    }

    private func layoutLargeTitle(below row: CGRect, margin: CGFloat) {
        largeTitleClip.isHidden = largeTitleExtent <= 0
        largeTitleClip.frame = CGRect(x: 0, y: row.maxY, width: bounds.width, height: max(0, largeTitleExtent))
        // The label keeps its distance from the lower edge.
        largeTitle.frame = CGRect(
            x: margin, y: largeTitleExtent - Self.largeTitleHeight + 3, width: bounds.width - 2 * margin, height: 41)
        searchClip.isHidden = searchExtent <= 0
        searchClip.frame = CGRect(
            x: 0, y: largeTitleClip.frame.maxY, width: bounds.width, height: max(0, searchExtent))
        item.searchController?.searchBar.frame = CGRect(
            x: 0, y: min(0, searchExtent - Self.searchHeight), width: bounds.width, height: Self.searchHeight)
    }

    private var naturalTitleSize: CGSize {
        guard let titleView else {
            let (size, below) = (title.sizeThatFits(.zero), subtitle.sizeThatFits(.zero))
            return CGSize(width: subtitle.text.isEmpty ? size.width : max(size.width, below.width), height: size.height)
        }
        return fittingSize(of: titleView, room: bounds.width)
    }

    private func layoutTitle(in row: CGRect, from leftEdge: CGFloat, to rightEdge: CGFloat) {
        let room = max(0, rightEdge - leftEdge)
        var size = naturalTitleSize
        // A search bar or the like takes all there is.
        if let titleView, titleView.isFlexible { size.width = room }
        size.width = min(size.width, room)
        size.height = min(titleView == nil ? 22 : size.height, Self.height)
        // In the middle of the bar, unless buttons push it aside.
        var x = row.midX - size.width / 2
        x = min(max(x, leftEdge), rightEdge - size.width)
        let view: UIView = titleView ?? title
        // With a line under it the title stands a little above the middle.
        let raised = subtitle.text.isEmpty ? 0 : Self.subtitleHeight / 2
        view.frame = CGRect(x: x, y: row.midY - size.height / 2 - raised, width: size.width, height: size.height)
            .pixelAligned(contentScaleFactor)
        subtitle.frame = CGRect(x: x, y: view.frame.maxY - 1, width: size.width, height: Self.subtitleHeight)
    }

    private func fittingSize(of view: UIView, room: CGFloat) -> CGSize {
        if view is BarButtonView { return view.sizeThatFits(CGSize(width: room, height: Self.height)) }
        var size = view.intrinsicContentSize
        if view.sizeFollowsConstraints {
            let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            if fitting.width > 0 { size.width = fitting.width }
            if fitting.height > 0 { size.height = fitting.height }
        }
        if size.width <= 0 { size.width = view.bounds.width }
        if size.height <= 0 { size.height = view.bounds.height }
        return CGSize(width: min(size.width, room), height: min(size.height, Self.height))
    }

    /// Nothing of its own: what is between the buttons belongs to what lies behind the bar.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === searchClip ? nil : hit
    }
}

extension UIView {
    /// Whether a bar gives the view all the width there is.
    fileprivate var isFlexible: Bool {
        intrinsicContentSize.width < 0 && bounds.width == 0 && !sizeFollowsConstraints || self is UISearchBar
    }

    /// Whether a bar asks the view's constraints how large it is to be. A frame that the app has given comes before
    /// those of its content, and after those of the view itself.
    fileprivate var sizeFollowsConstraints: Bool {
        let own = constraints.filter(\.isActive)
        if !translatesAutoresizingMaskIntoConstraints { return !own.isEmpty || self is UIStackView }
        let hasOwnSize = own.contains { constraint in
            constraint.firstItem === self && constraint.secondItem == nil
                && (constraint.firstAttribute == .width || constraint.firstAttribute == .height)
        }
        return hasOwnSize || bounds.isEmpty && (!own.isEmpty || self is UIStackView)
    }
}

extension CGRect {
    func pixelAligned(_ scale: CGFloat) -> CGRect {
        let x = (minX * scale).rounded() / scale
        let y = (minY * scale).rounded() / scale
        return CGRect(
            x: x, y: y, width: (maxX * scale).rounded() / scale - x, height: (maxY * scale).rounded() / scale - y)
    }
}
