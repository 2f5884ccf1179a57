public import UIKit

/// The button that signs in with an Apple account.
open class ASAuthorizationAppleIDButton: UIControl {
    /// What the button says.
    public enum ButtonType: Int, Sendable {
        /// To sign in.
        case signIn = 0
        /// To go on.
        case `continue` = 1
        /// To become a member.
        case signUp = 2
        /// To sign in.
        public static let `default` = ButtonType.signIn
    }

    /// The colours of the button.
    public enum Style: Int, Sendable {
        /// White.
        case white = 0
        /// White with an outline.
        case whiteOutline = 1
        /// Black.
        case black = 2
    }

    private let label = UILabel()
    private let style: Style

    /// Creates a button that signs in, in black.
    public override convenience init(frame: CGRect) {
        self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
        self.frame = frame
    }

    /// Creates a button.
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    /// Creates a button.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        setUp(type)
    }

    public required init?(coder: NSCoder) {
        style = .black
        super.init(coder: coder)
        setUp(.default)
    }

    private func setUp(_ type: ButtonType) {
        switch type {
        case .signIn: label.text = "Sign in with Apple"
        case .continue: label.text = "Continue with Apple"
        case .signUp: label.text = "Sign up with Apple"
        }
        label.textAlignment = .center
        label.textColor = style == .black ? .white : .black
        label.adjustsFontSizeToFitWidth = true
        label.isUserInteractionEnabled = false
        label.isAccessibilityElement = false
        addSubview(label)
        backgroundColor = style == .black ? .black : .white
        layer.cornerRadius = cornerRadius
        if style == .whiteOutline {
            layer.borderWidth = 1
            layer.borderColor = UIColor.black.cgColor
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = label.text
    }

    /// The radius of the corners, in points. 6 by default.
    open var cornerRadius: CGFloat = 6 {
        didSet { layer.cornerRadius = cornerRadius }
    }

    open override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.7 : 1 }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
        // The share of the height that Apple's guidelines for the button give its text.
        label.font = .systemFont(ofSize: (bounds.height * 0.43).rounded(), weight: .medium)
    }
}
