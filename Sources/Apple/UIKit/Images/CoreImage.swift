public import CoreImage

extension CIColor {
    /// The colour as it is in the current traits.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension CIImage {
    /// The picture that an image was made of, or its pixels. Nil for a picture without any, such as a symbol.
    public convenience init?(image: UIImage) {
        guard let pixels = image.cgImage else { return nil }
        self.init(cgImage: pixels)
    }
}

extension UIImage {
    /// Creates an image from Core Image's, which is drawn when it is asked for.
    public convenience init(ciImage: CIImage) {
        self.init(ciImage: ciImage, scale: 1, orientation: .up)
    }

    /// The picture, rendered at once; nothing, if it has no end.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        guard let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
            self.init()
            return
        }
        var look = Look()
        (look.scale, look.orientation, look.core) = (scale, orientation, ciImage)
        self.init(source: .pixels(pixels), look: look)
    }

    /// The picture of Core Image's that the image was made of; nil for others.
    public var ciImage: CIImage? { look.core }
}
