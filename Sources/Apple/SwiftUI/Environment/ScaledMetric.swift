/// A number that grows with the size of text.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.dynamicTypeSize) private var size
    private let base: Value
    private let style: Font.TextStyle

    /// Creates a number that grows as the font of a use of text does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// Creates a number that grows as the font of bodies of text does.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The number at the size of text.
    public var wrappedValue: Value {
        let traits = UITraitCollection(preferredContentSizeCategory: size.category)
        let length = CGFloat(base)
        let style = style.uiKit
        let scaled = MainActor.assumeIsolated {
            UIFontMetrics(forTextStyle: style).scaledValue(for: length, compatibleWith: traits)
        }
        return Value(scaled)
    }
}
