public import SeamFoundation
public import UIKit

/// The rectangles of a page.
public enum PDFDisplayBox: Int, Sendable {
    /// The paper, what is shown of it, and what printers do with it.
    case mediaBox = 0, cropBox, bleedBox, trimBox, artBox
}

/// A page of a document. Its points count from the bottom left, and y points up.
@preconcurrency @MainActor
open class PDFPage: NSObject {
    /// The document that the page is of.
    open internal(set) weak var document: PDFDocument?
    /// Where the page comes from.
    private enum Content {
        case read(PDFReader, Int)
        case picture(UIImage)
        case empty
    }
    private let content: Content
    private var ownBounds: [PDFDisplayBox: CGRect] = [:]
    private var turn = 0
    /// Whether the page is drawn otherwise than its document has it.
    private(set) var isChanged = false
    private var text: PageText?
    private var storedAnnotations: [PDFAnnotation]?

    /// Whether annotations are drawn. True by default.
    open var displaysAnnotations = true

    /// Creates an empty page of the size of a letter in America.
    public override init() {
        content = .empty
        super.init()
        ownBounds[.mediaBox] = CGRect(x: 0, y: 0, width: 612, height: 792)
    }

    /// Creates a page with a picture, which has its size in points.
    public init?(image: UIImage) {
        guard image.size.width > 0, image.size.height > 0 else { return nil }
        content = .picture(image)
        super.init()
        ownBounds[.mediaBox] = CGRect(origin: .zero, size: image.size)
    }

    init(_ document: PDFDocument, _ reader: PDFReader, _ index: Int) {
        content = .read(reader, index)
        super.init()
        self.document = document
    }

    /// The page as Core Graphics has it; nil for one without a file.
    open var pageRef: CGPDFPage? {
        guard case .read(let reader, let index) = content, let reference = document?.documentRef,
            reference.reader === reader
        else { return nil }
        return reference.page(at: index + 1)
    }

    /// The name of the page: its number, unless the document has another.
    open var label: String? {
        if case .read(let reader, let index) = content { return reader.label(ofPage: index) }
        return document.map { String($0.index(for: self) + 1) }
    }

    // MARK: Size

    /// A rectangle of the page, in points.
    open func bounds(for box: PDFDisplayBox) -> CGRect {
        if let own = ownBounds[box] ?? ownBounds[.cropBox] ?? ownBounds[.mediaBox] { return own }
        if case .read(let reader, let index) = content {
            return CGRect(origin: .zero, size: reader.size(ofPage: index))
        }
        return .zero
    }

    /// Changes a rectangle of the page.
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {
        ownBounds[box] = bounds
        isChanged = true
    }

    /// By how much the page is turned before it is shown: 0, 90, 180 or 270.
    open var rotation: Int {
        get { turn }
        set {
            turn = ((newValue / 90 * 90) % 360 + 360) % 360
            isChanged = true
        }
    }

    /// The size as it is shown.
    var shownSize: CGSize {
        let size = bounds(for: .cropBox).size
        return turn % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
    }

