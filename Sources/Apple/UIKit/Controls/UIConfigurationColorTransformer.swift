/// Makes one colour of another.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
    /// The function that a colour goes through.
    public let transform: (UIColor) -> UIColor
    private let id = UUID()

    /// Creates a transformer from a function. Two transformers are equal only when one is a copy of the other.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// Returns the transformed colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Turns a colour into a grey of the same luminance.
    public static let grayscale = UIConfigurationColorTransformer { color in
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
    /// Replaces every colour by the tint of the view it is drawn in.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }

    public static func == (a: Self, b: Self) -> Bool { a.id == b.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
