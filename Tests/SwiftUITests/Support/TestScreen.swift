import Foundation
import Stage

@testable import SwiftUI
@testable import UIKit

/// A phone in memory that shows a view: it lays out, takes touches and text, and its clock is virtual.
@MainActor
final class TestScreen {
    let surface: OffscreenSurface
    let scene: UIWindowScene
    let window: UIWindow

    init(_ controller: UIViewController, size: CGSize = CGSize(width: 393, height: 852), isDark: Bool = false) {
        surface = OffscreenSurface(
            size: size, scale: 3, safeArea: Stage.EdgeInsets(top: 59, bottom: 34), appearance: isDark ? .dark : .light)
        UIScreen.main.adopt(surface)
        UITraitCollection.current = UIApplication.traits(of: surface)
        let session = UISceneSession(
            role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.attach(to: surface)
        UIApplication.shared.connect(scene)
        window = UIWindow(windowScene: scene)
        let surface = surface
        MediaClock.replace { Thread.isMainThread ? MainActor.assumeIsolated { surface.now } : 0 }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        surface.present()
        settle()
    }

    convenience init(@ViewBuilder _ view: () -> some View) {
        self.init(UIHostingController(rootView: view()))
    }

    deinit {
        MainActor.assumeIsolated { scene.disconnect() }
    }

    /// Runs what waits for the next turn of the main loop, and lays out.
    func settle() {
        for _ in 0..<4 {
            NextTurn.drain()
            window.layoutIfNeeded()
        }
    }

    func advance(by seconds: Double) {
        surface.advance(by: seconds)
        settle()
    }

    /// One step of a finger: down, moved or up.
    func touch(_ phase: PointerEvent.Phase, _ point: CGPoint) {
        surface.send(
            .pointer(PointerEvent(phase: phase, device: .touch, identifier: 0, location: point, time: surface.now)))
        settle()
    }

    func tap(_ point: CGPoint) {
        touch(.began, point)
        touch(.ended, point)
    }

    func tap(_ view: UIView) {
        tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }

    func type(_ text: String) {
        surface.textInput?.insertText(text)
        settle()
    }

    /// The screen as a PNG; set SEAM_TEST_PICTURES to a folder to look at it.
    func picture(_ name: String) throws {
        settle()
        let png = try surface.pngData()
        if let folder = ProcessInfo.processInfo.environment["SEAM_TEST_PICTURES"] {
            try Data(png).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
        }
    }

    // MARK: What is on the screen

    func all<V: UIView>(_ type: V.Type = V.self) -> [V] {
        func find(_ view: UIView) -> [V] {
            guard !view.isHidden, view.alpha > 0 else { return [] }
            return (view as? V).map { [$0] } ?? [] + view.subviews.flatMap(find)
        }
        return find(window)
    }

    /// The texts of labels, from the back to the front.
    var texts: [String] {
        func find(_ view: UIView) -> [String] {
            guard !view.isHidden, view.alpha > 0 else { return [] }
            if let label = view as? UILabel { return label.text.map { [$0] } ?? [] }
            return view.subviews.flatMap(find)
        }
        return find(window)
    }

    func label(_ text: String) -> UILabel? {
        func find(_ view: UIView) -> UILabel? {
            if let label = view as? UILabel, label.text == text { return label }
            for child in view.subviews {
                if let found = find(child) { return found }
            }
            return nil
        }
        return find(window)
    }

    /// Where a label is in the window.
    func frame(_ text: String) -> CGRect? { label(text).map { $0.convert($0.bounds, to: nil) } }
}
