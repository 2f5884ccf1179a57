public import Foundation

/// A document in the Portable Document Format.
///
/// Debian's poppler reads it, which is installed for apps that import PDFKit or QuickLook.
public final class CGPDFDocument: Hashable, @unchecked Sendable {
    private let data: Data
    private let lock = NSLock()
    private var opened: PDFReader?
    /// Whether a password protects the document.
    public let isEncrypted: Bool

    /// What reads the document; nil while it is locked.
    package var reader: PDFReader? { lock.withLock { opened } }

    /// The document in some data; nil if there is none.
    public convenience init?(_ provider: CGDataProvider) {
        guard let data = provider.data else { return nil }
        self.init(data: data as Data)
    }

    /// The document in a file; nil if there is none.
    public convenience init?(_ url: CFURL) {
        guard let data = try? Data(contentsOf: url as URL) else { return nil }
        self.init(data: data)
    }

    package init?(data: Data) {
        self.data = data
        do {
            opened = try PDFReader(data)
            isEncrypted = false
        } catch .isLocked {
            isEncrypted = true
        } catch {
            return nil
        }
    }

    /// Whether the pages can be read: no password is needed, or it was given.
    public var isUnlocked: Bool { reader != nil }

    /// Opens a document that is protected. Returns whether the password was right.
    public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
        lock.withLock {
            if opened == nil { opened = try? PDFReader(data, password: String(cString: password)) }
            return opened != nil
        }
    }

    /// How many pages there are; none while the document is locked.
    public var numberOfPages: Int { reader?.pageCount ?? 0 }
    /// Whether the document may be printed.
    public var allowsPrinting: Bool { reader?.allowsPrinting ?? false }
    /// Whether what is in it may be copied.
    public var allowsCopying: Bool { reader?.allowsCopying ?? false }

    /// The version of the format.
    public func getVersion(
        majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>
    ) {
        let version = reader?.version ?? (major: 0, minor: 0)
        majorVersion.pointee = Int32(version.major)
        minorVersion.pointee = Int32(version.minor)
    }

    /// A page, counting from 1; nil if there is none.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        guard let reader, (1...max(1, reader.pageCount)).contains(pageNumber) else { return nil }
        return CGPDFPage(self, reader, pageNumber)
    }

    package var bytes: Data { data }

    public static func == (lhs: CGPDFDocument, rhs: CGPDFDocument) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The rectangles of a page.
public enum CGPDFBox: Int32, Sendable {
    /// The paper, what is shown of it, and what printers do with it.
    case mediaBox = 0, cropBox, bleedBox, trimBox, artBox
}

/// A page of a document.
public final class CGPDFPage: Hashable, @unchecked Sendable {
    private let reader: PDFReader
    /// Which page it is, counting from 1.
    public let pageNumber: Int

    init(_ document: CGPDFDocument, _ reader: PDFReader, _ number: Int) {
        (self.document, self.reader, pageNumber) = (document, reader, number)
    }

    /// The document that the page is of.
    public let document: CGPDFDocument?

    /// By how much the page is turned before it is shown. Always 0: the rectangles are those of the page as it is shown.
    public var rotationAngle: Int32 { 0 }

    /// A rectangle of the page, in points. All are that of the page as it is shown.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect {
        CGRect(origin: .zero, size: reader.size(ofPage: pageNumber - 1))
    }

    /// The transform that puts the page into a rectangle: in its middle, made smaller if it must be, and never larger.
    public func getDrawingTransform(
        _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
    ) -> CGAffineTransform {
        let size = getBoxRect(box).size
        guard size.width > 0, size.height > 0 else { return .identity }
        let quarter = ((Int(rotate) / 90) % 4 + 4) % 4
        let turned = quarter % 2 == 1 ? CGSize(width: size.height, height: size.width) : size
        var (x, y) = (min(1, rect.width / turned.width), min(1, rect.height / turned.height))
        if preserveAspectRatio { (x, y) = (min(x, y), min(x, y)) }
        return CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
            .concatenating(CGAffineTransform(rotationAngle: -CGFloat(quarter) * .pi / 2))
            .concatenating(CGAffineTransform(scaleX: x, y: y))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }

    fileprivate func draw(in context: CGContext) {
        let height = reader.size(ofPage: pageNumber - 1).height
        context.saveGState()
        // A page's y points up.
        context.translateBy(x: 0, y: height)
        context.scaleBy(x: 1, y: -1)
        reader.draw(page: pageNumber - 1, in: context)
        context.restoreGState()
    }

    public static func == (lhs: CGPDFPage, rhs: CGPDFPage) -> Bool {
        lhs.reader === rhs.reader && lhs.pageNumber == rhs.pageNumber
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(pageNumber) }
}

extension CGContext {
    /// Draws a page, whose bottom left is at the origin and whose y points up.
    public func drawPDFPage(_ page: CGPDFPage) { page.draw(in: self) }
}
