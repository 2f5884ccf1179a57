/// How a button looks and works.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The look of a button.
    associatedtype Body: View
    /// The button whose look is made.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Makes the look of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style that suits where the button is.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label alone, paler while it is held down.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in tint.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label in tint on grey.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on tint.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
