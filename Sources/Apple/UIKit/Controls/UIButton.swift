package import Stage

/// A control that does something when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The look of a button without a configuration.
    public enum ButtonType: Int, Sendable {
        /// No look of its own, the tint's colour, or one of the standard pictures.
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
        /// An old name of `system`.
        public static let roundedRect = ButtonType.system
    }

    /// The type that the button was created with.
    open var buttonType: ButtonType { kind }
    private(set) var kind = ButtonType.custom
    var contents: [State.RawValue: StateContent] = [:]
    lazy var label = ButtonLabel(button: self)
    lazy var picture = ButtonImageView(button: self)
    var subtitleView: UILabel?
    var activityView: UIActivityIndicatorView?
    private var isUpdating = false

    /// Creates a button of a type, without size.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// Creates a button of a type whose title and image are those of an action, which a tap performs.
    public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
        self.init(frame: .zero)
        become(buttonType)
        adopt(primaryAction)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a custom button whose title and image are those of an action, which a tap performs.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    /// Creates a button from a configuration; it takes the title and image it lacks from the action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        become(.system)
        self.configuration = configuration
        // An initialiser's assignment calls no observer.
        updateContent()
        adopt(primaryAction)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder, UIButton.self)
    }

    private func setUp() {
        isOpaque = false
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        updateContent()
    }

    /// Types are made of a plain button, as UIKit makes them: subclasses have `init(frame:)` alone to override.
    package func become(_ type: ButtonType) {
        kind = type
        if type != .custom, label.font == .systemFont(ofSize: UIFont.buttonFontSize) {
            label.font = .systemFont(ofSize: 15)
        }
        var picture: UIImage?
        switch type {
        case .detailDisclosure, .infoLight, .infoDark: picture = Self.symbol("info.circle", 20)
        case .contactAdd: picture = Self.symbol("plus.circle", 20)
        case .close: picture = Self.symbol("xmark", 13, .bold)
        default: break
        }
        if let picture { contents[State.normal.rawValue, default: StateContent()].image = picture }
        updateContent()
    }

    private static func symbol(
        _ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight = .regular
    ) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
    }

    /// A button made with an action shows its title and picture.
    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if configuration != nil {
            if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil, let image = action.image { configuration?.image = image }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
    }

    package override var triggersPrimaryActionOnTap: Bool { true }

    /// Whether a tap turns selection on and off.
    open var changesSelectionAsPrimaryAction = false {
        didSet { menuDidChange() }
    }

    // MARK: Menu (UIButton+Menu.swift)

    /// The menu opened by a long press, or by a tap if ``showsMenuAsPrimaryAction`` says so.
    open var menu: UIMenu? {
        didSet { menuDidChange() }
    }
    /// Whether a tap opens the menu at once, in place of sending an action. False by default.
    open var showsMenuAsPrimaryAction = false {
        didSet { menuDidChange() }
    }
    var controlMenu: (any ControlMenuPresenting)?
    /// Called with the menu when another of its elements was chosen, and the button shows which one is.
    var selectedElementDidChange: ((UIMenu) -> Void)?

    /// Storyboards record it of "Go" and "Reset".
    package override var sharesStretch: Bool { configuration != nil }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if showsMenuAsPrimaryAction { controlMenu?.present(at: touch.location(in: nil)) }
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        controlMenu?.moved(to: touch.location(in: nil))
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { controlMenu?.ended(at: touch.location(in: nil)) }
    }

    package override func sendActions(for controlEvents: Event, with event: UIEvent?) {
        if changesSelectionAsPrimaryAction, menu == nil, controlEvents.contains(.primaryActionTriggered) {
            isSelected.toggle()
        }
        super.sendActions(for: controlEvents, with: event)
    }

    // MARK: What each state shows

    /// Sets the title for a state; states without one show that of the normal state.
    open func setTitle(_ title: String?, for state: State) {
        noteTold(self, "title", from: self.title(for: state), to: title)
        content({ $0.title = title }, for: state) { $0.title = title }
    }
    /// Sets the title's colour for a state; nil takes the normal state's.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        content({ $0.titleColor = color }, for: state)
    }
    /// Sets the colour of the title's shadow for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        content({ $0.titleShadowColor = color }, for: state)
    }
    /// Sets the image for a state; states without one show that of the normal state.
    open func setImage(_ image: UIImage?, for state: State) {
        content({ $0.image = image }, for: state) { $0.image = image }
    }
    /// Sets the image behind the content for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        content({ $0.backgroundImage = image }, for: state)
    }
    /// Sets the size and weight of symbols for a state.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        content({ $0.symbolConfiguration = configuration }, for: state)
    }
    /// Sets the title with attributes for a state; it wins over the plain title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        content({ $0.attributedTitle = title }, for: state) { $0.title = nil }
    }

    /// Returns the title that was set for just this state.
    open func title(for state: State) -> String? { contents[state.rawValue]?.title }
    /// Returns the title's colour that was set for just this state.
    open func titleColor(for state: State) -> UIColor? {
        contents[state.rawValue]?.titleColor ?? defaultTitleColor(for: state)
    }
    /// Returns the shadow's colour that was set for just this state.
    open func titleShadowColor(for state: State) -> UIColor? { contents[state.rawValue]?.titleShadowColor }
    /// Returns the image that was set for just this state.
    open func image(for state: State) -> UIImage? { contents[state.rawValue]?.image }
    /// Returns the background image that was set for just this state.
    open func backgroundImage(for state: State) -> UIImage? { contents[state.rawValue]?.backgroundImage }
    /// Returns the symbol configuration that was set for just this state.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        contents[state.rawValue]?.symbolConfiguration
    }
    /// Returns the attributed title that was set for just this state.
    open func attributedTitle(for state: State) -> NSAttributedString? { contents[state.rawValue]?.attributedTitle }

    /// The title on show.
    open var currentTitle: String? { own(\.title) ?? configuration?.shownTitle ?? current(\.title) }
    /// The colour of the title on show.
    open var currentTitleColor: UIColor { effectiveTitleColor }
    /// The colour of the shadow on show.
    open var currentTitleShadowColor: UIColor? { current(\.titleShadowColor) }
    /// The image on show.
    open var currentImage: UIImage? { own(\.image) ?? configuration?.image ?? current(\.image) }
    /// The background image on show.
    open var currentBackgroundImage: UIImage? { current(\.backgroundImage) }
    /// The symbol configuration in use.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { current(\.symbolConfiguration) }
    /// The attributed title on show.
    open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }
    /// The label of the configuration's subtitle; nil before one was shown.
    open var subtitleLabel: UILabel? { subtitleView }

    private func defaultTitleColor(for state: State) -> UIColor? {
        guard kind != .custom else { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : tintColor
    }

    var effectiveTitleColor: UIColor {
        let own = contents[state.rawValue]?.titleColor
        if let own { return own }
        if buttonType != .custom {
            if !isEnabled { return .tertiaryLabel }
            if isSelected, contents[State.selected.rawValue]?.titleColor == nil, showsSelectionBox { return .white }
        }
        return current(\.titleColor) ?? defaultTitleColor(for: state) ?? .white
    }

    // MARK: Parts

    /// The view of the title. Set the title itself by ``setTitle(_:for:)``.
    open var titleLabel: UILabel? { label }
    /// The view of the image; nil before one was shown.
    open var imageView: UIImageView? { picture }

    /// Whether the image is darker while the button is held down. True by default; configurations do not heed it.
    open var adjustsImageWhenHighlighted = true
    /// Whether the image is paler while the button is disabled. True by default; configurations do not heed it.
    open var adjustsImageWhenDisabled = true {
        didSet { setNeedsLayout() }
    }
    /// Whether the button glows while it is held down. Has no effect.
    open var showsTouchWhenHighlighted = false
    /// Whether the shadow turns over while the button is held down. Has no effect.
    open var reversesTitleShadowWhenHighlighted = false

    /// Zero is the default: 6 points above and below a title.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { contentDidChange() }
    }
    /// Moves the title by insets, in points, without changing the button's size. Configurations do not heed it.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { contentDidChange() }
    }
    /// Moves the image by insets, in points, without changing the button's size. Configurations do not heed it.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { contentDidChange() }
    }

    func contentDidChange() {
        guard !isUpdating else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
        window?.accessibilityDidChange()
    }

    // MARK: Configuration (UIButton+Configuration.swift)

    /// Replaces titles, pictures and insets of the states by one value.
    open var configuration: Configuration? {
        didSet { updateContent() }
    }

    /// Changes a button's configuration for its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// Called when the state changes, to change the configuration.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Whether the configuration follows the button's state by itself. True by default.
    open var automaticallyUpdatesConfiguration = true

    private var configurationNeedsUpdate = false

    /// Asks for the configuration to be updated before the button is next shown.
    open func setNeedsUpdateConfiguration() {
        configurationNeedsUpdate = true
        setNeedsLayout()
    }

    /// Called before the button is shown, when its state may have changed. Subclasses set ``configuration`` in it;
    /// does nothing by itself.
    open func updateConfiguration() {}

    private func updateConfigurationIfNeeded() {
        guard configurationNeedsUpdate else { return }
        configurationNeedsUpdate = false
        configurationUpdateHandler?(self)
        updateConfiguration()
    }

    // MARK: State

    package override func stateDidChange() {
        super.stateDidChange()
        if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
        updateContent()
        showHighlight()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContent()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateContent()
    }

    /// Puts what the state shows into the parts.
    func updateContent() {
        isUpdating = true
        if let configuration { apply(configuration) } else { applyStateContents() }
        isUpdating = false
        contentDidChange()
    }

    private func applyStateContents() {
        let attributed = current(\.attributedTitle)
        let title = current(\.title)
        if let attributed {
            label.textColor = effectiveTitleColor
            label.attributedText = attributed
        } else {
            label.text = title
            label.textColor = effectiveTitleColor
        }
        label.shadowColor = current(\.titleShadowColor)
        let hasTitle = !(label.text?.isEmpty ?? true)
        show(label, if: hasTitle)
        picture.image = current(\.image)
        picture.preferredSymbolConfiguration = current(\.symbolConfiguration)
        picture.takesTemplates = buttonType != .custom
        show(picture, if: picture.image != nil)
        picture.dimming = !isEnabled && adjustsImageWhenDisabled ? 0.5 : 1
        if buttonType == .close { picture.tintColor = .secondaryLabel }
        subtitleView?.removeFromSuperview()
        activityView?.removeFromSuperview()
    }

    func show(_ view: UIView, if shown: Bool) {
        guard shown else { return view.removeFromSuperview() }
        if view.superview !== self { addSubview(view) }
    }

    /// The effect of a press on the parts: at once on the way in, faded on the way out, as on iOS.
    private func showHighlight() {
        let parts = subviews.filter { $0 is ButtonLabel || $0 is ButtonImageView || $0 === subtitleView }
        let alpha: CGFloat
        if configuration != nil {
            alpha = isHighlighted ? 0.75 : 1
        } else if buttonType == .custom {
            alpha = 1
            let dims =
                isHighlighted && adjustsImageWhenHighlighted && contents[State.highlighted.rawValue]?.image == nil
            if isEnabled { picture.dimming = dims ? 0.5 : 1 }
        } else {
            alpha = isHighlighted && contents[State.highlighted.rawValue]?.titleColor == nil ? 0.2 : 1
        }
        guard parts.contains(where: { $0.alpha != alpha }) else { return }
        if isHighlighted || window == nil {
            parts.forEach { $0.alpha = alpha }
        } else {
            UIView.animate(
                withDuration: 0.47, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: { parts.forEach { $0.alpha = alpha } })
        }
    }

    // MARK: Rectangles (UIButton+Layout.swift)

    /// Returns the frame of the background image; subclasses may override it.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the area for image and title; subclasses may override it.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: effectiveContentInsets) }

    /// Returns the frame of the title; subclasses may override it.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }

    /// Returns the frame of the image; subclasses may override it.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layoutParts()
    }

    open override var intrinsicContentSize: CGSize {
        updateConfigurationIfNeeded()
        return fittingSize(nil)
    }

    package override var intrinsicHeightFollowsWidth: Bool {
        configuration != nil && label.superview === self && label.numberOfLines != 1
    }
    package override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { fittingSize(width).height }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        return fittingSize(configuration != nil && size.width > 0 ? size.width : nil)
    }

    package override var firstBaselineOffsetFromTop: CGFloat {
        layoutIfNeeded()
        guard label.superview === self else { return bounds.height }
        return label.frame.minY + label.firstBaselineOffsetFromTop
    }

    package override var lastBaselineOffsetFromBottom: CGFloat {
        layoutIfNeeded()
        guard label.superview === self else { return 0 }
        return bounds.height - label.frame.maxY + label.lastBaselineOffsetFromBottom
    }

    package override var hasNativeContent: Bool { true }
    package override func drawContent(on canvas: Canvas) { drawBackground(on: canvas) }

    /// Touches belong to the button, not to its parts.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === label || hit === picture ? self : hit
    }

    // MARK: Accessibility

    package override var defaultIsAccessibilityElement: Bool { true }
    package override var defaultAccessibilityLabel: String? {
        if let title = label.text, !title.isEmpty { return title }
        switch buttonType {
        case .close: return "Close"
        case .detailDisclosure, .infoLight, .infoDark: return "More Info"
        case .contactAdd: return "Add"
        default: return currentImage?.accessibilityName
        }
    }
    package override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.button
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }
    package override func describe(_ element: inout AccessibilityElement) {
        element.hasMenu = menu != nil && showsMenuAsPrimaryAction
    }
}

extension UIImage {
    /// The spoken name of a symbol that has no other.
    package var accessibilityName: String? {
        guard case .symbol(let symbol) = source else { return nil }
        return symbol.name
    }
}
