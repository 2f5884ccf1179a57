import Stage
import UIKit

/// The page's picture in a view, and what a person does to it.
@preconcurrency @MainActor
final class PageContentView: UIView, TextInputClient, KeyClient {
    private unowned let page: WKWebView
    private let picture = CALayer()
    /// Where touches began that may be taps.
    private var taps: [ObjectIdentifier: CGPoint] = [:]
    private var isTyping = false
    private(set) var purpose = TextPurpose.freeForm
    private(set) var isSecure = false
    private var text = ""
    /// In UTF-16 units of the text.
    private var caret = 0
    private var selection = 0
    private var marked = ""
    private var caretFrame = CGRect.zero

    init(page: WKWebView) {
        self.page = page
        super.init(frame: .zero)
        layer.addSublayer(picture)
        isMultipleTouchEnabled = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a picture with so many pixels to a point.
    func show(_ image: CGImage, scale: CGFloat) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        picture.contents = image
        picture.frame = CGRect(x: 0, y: 0, width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        CATransaction.commit()
    }

    // MARK: Touches

    /// Farther than this a touch is no tap any more, in points.
    private static let slack: CGFloat = 10

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { taps[ObjectIdentifier(touch)] = touch.location(in: self) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let start = taps[ObjectIdentifier(touch)] else { continue }
            let place = touch.location(in: self)
            if hypot(place.x - start.x, place.y - start.y) > Self.slack { taps[ObjectIdentifier(touch)] = nil }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let place = taps.removeValue(forKey: ObjectIdentifier(touch)) else { continue }
            page.send("touch", 0, 1, Int(place.x), Int(place.y))
            page.send("touch", 2, 1, Int(place.x), Int(place.y))
            page.waitForPictures()
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { taps[ObjectIdentifier(touch)] = nil }
    }

    // MARK: The page's text

    override var canBecomeFirstResponder: Bool { isTyping }

    override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        if isTyping {
            isTyping = false
            PageEngine.shared.ask(
                "evaluate", page.number, WKContentWorld.own.engineName,
                "document.activeElement && document.activeElement.blur()"
            ) { _ in }
        }
        return true
    }

    func receive(_ message: PageMessage) {
        switch message.verb {
        case "typing": typingChanged(message)
        case "caret":
            caretFrame = CGRect(x: message.int(2), y: message.int(3), width: message.int(4), height: message.int(5))
        case "surrounding":
            text = message.text(2)
            caret = Self.offset(ofByte: message.int(3), in: text)
            selection = Self.offset(ofByte: message.int(4), in: text)
        case "unmarked": marked = ""
        default: return
        }
        if isFirstResponder { surface?.textInputDidChange(resetComposition: message.verb == "unmarked") }
    }

    private func typingChanged(_ message: PageMessage) {
        guard message.bool(2) else {
            isTyping = false
            if isFirstResponder { _ = super.resignFirstResponder() }
            return
        }
        // The engine's numbers (WebKitInputMethodContext.h).
        let purposes: [TextPurpose] = [.freeForm, .digits, .number, .phone, .url, .email, .password]
        let number = message.int(3)
        purpose = purposes.indices.contains(number) ? purposes[number] : .freeForm
        isSecure = number == 6
        isTyping = true
        if isFirstResponder { window?.windowScene?.textInputDidChange() } else { becomeFirstResponder() }
    }

    private var surface: Surface? { window?.windowScene?.surface }

    private static func offset(ofByte byte: Int, in text: String) -> Int {
        let utf8 = text.utf8
        let index = utf8.index(utf8.startIndex, offsetBy: min(max(byte, 0), utf8.count))
        return text.utf16.distance(from: text.utf16.startIndex, to: index)
    }

    // MARK: Typing

    func insertText(_ text: String) {
        marked = ""
        if text == "\n" { page.send("key", "Return", 0) } else { page.send("type", text) }
        page.waitForPictures()
    }

    func setMarkedText(_ text: String, selectedRange: NSRange) {
        marked = text
        let caret = String(decoding: Array(text.utf16.prefix(selectedRange.location)), as: UTF16.self).unicodeScalars
            .count
        page.send("mark", text, caret)
        page.waitForPictures()
    }

