public import CoreGraphics

/// The title of a document that is drawn, as a key of its information.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// The author of a document that is drawn, as a key of its information.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// The subject of a document that is drawn, as a key of its information.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// The program that draws a document, as a key of its information.
public let kCGPDFContextCreator = "kCGPDFContextCreator"
/// Words for the content of a document that is drawn, a text or several, as a key of its information.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"

/// What a document that is drawn says of itself.
open class UIGraphicsPDFRendererFormat: NSObject, @unchecked Sendable {
    /// The information by keys such as `kCGPDFContextTitle`.
    open var documentInfo: [String: Any] = [:]
    /// The area of a page, in points.
    open internal(set) var bounds = CGRect.zero

    public required override init() { super.init() }

    /// Returns a format without information.
    public class func `default`() -> Self { self.init() }
    /// Returns a format without information.
    public class func preferred() -> Self { self.init() }
}

/// Draws documents of pages with the current context, on any thread.
open class UIGraphicsPDFRenderer: NSObject {
    /// Draws the pages.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    private let bounds: CGRect
    /// What the document says of itself.
    public let format: UIGraphicsPDFRendererFormat

    /// Creates a renderer of pages of a size, in points; an empty one is 612 by 792.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
    }

    /// Creates a renderer of pages of a size, in points, with a document's information.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        self.bounds = bounds
        self.format = format
        format.bounds = bounds
    }

    /// Runs `actions`, which begin pages and draw in them, and returns the document.
    open func pdfData(actions: DrawingActions) -> Data {
        let context = UIGraphicsPDFRendererContext(PDFDrawing(bounds, format.documentInfo), format)
        actions(context)
        return context.drawing.finish()
    }

    /// Runs `actions`, which begin pages and draw in them, and writes the document to a file.
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        try pdfData(actions: actions).write(to: url, options: .atomic)
    }
}

/// The drawing context of a document.
open class UIGraphicsPDFRendererContext: NSObject {
    let drawing: PDFDrawing
    /// What the document says of itself.
    public let format: UIGraphicsPDFRendererFormat

    init(_ drawing: PDFDrawing, _ format: UIGraphicsPDFRendererFormat) {
        self.drawing = drawing
        self.format = format
    }

    /// The context of the current page. The first one begins, if none has.
    open var cgContext: CGContext { drawing.context ?? drawing.beginPage(nil) }
    /// The area of the current page, in points.
    open var pdfContextBounds: CGRect { drawing.pageBounds }

    /// Begins a page of the renderer's size.
    open func beginPage() { drawing.beginPage(nil) }

    /// Begins a page of another size, in points. What is said of the page is not written.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { drawing.beginPage(bounds) }

    /// Fills a rectangle with the current colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Draws the outline of a rectangle, inside it.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    /// Draws from now on inside a rectangle only.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
