import Combine

/// Draws a view as a picture.
@preconcurrency @MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view.
    public var content: Content { willSet { objectWillChange.send() } }
    /// What the view is offered.
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels in a point. 1 by default.
    public var scale: CGFloat = 1
    /// Whether the picture lets nothing through.
    public var isOpaque = false
    nonisolated public let objectWillChange = PassthroughSubject<Void, Never>()

    /// Creates what draws a view.
    public init(content view: Content) { content = view }

    /// The view as a picture of UIKit's; nil for one without a size.
    public var uiImage: UIImage? {
        let host = _UIHostingView(rootView: content)
        let size = host.contentSize(proposedSize)
        guard size.width > 0, size.height > 0 else { return nil }
        host.frame = CGRect(origin: .zero, size: size)
        host.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = isOpaque
        return UIGraphicsImageRenderer(size: size, format: format).image { host.layer.render(in: $0.cgContext) }
    }

    /// The view as a picture of Core Graphics'; nil for one without a size.
    public var cgImage: CGImage? { uiImage?.cgImage }
}
