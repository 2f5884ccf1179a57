/// An alert of old apps: what `UIAlertController` is in others. It shows itself, in a window of its own.
@preconcurrency @MainActor
open class UIAlertView: UIView {
    /// The bold text at the top.
    open var title = ""
    /// The text below it.
    open var message: String?
    /// Who is told of what happens: a `UIAlertViewDelegate`. It is not kept.
    open weak var delegate: AnyObject?
    /// Which text fields the alert has. None by default.
    open var alertViewStyle = UIAlertViewStyle.default {
        didSet { if alertViewStyle != oldValue { makeFields() } }
    }

    private let panel = ButtonPanel()
    private var fields: [UITextField] = []

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates an alert with one button, or none.
    public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate.flatMap { $0 as AnyObject }
        if let cancelButtonTitle { panel.cancelIndex = panel.add(cancelButtonTitle) }
    }

    /// Creates an alert with several buttons; the one that cancels has the index 0 if there is one.
    public convenience init(
        title: String?, message: String?, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
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
    /// The index of the first button that does not cancel; -1 for none.
    open var firstOtherButtonIndex: Int { panel.firstOtherIndex }

    // MARK: Fields

    /// Returns a text field; the alert's style must have one at the index.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
    }

    private func makeFields() {
        fields = (0..<(alertViewStyle == .default ? 0 : alertViewStyle == .loginAndPasswordInput ? 2 : 1)).map { _ in
            let field = UITextField()
            field.addAction(UIAction { [weak self] _ in self?.askForButton() }, for: .editingChanged)
            return field
        }
        if alertViewStyle == .loginAndPasswordInput { fields.first?.placeholder = "Login" }
        if alertViewStyle == .loginAndPasswordInput { fields.last?.placeholder = "Password" }
        if alertViewStyle == .loginAndPasswordInput || alertViewStyle == .secureTextInput {
            fields.last?.isSecureTextEntry = true
        }
    }

    private func askForButton() {
        guard let hearer, firstOtherButtonIndex >= 0 else { return }
        panel.setEnabled(hearer.alertViewShouldEnableFirstOtherButton(self), at: firstOtherButtonIndex)
    }

    // MARK: Showing

    /// Whether the alert is on the screen.
    open var isVisible: Bool { panel.isVisible }

    /// Shows the alert until a button is tapped. It is kept meanwhile.
    open func show() {
        panel.show(
            title: title, message: message, style: .alert, fields: fields, owner: self,
            tell: { [unowned self] in tell($0) })
        askForButton()
    }

    /// Takes the alert away; its delegate does not hear of a tap.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        panel.dismiss(buttonIndex, animated: animated) { [self] in tell($0) }
    }

    private var hearer: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

    private func tell(_ step: ButtonPanel.Step) {
        guard let hearer else { return }
        switch step {
        case .willPresent: hearer.willPresent(self)
        case .didPresent: hearer.didPresent(self)
        case .clicked(let index): hearer.alertView(self, clickedButtonAt: index)
        case .willDismiss(let index): hearer.alertView(self, willDismissWithButtonIndex: index)
        case .didDismiss(let index): hearer.alertView(self, didDismissWithButtonIndex: index)
        }
    }
}