    func deleteSurrounding(offset: Int, count: Int) { page.send("deleteAround", offset, count) }

    var surroundingText: (text: String, caret: Int) { (text, caret) }

    var surroundingSelection: NSRange { NSRange(location: min(caret, selection), length: abs(caret - selection)) }

    func replaceSurrounding(_ range: NSRange, with text: String) {
        let before = self.text as NSString
        let range = NSRange(
            location: min(range.location, before.length),
            length: min(range.length, before.length - min(range.location, before.length)))
        // The engine counts characters.
        let distance =
            range.location <= caret
            ? -before.substring(with: NSRange(location: range.location, length: caret - range.location)).unicodeScalars
                .count
            : before.substring(with: NSRange(location: caret, length: range.location - caret)).unicodeScalars.count
        let count = before.substring(with: range).unicodeScalars.count
        if count > 0 { page.send("deleteAround", distance, count) }
        if !text.isEmpty { insertText(text) }
    }

    func selectSurrounding(_ range: NSRange) {
        let before = text as NSString
        let place = min(NSMaxRange(range), before.length)
        let way = NSRange(location: min(place, caret), length: abs(place - caret))
        for _ in before.substring(with: way) { page.send("key", place < caret ? "Left" : "Right", 0) }
    }

    var caretRect: CGRect { convert(caretFrame, to: nil) }

    var hints: TextHints {
        var hints = TextHints()
        hints.corrects = purpose == .freeForm
        if purpose != .freeForm { hints.capitals = "none" }
        return hints
    }

    // MARK: Keys

    func takeKey(_ event: KeyEvent) -> Bool {
        guard isTyping, event.phase != .up else { return isTyping }
        if event.modifiers.contains(.control) || event.modifiers.contains(.command) {
            guard case .character(let character) = event.key else { return press(event) }
            return handleShortcut(character.lowercased()) || press(event)
        }
        if let text = event.text, !text.isEmpty, PageKeys.name(of: event.key) == nil {
            insertText(text)
            return true
        }
        return press(event)
    }

    private func press(_ event: KeyEvent) -> Bool {
        guard let name = PageKeys.name(of: event.key) else { return false }
        page.send("key", name, PageKeys.engineFlags(of: event.modifiers))
        page.waitForPictures()
        return true
    }

    /// The clipboard is the app's: the engine has one of its own that nobody else sees.
    private func handleShortcut(_ character: String) -> Bool {
        switch character {
        case "a": page.send("edit", "SelectAll", "")
        case "v":
            guard let text = UIPasteboard.general.string else { return true }
            insertText(text)
        case "c", "x":
            page.evaluateJavaScript(PageKeys.selectedText) { [weak self] value, _ in
                guard let text = value as? String, !text.isEmpty else { return }
                UIPasteboard.general.string = text
                if character == "x" { self?.page.send("edit", "Delete", "") }
            }
        case "z": page.send("edit", "Undo", "")
        default: return false
        }
        return true
    }

    // MARK: Menus

    /// Shows a list of the page's to choose from.
    func showMenu(_ message: PageMessage) {
        let number = message.int(2)
        func choose(_ index: Int) { PageEngine.shared.send(PageMessage("chosen", number, index)) }
        guard let presenter = window?.rootViewController else { return choose(-1) }
        var top = presenter
        while let next = top.presentedViewController { top = next }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for (index, place) in stride(from: 7, to: message.count - 1, by: 2).enumerated() {
            let (title, flags) = (message.text(place), message.int(place + 1))
            guard flags & 4 == 0 else { continue }
            let action = UIAlertAction(title: flags & 2 != 0 ? "\u{2713} " + title : title, style: .default) { _ in
                choose(index)
            }
            action.isEnabled = flags & 1 != 0
            sheet.addAction(action)
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in choose(-1) })
        sheet.popoverPresentationController?.sourceView = self
        sheet.popoverPresentationController?.sourceRect = CGRect(
            x: message.int(3), y: message.int(4), width: message.int(5), height: message.int(6))
        top.present(sheet, animated: true)
    }
}
