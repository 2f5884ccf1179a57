import Foundation
import Testing

@testable import UIKit

/// Safe areas that a subclass gives by overriding `safeAreaInsets` are those that what is in it stands by.
@MainActor struct OverriddenSafeAreaTests {
    private final class NotchedWindow: UIWindow {
        var notch = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        override var safeAreaInsets: UIEdgeInsets { notch }
    }

    private final class Panel: UIView {
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 12, left: 0, bottom: 0, right: 7) }
    }

    private final class Watcher: UIView {
        private(set) var changes = 0
        override func safeAreaInsetsDidChange() { changes += 1 }
    }

    @Test func ofAWindowReachControllersGuidesAndScrollViews() {
        let window = NotchedWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        let controller = UIViewController()
        let scroll = UIScrollView()
        let label = UIView()
        let root: UIView = controller.view
        scroll.frame = window.bounds
        scroll.contentInsetAdjustmentBehavior = .always
        root.addSubview(scroll)
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
            label.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.widthAnchor.constraint(equalToConstant: 100),
        ])
        window.rootViewController = controller
        root.frame = window.bounds
        window.addSubview(root)
        window.layoutIfNeeded()
        #expect(root.safeAreaInsets == window.notch)
        #expect(label.frame == CGRect(x: 0, y: 44, width: 100, height: 490))
        #expect(scroll.adjustedContentInset == window.notch)
    }

    @Test func ofAWindowThatChangeReachItsViewsInTheNextPass() {
        let window = NotchedWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        let view = Watcher(frame: window.bounds)
        window.addSubview(view)
        window.layoutIfNeeded()
        #expect(view.changes == 1)
        window.notch.top = 20
        window.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(view.safeAreaInsets.top == 20)
        #expect(view.changes == 2)
        window.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(view.changes == 2)
    }

    @Test func ofAViewReachItsSubviewsWhereTheyLieUnderThem() {
        let panel = Panel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let under = UIView(frame: CGRect(x: 0, y: 4, width: 200, height: 20))
        let clear = UIView(frame: CGRect(x: 0, y: 40, width: 150, height: 20))
        panel.addSubview(under)
        panel.addSubview(clear)
        panel.layoutIfNeeded()
        #expect(under.safeAreaInsets == UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 7))
        #expect(clear.safeAreaInsets == .zero)
        clear.frame.origin.y = 2
        panel.layoutIfNeeded()
        #expect(clear.safeAreaInsets.top == 10)
    }
}
