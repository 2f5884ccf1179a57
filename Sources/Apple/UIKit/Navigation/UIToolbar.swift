/// A row of buttons at the bottom of a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView, BarItemHost {
    /// The object that says where the bar is.
    open weak var delegate: (any UIToolbarDelegate)?
    /// The colours of a bar without an appearance and without a tint: dark, or as the traits say.
    open var barStyle: UIBarStyle = .default {
        didSet { if barStyle != oldValue { showBackground() } }
    }
    /// Whether content may lie under the bar. Has no effect: it always may.
    open var isTranslucent = true
    /// The colour of a bar without an appearance; nil takes the default.
    open var barTintColor: UIColor? {
        didSet { showBackground() }
    }
    /// The look of the bar while content is under it.
    open var standardAppearance = UIToolbarAppearance() {
        didSet { showBackground() }
    }
    /// The look of a low bar. Has no effect: ``standardAppearance`` is taken.
    open var compactAppearance: UIToolbarAppearance?
    /// The look of the bar while no content is under it. Has no effect: ``standardAppearance`` is taken.
    open var scrollEdgeAppearance: UIToolbarAppearance?

    private let background = BarBackgroundView(lineIsAtTop: true)
    private var shownItems: [UIBarButtonItem] = []
    private var views: [UIView] = []

    private static let height: CGFloat = 44

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder, UIToolbar.self)
    }

    private func setUp() {
        addSubview(background)
        showBackground()
    }

    /// What a bar without an appearance was given by `setBackgroundImage(_:forToolbarPosition:barMetrics:)` and its kin.
    var pictures = Pictures() {
        didSet { showBackground() }
    }

    private func showBackground() {
        let appearance = UIBarAppearance(barAppearance: standardAppearance)
        if let color = barTintColor ?? barStyle.background { appearance.backgroundColor = color }
        if let image = pictures.background {
            appearance.backgroundColor = nil
            appearance.backgroundImage = image
        }
        if let image = pictures.shadow {
            appearance.shadowImage = image
            appearance.shadowColor = nil
        }
        background.show(appearance)
    }

    // MARK: Items

    /// The items from the leading to the trailing edge, with the spaces between them.
    open var items: [UIBarButtonItem]? {
        get { shownItems.isEmpty ? nil : shownItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        shownItems = items ?? []
        rebuild()
        guard animated, window != nil else { return }
        for view in views { view.alpha = 0 }
        UIView.animate(withDuration: 0.25) { for view in self.views { view.alpha = 1 } }
    }

    package func barItemDidChange(_ item: UIBarItem) {
        rebuild()
    }

    private func rebuild() {
        for view in views { view.removeFromSuperview() }
        views = shownItems.map { item in
            item.host = self
            if let custom = item.customView { return custom }
            if item.isSpace {
                let space = UIView()
                space.isUserInteractionEnabled = false
                return space
            }
            return BarButtonView(
                item: item,
                appearance: item.style == .done
                    ? standardAppearance.doneButtonAppearance : standardAppearance.buttonAppearance)
        }
        for view in views { addSubview(view) }
        setNeedsLayout()
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
        let margin = NavigationBarContent.margin(for: bounds.width) - BarButtonView.padding
        var widths: [CGFloat] = []
        for (item, view) in zip(shownItems, views) {
            if item.isSpace {
                widths.append(item.systemItem == .fixedSpace ? item.width : 0)
            } else if item.customView != nil {
                let fitting = view.intrinsicContentSize.width
                widths.append(fitting > 0 ? fitting : view.bounds.width)
            } else {
                widths.append(view.sizeThatFits(CGSize(width: bounds.width, height: Self.height)).width)
            }
        }
        let flexible = shownItems.filter { $0.systemItem == .flexibleSpace }.count
        let left = max(0, bounds.width - 2 * margin - widths.reduce(0, +))
        var x = margin
        for (index, view) in views.enumerated() {
            var width = widths[index]
            if shownItems[index].systemItem == .flexibleSpace { width = left / CGFloat(flexible) }
            let fitting = shownItems[index].customView != nil ? view.intrinsicContentSize.height : -1
            let height =
                fitting > 0
                ? fitting
                : shownItems[index].customView != nil && view.bounds.height > 0 ? view.bounds.height : Self.height
            view.frame = CGRect(x: x, y: (Self.height - height) / 2, width: width, height: height)
                .pixelAligned(contentScaleFactor)
            x += width
        }
    }
}

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// The look of standard items.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The look of items of the style `done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    package override func copyContent(of other: UIBarAppearance) {
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.duplicate()
        doneButtonAppearance = other.doneButtonAppearance.duplicate()
    }

    package override func hasContent(of other: UIBarAppearance) -> Bool {
        guard let other = other as? UIToolbarAppearance else { return false }
        return buttonAppearance.hasContent(of: other.buttonAppearance)
            && doneButtonAppearance.hasContent(of: other.doneButtonAppearance)
    }
}
