import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct UITextViewTests {
    @MainActor final class Delegate: NSObject, UITextViewDelegate {
        var log: [String] = []
        func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
        func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
        func textViewDidChange(_ textView: UITextView) { log.append("change \(textView.text!)") }
        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { text != "!" }
    }

    private func view(_ text: String = "", height: CGFloat = 100) -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: height))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        return view
    }

    @Test func typesLinesAndTellsItsDelegate() {
        let view = view()
        let delegate = Delegate()
        view.delegate = delegate
        let screen = TestScreen(views: view)
        screen.tap(view)
        screen.type("a")
        screen.press(.enter)
        screen.type("!")
        screen.type("b")
        view.resignFirstResponder()
        #expect(view.text == "a\nb")
        #expect(delegate.log == ["begin", "change a", "change a\n", "change a\nb", "end"])
    }

    @Test func aContainerOfItsOwnWidthDoesNotWrap() {
        let view = view("some words that are longer than the view is wide")
        #expect(view.textContainer.widthTracksTextView)
        #expect(!NSTextContainer().widthTracksTextView)
        view.layoutIfNeeded()
        let wrapped = view.contentSize
        #expect(wrapped.width == 200)
        view.textContainer.widthTracksTextView = false
        view.textContainer.size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.contentSize.width > 300)
        #expect(view.contentSize.height < wrapped.height)
        view.textContainer.size.width = 100
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.contentSize.width == 200)
        #expect(view.contentSize.height > wrapped.height)
        view.textContainer.widthTracksTextView = true
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.contentSize == wrapped)
    }

    @Test func contentGrowsWithTheText() {
        let view = view(Array(repeating: "line", count: 20).joined(separator: "\n"))
        let screen = TestScreen(views: view)
        #expect(view.contentSize.height > 20 * 20)
        view.becomeFirstResponder()
        screen.press(.end, modifiers: .control)
        #expect(view.contentOffset.y > 200)
        screen.press(.home, modifiers: .control)
        #expect(view.contentOffset.y <= 0.5)
        #expect(view.selectedRange == NSRange(location: 0, length: 0))
    }

    @Test func arrowsGoThroughLines() {
        let view = view("first\nx\nthird")
        let screen = TestScreen(views: view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 4, length: 0)
        screen.press(.down)
        #expect(view.selectedRange.location == 7)
        screen.press(.down)
        #expect((11...13).contains(view.selectedRange.location))
        screen.press(.home)
        #expect(view.selectedRange.location == 8)
        screen.press(.up, modifiers: .shift)
        #expect(view.selectedRange == NSRange(location: 6, length: 2))
        screen.press(.end)
        #expect(view.selectedRange.location == 7)
    }

    @Test func withoutScrollingItIsAsHighAsItsText() {
        let view = view("one\ntwo")
        view.isScrollEnabled = false
        #expect(abs(view.intrinsicContentSize.height - (16 + 122.0 / 3)) < 0.7)
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == view.intrinsicContentSize.height)
    }

    @Test func readOnlyTextTakesNoKeys() {
        let view = view("text")
        view.isEditable = false
        let screen = TestScreen(views: view)
        screen.tap(view)
        #expect(!view.isFirstResponder)
        view.becomeFirstResponder()
        #expect(screen.surface.textInput == nil)
        screen.press(.backspace)
        #expect(view.text == "text")
    }

    @Test func composesHangul() {
        let view = view("가")
        let screen = TestScreen(views: view)
        view.becomeFirstResponder()
        let input = screen.surface.textInput!
        input.setMarkedText("ㄴ", selectedRange: NSRange(location: 1, length: 0))
        input.setMarkedText("나", selectedRange: NSRange(location: 1, length: 0))
        view.text = view.text
        #expect(view.markedTextRange != nil)
        input.insertText("나")
        #expect(view.text == "가나")
    }

    @Test func pictures() throws {
        let view = view("Several lines of text that wrap at the view's width.\n\n여러 줄", height: 160)
        view.layer.borderWidth = 1
        view.layer.cornerRadius = 8
        let screen = TestScreen(views: view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 8, length: 30)
        #expect(try screen.picture("textview-light").count > 1000)
    }
}

@MainActor
private final class LinkDelegate: NSObject, UITextViewDelegate {
    var urls: [URL] = []
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        urls.append(URL)
        return false
    }
}

@MainActor
@Suite struct UITextViewLinkTests {
    @Test func aTapOnALinkAsksTheDelegate() {
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        view.isEditable = false
        let text = NSMutableAttributedString(
            string: "Read this page", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: URL(string: "https://example.com/a")!, range: NSRange(location: 5, length: 4))
        view.attributedText = text
        let delegate = LinkDelegate()
        view.delegate = delegate
        let screen = TestScreen(views: view)
        let rect = view.firstRect(
            for: view.textRange(
                from: view.position(from: view.beginningOfDocument, offset: 5)!,
                to: view.position(from: view.beginningOfDocument, offset: 9)!)!)
        screen.tap(view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
        #expect(delegate.urls.map(\.absoluteString) == ["https://example.com/a"])
        screen.tap(view.convert(CGPoint(x: rect.minX - 15, y: rect.midY), to: nil))
        #expect(delegate.urls.count == 1)
        view.isEditable = true
        screen.tap(view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
        #expect(delegate.urls.count == 1)
    }
}
