/// Pictures are decoded when they are made, so that showing one costs nothing more: what prepares one gives it back.
extension UIImage {
    /// Returns the image ready to be drawn. Images here are decoded when they are created.
    public func preparingForDisplay() -> UIImage? { isSymbolImage || size.width > 0 ? self : nil }

    /// Calls `completionHandler` on another thread, as UIKit does.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        let image = preparingForDisplay()
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(image) }
    }

    /// Returns the image ready to be drawn. Images here are decoded when they are created.
    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    /// The picture drawn at `size`, in points.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
    }

    /// Returns a smaller copy that fits a size.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }

    /// Calls `completionHandler` on another thread, as UIKit does.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
    }
}
