/// A sheet of buttons of old apps: what `UIAlertController` is in others. It shows itself, in a window of its own.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
    /// The text over the buttons.
    open var title = ""
    /// Who is told of what happens. It is not kept.
    open weak var delegate: (any UIActionSheetDelegate)?
    /// The look of the sheet. Has no effect on it.
    open var actionSheetStyle = UIActionSheetStyle.automatic

    private let panel = ButtonPanel()

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a sheet with a red button, one that cancels, both or none, in this order.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.delegate = delegate
        if let destructiveButtonTitle { panel.destructiveIndex = panel.add(destructiveButtonTitle) }
        if let cancelButtonTitle { panel.cancelIndex = panel.add(cancelButtonTitle) }
    }

    /// Creates a sheet with other buttons as well, whose indices follow those of the red one and the one that cancels.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(
            title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
            destructiveButtonTitle: destructiveButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    // MARK: Buttons

    /// Adds a button and returns its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int { panel.add(title) }
    /// Returns the title of a button; nil if there is none at the index.
    open func buttonTitle(at buttonIndex: Int) -> String? { panel.title(at: buttonIndex) }
    /// How many buttons there are.
    open var numberOfButtons: Int { panel.titles.count }
    /// The index of the button that cancels; -1 for none.
    open var cancelButtonIndex: Int {
        get { panel.cancelIndex }
        set { panel.cancelIndex = newValue }
    }
    /// The index of the red button; -1 for none.
    open var destructiveButtonIndex: Int {
        get { panel.destructiveIndex }
        set { panel.destructiveIndex = newValue }
    }
    /// The index of the first of the other buttons; -1 for none.
    open var firstOtherButtonIndex: Int { panel.firstOtherIndex }

    // MARK: Showing

    /// Whether the sheet is on the screen.
    open var isVisible: Bool { panel.isVisible }

    /// Shows the sheet over the window of a view, until a button is tapped. It is kept meanwhile.
    open func show(in view: UIView) { show() }
    /// Shows the sheet over the window of a tab bar.
    open func show(from view: UITabBar) { show() }
    /// Shows the sheet over the window of a toolbar.
    open func show(from view: UIToolbar) { show() }
    /// Shows the sheet over the window of a bar's item.
    open func show(from item: UIBarButtonItem, animated: Bool) { show() }
    /// Shows the sheet over the window of a view.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) { show() }

    private func show() {
        panel.show(
            title: title.isEmpty ? nil : title, message: nil, style: .actionSheet, fields: [], owner: self,
            tell: { [unowned self] in tell($0) })
    }

    /// Takes the sheet away; its delegate does not hear of a tap.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        panel.dismiss(buttonIndex, animated: animated) { [self] in tell($0) }
    }

    private func tell(_ step: ButtonPanel.Step) {
        switch step {
        case .willPresent: delegate?.willPresent(self)
        case .didPresent: delegate?.didPresent(self)
        case .clicked(let index): delegate?.actionSheet(self, clickedButtonAt: index)
        case .willDismiss(let index): delegate?.actionSheet(self, willDismissWithButtonIndex: index)
        case .didDismiss(let index): delegate?.actionSheet(self, didDismissWithButtonIndex: index)
        }
    }
}
