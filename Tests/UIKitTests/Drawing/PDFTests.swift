import Testing

@testable import UIKit

/// Documents whose pages are drawn.
@Suite struct PDFTests {
    private func text(_ data: Data) -> String { String(decoding: data, as: Unicode.ASCII.self) }

    @Test func aRendererWritesItsPages() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle: "Bill", kCGPDFContextKeywords: ["a", "b"]]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 400), format: format)
        let before = UIGraphicsGetCurrentContext()
        let data = renderer.pdfData { context in
            context.beginPage()
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            "안녕 🙂".draw(at: CGPoint(x: 20, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 100, height: 50), pageInfo: [:])
            #expect(context.pdfContextBounds.width == 100)
            UIColor.red.setFill()
            context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        #expect(data.starts(with: Data("%PDF-".utf8)) && text(data).contains("%%EOF"))
        #expect(text(data).contains("/Count 2") && text(data).contains("(Bill)"))
        #expect(text(data).contains("300 400") && text(data).contains("100 50"))
        #expect(UIGraphicsGetCurrentContext() === before)
    }

    @Test func functionsWriteIntoData() {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
        UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        UIGraphicsEndPDFContext()
        #expect(text(data as Data).contains("/Count 1"))
        #expect(UIGraphicsGetPDFContextBounds() == .zero)
        // Without a beginning nothing ends.
        UIGraphicsEndPDFContext()
    }

    @Test func aFileIsWrittenWhereOneCanBe() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        try UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 10, height: 10)).writePDF(to: file) {
            $0.beginPage()
        }
        #expect(try Data(contentsOf: file).starts(with: Data("%PDF".utf8)))
        #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", .zero, nil))
    }
}
