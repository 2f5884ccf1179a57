import Foundation
import PDFKit
import QuickLook
import Testing
import UIKit

/// Whether poppler, which documents are read with, is installed.
private let hasPoppler = dlopen("libpoppler-glib.so.8", RTLD_LAZY) != nil

@MainActor @Suite(.enabled(if: hasPoppler)) struct PDFKitTests {
    /// Three pages with a line of text each.
    private func data(_ texts: [String] = ["First 안녕 page", "Second page", "Third page"]) -> Data {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle: "제목", kCGPDFContextKeywords: ["one", "two"]]
        let bounds = CGRect(x: 0, y: 0, width: 300, height: 400)
        return UIGraphicsPDFRenderer(bounds: bounds, format: format).pdfData { context in
            for text in texts {
                context.beginPage()
                (text as NSString).draw(
                    at: CGPoint(x: 20, y: 30), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
            }
        }
    }

    @Test func aDocumentSaysWhatItIs() throws {
        let document = try #require(PDFDocument(data: data()))
        #expect(document.pageCount == 3 && !document.isEncrypted && !document.isLocked)
        #expect(document.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String == "제목")
        #expect(document.documentAttributes?[PDFDocumentAttribute.keywordsAttribute] as? [String] == ["one", "two"])
        let page = try #require(document.page(at: 1))
        #expect(page.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 300, height: 400))
        #expect(page.label == "2" && document.index(for: page) == 1 && document.page(at: 3) == nil)
        #expect(page.string == "Second page" && page.numberOfCharacters == 11)
        #expect(document.allowsCopying && document.allowsPrinting && document.majorVersion == 1)
        #expect(PDFDocument(data: Data("no document".utf8)) == nil)
        #expect(PDFDocument(url: URL(fileURLWithPath: "/nowhere.pdf")) == nil)
    }

    @Test func charactersAreWhereTheyAreDrawn() throws {
        let page = try #require(PDFDocument(data: data())?.page(at: 1))
        let document = try #require(PDFDocument(data: data()))
        let kept = try #require(document.page(at: 1))
        let first = kept.characterBounds(at: 0)
        // 30 points from the top, on a page of 400 whose y points up.
        #expect(first.minX >= 19 && first.minX < 24 && first.maxY > 340 && first.maxY < 375)
        let middle = CGPoint(x: first.midX, y: first.midY)
        #expect(kept.characterIndex(at: middle) == 0 && kept.characterIndex(at: CGPoint(x: 200, y: 10)) == -1)
        #expect(kept.selectionForWord(at: middle)?.string == "Second")
        #expect(kept.selectionForLine(at: middle)?.string == "Second page")
        #expect(kept.selection(for: CGRect(x: 0, y: 300, width: 300, height: 100))?.string == "Second page")
        #expect(kept.selection(for: NSRange(location: 7, length: 4))?.string == "page")
        #expect(kept.selection(for: NSRange(location: 7, length: 40)) == nil)
        // A page outlives its document, without text to select.
        #expect(page.document == nil && page.selection(for: NSRange(location: 0, length: 1)) == nil)
    }

    @Test func textIsFound() throws {
        let document = try #require(PDFDocument(data: data()))
        let found = document.findString("PAGE", withOptions: .caseInsensitive)
        #expect(found.count == 3 && found.map { document.index(for: $0.pages[0]) } == [0, 1, 2])
        #expect(document.findString("안녕").first?.string == "안녕")
        #expect(document.findString("nowhere").isEmpty && document.findString("").isEmpty)
        let second = document.findString("page", fromSelection: found[0])
        #expect(second.map { document.index(for: $0.pages[0]) } == 1)
        let back = document.findString("page", fromSelection: found[1], withOptions: .backwards)
        #expect(back.map { document.index(for: $0.pages[0]) } == 0)
        #expect(document.selectionForEntireDocument?.pages.count == 3)
        let first = try #require(document.page(at: 0))
        let last = try #require(document.page(at: 2))
        let across = document.selection(from: first, atCharacterIndex: 9, to: last, atCharacterIndex: 4)
        #expect(across?.string == "page\nSecond page\nThird")
    }

    @Test func changedDocumentsAreWritten() throws {
        let original = data()
        let document = try #require(PDFDocument(data: original))
        // What was not changed stays as it was, byte by byte.
        #expect(document.dataRepresentation() == original)
        document.removePage(at: 0)
        document.exchangePage(at: 0, withPageAt: 1)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 80)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 50, height: 80))
        }
        document.insert(try #require(PDFPage(image: picture)), at: 2)
        let mark = PDFAnnotation(
            bounds: CGRect(x: 10, y: 10, width: 100, height: 50), forType: .square, withProperties: nil)
        mark.interiorColor = .blue
        document.page(at: 0)?.addAnnotation(mark)
        let written = try #require(document.dataRepresentation().flatMap { PDFDocument(data: $0) })
        #expect(written.pageCount == 3 && written.page(at: 0)?.string == "Third page")
        #expect(written.page(at: 1)?.string == "Second page")
        #expect(written.page(at: 2)?.bounds(for: .cropBox).size == CGSize(width: 50, height: 80))
        #expect(written.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String == "제목")
        let small = try #require(written.page(at: 0)?.thumbnail(of: CGSize(width: 150, height: 200), for: .cropBox))
        #expect(small.size == CGSize(width: 150, height: 200))
    }

    @Test func coreGraphicsDrawsPages() throws {
        let provider = try #require(CGDataProvider(data: data() as CFData))
        let document = try #require(CGPDFDocument(provider))
        #expect(document.numberOfPages == 3 && document.page(at: 0) == nil && document.page(at: 4) == nil)
        let page = try #require(document.page(at: 2))
        #expect(page.pageNumber == 2 && page.getBoxRect(.cropBox).size == CGSize(width: 300, height: 400))
        let half = page.getDrawingTransform(
            .mediaBox, rect: CGRect(x: 0, y: 0, width: 150, height: 400), rotate: 0, preserveAspectRatio: true)
        #expect(abs(half.a - 0.5) < 0.001 && abs(half.ty - 100) < 0.001 && abs(half.tx) < 0.001)
        func ink(_ body: (CGContext) -> Void) -> CGFloat? {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 400), format: format).image {
                UIColor.white.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 300, height: 400))
                body($0.cgContext)
            }
            guard let bytes = image.cgImage?.dataProvider?.data as Data?, let row = image.cgImage?.bytesPerRow else {
                return nil
            }
            let rows = (0..<400).filter { y in (0..<300).contains { bytes[y * row + $0 * 4 + 1] < 100 } }
            return rows.isEmpty ? nil : CGFloat(rows.reduce(0, +)) / CGFloat(rows.count)
        }
        // Pages stand on their heads in a context whose y points down, and are turned by apps.
        let turned = try #require(ink { $0.drawPDFPage(page) })
        #expect(turned > 300)
        let upright = try #require(
            ink {
                $0.translateBy(x: 0, y: 400)
                $0.scaleBy(x: 1, y: -1)
                $0.drawPDFPage(page)
            })
        #expect(upright < 100)
    }

    @Test func aViewGoesFromPageToPage() throws {
        let view = PDFView(frame: CGRect(x: 0, y: 0, width: 393, height: 500))
        #expect(view.displayMode == .singlePageContinuous && !view.autoScales && view.scaleFactor == 1)
        let document = try #require(PDFDocument(data: data()))
        nonisolated(unsafe) var changes = 0
        let token = NotificationCenter.default.addObserver(forName: .PDFViewPageChanged, object: view, queue: nil) {
            _ in
            changes += 1
        }
        defer { NotificationCenter.default.removeObserver(token) }
        view.document = document
        #expect(view.currentPage === document.page(at: 0) && !view.canGoToPreviousPage && view.canGoToNextPage)
        view.goToNextPage(nil)
        #expect(view.currentPage === document.page(at: 1) && changes == 1 && view.canGoBack)
        view.go(to: try #require(document.page(at: 2)))
        #expect(view.currentPage === document.page(at: 2) && !view.canGoToNextPage)
        view.goBack(nil)
        #expect(view.currentPage === document.page(at: 1))
        view.autoScales = true
        #expect(abs(view.scaleFactor - 393.0 / 308) < 0.01 && view.scaleFactor == view.scaleFactorForSizeToFit)
        view.displayMode = .singlePage
        view.goToLastPage(nil)
        #expect(view.currentPage === document.page(at: 2) && view.visiblePages.count == 1)
        view.displayMode = .twoUp
        view.goToFirstPage(nil)
        #expect(view.visiblePages.count == 2)
        let page = try #require(document.page(at: 0))
        let point = view.convert(CGPoint(x: 20, y: 370), from: page)
        let back = view.convert(point, to: page)
        #expect(abs(back.x - 20) < 0.01 && abs(back.y - 370) < 0.01)
        #expect(view.page(for: point, nearest: false) === page)
        view.currentSelection = document.findString("안녕").first
        UIPasteboard.general.string = ""
        view.copy(nil)
        #expect(UIPasteboard.general.string == "안녕")
        view.clearSelection()
        #expect(view.currentSelection == nil && !view.canPerformAction(Selector("copy:"), withSender: nil))
    }

    @Test func aViewDrawsPagesSelectionsAndAnnotations() throws {
        let view = PDFView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
        view.autoScales = true
        view.document = PDFDocument(data: data())
        view.currentSelection = view.document?.findString("안녕").first
        let note = PDFAnnotation(
            bounds: CGRect(x: 100, y: 100, width: 120, height: 60), forType: .freeText, withProperties: nil)
        (note.contents, note.color) = ("메모", .systemYellow)
        view.document?.page(at: 0)?.addAnnotation(note)
        let thumbnails = PDFThumbnailView(frame: CGRect(x: 0, y: 460, width: 320, height: 100))
        thumbnails.layoutMode = .horizontal
        thumbnails.pdfView = view
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 560))
        root.backgroundColor = .white
        root.addSubview(view)
        root.addSubview(thumbnails)
        root.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let picture = UIGraphicsImageRenderer(size: root.bounds.size, format: format).image {
            root.layer.render(in: $0.cgContext)
        }
        if let folder = ProcessInfo.processInfo.environment["SEAM_TEST_PICTURES"] {
            try picture.pngData()?.write(to: URL(fileURLWithPath: folder).appendingPathComponent("pdf-view.png"))
        }
        let pixels = try #require(picture.cgImage)
        let bytes = try #require(pixels.dataProvider?.data as Data?)
        func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            let offset = y * 2 * pixels.bytesPerRow + x * 2 * 4
            return Array(bytes[offset..<offset + 3])
        }
        // The ground, the paper, and the note.
        #expect(pixel(1, 1)[0] == pixel(1, 1)[2] && pixel(1, 1)[0] < 200)
        #expect(pixel(160, 200) == [255, 255, 255])
        let place = view.convert(CGPoint(x: 210, y: 110), from: try #require(view.document?.page(at: 0)))
        #expect(pixel(Int(place.x), Int(place.y)).contains { $0 < 100 })
        #expect(thumbnails.selectedPages?.first === view.currentPage)
    }

    @Test func viewsAndDocumentsAreNotKept() throws {
        weak var weakView: PDFView?
        weak var weakDocument: PDFDocument?
        weak var weakThumbnails: PDFThumbnailView?
        try autoreleasepool {
            let view = PDFView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let document = try #require(PDFDocument(data: data()))
            view.document = document
            let thumbnails = PDFThumbnailView(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
            thumbnails.pdfView = view
            view.layoutIfNeeded()
            thumbnails.layoutIfNeeded()
            (weakView, weakDocument, weakThumbnails) = (view, document, thumbnails)
        }
        #expect(weakView == nil && weakDocument == nil && weakThumbnails == nil)
    }

    @Test func quickLookShowsDocuments() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        try data().write(to: file)
        #expect(QLPreviewController.canPreview(file as NSURL))
        try Data("none".utf8).write(to: file)
        #expect(!QLPreviewController.canPreview(file as NSURL))
    }
}
