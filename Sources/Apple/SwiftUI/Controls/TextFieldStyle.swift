/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The look of a field.
    associatedtype _Body: View
    /// The label of the field whose look is made.
    typealias _Label = _TextFieldStyleLabel
    /// Makes the look of a field, around it.
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field whose look a style makes.
public struct _TextFieldStyleLabel: View {
    let content: AnyView
    public var body: some View { content }
}

/// A style whose look is a border of UIKit's field.
protocol BorderedTextFieldStyle: TextFieldStyle {
    /// The border that UIKit's field has.
    var border: UITextField.BorderStyle { get }
}

extension BorderedTextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.textFieldStyle, border)
    }
}

/// The style that suits where the field is.
public struct DefaultTextFieldStyle: BorderedTextFieldStyle {
    /// Makes the default style.
    nonisolated public init() {}
    var border: UITextField.BorderStyle { .none }
}

/// The text alone.
public struct PlainTextFieldStyle: BorderedTextFieldStyle {
    /// Makes the plain style.
    nonisolated public init() {}
    var border: UITextField.BorderStyle { .none }
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle: BorderedTextFieldStyle {
    /// Makes the style with a rounded border.
    nonisolated public init() {}
    var border: UITextField.BorderStyle { .roundedRect }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The style that suits where the field is.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The text alone.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A border with round corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct MakeTextFieldKey: EnvironmentKey {
    static var defaultValue: (@MainActor (TextField<_TextFieldStyleLabel>) -> AnyView)? { nil }
}

extension EnvironmentValues {
    /// Makes the look of the fields in the view; nil for a border of UIKit's.
    var makeTextField: (@MainActor (TextField<_TextFieldStyleLabel>) -> AnyView)? {
        get { self[MakeTextFieldKey.self] }
        set { self[MakeTextFieldKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the text fields in the view.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        transformEnvironment(\.self) { environment in
            if let style = style as? any BorderedTextFieldStyle {
                environment.textFieldStyle = style.border
                environment.makeTextField = nil
            } else {
                environment.textFieldStyle = .none
                environment.makeTextField = { AnyView(style._body(configuration: $0)) }
            }
        }
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

    /// Sets the kind of text that the fields in the view expect.
    public func keyboardType(_ type: UIKeyboardType) -> some View { textTraits { $0.keyboardType = type } }

    /// Sets which letters are made capitals. Has no effect on the machine's keyboard.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textTraits { $0.autocapitalizationType = style }
    }

    /// Sets which letters are made capitals. Has no effect on the machine's keyboard.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        textTraits { if let autocapitalization { $0.autocapitalizationType = autocapitalization.uiKit } }
    }

    /// Sets whether words are corrected. Has no effect: nothing is corrected.
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        textTraits { field in if let disable { field.autocorrectionType = disable ? .no : .yes } }
            .transformEnvironment(\.autocorrectionDisabled) { if let disable { $0 = disable } }
    }

    /// Sets whether words are corrected. Has no effect: nothing is corrected.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { disableAutocorrection(disable) }

    /// Says what the text is, for filling it in. Has no effect: nothing is filled in.
    public func textContentType(_ type: UITextContentType?) -> some View { textTraits { $0.textContentType = type } }

    /// Runs an action when the text of a field in the view is submitted, or a search.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        func joined(_ outer: (() -> Void)?) -> () -> Void {
            {
                action()
                outer?()
            }
        }
        return transformEnvironment(\.self) { environment in
            if triggers.contains(.text) { environment.submitAction = joined(environment.submitAction) }
            if triggers.contains(.search) { environment.searchAction = joined(environment.searchAction) }
        }
    }

    /// Keeps what is submitted in the view from the actions of the views around.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.self) { if isBlocking { ($0.submitAction, $0.searchAction) = (nil, nil) } }
    }

    /// Sets the word on the key that submits a text.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { environment(\.submitLabel, submitLabel) }
}
