import Foundation
import ObjectiveC
import Testing

@testable import UIKit

@MainActor @Suite struct PrintTests {
    private let long = (1...120).map { "Line \($0) 줄" }.joined(separator: "\n")

    @MainActor final class Numbered: UIPrintPageRenderer {
        var log: [String] = []
        override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
            log.append("footer \(pageIndex) \(Int(footerRect.height))")
        }
        override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
            log.append("content \(pageIndex)")
        }
        override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) { log.append("header") }
    }

    @Test func textIsLaidOutOverPages() {
        let renderer = Numbered()
        renderer.footerHeight = 40
        let formatter = UISimpleTextPrintFormatter(text: long)
        formatter.font = .systemFont(ofSize: 20)
        formatter.perPageContentInsets = UIEdgeInsets(top: 36, left: 36, bottom: 36, right: 36)
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        // As apps set them that make documents of pages.
        renderer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 595, height: 842)), forKey: "paperRect")
        renderer.setValue(NSValue(cgRect: CGRect(x: 18, y: 18, width: 559, height: 806)), forKey: "printableRect")
        #expect(renderer.paperRect.width == 595)
        let rect = formatter.rect(forPageAt: 0)
        #expect(rect == CGRect(x: 54, y: 54, width: 487, height: 806 - 40 - 72))
        let lines = Int(rect.height / UIFont.systemFont(ofSize: 20).lineHeight)
        let expected = (120 + lines - 1) / lines
        #expect(abs(renderer.numberOfPages - expected) <= 1 && renderer.numberOfPages >= 4)
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, renderer.paperRect, nil)
        for page in 0..<renderer.numberOfPages {
            UIGraphicsBeginPDFPage()
            renderer.drawPage(at: page, in: renderer.printableRect)
        }
        UIGraphicsEndPDFContext()
        #expect((data as Data).starts(with: Data("%PDF".utf8)))
        #expect(renderer.log.prefix(2) == ["content 0", "footer 0 40"])
        #expect(renderer.log.count == renderer.numberOfPages * 2)
    }

    @Test func markupAndViewsArePrintedToo() {
        let renderer = UIPrintPageRenderer()
        (renderer.paperRect, renderer.printableRect) = (UIPrintPaper.a4.printableRect, UIPrintPaper.a4.printableRect)
        let markup = UIMarkupTextPrintFormatter(markupText: "<h1>제목</h1><p>Text</p>")
        renderer.addPrintFormatter(markup, startingAtPageAt: 0)
        #expect(renderer.numberOfPages == 1)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1118, height: 3000))
        let formatter = view.viewPrintFormatter()
        renderer.addPrintFormatter(formatter, startingAtPageAt: 1)
        // Half as wide, on pages of 806 points.
        #expect(formatter.pageCount == 2 && renderer.numberOfPages == 3)
        #expect(renderer.printFormatters(forPageAt: 2)?.first === formatter)
        markup.removeFromPrintPageRenderer()
        #expect(renderer.printFormatters?.count == 1 && markup.printPageRenderer == nil)
    }

    @Test func theLastThatIsSetIsPrinted() {
        let controller = UIPrintInteractionController.shared
        controller.printingItem = UIImage()
        controller.printFormatter = UISimpleTextPrintFormatter(text: "x")
        #expect(controller.printingItem == nil && controller.printFormatter != nil)
        controller.printPageRenderer = UIPrintPageRenderer()
        #expect(controller.printFormatter == nil)
        controller.printPageRenderer = nil
        #expect(!UIPrintInteractionController.canPrint(Data("no picture".utf8)))
    }

    @Test func pagesAreShownAndSaved() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        UIPrintInteractionController.folder = folder
        let root = UIViewController()
        let screen = TestScreen(root)
        defer {
            UIPrintInteractionController.folder = nil
            screen.close()
        }
        let controller = UIPrintInteractionController.shared
        let info = UIPrintInfo.printInfo()
        info.jobName = "보고서"
        info.orientation = .landscape
        controller.printInfo = info
        controller.printFormatter = UISimpleTextPrintFormatter(text: long)
        defer { controller.printFormatter = nil }
        var ended: [Bool] = []
        #expect(controller.present(animated: true) { _, completed, _ in ended.append(completed) })
        screen.advance(by: 1)
        try screen.picture("print")
        let save = try #require(screen.reachableTexts.last { $0.text == "Save as PDF" })
        screen.tap(save.point)
        screen.advance(by: 1)
        #expect(ended == [true])
        let data = try Data(contentsOf: folder.appendingPathComponent("보고서.pdf"))
        #expect(data.starts(with: Data("%PDF".utf8)))
        #expect(controller.present(animated: false) { _, completed, _ in ended.append(completed) })
        screen.advance(by: 1)
        controller.dismiss(animated: false)
        screen.advance(by: 1)
        #expect(ended == [true, false])
    }

    @Test func printInfoIsCopiedByItsValues() {
        let info = UIPrintInfo.printInfo()
        (info.jobName, info.outputType, info.duplex) = ("작업", .photo, .longEdge)
        let copy = UIPrintInfo(dictionary: info.dictionaryRepresentation)
        #expect(copy.jobName == "작업" && copy.outputType == .photo && copy.duplex == .longEdge)
        let papers = [UIPrintPaper.a4, .letter]
        #expect(
            UIPrintPaper.bestPaper(forPageSize: CGSize(width: 600, height: 790), withPapersFrom: papers) === papers[1])
    }
}
