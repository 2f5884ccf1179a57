import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct KeyboardScrollingTests {
    private func makeScroll() -> (UIScrollView, TestScreen) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 393, height: 5_000)
        return (scroll, TestScreen(views: scroll))
    }

    private func press(_ key: KeyEvent.Key, _ modifiers: KeyModifiers = [], times: Int = 1, on screen: TestScreen) {
        for index in 0..<times {
            send(index == 0 ? .down : .repeated, key, modifiers, to: screen)
        }
        send(.up, key, modifiers, to: screen)
        screen.advance(by: 3)
    }

    private func send(_ phase: KeyEvent.Phase, _ key: KeyEvent.Key, _ modifiers: KeyModifiers, to screen: TestScreen) {
        screen.surface.client?.surface(
            screen.surface,
            received: .key(KeyEvent(phase: phase, key: key, modifiers: modifiers, time: screen.surface.now)))
    }

    @Test func keysScrollWhatShows() {
        let (scroll, screen) = makeScroll()
        defer { screen.close() }
        press(.down, on: screen)
        #expect(scroll.contentOffset.y == 44)
        press(.down, times: 5, on: screen)
        #expect(scroll.contentOffset.y == 264)
        press(.up, on: screen)
        #expect(scroll.contentOffset.y == 220)
        press(.home, on: screen)
        #expect(scroll.contentOffset.y == 0)
        press(.pageDown, on: screen)
        let page = scroll.contentOffset.y
        #expect(page > 700 && page < 852)
        press(.space, on: screen)
        #expect(abs(scroll.contentOffset.y - 2 * page) < 1)
        press(.space, .shift, on: screen)
        #expect(abs(scroll.contentOffset.y - page) < 1)
        press(.down, .alt, on: screen)
        #expect(abs(scroll.contentOffset.y - 2 * page) < 1)
        press(.end, on: screen)
        #expect(scroll.contentOffset.y == 4_148)
        press(.pageDown, on: screen)
        #expect(scroll.contentOffset.y == 4_148)
        press(.up, .command, on: screen)
        #expect(scroll.contentOffset.y == 0)
    }

    @Test func keysThatSomebodyUsesDoNot() {
        final class User: UIView {
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
        }
        let (scroll, screen) = makeScroll()
        defer { screen.close() }
        let user = User()
        scroll.addSubview(user)
        user.becomeFirstResponder()
        press(.pageDown, on: screen)
        #expect(scroll.contentOffset.y == 0)
        user.resignFirstResponder()
        scroll.allowsKeyboardScrolling = false
        press(.pageDown, on: screen)
        #expect(scroll.contentOffset.y == 0)
        scroll.allowsKeyboardScrolling = true
        scroll.isScrollEnabled = false
        press(.pageDown, on: screen)
        #expect(scroll.contentOffset.y == 0)
        scroll.isScrollEnabled = true
        press(.pageDown, .control, on: screen)
        press(.left, on: screen)
        #expect(scroll.contentOffset.y == 0)
    }

    @Test func theFocusDecidesAmongSeveral() {
        let (outer, screen) = makeScroll()
        defer { screen.close() }
        let inner = UITextView(frame: CGRect(x: 0, y: 100, width: 393, height: 100))
        inner.isEditable = false
        inner.text = (0..<100).map { "Line \($0)" }.joined(separator: "\n")
        outer.addSubview(inner)
        screen.settle()
        press(.pageDown, on: screen)
        #expect(outer.contentOffset.y > 0 && inner.contentOffset.y == 0)
        let before = outer.contentOffset.y
        inner.becomeFirstResponder()
        press(.pageDown, on: screen)
        #expect(inner.contentOffset.y > 0 && outer.contentOffset.y == before)
    }
}
