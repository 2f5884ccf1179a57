package import Stage

/// What hears events: a link of the chain from the view that was touched to the app's delegate.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Objects of sibling modules that live as long as the responder, each under a key of its own.
    package final var companions: [ObjectIdentifier: AnyObject] = [:]

    public override init() {
        super.init()
    }

    /// Who hears an event that this responder does not handle.
    open var next: UIResponder? { nil }

    // MARK: First responder

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    open var isFirstResponder: Bool {
        responderWindow?.firstResponder === self
    }

    /// The window whose first responder this may be.
    package var responderWindow: UIWindow? { next?.responderWindow }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        // What both show at the bottom of the window stays where it is.
        window.isHandingOnFocus = true
        defer {
            window.isHandingOnFocus = false
            window.updateInputArea()
        }
        if let current = window.firstResponder, !current.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }

    /// What stands at the bottom of the window while this or a responder further down the chain is the first.
    open var inputView: UIView? { nil }
    /// What stands above the input view.
    open var inputAccessoryView: UIView? { nil }

    /// Asks the first responder for its input views again.
    open func reloadInputViews() {
        guard let window = responderWindow, window.firstResponder === self else { return }
        window.storedInputArea?.reload(for: self)
        window.updateInputArea()
    }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// The keys that do something while this responder is in the chain.
    open var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
    package var addedKeyCommands: [UIKeyCommand] = []

    /// What undoes changes here: the chain's, up to the window's.
    open var undoManager: UndoManager? { next?.undoManager }

    /// Handles a key of the keyboard, or passes it on; whether someone handled it.
    package func handleKey(_ event: KeyEvent) -> Bool {
        next?.handleKey(event) ?? false
    }

    /// Where text that is typed goes while this is the first responder.
    package var textInputClient: (any TextInputClient)? { nil }

    // MARK: Actions

    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        SelectorTable.responds(self, to: action)
    }

    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// The last word on how a command shows that would be performed here.
    open func validate(_ command: UICommand) {}
}
