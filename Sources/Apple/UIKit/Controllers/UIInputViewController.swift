/// Manages what stands in the place of the keyboard, or above it: its view is an input view.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
    /// The controller's view, if it is an input view.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }
    /// The language of the keyboard that the controller is, such as "ko-KR". Nil by default.
    open var primaryLanguage: String?
    /// Whether the keyboard has a key of its own for dictation. False by default. Has no effect: there is no other.
    open var hasDictationKey = false
    /// Whether a person has let the keyboard use the network and the like. True: apps here are not keyboards of others.
    open var hasFullAccess: Bool { true }
    /// Whether there has to be a key that leads to the next keyboard. False: there is one keyboard.
    open var needsInputModeSwitchKey: Bool { false }

    /// Makes an input view in the style of a keyboard, unless there is a nib.
    open override func loadView() {
        guard nibName == nil else { return super.loadView() }
        view = UIInputView(frame: CGRect(x: 0, y: 0, width: 320, height: 216), inputViewStyle: .keyboard)
    }

    /// Ends what is being written: the first responder is no longer that.
    open func dismissKeyboard() {
        let window = viewIfLoaded?.window ?? UIApplication.shared.keyWindow
        window?.firstResponder?.resignFirstResponder()
    }
}
