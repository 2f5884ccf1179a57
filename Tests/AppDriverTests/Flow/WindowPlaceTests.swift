import Documents
import Foundation
import Stage
import Testing

@testable import AppDriver
@testable import UIKit

/// Windows that do not begin at the screen's corner.
@MainActor @Suite(.serialized) struct WindowPlaceTests {
    private func window(on screen: TestScreen, _ body: (UIWindow) throws -> Void) throws {
        let window = UIWindow(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
        window.windowScene = screen.scene
        window.windowLevel = .alert
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        defer { window.isHidden = true }
        try body(window)
    }

    @Test func elementsAreWhereTheScreenShowsThem() throws {
        let screen = TestScreen(UIViewController())
        try window(on: screen) { window in
            var count = 0
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 10, y: 20, width: 80, height: 40)
            button.setTitle("누름", for: .normal)
            button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
            window.rootViewController?.view.addSubview(button)
            screen.surface.advance(by: 0.1)
            let place = CGRect(x: 110, y: 320, width: 80, height: 40)
            #expect(button.accessibilityFrame == place)
            let part = UIAccessibilityElement(accessibilityContainer: button)
            part.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
            #expect(part.accessibilityFrame == CGRect(x: 111, y: 322, width: 3, height: 4))
            let shown = FlowScreen { [screen.window, window] }
            let element = try #require(shown.elements(for: FlowSelector(text: "누름")).first)
            #expect(element.frame == place)
            #expect(shown.hitTest(element.point)?.isDescendant(of: button) == true)
            #expect(ViewTree(of: shown).json(of: button)["frame"] == place.json)
        }
    }

    @Test func theScreensCoordinatesAreNotTheWindows() throws {
        let screen = TestScreen(UIViewController())
        try window(on: screen) { window in
            let view = try #require(window.rootViewController?.view)
            let space = UIScreen.main.coordinateSpace
            #expect(view.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 101, y: 302))
            #expect(view.convert(CGPoint(x: 101, y: 302), from: space) == CGPoint(x: 1, y: 2))
            #expect(space.convert(CGPoint(x: 101, y: 302), to: view) == CGPoint(x: 1, y: 2))
            let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
            #expect(space.convert(rect, from: view) == rect.offsetBy(dx: 100, dy: 300))
            #expect(view.convert(rect, to: nil as UIView?) == rect)
        }
    }
}
