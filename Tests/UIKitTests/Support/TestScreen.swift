import Foundation
import Stage

@testable import UIKit

/// A phone in memory with one window, for tests: it lays out, draws, takes touches and keys, and its clock is virtual.
@MainActor
final class TestScreen {
    let surface: OffscreenSurface
    let scene: UIWindowScene
    let window: UIWindow

    init(
        _ controller: UIViewController? = nil, size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3,
        appearance: Appearance = .light
    ) {
        surface = OffscreenSurface(
            size: size, scale: scale, safeArea: EdgeInsets(top: 59, bottom: 34), appearance: appearance)
        UIScreen.main.adopt(surface)
        UITraitCollection.current = UIApplication.traits(of: surface)
        let session = UISceneSession(
            role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.attach(to: surface)
        UIApplication.shared.connect(scene)
        window = UIWindow(windowScene: scene)
        let surface = surface
        MediaClock.replace {
            Thread.isMainThread ? MainActor.assumeIsolated { surface.now } : 0
        }
        if let controller { show(controller) }
    }

    /// A screen with a plain controller whose root view holds `views`.
    convenience init(views: UIView...) {
        let controller = UIViewController()
        self.init(controller)
        for view in views { controller.view.addSubview(view) }
        settle()
    }

    func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        surface.present()
        settle()
    }

    /// Runs what the main loop has waiting, and lays out.
    func settle() {
        for _ in 0..<3 { NextTurn.drain() }
        window.layoutIfNeeded()
    }

    /// Lets virtual time pass: animations, inertia.
    func advance(by seconds: Double) {
        surface.advance(by: seconds)
        settle()
    }

    func tap(_ point: CGPoint, count: Int = 1) {
        for _ in 0..<count {
            send(.began, point)
            send(.ended, point)
        }
        settle()
    }

    func tap(_ view: UIView) {
        tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }

    func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10, duration: Double = 0.2) {
        send(.began, start)
        for step in 1...steps {
            surface.advance(by: duration / Double(steps))
            let t = CGFloat(step) / CGFloat(steps)
            send(.moved, CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t))
        }
        send(.ended, end)
        settle()
    }

    func send(_ phase: PointerEvent.Phase, _ point: CGPoint, identifier: Int = 0) {
        surface.send(
            .pointer(
                PointerEvent(
                    phase: phase, device: .touch, identifier: identifier, location: point, time: surface.now)))
    }

    func type(_ text: String) {
        surface.textInput?.insertText(text)
        settle()
    }

    func press(_ key: KeyEvent.Key, modifiers: KeyModifiers = []) {
        surface.send(.key(KeyEvent(phase: .down, key: key, modifiers: modifiers, time: surface.now)))
        surface.send(.key(KeyEvent(phase: .up, key: key, modifiers: modifiers, time: surface.now)))
        settle()
    }

    /// The screen as a PNG; set SEAM_TEST_PICTURES to a folder to look at it.
    @discardableResult
    func picture(_ name: String) throws -> [UInt8] {
        settle()
        let png = try surface.pngData()
        if let folder = ProcessInfo.processInfo.environment["SEAM_TEST_PICTURES"] {
            try Data(png).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
        }
        return png
    }

    func close() {
        scene.disconnect()
    }
}
