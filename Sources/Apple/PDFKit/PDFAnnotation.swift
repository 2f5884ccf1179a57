public import SeamFoundation
public import UIKit

/// The kinds of annotations.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A link to another place or address.
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    /// A note, shown as a sign.
    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    /// Text on the page.
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    /// A line.
    public static let line = PDFAnnotationSubtype(rawValue: "/Line")
    /// A rectangle.
    public static let square = PDFAnnotationSubtype(rawValue: "/Square")
    /// An ellipse.
    public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
    /// Text that is marked in a colour.
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    /// Text with a line under it.
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    /// Text with a line through it.
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
    /// Lines drawn by hand.
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    /// A picture, which a subclass draws.
    public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
}

/// The frame of an annotation.
@preconcurrency @MainActor
open class PDFBorder: NSObject {
    /// The width of its line, in points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// The lengths of dashes and gaps, as numbers; none by default.
    open var dashPattern: [Any]?

    public override init() { super.init() }
}

/// Something over a page: a link, a mark, a drawing.
@preconcurrency @MainActor
open class PDFAnnotation: NSObject {
    /// The page that it is on.
    open internal(set) weak var page: PDFPage?
    /// Where it is on the page.
    open var bounds: CGRect { didSet { changed() } }
    /// The kind, as the format calls it.
    open var type: String?
    /// The text of a note, or of text on the page.
    open var contents: String? { didSet { changed() } }
    /// Who made it.
    open var userName: String?
    /// When it was changed.
    open var modificationDate: Date?
    /// Whether it is shown. True by default.
    open var shouldDisplay = true { didSet { changed() } }
    /// Whether it is printed. True by default.
    open var shouldPrint = true
    /// The colour of lines, of marks and of the ground of text. Yellow for marks, black for others.
    open var color: UIColor { didSet { changed() } }
    /// The colour inside of a shape; nil for none.
    open var interiorColor: UIColor? { didSet { changed() } }
    /// The font of text on the page.
    open var font: UIFont? { didSet { changed() } }
    /// The colour of text on the page.
    open var fontColor: UIColor? { didSet { changed() } }
    /// How text on the page is aligned.
    open var alignment = NSTextAlignment.left { didSet { changed() } }
    /// The frame; nil for the usual one.
    open var border: PDFBorder? { didSet { changed() } }
    /// Where a line begins and ends, from the annotation's bottom left.
    open var startPoint = CGPoint.zero { didSet { changed() } }
    /// Where a line ends, from the annotation's bottom left.
    open var endPoint = CGPoint.zero { didSet { changed() } }
    /// The corners of marked text, four for each part: the top left, the top right, the bottom left and the bottom right.
    open var quadrilateralPoints: [NSValue]? { didSet { changed() } }
    /// Whether it shows that it is pressed.
    open var isHighlighted = false { didSet { changed() } }
    /// What a link does.
    open var action: PDFAction?
    /// The lines drawn by hand, from the annotation's bottom left.
    open private(set) var paths: [UIBezierPath]?
    /// Whether an app made it: what the file has, poppler draws.
    let isOwn: Bool

    /// Creates an annotation.
    public init(
        bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
    ) {
        self.bounds = bounds
        type = String(annotationType.rawValue.dropFirst())
        color = annotationType == .highlight ? .yellow : .black
        isOwn = true
        super.init()
    }

    init(link: PDFReader.Link, of page: PDFPage) {
        bounds = link.area
        type = "Link"
        color = .black
        isOwn = false
        super.init()
        self.page = page
        action = PDFAction.of(link.target, in: page.document)
    }

    /// The address that a link opens.
    open var url: URL? {
        get { (action as? PDFActionURL)?.url }
        set { action = newValue.map { PDFActionURL(url: $0) } }
    }

    /// The place that a link goes to.
    open var destination: PDFDestination? {
        get { (action as? PDFActionGoTo)?.destination }
        set { action = newValue.map { PDFActionGoTo(destination: $0) } }
    }

