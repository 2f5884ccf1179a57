import Testing

@testable import UIKit

@MainActor @Suite struct KeyWindowTests {
    @Test func theKeyWindowIsTheOneThatBecameItLast() {
        let (first, second) = (TestScreen(UIViewController()), TestScreen(UIViewController()))
        #expect(UIApplication.shared.keyWindow === second.window)
        #expect(first.window.isKeyWindow && second.window.isKeyWindow)
        let third = UIWindow(windowScene: first.scene)
        third.makeKeyAndVisible()
        #expect(UIApplication.shared.keyWindow === third && !first.window.isKeyWindow)
        second.close()
        first.close()
    }

    /// Stacks of old apps measure the key window before their first screen appears.
    @Test func aWindowIsKeyWhenItsScreensAreAboutToAppear() {
        final class Screen: UIViewController {
            var seen: UIWindow?
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                seen = UIApplication.shared.keyWindow
            }
        }
        let screen = TestScreen(UIViewController())
        let window = UIWindow(windowScene: screen.scene)
        let controller = Screen()
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        #expect(controller.seen === window)
        screen.close()
    }

    @Test func scenesStandInTheOrderTheyConnectedIn() {
        let before = UIApplication.shared.connectedWindowScenes.count
        let screens = (0..<4).map { _ in TestScreen(UIViewController()) }
        #expect(UIApplication.shared.connectedWindowScenes.suffix(4).elementsEqual(screens.map(\.scene)) { $0 === $1 })
        #expect(UIApplication.shared.connectedScenes.count == before + 4)
        for screen in screens { screen.close() }
        #expect(UIApplication.shared.connectedWindowScenes.count == before)
    }

    @Test func hiddenWindowsAreTheScenesToo() throws {
        let screen = TestScreen(UIViewController())
        let scene = screen.scene
        var second: UIWindow? = UIWindow(windowScene: scene)
        #expect(scene.windows == [screen.window, second] && scene.shownWindows == [screen.window])
        #expect(UIApplication.shared.windows.contains { $0 === second })
        second?.isHidden = false
        #expect(scene.shownWindows == [screen.window, second])
        second?.windowLevel = UIWindow.Level(-1)
        #expect(scene.windows == [second, screen.window])
        second?.isHidden = true
        #expect(scene.windows == [second, screen.window] && scene.shownWindows == [screen.window])
        // Nobody but the app keeps it.
        second = nil
        #expect(scene.windows == [screen.window])
        screen.window.windowScene = nil
        #expect(scene.windows.isEmpty && scene.shownWindows.isEmpty)
    }
}
