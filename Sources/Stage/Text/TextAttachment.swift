public import CoreGraphics

/// A picture that stands in a text like a character: the object replacement character, U+FFFC.
public struct TextAttachment: Hashable, Sendable {
    /// Nil for room that is left empty.
    public var image: CGImage?
    /// In points; the origin is on the baseline, y upwards, as `NSTextAttachment.bounds` has it.
    public var bounds: CGRect
    /// Whether the image is a stencil that takes the text's colour.
    public var isTemplate: Bool

    /// Creates an attachment. A template takes the colour of the text.
    public init(image: CGImage?, bounds: CGRect, isTemplate: Bool = false) {
        self.image = image
        self.bounds = bounds
        self.isTemplate = isTemplate
    }
}