    /// Adds lines drawn by hand.
    open func add(_ path: UIBezierPath) {
        paths = (paths ?? []) + [path]
        changed()
    }

    /// Takes lines drawn by hand away.
    open func remove(_ path: UIBezierPath) {
        paths?.removeAll { $0 === path }
        changed()
    }

    private func changed() {
        if page?.annotations.contains(where: { $0 === self }) == true { page?.annotationsDidChange() }
    }

    /// Draws it, in a context of the page whose y points up. Subclasses draw what they like.
    open func draw(with box: PDFDisplayBox, in context: CGContext) {
        let width = border?.lineWidth ?? 1
        context.setStrokeColor(color.cgColor)
        context.setLineWidth(width)
        let dashes = (border?.dashPattern ?? []).compactMap { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }
        if !dashes.isEmpty { context.setLineDash(phase: 0, lengths: dashes) }
        let inner = bounds.insetBy(dx: width / 2, dy: width / 2)
        switch type {
        case "Highlight":
            context.setBlendMode(.multiply)
            context.setFillColor(color.cgColor)
            for part in markedParts { context.fill(part) }
        case "Underline": for part in markedParts { line(from: part.minX, to: part.maxX, y: part.minY + 1, context) }
        case "StrikeOut": for part in markedParts { line(from: part.minX, to: part.maxX, y: part.midY, context) }
        case "Square":
            if let interiorColor {
                context.setFillColor(interiorColor.cgColor)
                context.fill(inner)
            }
            if width > 0 { context.stroke(inner) }
        case "Circle":
            if let interiorColor {
                context.setFillColor(interiorColor.cgColor)
                context.fillEllipse(in: inner)
            }
            if width > 0 { context.strokeEllipse(in: inner) }
        case "Line":
            context.move(to: CGPoint(x: bounds.minX + startPoint.x, y: bounds.minY + startPoint.y))
            context.addLine(to: CGPoint(x: bounds.minX + endPoint.x, y: bounds.minY + endPoint.y))
            context.strokePath()
        case "Ink":
            context.translateBy(x: bounds.minX, y: bounds.minY)
            for path in paths ?? [] {
                context.setLineWidth(border?.lineWidth ?? path.lineWidth)
                context.addPath(path.cgPath)
                context.strokePath()
            }
        case "FreeText": drawText(in: context)
        case "Text":
            context.setFillColor(color == .black ? UIColor.systemYellow.cgColor : color.cgColor)
            context.fill(bounds)
        default: break
        }
    }

    /// The parts that are marked; all of it unless they are said.
    private var markedParts: [CGRect] {
        guard let points = quadrilateralPoints?.map(\.cgPointValue), points.count >= 4 else { return [bounds] }
        return stride(from: 0, to: points.count - 3, by: 4).map { start in
            let corners = points[start..<start + 4]
            let (x, y) = (corners.map(\.x), corners.map(\.y))
            return CGRect(
                x: bounds.minX + x.min()!, y: bounds.minY + y.min()!, width: x.max()! - x.min()!,
                height: y.max()! - y.min()!)
        }
    }

    private func line(from start: CGFloat, to end: CGFloat, y: CGFloat, _ context: CGContext) {
        context.move(to: CGPoint(x: start, y: y))
        context.addLine(to: CGPoint(x: end, y: y))
        context.strokePath()
    }

    private func drawText(in context: CGContext) {
        if color != .black, color != .clear {
            context.setFillColor(color.cgColor)
            context.fill(bounds)
        }
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        let text = NSAttributedString(
            string: contents ?? "",
            attributes: [
                .font: font ?? .systemFont(ofSize: 12), .foregroundColor: fontColor ?? .black, .paragraphStyle: style,
            ])
        context.translateBy(x: bounds.minX, y: bounds.maxY)
        context.scaleBy(x: 1, y: -1)
        UIGraphicsPushContext(context)
        text.draw(in: CGRect(origin: .zero, size: bounds.size))
        UIGraphicsPopContext()
    }
}
