import GoogleSignIn
public import SwiftUI

/// The colours of a button that signs in.
public enum GoogleSignInButtonColorScheme: String, Identifiable, CaseIterable, Sendable {
    /// White on blue.
    case dark
    /// Grey on white.
    case light

    public var id: String { rawValue }
}

/// How a button that signs in is laid out.
public enum GoogleSignInButtonStyle: String, Identifiable, CaseIterable, Sendable {
    /// “Sign in”.
    case standard
    /// “Sign in with Google”.
    case wide
    /// The icon alone.
    case icon

    public var id: String { rawValue }
}

/// Whether a button that signs in can be pressed.
public enum GoogleSignInButtonState: String, Identifiable, CaseIterable, Sendable {
    /// It can.
    case normal
    /// It cannot.
    case disabled
    /// It is being pressed.
    case pressed

    public var id: String { rawValue }
}

/// What a button that signs in looks like.
@preconcurrency @MainActor
public final class GoogleSignInButtonViewModel: ObservableObject {
    /// The colours.
    @Published public var scheme: GoogleSignInButtonColorScheme
    /// How it is laid out.
    @Published public var style: GoogleSignInButtonStyle
    /// Whether it can be pressed.
    @Published public var state: GoogleSignInButtonState

    /// Creates a model; light, standard and to be pressed by default.
    public init(
        scheme: GoogleSignInButtonColorScheme = .light, style: GoogleSignInButtonStyle = .standard,
        state: GoogleSignInButtonState = .normal
    ) {
        self.scheme = scheme
        self.style = style
        self.state = state
    }
}

/// A button that signs in with Google.
public struct GoogleSignInButton: View {
    @ObservedObject private var viewModel: GoogleSignInButtonViewModel
    private let action: () -> Void

    /// Creates a button of a model.
    public init(viewModel: GoogleSignInButtonViewModel, action: @escaping () -> Void) {
        self.viewModel = viewModel
        self.action = action
    }

    /// Creates a button; light, standard and to be pressed by default.
    public init(
        scheme: GoogleSignInButtonColorScheme = .light, style: GoogleSignInButtonStyle = .standard,
        state: GoogleSignInButtonState = .normal, action: @escaping () -> Void
    ) {
        self.init(
            viewModel: GoogleSignInButtonViewModel(scheme: scheme, style: style, state: state), action: action)
    }

    public var body: some View {
        ControlView(scheme: viewModel.scheme, style: viewModel.style, state: viewModel.state, action: action)
            .frame(minWidth: viewModel.style == .icon ? 48 : nil, idealHeight: 48)
            .fixedSize(horizontal: viewModel.style == .icon, vertical: true)
    }
}

/// The button of UIKit.
private struct ControlView: UIViewRepresentable {
    let scheme: GoogleSignInButtonColorScheme
    let style: GoogleSignInButtonStyle
    let state: GoogleSignInButtonState
    let action: () -> Void

    @MainActor
    final class Target {
        var action: () -> Void = {}
    }

    func makeCoordinator() -> Target { Target() }

    func makeUIView(context: Context) -> GIDSignInButton {
        let button = GIDSignInButton()
        let target = context.coordinator
        button.addAction(UIAction { [weak target] _ in target?.action() }, for: .touchUpInside)
        return button
    }

    func updateUIView(_ button: GIDSignInButton, context: Context) {
        context.coordinator.action = action
        button.colorScheme = scheme == .dark ? .dark : .light
        button.style = style == .standard ? .standard : style == .wide ? .wide : .iconOnly
        button.isEnabled = state != .disabled
    }
}
