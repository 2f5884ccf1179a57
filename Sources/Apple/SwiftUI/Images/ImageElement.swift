/// Shows a picture by an image view.
final class ImageElement: ViewElement {
    private let imageView = UIImageView()
    private var isResizable = false

    override var view: UIView { imageView }
    var image: UIImage? { imageView.image }

    override init() {
        super.init()
        imageView.isUserInteractionEnabled = true
    }

    func show(_ image: Image, _ environment: EnvironmentValues) {
        let picture = image.uiImage(in: environment)
        imageView.image = picture
        isResizable = image.resizing != nil
        imageView.contentMode = .scaleToFill
        imageView.tintColor = (environment.foreground ?? .primary).resolved(in: environment)
        imageView.isAccessibilityElement = !image.isDecorative
        imageView.accessibilityLabel = image.label?.resolvedString
        imageView.accessibilityTraits = .image
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
