package import CoreGraphics

/// A document whose pages are being drawn.
final class PDFDrawing {
    let bounds: CGRect
    private let writer: PDFWriter
    private(set) var pageBounds: CGRect
    private(set) var context: CGContext?

    /// The size of a page where none is given, which is that of a letter in America, in points.
    static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

    init(_ bounds: CGRect, _ info: [AnyHashable: Any]) {
        self.bounds = bounds.isEmpty ? Self.letter : bounds
        pageBounds = self.bounds
        writer = PDFWriter(size: self.bounds.size)
        let facts: [(String, PDFWriter.Fact)] = [
            (kCGPDFContextTitle, .title), (kCGPDFContextAuthor, .author), (kCGPDFContextSubject, .subject),
            (kCGPDFContextKeywords, .keywords), (kCGPDFContextCreator, .creator),
        ]
        for (key, fact) in facts {
            if let text = info[key] as? String { writer.set(fact, text) }
            if let texts = info[key] as? [String] { writer.set(fact, texts.joined(separator: ", ")) }
        }
    }

    /// The context of the page, which becomes the one that drawing code finds.
    @discardableResult
    func beginPage(_ bounds: CGRect?) -> CGContext {
        endPage()
        pageBounds = bounds.flatMap { $0.isEmpty ? nil : $0 } ?? self.bounds
        let page = writer.beginPage(pageBounds)
        context = page
        GraphicsContexts.push(page)
        return page
    }

    private func endPage() {
        if context != nil { GraphicsContexts.pop() }
        context = nil
    }

    func finish() -> Data {
        endPage()
        return writer.finish()
    }
}
