import Stage

/// The colours of a bar without an appearance.
public enum UIBarStyle: Int, Sendable {
    /// Light or dark, as the traits say.
    case `default`
    /// Dark.
    case black
    /// Dark, and the content shines through, as the bar's `isTranslucent` says too.
    case blackTranslucent

    /// Dark, by an older name.
    public static var blackOpaque: UIBarStyle { .black }

    var isDark: Bool { self != .default }

    /// The colour of a bar that has no other; nil for that of the traits.
    var background: UIColor? { isDark ? UIColor(white: 0.08, alpha: 1) : nil }
}

/// The heights of a bar, for which images can be set.
public enum UIBarMetrics: Int, Sendable {
    /// The standard height.
    case `default`
    /// The lower height of phones on their side.
    case compact
    /// The standard height with a line above the title.
    case defaultPrompt = 101
    /// The lower height with a line above the title.
    case compactPrompt
}

/// Hears of changes to a navigation bar that has no navigation controller.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Returns whether an item may be pushed. True without this method.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Called when an item was pushed.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Returns whether the top item may be popped. True without this method.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Called when an item was popped.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The bar at the top of a screen: a title, buttons, and the way back.
///
/// Where it shows nothing it takes no touches: what lies behind it can be seen there and gets them.
@preconcurrency @MainActor
open class UINavigationBar: UIView, BarItemHost, UIBarPositioning {
    /// The object that is asked about changes of the stack. A navigation controller's bar belongs to the controller.
    open weak var delegate: (any UINavigationBarDelegate)?

    // MARK: Appearance

