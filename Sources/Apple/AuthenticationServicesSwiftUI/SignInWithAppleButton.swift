public import AuthenticationServices
public import SwiftUI

/// The button that signs in with an Apple account. Nobody has such an account here, so that a tap ends as on a device
/// whose owner is not signed in.
public struct SignInWithAppleButton: View {
    /// What the button says.
    public struct Label: Sendable {
        let type: ASAuthorizationAppleIDButton.ButtonType
        /// To sign in.
        public static let signIn = Label(type: .signIn)
        /// To go on.
        public static let `continue` = Label(type: .continue)
        /// To become a member.
        public static let signUp = Label(type: .signUp)
    }

    /// The colours of the button.
    public struct Style: Equatable, Sendable {
        let style: ASAuthorizationAppleIDButton.Style
        /// Black.
        public static let black = Style(style: .black)
        /// White.
        public static let white = Style(style: .white)
        /// White with an outline.
        public static let whiteOutline = Style(style: .whiteOutline)
    }

    private let type: ASAuthorizationAppleIDButton.ButtonType
    private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    private let onCompletion: (Result<ASAuthorization, any Error>) -> Void

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - onRequest: Called after a tap, to say what the app wants to know.
    ///   - onCompletion: Called with the answer.
    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        type = label.type
        self.onRequest = onRequest
        self.onCompletion = onCompletion
    }

    public var body: some View {
        SignInButton(type: type, onRequest: onRequest, onCompletion: onCompletion)
    }
}

private struct StyleKey: EnvironmentKey { static let defaultValue = SignInWithAppleButton.Style.black }

extension EnvironmentValues {
    fileprivate var signInStyle: SignInWithAppleButton.Style {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the colours of buttons that sign in with an Apple account.
    public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInStyle, style)
    }
}

/// The button itself, which is another one in other colours.
private struct SignInButton: View {
    let type: ASAuthorizationAppleIDButton.ButtonType
    let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    let onCompletion: (Result<ASAuthorization, any Error>) -> Void
    @Environment(\.signInStyle) private var style

    var body: some View {
        ButtonView(type: type, style: style.style, onRequest: onRequest, onCompletion: onCompletion)
            .id(style.style)
    }
}

private struct ButtonView: UIViewRepresentable {
    let type: ASAuthorizationAppleIDButton.ButtonType
    let style: ASAuthorizationAppleIDButton.Style
    let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    let onCompletion: (Result<ASAuthorization, any Error>) -> Void

    func makeCoordinator() -> SignIn { SignIn() }

    func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
        let button = ASAuthorizationAppleIDButton(authorizationButtonType: type, authorizationButtonStyle: style)
        let signIn = context.coordinator
        button.addAction(UIAction { [weak signIn] _ in signIn?.begin() }, for: .touchUpInside)
        return button
    }

    func updateUIView(_ button: ASAuthorizationAppleIDButton, context: Context) {
        context.coordinator.onRequest = onRequest
        context.coordinator.onCompletion = onCompletion
        button.isEnabled = context.environment.isEnabled
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: ASAuthorizationAppleIDButton, context: Context) -> CGSize? {
        // As wide as there is room, and at most as high as Apple's guidelines for the button allow.
        CGSize(width: max(proposal.width ?? 140, 140), height: min(max(proposal.height ?? 44, 30), 64))
    }
}

/// Asks for an account, and tells the answer.
private final class SignIn: NSObject, ASAuthorizationControllerDelegate {
    var onRequest: (ASAuthorizationAppleIDRequest) -> Void = { _ in }
    var onCompletion: (Result<ASAuthorization, any Error>) -> Void = { _ in }
    private var controller: ASAuthorizationController?

    func begin() {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        onRequest(request)
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        self.controller = controller
        controller.performRequests()
    }

    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        self.controller = nil
        onCompletion(.success(authorization))
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        self.controller = nil
        onCompletion(.failure(error))
    }
}
