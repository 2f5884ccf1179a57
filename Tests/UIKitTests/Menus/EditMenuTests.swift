import Foundation
import ObjectiveC
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct EditMenuTests {
    private func texts(_ screen: TestScreen) -> [String] { screen.reachableTexts.map(\.text) }

    private func choose(_ text: String, on screen: TestScreen) throws {
        let found = try #require(screen.reachableTexts.first { $0.text == text }, "no \(text) among \(texts(screen))")
        screen.tap(found.point)
        screen.advance(by: 0.5)
    }

    private func bar(_ screen: TestScreen) -> EditMenuBar? { EditMenuBar.of(screen.window) }

    private func fieldScreen(_ text: String) -> (TestScreen, UITextField) {
        let field = UITextField(frame: CGRect(x: 40, y: 300, width: 300, height: 34))
        field.borderStyle = .roundedRect
        field.text = text
        let screen = TestScreen(views: field)
        field.becomeFirstResponder()
        screen.settle()
        return (screen, field)
    }

    @Test func aDoubleTapOnAWordShowsWhatCanBeDoneWithIt() throws {
        let (screen, field) = fieldScreen("안녕 세계")
        screen.tap(CGPoint(x: 58, y: 317), count: 2)
        screen.advance(by: 0.5)
        #expect(field.text(in: field.selectedTextRange!) == "안녕")
        #expect(texts(screen).contains("Copy") && texts(screen).contains("Cut") && !texts(screen).contains("Select"))
        try screen.picture("edit-menu-field")
        try choose("Copy", on: screen)
        #expect(bar(screen) == nil && UIPasteboard.general.string == "안녕")
        screen.tap(CGPoint(x: 58, y: 317), count: 2)
        screen.advance(by: 0.5)
        try choose("Cut", on: screen)
        #expect(field.text == " 세계")
    }

    @Test func aTapOnTheCaretOffersToSelectAndToPaste() throws {
        let (screen, field) = fieldScreen("one two")
        UIPasteboard.general.string = "three"
        screen.tap(CGPoint(x: 300, y: 317))
        screen.advance(by: 1)
        #expect(bar(screen) != nil && texts(screen).contains("Select All") && !texts(screen).contains("Copy"))
        // The same once more sends it away.
        screen.tap(CGPoint(x: 300, y: 317))
        screen.advance(by: 1)
        #expect(bar(screen) == nil)
        screen.tap(CGPoint(x: 300, y: 317))
        screen.advance(by: 1)
        try choose("Select All", on: screen)
        #expect(field.text(in: field.selectedTextRange!) == "one two")
        try choose("Paste", on: screen)
        #expect(field.text == "three" && bar(screen) == nil)
    }

    @Test func typingAndEscapeSendItAway() throws {
        let (screen, field) = fieldScreen("one")
        for sends in [{ screen.type("x") }, { screen.press(.escape) }, { screen.tap(CGPoint(x: 100, y: 700)) }] {
            field.text = "one"
            screen.advance(by: 1)
            screen.tap(CGPoint(x: 52, y: 317), count: 2)
            screen.advance(by: 0.5)
            #expect(bar(screen) != nil)
            sends()
            #expect(bar(screen) == nil)
        }
        #expect(field.isFirstResponder)
    }

    @MainActor final class TextDelegate: NSObject, UITextViewDelegate {
        var log: [String] = []
        func textView(
            _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            log.append("menu \(range.location) \(range.length)")
            return UIMenu(children: [UIAction(title: "형광펜") { _ in self.log.append("marked") }] + suggestedActions)
        }
        func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
            log.append("present")
            animator.addCompletion { self.log.append("presented") }
        }
        func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
            log.append("dismiss")
        }
    }

    @Test func aTextThatIsReadAsksItsDelegateForTheMenu() throws {
        let view = UITextView(frame: CGRect(x: 20, y: 200, width: 340, height: 200))
        view.text = "Words of a text"
        view.isEditable = false
        let delegate = TextDelegate()
        view.delegate = delegate
        let screen = TestScreen(views: view)
        screen.tap(CGPoint(x: 40, y: 218), count: 2)
        screen.advance(by: 0.5)
        #expect(delegate.log == ["menu 0 5", "present", "presented"])
        #expect(!texts(screen).contains("Paste") && !texts(screen).contains("Cut"))
        try screen.picture("edit-menu-text")
        try choose("형광펜", on: screen)
        #expect(delegate.log.suffix(2) == ["dismiss", "marked"])
    }

    @MainActor final class Picture: UIView {
        var log: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action.name == "copy:" || action.name == "frame:"
        }
        override func copy(_ sender: Any?) { log.append("copy") }
    }

    @Test func theControllerShowsWhatTheFirstResponderPerforms() throws {
        let picture = Picture(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
        let screen = TestScreen(views: picture)
        SelectorTable.add(Picture.self, "frame:") { picture, _, _ in
            picture.log.append("frame")
            return nil
        }
        let menu = UIMenuController.shared
        defer { menu.menuItems = nil }
        nonisolated(unsafe) var told: [String] = []
        let center = NotificationCenter.default
        let names = [
            UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
            UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
        ]
        let tokens = names.map { name in
            center.addObserver(forName: name, object: menu, queue: nil) { told.append($0.name.rawValue) }
        }
        defer { for token in tokens { center.removeObserver(token) } }
        menu.menuItems = [
            UIMenuItem(title: "Frame", action: Selector("frame:")), UIMenuItem(title: "No", action: Selector("no:")),
        ]
        menu.showMenu(from: picture, rect: picture.bounds)
        #expect(!menu.isMenuVisible)
        picture.becomeFirstResponder()
        menu.showMenu(from: picture, rect: picture.bounds)
        screen.advance(by: 0.5)
        #expect(menu.isMenuVisible && menu.menuFrame.maxY <= 300)
        #expect(texts(screen).contains("Frame") && !texts(screen).contains("No"))
        try choose("Copy", on: screen)
        #expect(picture.log == ["copy"] && !menu.isMenuVisible && told == names.map(\.rawValue))
        menu.arrowDirection = .up
        defer { menu.arrowDirection = .default }
        menu.showMenu(from: picture, rect: picture.bounds)
        screen.advance(by: 0.5)
        #expect(menu.menuFrame.minY >= 400)
        try choose("Frame", on: screen)
        #expect(picture.log == ["copy", "frame"])
        // The key does the same.
        screen.press(.character("c"), modifiers: .control)
        #expect(picture.log == ["copy", "frame", "copy"])
    }

    @MainActor final class Delegate: NSObject, UIEditMenuInteractionDelegate {
        var log: [String] = []
        var titles = ["One"]
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            UIMenu(children: titles.map { title in UIAction(title: title) { _ in self.log.append(title) } })
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
        ) -> CGRect { CGRect(x: 0, y: 50, width: 10, height: 10) }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) { log.append("dismiss \(configuration.identifier)") }
    }

    @Test func anInteractionPresentsItsDelegatesMenu() throws {
        let view = UIView(frame: CGRect(x: 150, y: 300, width: 100, height: 100))
        let screen = TestScreen(views: view)
        let delegate = Delegate()
        var interaction: UIEditMenuInteraction? = UIEditMenuInteraction(delegate: delegate)
        weak let weakInteraction = interaction
        view.addInteraction(interaction!)
        interaction?.presentEditMenu(with: UIEditMenuConfiguration(identifier: "a", sourcePoint: .zero))
        screen.advance(by: 0.5)
        #expect(bar(screen)!.frame.maxY == 342)
        try choose("One", on: screen)
        #expect(delegate.log == ["dismiss a", "One"])
        delegate.titles = (1...12).map { "Item \($0)" }
        interaction?.presentEditMenu(with: UIEditMenuConfiguration(identifier: "b", sourcePoint: .zero))
        screen.advance(by: 0.5)
        #expect(bar(screen)!.frame.width <= 393 - 16 && !texts(screen).contains("Item 12"))
        try screen.picture("edit-menu-pages")
        try choose("Show more items", on: screen)
        try choose("Show more items", on: screen)
        try choose("Item 12", on: screen)
        #expect(delegate.log.suffix(2) == ["dismiss b", "Item 12"])
        delegate.titles = []
        interaction?.presentEditMenu(with: UIEditMenuConfiguration(identifier: "c", sourcePoint: .zero))
        #expect(bar(screen) == nil)
        view.removeInteraction(interaction!)
        interaction = nil
        #expect(weakInteraction == nil)
    }

    @MainActor final class Builder: UIView {
        override func buildMenu(with builder: any UIMenuBuilder) {
            guard builder.system === UIMenuSystem.context else { return }
            let own = UIMenu(title: "More", children: [UIAction(title: "Inside") { _ in }])
            builder.insertSibling(own, afterMenu: .standardEdit)
            builder.insertChild(
                UIMenu(options: .displayInline, children: [UIAction(title: "First") { _ in }]), atStartOfMenu: .root)
            builder.remove(menu: .standardEdit)
        }
    }

    @Test func respondersBuildTheMenu() {
        let suggested = EditMenus.suggested(for: Builder())
        #expect(suggested.map(\.title) == ["", "More"])
        #expect(((suggested.first as? UIMenu)?.children.first)?.title == "First")
    }
}
