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

    /// The view as it was laid out; nil for one without a size.
    private var host: _UIHostingView<Content>? {
        let host = _UIHostingView(rootView: content)
        let size = host.contentSize(proposedSize)
        guard size.width > 0, size.height > 0 else { return nil }
        host.frame = CGRect(origin: .zero, size: size)
        host.layoutIfNeeded()
        return host
    }

    /// The view as a picture of UIKit's; nil for one without a size.
    public var uiImage: UIImage? {
        guard let host else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = isOpaque
        return UIGraphicsImageRenderer(size: host.bounds.size, format: format).image {
            host.layer.render(in: $0.cgContext)
        }
    }

    /// The view as a picture of Core Graphics'; nil for one without a size.
    public var cgImage: CGImage? { uiImage?.cgImage }

    /// Has a closure draw the view in a context of its own, such as that of a document in PDF.
    ///
    /// - Parameters:
    ///   - rasterizationScale: The pixels in a point of what cannot be drawn otherwise. Has no effect.
    ///   - renderer: Gets the size of the view, and what draws it in a context. It is not called for a view without a size.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        guard let host else { return }
        let size = host.bounds.size
        renderer(size) { context in
            context.saveGState()
            if !context.isFlipped {
                context.translateBy(x: 0, y: size.height)
                context.scaleBy(x: 1, y: -1)
            }
            host.layer.render(in: context)
            context.restoreGState()
        }
    }
}
