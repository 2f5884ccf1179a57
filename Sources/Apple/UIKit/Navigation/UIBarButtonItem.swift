/// A button of a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The weight of the item's title.
    public enum Style: Int, Sendable {
        /// The standard weight.
        case plain
        /// An old name of the standard weight.
        @available(*, deprecated, renamed: "plain")
        case bordered
        /// Bold: the button that ends the work on what is shown.
        case done
    }

    /// The standard items, whose titles are in the user's language.
    public enum SystemItem: Int, Sendable {
        /// Items with a title, spaces, and items with a symbol.
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        /// Items with a symbol; `undo` and `redo` have a title.
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        /// A cross.
        case close = 24
    }

    /// The weight of the title. `.plain` by default.
    open var style: Style = .plain {
        didSet { if style != oldValue { changed() } }
    }
    /// In points; 0 for the width of the content.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { changed() } }
    }
    /// Titles that the item may have, for which room would be kept. Has no effect.
    open var possibleTitles: Set<String>?
    /// A view in place of title and image; it takes its own touches.
    open var customView: UIView? {
        didSet { if customView !== oldValue { changed() } }
    }
    /// The message that a tap sends.
    open var action: Selector?
    /// The receiver of ``action``, held weakly; nil asks the responder chain.
    open weak var target: AnyObject?
    /// The colour of title and image; nil takes the bar's.
    open var tintColor: UIColor? {
        didSet { changed() }
    }
    /// Whether the item looks selected. False by default.
    open var isSelected = false {
        didSet { if isSelected != oldValue { changed() } }
    }
    /// Whether the item is left out of its bar. False by default.
    open var isHidden = false {
        didSet { if isHidden != oldValue { changed() } }
    }
    /// Runs when the button is tapped, instead of `action`; the title and the image become the action's.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction else { return }
            title = primaryAction.title
            image = primaryAction.image
        }
    }

    /// The menu opened by a tap, or by a long press if a tap has an action.
    open var menu: UIMenu? {
        didSet { changed() }
    }

    package private(set) var systemItem: SystemItem?

    public override init() {
        super.init()
        applyAppearance()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        applyAppearance()
    }

    /// Creates an item with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// Creates an item with an image, drawn as a template.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// Creates an item with an image. `landscapeImagePhone` is kept and not shown.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Creates a standard item that sends a message.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        self.target = target as AnyObject?
        self.action = action
        if systemItem == .done || systemItem == .save { style = .done }
    }

    /// Creates a standard item that performs an action or opens a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        setPrimaryActionKeepingLook(primaryAction)
        self.menu = menu
    }

    /// Creates an item with a title and an image, of which the image is shown.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(image: image, style: .plain, target: target, action: action)
        self.title = title
        self.menu = menu
    }

    /// Creates an item that shows a view, which needs a size of its own.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates an item with an action's title and image.
    public convenience init(primaryAction: UIAction?) {
        self.init()
        self.primaryAction = primaryAction
        title = primaryAction?.title
        image = primaryAction?.image
    }

    /// Creates an item that performs an action or opens a menu; title and image win over the action's.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.menu = menu
        self.primaryAction = primaryAction
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
    }

    /// A space that takes what is left in a toolbar.
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// A space of `width` points.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    // MARK: Appearance

    /// How a back button looks that leads here (UIBarButtonItem+BackButton.swift).
    var backLook = BackLook()
    /// The pictures behind the button (UIBarButtonItem+Background.swift).
    var backgroundLook = BackgroundLook()
    /// How far the title is moved; nil if that was not said (UIBarButtonItem+TitlePosition.swift).
    var titleOffset: UIOffset?

    private func applyAppearance() {
        guard let proxy = AppearanceProxies.general(for: type(of: self)) as? UIBarButtonItem else { return }
        if let tint = proxy.tintColor { tintColor = tint }
        for state in [UIControl.State.normal, .highlighted, .disabled] {
            guard let attributes = proxy.titleTextAttributes(for: state) else { continue }
            setTitleTextAttributes(attributes, for: state)
        }
    }

    // MARK: What is shown

    private func setPrimaryActionKeepingLook(_ action: UIAction?) {
        let (title, image) = (self.title, self.image)
        primaryAction = action
        self.title = title
        self.image = image
    }

    package var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// The title, or the word of a system item that shows one.
    package var shownTitle: String? {
        if let title, !title.isEmpty { return title }
        switch systemItem {
        case .done: return "Done"
        case .cancel: return "Cancel"
        case .edit: return "Edit"
        case .save: return "Save"
        case .undo: return "Undo"
        case .redo: return "Redo"
        default: return nil
        }
    }

    /// The sign of a system item that shows one.
    package var glyph: BarGlyph? {
        switch systemItem {
        case .add: .add
        case .compose: .compose
        case .reply: .reply
        case .action: .action
        case .organize: .organize
        case .bookmarks: .bookmarks
        case .search: .search
        case .refresh: .refresh
        case .stop, .close: .close
        case .camera: .camera
        case .trash: .trash
        case .play: .play
        case .pause: .pause
        case .rewind: .rewind
        case .fastForward: .fastForward
        default: nil
        }
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? shownTitle ?? glyph?.label }
        set { super.accessibilityLabel = newValue }
    }

    /// Does what a tap on the button does.
    package func performAction(with event: UIEvent?) {
        guard isEnabled else { return }
        if let primaryAction {
            primaryAction.perform(sender: self)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        }
    }
}
