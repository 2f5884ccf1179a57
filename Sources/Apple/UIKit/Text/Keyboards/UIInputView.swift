/// A view for the place of the keyboard or for above it, on the grey of a keyboard.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// What lies behind the view's content.
    public enum Style: Int, Sendable {
        /// Nothing, or the grey of a keyboard.
        case `default`, keyboard
    }

    /// What lies behind the view's content.
    public let inputViewStyle: Style
    /// Whether the view's own constraints give its height. False by default: its frame does. Has no effect: views with
    /// constraints of their own are as high as those say.
    open var allowsSelfSizing = false

    /// Creates a view. Of the frame the height counts: it is as wide as the window.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        showStyle()
    }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    private func showStyle() {
        if inputViewStyle == .keyboard { backgroundColor = InputArea.keyboardColor }
    }
}

/// An input view that may click as the keys of a keyboard do.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether `UIDevice.playInputClick()` clicks while the view shows. False without this property.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}
