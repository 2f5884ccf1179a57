public import Foundation

extension CGContext {
    /// Creates a context whose pages become a document in PDF.
    ///
    /// - Parameters:
    ///   - url: The file, which is written when the document is closed.
    ///   - mediaBox: The size of pages, in points; nil for 612 by 792.
    ///   - auxiliaryInfo: What the document says of itself. It is not written.
    public convenience init?(
        _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        let url = url as URL
        guard url.isFileURL, let box = Self.pages(mediaBox) else { return nil }
        self.init(document: PDFPages(box: box) { try? $0.write(to: url) })
    }

    /// Creates a context whose pages become a document in PDF, which is given to a consumer.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        guard let box = Self.pages(mediaBox) else { return nil }
        self.init(document: PDFPages(box: box) { consumer.take($0) })
    }

    private static func pages(_ box: UnsafePointer<CGRect>?) -> CGRect? {
        let box = box?.pointee.standardized ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        return box.width > 0 && box.height > 0 && box.width.isFinite && box.height.isFinite ? box : nil
    }

    /// Begins a page of a document; nothing happens in other contexts.
    ///
    /// - Parameter pageInfo: Its size is read of `kCGPDFContextMediaBox`, as the bytes of a rectangle.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        guard let document else { return }
        var box: CGRect?
        if let data = (pageInfo as? [String: Any])?[kCGPDFContextMediaBox] as? Data,
            data.count == MemoryLayout<CGRect>.size
        {
            box = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
        }
        finishPage()
        document.begin(cairo, box: box)
    }

    /// Begins a page of a document; nothing happens in other contexts.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        guard let document else { return }
        finishPage()
        document.begin(cairo, box: mediaBox?.pointee)
    }

    /// Ends the page of a document; nothing happens in other contexts.
    public func endPDFPage() {
        guard let document else { return }
        finishPage()
        document.end()
    }

    /// Ends the page of a document; nothing happens in other contexts.
    public func endPage() { endPDFPage() }

    /// Ends the document, and writes it; nothing happens in other contexts.
    public func closePDF() {
        guard let document else { return }
        finishPage()
        document.close()
    }

    private func finishPage() {
        finish()
        state = State()
    }
}

/// The size of a page, as the bytes of a rectangle.
public let kCGPDFContextMediaBox = "MediaBox"
