package import CoreGraphics

/// The pixel format of a renderer.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
    /// Pixels a point; the screen's unless set.
    open var scale: CGFloat
    /// Whether the picture has no transparent parts. False by default.
    open var opaque = false
    /// The colours that a picture may have.
    public enum Range: Int, Sendable {
        /// As the screen has them.
        case unspecified = -1
        /// As what is drawn has them.
        case automatic = 0
        /// Those beyond sRGB as well.
        case extended = 1
        /// Those of sRGB.
        case standard = 2
    }

    /// The colours that the picture may have. Automatic by default. Has no effect: pictures are in sRGB.
    open var preferredRange = Range.automatic
    /// Whether the picture may have colours beyond sRGB, as before iOS 12.
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }
    /// The area that is drawn, in points.
    public var bounds = CGRect.zero

    public required override init() {
        let screen = UITraitCollection.current.displayScale
        scale = screen > 0 ? screen : 1
        super.init()
    }

    /// Creates a format for the scale of some traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Returns a format for the main screen.
    public class func `default`() -> Self { self.init() }
    /// Returns a format for the main screen.
    public class func preferred() -> Self { self.init() }
}

/// The drawing context of a renderer.
open class UIGraphicsImageRendererContext: NSObject {
    /// The context that is drawn in.
    public let cgContext: CGContext
    /// The scale and kind of the picture.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// The image drawn so far.
    open var currentImage: UIImage { UIImage(rendered: cgContext, scale: format.scale) }

    /// The context that is drawn in.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle with the current colour.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// The context that is drawn in.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    /// Draws the line along a rectangle's inner edge, one point wide.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        stroke(rect)
        cgContext.restoreGState()
    }

    /// The context that is drawn in.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws pictures with the current context, on any thread.
open class UIGraphicsImageRenderer: NSObject {
    /// Draws the picture.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let bounds: CGRect
    /// The scale and kind of the picture.
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer of pictures without a size.
    public override convenience init() {
        self.init(bounds: .zero)
    }

    /// Creates a renderer of pictures of a size, in points.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    /// Creates a renderer of pictures of a size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of pictures of a size, in points.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// Creates a renderer of pictures of a size, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        format.bounds = bounds
    }

    /// Runs `actions` with a context whose origin is at the top left, and gives what they drew.
    open func image(actions: DrawingActions) -> UIImage {
        guard let context = CGContext.picture(of: bounds.size, scale: format.scale, isOpaque: format.opaque) else {
            return UIImage()
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        GraphicsContexts.push(context, scale: format.scale)
        actions(UIGraphicsImageRendererContext(context, format: format))
        GraphicsContexts.pop()
        return UIImage(rendered: context, scale: format.scale)
    }

    /// Draws the picture.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

    /// Draws the picture.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

extension CGContext {
    /// A context for a picture of this size in points; nil for one without pixels.
    static func picture(of size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width * height < 268_435_456,
            let context = CGContext(pixelsWide: Int(width), pixelsHigh: Int(height), scale: scale)
        else { return nil }
        if isOpaque {
            context.saveGState()
            context.setFillColor(.black)
            context.fill(CGRect(origin: .zero, size: size))
            context.restoreGState()
        }
        return context
    }
}

extension UIImage {
    /// The format of a renderer whose pictures are as sharp as this one.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.preferredRange = .standard
        return format
    }

    fileprivate convenience init(rendered context: CGContext, scale: CGFloat) {
        guard let pixels = context.makeImage() else {
            self.init(source: .symbol(.nothing), look: Look())
            return
        }
        self.init(cgImage: pixels, scale: scale, orientation: .up)
    }
}

// MARK: The older way

/// Begins a picture of one pixel a point that ``UIGraphicsEndImageContext()`` ends.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// A scale of 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
    if let context = CGContext.picture(of: size, scale: scale, isOpaque: opaque) {
        GraphicsContexts.push(context, scale: scale)
    } else {
        GraphicsContexts.push(lazily: { nil }, scale: scale)
    }
}

/// Returns what was drawn so far in the context that was begun last; nil without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let pixels = GraphicsContexts.current?.makeImage() else { return nil }
    return UIImage(cgImage: pixels, scale: GraphicsContexts.currentScale, orientation: .up)
}

/// Ends the context that was begun last.
public func UIGraphicsEndImageContext() { GraphicsContexts.pop() }

/// Fills with the current context's fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws the frame of a rectangle inside its edges, one point wide.
public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Limits what is drawn in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
