/// How text fields look: one of the system's styles.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    var _borderStyle: UITextField.BorderStyle { get }
}

/// The style that suits where the field is.
public struct DefaultTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public var _borderStyle: UITextField.BorderStyle { .none }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public var _borderStyle: UITextField.BorderStyle { .none }
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public var _borderStyle: UITextField.BorderStyle { .roundedRect }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldStyle, style._borderStyle)
    }

    private func textTraits(_ change: @escaping @MainActor (UITextField) -> Void) -> some View {
        transformEnvironment(\.textTraits) { traits in
            let outer = traits
            traits = { field in
                outer(field)
                change(field)
            }
        }
    }

    public func keyboardType(_ type: UIKeyboardType) -> some View { textTraits { $0.keyboardType = type } }

    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textTraits { $0.autocapitalizationType = style }
    }

    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        textTraits { if let autocapitalization { $0.autocapitalizationType = autocapitalization.uiKit } }
    }

    public func disableAutocorrection(_ disable: Bool?) -> some View {
        textTraits { field in if let disable { field.autocorrectionType = disable ? .no : .yes } }
    }

    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { disableAutocorrection(disable) }

    public func textContentType(_ type: UITextContentType?) -> some View { textTraits { $0.textContentType = type } }

    /// Runs when a person is done with a text field.
    public func onSubmit(_ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.submitAction) { current in
            let outer = current
            current = {
                action()
                outer?()
            }
        }
    }
}
