package import Stage

/// A message with buttons, in the middle of the screen or at its lower edge.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The place of the alert.
    public enum Style: Int, Sendable {
        /// From the bottom of the screen, or in its middle.
        case actionSheet, alert
    }

    /// The style the alert was created with.
    open internal(set) var preferredStyle: Style
    /// The smaller text under the title.
    open var message: String? {
        didSet { contentChanged() }
    }
    /// The actions, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The text fields, in the order in which they were added; nil without any.
    open private(set) var textFields: [UITextField]?
    /// Its title is bold, and the Return key chooses it.
    open var preferredAction: UIAlertAction? {
        didSet { contentChanged() }
    }
    /// How serious the alert is. Has no effect on its look.
    open var severity: UIAlertControllerSeverity = .default

    /// Shown in place of the title and the message, in their own fonts and colours (UIAlertController+Keys.swift).
    var attributedTitle: NSAttributedString? {
        didSet { contentChanged() }
    }
    var attributedMessage: NSAttributedString? {
        didSet { contentChanged() }
    }
    /// What its view shows stands between the message and the buttons, as high as the controller prefers.
    var contentController: UIViewController? {
        didSet { contentControllerChanged(from: oldValue) }
    }

    private func contentControllerChanged(from old: UIViewController?) {
        guard old !== contentController else { return }
        old?.willMove(toParent: nil)
        old?.viewIfLoaded?.removeFromSuperview()
        old?.removeFromParent()
        contentController.map(addChild)
        contentChanged()
        contentController?.didMove(toParent: self)
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        contentChanged()
    }

    /// Creates an alert without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.message = message
        self.title = title
    }

    /// Creates an action sheet without a text and buttons, as every controller can be made.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        preferredStyle = .actionSheet
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        preferredStyle = .actionSheet
        super.init(coder: coder)
    }

    /// Adds a button. There may be one of the style `cancel`; a second one stops the app.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        actions.append(action)
        action.changed = { [weak self] in self?.contentChanged() }
        contentChanged()
    }

    /// Adds a text field to an alert in the middle of the screen; an action sheet with a field stops the app.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(preferredStyle == .alert, "Text fields can only be added to an alert controller of style alert")
        let field = UITextField()
        add(field)
        configurationHandler?(field)
        contentChanged()
    }

    func add(_ field: UITextField) {
        field.font = .systemFont(ofSize: 13)
        field.borderStyle = .none
        textFields = (textFields ?? []) + [field]
    }

    // MARK: View

    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    open override func loadView() {
        let view = AlertView(controller: self)
        self.view = view
    }

    private func contentChanged() {
        alertView?.rebuild()
    }

    package override func titleDidChange() {
        super.titleDidChange()
        contentChanged()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    package override var automaticPresentationStyle: UIModalPresentationStyle { .overFullScreen }

    package override func makeOwnPresentationController(presenting: UIViewController) -> UIPresentationController? {
        AlertPresentationController(presentedViewController: self, presenting: presenting)
    }

    /// An action sheet's place on a wide screen; on a phone it is at the lower edge.
    var sourcePopover: UIPopoverPresentationController? {
        guard preferredStyle == .actionSheet else { return nil }
        if let popover { return popover }
        let made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        popover = made
        return made
    }
    private var popover: UIPopoverPresentationController?

    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// The alert goes, then the handler runs.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled else { return }
        let finish = { if let handler = action.handler { handler(action) } }
        guard let presentation = ownPresentation, !presentation.isDismissing else { return }
        presentation.dismiss(animated: true, completion: finish)
    }

    /// Chooses the action that cancels.
    open override func accessibilityPerformEscape() -> Bool {
        guard let cancelAction else { return false }
        choose(cancelAction)
        return true
    }

    package override func handleKey(_ event: KeyEvent) -> Bool {
        guard event.phase == .down else { return super.handleKey(event) }
        switch event.key {
        case .escape:
            guard let cancelAction else { return true }
            choose(cancelAction)
            return true
        case .enter:
            guard let action = preferredAction ?? (actions.count == 1 ? actions.first : nil) else { return true }
            choose(action)
            return true
        default: return true
        }
    }
}

/// How serious an alert is.
public enum UIAlertControllerSeverity: Int, Sendable {
    /// As usual, or critical.
    case `default`, critical
}
