import Stage

/// Hears of taps on a tab bar's items.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called when the user has tapped an item, also the selected one.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    /// Called before the choice of items begins.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    /// Called when the choice of items has begun.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    /// Called before the choice of items ends.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    /// Called when the choice of items has ended.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

/// The bar at the bottom of a screen that chooses among several.
@preconcurrency @MainActor
open class UITabBar: UIView, BarItemHost {
    /// The object that hears of taps. A tab bar controller's bar belongs to the controller.
    open weak var delegate: (any UITabBarDelegate)?

    /// The colours of a bar without an appearance and without a tint: dark, or as the traits say.
    open var barStyle: UIBarStyle = .default {
        didSet { if barStyle != oldValue { rebuild() } }
    }
    /// Whether content may lie under the bar. Has no effect: it always may.
    open var isTranslucent = true
    /// The colour of a bar without an appearance; nil takes the default.
    open var barTintColor: UIColor? {
        didSet { rebuild() }
    }
    /// Of the items that are not selected.
    open var unselectedItemTintColor: UIColor? {
        didSet { rebuild() }
    }
    /// The look of the bar while content is under it.
    open var standardAppearance = UITabBarAppearance() {
        didSet { rebuild() }
    }
    /// The look of the bar while no content is under it; nil takes the standard one without background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { rebuild() }
    }
    /// The image of a bar without an appearance.
    open var backgroundImage: UIImage? {
        didSet { rebuild() }
    }
    /// A picture behind the selected item, as large as it is and in the item's middle.
    open var selectionIndicatorImage: UIImage? {
        didSet { rebuild() }
    }
    /// The image at the edge of a bar without an appearance; an empty one draws no line.
    open var shadowImage: UIImage? {
        didSet { rebuild() }
    }

    package override var accessibilityGrouping: AccessibilityGrouping? {
        AccessibilityGrouping(role: .tabList) { [buttons] view in
            buttons.firstIndex { $0 === view }.map { .init(index: $0 + 1, count: buttons.count) }
        }
    }

    /// How the items are spread over the bar.
    public enum ItemPositioning: Int, Sendable {
        /// As `fill`.
        case automatic
        /// Over the whole width.
        case fill
        /// In the middle, as wide and as far apart as ``UITabBar/itemWidth`` and ``UITabBar/itemSpacing`` say.
        case centered
    }

    /// How the items are spread over the bar. `.automatic` by default.
    open var itemPositioning = ItemPositioning.automatic {
        didSet { setNeedsLayout() }
    }
    /// The width of items in the middle, in points. 0, the default, is 76, as on an iPad.
    open var itemWidth: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }
    /// The distance between items in the middle, in points. 0, the default, is 34, as on an iPad.
    open var itemSpacing: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    private let background = BarBackgroundView(lineIsAtTop: true)
    private var buttons: [TabButton] = []
    /// Chooses, instead of the bar itself.
    package var onTap: ((UITabBarItem) -> Void)?
    /// Whether content reaches under the bar.
    package var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue { showBackground() } }
    }

    /// In points, without the safe area; iOS 17's.
    static let height: CGFloat = 49

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder, UITabBar.self)
    }

    private func setUp() {
        addSubview(background)
        showBackground()
    }

    private var shownAppearance: UITabBarAppearance {
        if isAtScrollEdge, let own = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return own }
        return selectedItem?.standardAppearance ?? standardAppearance
    }

    private func showBackground() {
        if isAtScrollEdge, selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance == nil {
            background.show(nil)
            return
        }
        let appearance = shownAppearance.duplicate()
        if let color = barTintColor ?? barStyle.background { appearance.backgroundColor = color }
        if let backgroundImage {
            appearance.backgroundColor = nil
            appearance.backgroundImage = backgroundImage
            if shadowImage != nil { appearance.shadowColor = nil }
        }
        background.show(appearance)
    }

    // MARK: Items

    /// The items from the leading to the trailing edge.
    open var items: [UITabBarItem]? {
        didSet { rebuild() }
    }

    /// The selected item; setting it does not tell the delegate.
    open var selectedItem: UITabBarItem? {
        didSet {
            guard selectedItem !== oldValue else { return }
            for button in buttons { button.isSelected = button.item === selectedItem }
            showBackground()
        }
    }

    /// Replaces the items.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        self.items = items
    }

    // MARK: Customizing

    private var customizable: (choice: [UITabBarItem], before: [UITabBarItem])?

    /// Whether a choice of items is under way.
    open var isCustomizing: Bool { customizable != nil }

    /// Begins a choice among items. No screen is shown for it, unlike a tab bar controller's: the app may set the items
    /// meanwhile.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        guard customizable == nil else { return }
        delegate?.tabBar(self, willBeginCustomizing: items)
        customizable = (items, self.items ?? [])
        delegate?.tabBar(self, didBeginCustomizing: items)
    }

    /// Ends the choice of items.
    ///
    /// - Returns: Whether the items were changed meanwhile.
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool {
        guard let customizable else { return false }
        let items = items ?? []
        let changed = !items.elementsEqual(customizable.before, by: ===)
        delegate?.tabBar(self, willEndCustomizing: items, changed: changed)
        self.customizable = nil
        delegate?.tabBar(self, didEndCustomizing: items, changed: changed)
        return changed
    }

    package func barItemDidChange(_ item: UIBarItem) {
        rebuild()
    }

    private func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        let appearance = shownAppearance.stackedLayoutAppearance
        buttons = (items ?? []).map { item in
            item.host = self
            let button = TabButton(item: item, appearance: appearance, unselected: unselectedItemTintColor)
            button.indicator = selectionIndicatorImage ?? shownAppearance.selectionIndicatorImage
            button.isSelected = item === selectedItem
            button.addAction(UIAction { [unowned self] _ in tapped(item) }, for: .touchDown)
            addSubview(button)
            return button
        }
        showBackground()
        setNeedsLayout()
    }

    private func tapped(_ item: UITabBarItem) {
        guard item.isEnabled else { return }
        if let onTap { onTap(item) } else { selectedItem = item }
        delegate?.tabBar(self, didSelect: item)
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        guard !buttons.isEmpty else { return }
        if itemPositioning == .centered { return layOutInTheMiddle() }
        let width = bounds.width / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: width * CGFloat(index), y: 0, width: width, height: Self.height)
                .insetBy(dx: 2, dy: 0).pixelAligned(contentScaleFactor)
        }
    }

    private func layOutInTheMiddle() {
        let count = CGFloat(buttons.count)
        let spacing = itemSpacing > 0 ? itemSpacing : 34
        let width = min(itemWidth > 0 ? itemWidth : 76, (bounds.width - spacing * (count - 1)) / count)
        var x = (bounds.width - width * count - spacing * (count - 1)) / 2
        for button in buttons {
            button.frame = CGRect(x: x, y: 0, width: width, height: Self.height).pixelAligned(contentScaleFactor)
            x += width + spacing
        }
    }
}

