/// A picture below the number of a calendar's day.
@MainActor
final class DecorationImage: UIImageView {
    private let height: CGFloat

    /// - Parameter height: In points; a symbol is as large as a font of that size.
    init(_ image: UIImage, _ color: UIColor, height: CGFloat) {
        self.height = height
        super.init(frame: .zero)
        self.image =
            image.isSymbolImage
            ? image.withConfiguration(UIImage.SymbolConfiguration(pointSize: height, weight: .medium)) : image
        tintColor = color
        contentMode = image.isSymbolImage ? .center : .scaleAspectFit
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let image, image.size.height > 0 else { return .zero }
        if image.isSymbolImage { return image.size }
        return CGSize(width: height * image.size.width / image.size.height, height: height)
    }
}