    /// The colours of a bar without an appearance. `.default` by default.
    open var barStyle: UIBarStyle = .default {
        didSet { appearanceDidChange() }
    }
    /// Whether content may lie under the bar. True by default.
    open var isTranslucent = true {
        didSet { appearanceDidChange() }
    }
    /// Whether titles are large where their items want it. False by default.
    open var prefersLargeTitles = false {
        didSet {
            guard prefersLargeTitles != oldValue else { return }
            controller?.barMetricsDidChange()
            setNeedsLayout()
        }
    }
    /// The colour of a bar without an appearance; nil takes the default.
    open var barTintColor: UIColor? {
        didSet { appearanceDidChange() }
    }
    /// The attributes of the title in a bar without an appearance.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { appearanceDidChange() }
    }
    /// The attributes of the large title in a bar without an appearance.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { appearanceDidChange() }
    }
    /// The image at the edge of a bar without an appearance; an empty one draws no line.
    open var shadowImage: UIImage? {
        didSet { appearanceDidChange() }
    }
    /// The image of the back button, in place of the chevron.
    open var backIndicatorImage: UIImage? {
        didSet { appearanceDidChange() }
    }
    /// The mask of the back button's image during a transition. Has no effect.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// The look of the bar while content is under it.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet { appearanceDidChange() }
    }
    /// The look of a low bar. Has no effect: ``standardAppearance`` is taken.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { appearanceDidChange() }
    }
    /// Used while nothing has been scrolled under the bar; without one the bar is transparent then.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { appearanceDidChange() }
    }
    /// The look of a low bar with no content under it. Has no effect.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { appearanceDidChange() }
    }
    private var backgroundImage: UIImage?
    /// Whether there is no line at the edge, whatever an appearance says (Bars+Keys.swift).
    var hidesShadow = false {
        didSet { appearanceDidChange() }
    }

    /// Sets the image of a bar without an appearance.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        guard barMetrics == .default else { return }
        self.backgroundImage = backgroundImage
        appearanceDidChange()
    }

    /// Returns the image that was set for a height.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? backgroundImage : nil
    }

    // MARK: Parts

    /// The navigation controller whose bar this is.
    package weak var controller: UINavigationController?

    /// Whether the bar is hidden. Hidden by the app it takes no room, though the controller does not call it hidden.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            controller?.layOutBars()
        }
    }

    /// Hidden or shown by the controller, which lays out itself.
    func setHiddenByController(_ hidden: Bool) { super.isHidden = hidden }

    private let background = BarBackgroundView(lineIsAtTop: false)
    private(set) var content: NavigationBarContent?
    private var contentIsStale = true
    private var stack: [UINavigationItem] = []
    private var running: NavigationBarTransition?

    /// How far the background reaches above the bar: under the status bar.
    package var topExtension: CGFloat = 0 {
        didSet { if topExtension != oldValue { setNeedsLayout() } }
    }
    /// How much of the large title and of the search bar shows.
    package var largeTitleExtent: CGFloat = 0 {
        didSet { if largeTitleExtent != oldValue { setNeedsLayout() } }
    }
    package var searchExtent: CGFloat = 0 {
        didSet { if searchExtent != oldValue { setNeedsLayout() } }
    }
    /// Whether the row of title and buttons has made room for a search.
    package var hidesRow = false {
        didSet { if hidesRow != oldValue { setNeedsLayout() } }
    }
    /// Room above the row, as in a sheet.
    package var rowInset: CGFloat = 0
    /// Whether nothing has been scrolled under the bar. A bar without a controller is always drawn.
    package var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue { showBackground(animated: window != nil) } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder, UINavigationBar.self)
    }

    private func setUp() {
        addSubview(background)
        showBackground(animated: false)
    }

    // MARK: Items

    /// The stack of items, the visible one last.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    /// The visible item.
    open var topItem: UINavigationItem? { stack.last }
    /// The item beneath the visible one, to which the back button leads.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Replaces the stack.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let old = stack
        stack = items ?? []
        contentIsStale = true
        guard animated, window != nil, old.last !== stack.last else {
            setNeedsLayout()
            return
        }
        let isPush = !old.contains { $0 === stack.last }
        let transition = beginTransition(isPush: isPush)
        UIView.animate(withDuration: 0.35, animations: { transition.update(1) }) { _ in
            self.endTransition(transition, completed: true)
        }
    }

    /// The controller's items, which a transition then goes to.
    func replaceItems(_ items: [UINavigationItem]) {
        stack = items
    }

    /// Adds an item to the stack.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        setItems(stack + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Takes the top item from the stack and returns it; nil if the delegate says no or there is none.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        setItems(stack.dropLast(), animated: animated)
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    package func itemDidChange(_ item: UINavigationItem) {
        controller?.navigationItemDidChange(item)
        contentIsStale = true
        setNeedsLayout()
    }

    package func barItemDidChange(_ item: UIBarItem) {
        contentIsStale = true
        setNeedsLayout()
    }

    // MARK: Content

    private func makeContent() -> NavigationBarContent? {
        guard let item = stack.last else { return nil }
        let content = NavigationBarContent(item: item, previous: backItem, appearance: contentAppearance(of: item))
        item.bar = self
        backItem?.bar = self
        for buttonItem in content.buttonItems { buttonItem.host = self }
        content.backButton?.addAction(
            UIAction { [weak self] _ in self?.goBack() }, for: .touchUpInside)
        return content
    }

    private func goBack() {
        if let action = topItem?.backAction {
            action.perform(sender: self)
        } else if let button = backItem?.backBarButtonItem, button.action != nil, button.target != nil {
            button.performAction(with: nil)
        } else if let controller {
            controller.popFromBar()
        } else {
            popItem(animated: true)
        }
    }

    private func refreshContent() {
        guard contentIsStale, running == nil else { return }
        contentIsStale = false
        content?.removeFromSuperview()
        content = makeContent()
        if let content { addSubview(content) }
        showBackground(animated: false)
    }

    package func crossfadeContent() {
        guard window != nil else { return }
        let old = content
        contentIsStale = true
        content = nil
        layoutIfNeeded()
        guard let old, let content else { return }
        addSubview(old)
        old.isUserInteractionEnabled = false
        content.alpha = 0
        UIView.animate(
            withDuration: 0.25,
            animations: {
                content.alpha = 1
                old.alpha = 0
            }, completion: { _ in old.removeFromSuperview() })
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        refreshContent()
        let top = max(topExtension, ownTopExtension)
        background.frame = CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top)
        if running == nil { place(content) }
    }

    func place(_ content: NavigationBarContent?) {
        guard let content else { return }
        defer { content.hasBeenShown = window != nil }
        content.frame = CGRect(x: 0, y: rowInset, width: bounds.width, height: bounds.height - rowInset)
        content.largeTitleExtent = largeTitleExtent
        content.searchExtent = searchExtent
        content.hidesRow = hidesRow
        // The small title comes in when the large one is all but gone.
        let hidesTitle = largeTitleExtent > NavigationBarContent.largeTitleHeight * 0.25
        if content.showsTitle == hidesTitle {
            // Only a title that was seen before fades.
            let fades = content.hasBeenShown && UIView.inheritedAnimationDuration == 0
            UIView.animate(withDuration: fades ? 0.2 : 0) { content.showsTitle = !hidesTitle }
        }
    }

    /// The height without large title and search bar.
    package func rowHeight(for item: UINavigationItem?) -> CGFloat {
        (hidesRow ? 0 : NavigationBarContent.height) + rowInset
            + (hidesRow || (item?.prompt?.isEmpty ?? true) ? 0 : NavigationBarContent.promptHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rowHeight(for: topItem) + largeTitleExtent + searchExtent)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: rowHeight(for: topItem) + largeTitleExtent + searchExtent)
    }

    // MARK: Background

    private func appearanceDidChange() {
        contentIsStale = true
        setNeedsLayout()
        showBackground(animated: false)
    }

    /// The standard appearance with what the older properties say.
    private func standard(for item: UINavigationItem?) -> UINavigationBarAppearance {
        if let own = item?.standardAppearance { return own }
        guard barTintColor != nil || barStyle.isDark || backgroundImage != nil || shadowImage != nil else {
            return standardAppearance
        }
        let copy = standardAppearance.duplicate()
        if let color = barTintColor ?? barStyle.background { copy.backgroundColor = color }
        if let backgroundImage {
            copy.backgroundColor = nil
            copy.backgroundImage = backgroundImage
            if let shadowImage {
                copy.shadowImage = shadowImage
                copy.shadowColor = nil
            }
        }
        return copy
    }

    private func contentAppearance(of item: UINavigationItem?) -> UINavigationBarAppearance {
        let appearance =
            isAtScrollEdge
            ? item?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard(for: item) : standard(for: item)
        guard titleTextAttributes != nil || largeTitleTextAttributes != nil || barStyle.isDark else {
            return appearance
        }
        let copy = appearance.duplicate()
        if barStyle.isDark {
            copy.titleTextAttributes[.foregroundColor] = UIColor.white
            copy.largeTitleTextAttributes[.foregroundColor] = UIColor.white
        }
        copy.titleTextAttributes.merge(titleTextAttributes ?? [:]) { $1 }
        copy.largeTitleTextAttributes.merge(largeTitleTextAttributes ?? [:]) { $1 }
        return copy
    }

    /// The background drawn behind the content; nil when the bar is transparent.
    package var shownBackground: UINavigationBarAppearance? {
        guard isAtScrollEdge else { return standard(for: topItem) }
        return topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    }

    private func showBackground(animated: Bool) {
        var shown = shownBackground
        if hidesShadow, let copy = shown?.duplicate() {
            (copy.shadowColor, copy.shadowImage) = (nil, nil)
            shown = copy
        }
        guard animated else {
            background.show(shown)
            background.alpha = 1
            return
        }
        if let shown {
            background.show(shown)
            background.alpha = 0
            UIView.animate(withDuration: 0.2) { self.background.alpha = 1 }
        } else {
            UIView.animate(withDuration: 0.2) { self.background.alpha = 0 }
        }
        if scrollEdgeAppearance != nil || topItem?.scrollEdgeAppearance != nil { contentIsStale = true }
        setNeedsLayout()
    }

    // MARK: Transitions

    /// Puts the content of the present top item beside that of the one shown; `update` then moves between them.
    func beginTransition(isPush: Bool) -> NavigationBarTransition {
        if let running { endTransition(running, completed: true) }
        let old = content
        contentIsStale = false
        content = makeContent()
        if let content { addSubview(content) }
        place(content)
        content?.layoutIfNeeded()
        let transition = NavigationBarTransition(from: old, to: content, isPush: isPush, width: bounds.width)
        running = transition
        transition.update(0)
        return transition
    }

    func endTransition(_ transition: NavigationBarTransition, completed: Bool) {
        guard running === transition else { return }
        running = nil
        transition.end()
        // When it was called off, the items are those of before again.
        contentIsStale = !completed || contentIsStale
        if !completed {
            content?.removeFromSuperview()
            content = nil
        }
        setNeedsLayout()
    }

    // MARK: Touches

    /// The bar has touches only where it shows something: what lies behind a transparent bar is seen and can be used.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard hit === self || hit === content else { return hit }
        return shownBackground == nil ? nil : self
    }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point) || point.x >= 0 && point.x < bounds.width && point.y < 0 && point.y >= -topExtension
    }

    package override var isReadFirst: Bool { true }
}
