/// How the label of a button looks; the button itself works as ever.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The look of a button.
    associatedtype Body: View
    /// The button whose look is made.
    typealias Configuration = ButtonStyleConfiguration
    /// Makes the look of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