    /// The transform from the page to a rectangle of its size with its origin at the bottom left.
    open func transform(for box: PDFDisplayBox) -> CGAffineTransform {
        let bounds = bounds(for: box)
        let moved = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        return switch turn {
        case 90: moved.concatenating(CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: bounds.width))
        case 180: moved.concatenating(CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: bounds.width, ty: bounds.height))
        case 270: moved.concatenating(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: bounds.height, ty: 0))
        default: moved
        }
    }

    // MARK: Drawing

    /// Draws the page in a context whose y points up. Subclasses may draw beneath or over it.
    open func draw(with box: PDFDisplayBox, to context: CGContext) {
        context.saveGState()
        context.concatenate(transform(for: box))
        drawContent(in: context)
        if displaysAnnotations {
            for annotation in annotations where annotation.shouldDisplay && annotation.isOwn {
                context.saveGState()
                annotation.draw(with: box, in: context)
                context.restoreGState()
            }
        }
        context.restoreGState()
    }

    private func drawContent(in context: CGContext) {
        switch content {
        case .read(let reader, let index):
            let height = reader.size(ofPage: index).height
            context.saveGState()
            context.translateBy(x: 0, y: height)
            context.scaleBy(x: 1, y: -1)
            reader.draw(page: index, in: context)
            context.restoreGState()
        case .picture(let image):
            let size = bounds(for: .mediaBox).size
            context.saveGState()
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
            UIGraphicsPushContext(context)
            image.draw(in: CGRect(origin: .zero, size: size))
            UIGraphicsPopContext()
            context.restoreGState()
        case .empty: break
        }
    }

    /// Draws the page as it is shown, from its top left with y pointing down.
    func drawFromTop(in context: CGContext) {
        context.saveGState()
        context.translateBy(x: 0, y: shownSize.height)
        context.scaleBy(x: 1, y: -1)
        draw(with: .cropBox, to: context)
        context.restoreGState()
    }

    /// A picture of the page, no larger than a size.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let own = shownSize
        guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return UIImage() }
        let scale = min(size.width / own.width, size.height / own.height)
        let drawn = CGSize(width: own.width * scale, height: own.height * scale)
        return UIGraphicsImageRenderer(size: drawn).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: drawn))
            context.cgContext.scaleBy(x: scale, y: scale)
            drawFromTop(in: context.cgContext)
        }
    }

    // MARK: Text

    var pageText: PageText {
        if let text { return text }
        var made = PageText("", [])
        if case .read(let reader, let index) = content {
            let (string, rectangles) = reader.text(ofPage: index)
            let height = reader.size(ofPage: index).height
            made = PageText(
                string,
                rectangles.map { CGRect(x: $0.minX, y: height - $0.maxY, width: $0.width, height: $0.height) })
        }
        text = made
        return made
    }

    /// The text of the page.
    open var string: String? { pageText.string as String }
    /// The text of the page. Its look is not known.
    open var attributedString: NSAttributedString? { NSAttributedString(string: pageText.string as String) }
    /// How many characters the text has, as `NSString` counts.
    open var numberOfCharacters: Int { pageText.string.length }

    /// Where a character is; zero if there is none.
    open func characterBounds(at index: Int) -> CGRect { pageText.rectangle(at: index) ?? .zero }

    /// The character at a point; -1 if there is none.
    open func characterIndex(at point: CGPoint) -> Int { pageText.character(at: point) ?? -1 }

    func nearestCharacter(to point: CGPoint) -> Int? { pageText.nearestCharacter(to: point) }

    /// A part of the text.
    open func selection(for range: NSRange) -> PDFSelection? {
        guard range.location >= 0, NSMaxRange(range) <= numberOfCharacters, let document else { return nil }
        let result = PDFSelection(document: document)
        result.add(self, range)
        return result
    }

    /// The text whose characters are in a rectangle.
    open func selection(for rect: CGRect) -> PDFSelection? {
        guard let document else { return nil }
        let result = PDFSelection(document: document)
        for range in pageText.ranges(in: rect) { result.add(self, range) }
        return result
    }

    /// The text from a point to another.
    open func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? {
        document?.selection(from: self, at: startPoint, to: self, at: endPoint)
    }

    /// The word at a point; nil if there is none.
    open func selectionForWord(at point: CGPoint) -> PDFSelection? {
        guard let index = pageText.character(at: point) else { return nil }
        return pageText.word(at: index).flatMap { selection(for: $0) }
    }

    /// The line at a point; nil if there is none.
    open func selectionForLine(at point: CGPoint) -> PDFSelection? {
        guard let index = pageText.character(at: point) else { return nil }
        return selection(for: pageText.line(at: index))
    }

    func find(_ string: String, _ options: NSString.CompareOptions) -> [PDFSelection] {
        pageText.places(of: string, options).compactMap { selection(for: $0) }
    }

    // MARK: Annotations

    /// The links of the page, and what was added to it.
    open var annotations: [PDFAnnotation] {
        if let storedAnnotations { return storedAnnotations }
        var made: [PDFAnnotation] = []
        if case .read(let reader, let index) = content {
            made = reader.links(ofPage: index).map { PDFAnnotation(link: $0, of: self) }
        }
        storedAnnotations = made
        return made
    }

    /// Adds an annotation over what is there.
    open func addAnnotation(_ annotation: PDFAnnotation) {
        annotation.page?.removeAnnotation(annotation)
        annotation.page = self
        storedAnnotations = annotations + [annotation]
        annotationsDidChange()
    }

    /// Takes an annotation away.
    open func removeAnnotation(_ annotation: PDFAnnotation) {
        storedAnnotations = annotations.filter { $0 !== annotation }
        annotation.page = nil
        annotationsDidChange()
    }

    /// The annotation at a point; nil if there is none.
    open func annotation(at point: CGPoint) -> PDFAnnotation? {
        annotations.last { $0.bounds.contains(point) }
    }

    func annotationsDidChange() {
        isChanged = true
        NotificationCenter.default.post(name: .pageLookDidChange, object: self)
    }
}

extension Notification.Name {
    /// A page is to be drawn anew; the object is the page.
    static let pageLookDidChange = Notification.Name("Seam.PDFPage.lookDidChange")
}
