/// A picture, or a part of it, over and over.
public struct ImagePaint: ShapeStyle, @unchecked Sendable {
    /// The picture.
    public var image: Image
    /// The part that is shown, in the unit square.
    public var sourceRect: CGRect
    /// By how much the picture is made larger.
    public var scale: CGFloat

    /// Creates a fill of a picture.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _paint(in environment: EnvironmentValues) -> _Paint {
        // Fills are resolved on the main actor alone.
        nonisolated(unsafe) let environment = environment
        return MainActor.assumeIsolated {
            guard let picture = image.uiImage(in: environment) else { return .color(.clear) }
            return .tiles(picture, sourceRect, scale: scale, opacity: 1)
        }
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture, or a part of it, over and over.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