/// One tab: a picture over a word.
@MainActor
final class TabButton: UIControl {
    let item: UITabBarItem
    private let caption = CaptionView(font: .systemFont(ofSize: 10, weight: .medium))
    private let badge = CaptionView(font: .systemFont(ofSize: 13), color: .white)
    private let badgeGround = UIView()
    private let appearance: UITabBarItemAppearance
    private let unselected: UIColor?
    /// What stands behind the item while it is selected.
    var indicator: UIImage?

    init(item: UITabBarItem, appearance: UITabBarItemAppearance, unselected: UIColor?) {
        self.item = item
        self.appearance = appearance
        self.unselected = unselected
        super.init(frame: .zero)
        item.shownView = self
        accessibilityIdentifier = item.accessibilityIdentifier
        isEnabled = item.isEnabled
        caption.isElement = false
        caption.alignment = .center
        caption.text = item.title ?? ""
        addSubview(caption)
        if let value = item.badgeValue {
            badgeGround.isUserInteractionEnabled = false
            badge.text = value
            badge.alignment = .center
            badge.isElement = false
            badgeGround.addSubview(badge)
            addSubview(badgeGround)
        }
        update()
    }

    required init?(coder: NSCoder) { nil }

    private var stateAppearance: UITabBarItemStateAppearance { isSelected ? appearance.selected : appearance.normal }

    private var iconColor: UIColor {
        stateAppearance.iconColor ?? (isSelected ? tintColor : unselected ?? UIColor.systemGray)
    }

    private func update() {
        let color = isSelected ? tintColor : unselected ?? UIColor.systemGray
        var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: color as Any]
        attributes.merge(stateAppearance.titleTextAttributes) { $1 }
        attributes.merge(item.shownTitleAttributes(for: isSelected ? .selected : .normal)) { $1 }
        caption.attributes = attributes
        if item.badgeValue != nil {
            badgeGround.backgroundColor =
                item.badgeColor ?? item.proxy?.badgeColor ?? stateAppearance.badgeBackgroundColor ?? .systemRed
            var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.white]
            attributes.merge(stateAppearance.badgeTextAttributes) { $1 }
            attributes.merge(item.shownBadgeAttributes(for: isSelected ? .selected : .normal)) { $1 }
            badge.attributes = attributes
        }
        setNeedsLayout()
        setNeedsDisplay()
    }

    package override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let own = item.shownTitleAdjustment
        let adjustment = own == .zero ? stateAppearance.titlePositionAdjustment : own
        caption.frame = CGRect(
            x: adjustment.horizontal, y: 34 + adjustment.vertical, width: bounds.width, height: 12)
        guard item.badgeValue != nil else { return }
        let width = badge.text.isEmpty ? 10 : max(18, badge.sizeThatFits(.zero).width + 10)
        let height: CGFloat = badge.text.isEmpty ? 10 : 18
        let (place, shift) = (stateAppearance.badgePositionAdjustment, stateAppearance.badgeTitlePositionAdjustment)
        badgeGround.frame = CGRect(
            x: bounds.midX + 5 + place.horizontal, y: 3 + place.vertical, width: width, height: height)
        badgeGround.layer.cornerRadius = height / 2
        badge.frame = badgeGround.bounds.offsetBy(dx: shift.horizontal, dy: shift.vertical)
    }

    override var hasNativeContent: Bool { true }

    override func drawContent(on canvas: Canvas) {
        if isSelected, let indicator {
            let size = indicator.size
            let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
            indicator.draw(
                on: canvas, in: CGRect(origin: origin, size: size), tint: tintColor, traits: traitCollection,
                inTemplateContext: false)
        }
        guard let image = isSelected ? item.selectedImage ?? item.image : item.image else { return }
        let hasTitle = !caption.text.isEmpty
        image.draw(
            centeredIn: CGRect(x: 0, y: hasTitle ? 5 : 9, width: bounds.width, height: hasTitle ? 28 : 31),
            tint: iconColor, traits: traitCollection, on: canvas)
    }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? { item.accessibilityLabel }
    override var defaultAccessibilityValue: String? { item.badgeValue }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        isSelected ? [.button, .selected] : isEnabled ? .button : [.button, .notEnabled]
    }
    override func describe(_ element: inout AccessibilityElement) { element.role = .tab }
}
