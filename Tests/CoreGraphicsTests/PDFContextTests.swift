import Foundation
import Testing

@testable import CoreGraphics

/// Documents in PDF that a context draws.
@Suite struct PDFContextTests {
    private func drawPages(_ context: CGContext) {
        for shade in [0.0, 1.0] {
            context.beginPDFPage(nil)
            context.saveGState()
            context.translateBy(x: 10, y: 10)
            context.setFillColor(CGColor(red: shade, green: 0, blue: 1, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 30))
            // A state that was saved ends with its page.
            context.endPDFPage()
        }
        context.closePDF()
    }

    @Test func pagesAreWritten() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        var box = CGRect(x: 0, y: 0, width: 100, height: 200)
        let context = try #require(CGContext(file as CFURL, mediaBox: &box, nil))
        drawPages(context)
        let data = try Data(contentsOf: file)
        #expect(data.starts(with: Data("%PDF".utf8)))
        let document = try #require(CGPDFDocument(file as CFURL))
        #expect(document.numberOfPages == 2)
        #expect(document.page(at: 2)?.getBoxRect(.mediaBox).size == box.size)
        // What comes after its end does nothing.
        context.beginPDFPage(nil)
        context.closePDF()
        #expect(try Data(contentsOf: file) == data)
    }

    @Test func consumersTakeTheBytes() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
        drawPages(context)
        #expect((data as Data).starts(with: Data("%PDF".utf8)))
    }

    @Test func whatIsNoPlaceForADocument() throws {
        let web = try #require(URL(string: "https://a.b/c.pdf"))
        #expect(CGContext(web as CFURL, mediaBox: nil, nil) == nil)
        #expect(CGDataConsumer(url: web as CFURL) == nil)
        var empty = CGRect.zero
        let consumer = try #require(CGDataConsumer(data: NSMutableData()))
        #expect(CGContext(consumer: consumer, mediaBox: &empty, nil) == nil)
    }
}
