/// Shows a picture by an image view.
final class ImageElement: ViewElement {
    private let imageView = UIImageView()
    private var isResizable = false
    private var source: Image.Source?

    override var view: UIView { imageView }
    var image: UIImage? { imageView.image }

    override init() {
        super.init()
        imageView.isUserInteractionEnabled = true
    }

    func show(_ image: Image, _ environment: EnvironmentValues) {
        let picture = image.uiImage(in: environment)
        let shown = environment.isRedacted ? picture.map { Self.placeholder(for: $0) } : picture
        environment.pass(imageView, graph, isOther: source != image.source) { [imageView] in imageView.image = shown }
        source = image.source
        isResizable = image.resizing != nil
        imageView.contentMode = .scaleToFill
        imageView.layer.magnificationFilter = image.interpolation == .none ? .nearest : .linear
        imageView.tintColor = (environment.foreground ?? .primary).resolved(in: environment)
        imageView.isAccessibilityElement = !image.isDecorative
        imageView.accessibilityLabel = image.label?.resolvedString
        imageView.accessibilityTraits = .image
    }

    /// A grey area as large as a picture.
    private static func placeholder(for image: UIImage) -> UIImage {
        let size = image.size
        guard size.width > 0, size.height > 0 else { return image }
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor(white: 0.5, alpha: 0.25).setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let size = imageView.image?.size else { return .zero }
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
    }

    override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        guard key.isTextBaseline, let offset = imageView.image?.baselineOffsetFromBottom, !isResizable else {
            return nil
        }
        return dimensions.height - offset
    }
}
