import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct UIViewHierarchyTests {
    final class Recorder: UIView {
        var log: [String] = []
        override func willMove(toSuperview newSuperview: UIView?) { log.append("willMoveSuper \(newSuperview != nil)") }
        override func didMoveToSuperview() { log.append("didMoveSuper \(superview != nil)") }
        override func willMove(toWindow newWindow: UIWindow?) { log.append("willMoveWindow \(newWindow != nil)") }
        override func didMoveToWindow() { log.append("didMoveWindow \(window != nil)") }
        override func didAddSubview(_ subview: UIView) { log.append("didAdd \(subview.tag)") }
        override func willRemoveSubview(_ subview: UIView) { log.append("willRemove \(subview.tag)") }
    }

    @Test func aSubclassHearsThatItIsTakenOut() {
        final class Watched: UIView {
            var calls = 0
            override func removeFromSuperview() {
                calls += 1
                super.removeFromSuperview()
            }
        }
        let (parent, view) = (UIView(), Watched())
        parent.addSubview(view)
        view.removeFromSuperview()
        #expect(view.calls == 1 && view.superview == nil && parent.subviews.isEmpty)
        parent.addSubview(view)
        view.tag = 7
        #expect(parent.viewWithTag(7) === view && parent.viewWithTag(8) == nil)
    }

    @Test func callbacksComeInUIKitsOrder() {
        let screen = TestScreen(views: UIView())
        let view = Recorder()
        screen.window.addSubview(view)
        #expect(view.log == ["willMoveSuper true", "willMoveWindow true", "didMoveWindow true", "didMoveSuper true"])
        view.log = []
        view.removeFromSuperview()
        #expect(
            view.log == ["willMoveSuper false", "willMoveWindow false", "didMoveWindow false", "didMoveSuper false"])
    }

    @Test func orderOfSubviewsAndLayersAgree() {
        let parent = UIView()
        let views = (0..<4).map { index -> UIView in
            let view = UIView()
            view.tag = index
            return view
        }
        parent.addSubview(views[0])
        parent.addSubview(views[1])
        parent.insertSubview(views[2], at: 0)
        parent.insertSubview(views[3], aboveSubview: views[2])
        #expect(parent.subviews.map(\.tag) == [2, 3, 0, 1])
        #expect(
            parent.layer.sublayers?.map { ObjectIdentifier($0) } == parent.subviews.map { ObjectIdentifier($0.layer) })
        parent.bringSubviewToFront(views[2])
        parent.sendSubviewToBack(views[1])
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(parent.subviews.map(\.tag) == [2, 3, 0, 1])
        #expect(
            parent.layer.sublayers?.map { ObjectIdentifier($0) } == parent.subviews.map { ObjectIdentifier($0.layer) })
        parent.insertSubview(views[0], belowSubview: views[3])
        #expect(parent.subviews.map(\.tag) == [2, 0, 3, 1])
    }

    @Test func addingElsewhereRemovesFromTheOldParent() {
        let (a, b) = (Recorder(), Recorder())
        let child = UIView()
        child.tag = 7
        a.addSubview(child)
        b.addSubview(child)
        #expect(a.subviews.isEmpty)
        #expect(b.subviews == [child])
        #expect(a.log == ["didAdd 7", "willRemove 7"])
    }

    @Test func hitTestPassesOverWhatCannotBeTouched() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: root.bounds)
        let front = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        root.addSubview(back)
        root.addSubview(front)
        #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === front)
        #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
        // Outside of the parent nothing is hit, though the subview reaches there.
        #expect(root.hitTest(CGPoint(x: 120, y: 120), with: nil) == nil)
        front.alpha = 0.005
        #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === back)
        front.alpha = 1
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === back)
        back.isHidden = true
        #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === root)
    }

    @Test func conversionGoesThroughTransformsAndScrolledBounds() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        scrolled.bounds.origin = CGPoint(x: 0, y: 30)
        let turned = UIView(frame: CGRect(x: 20, y: 40, width: 40, height: 20))
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        root.addSubview(scrolled)
        scrolled.addSubview(turned)
        let corner = turned.convert(CGPoint.zero, to: root)
        #expect(abs(corner.x - 60) < 1e-9)
        #expect(abs(corner.y - 10) < 1e-9)
        let back = turned.convert(corner, from: root)
        #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
        #expect(abs(turned.frame.width - 20) < 1e-9 && abs(turned.frame.height - 40) < 1e-9)
    }

    @Test func viewsAreReleased() {
        weak var weakChild: UIView?
        weak var weakParent: UIView?
        do {
            let parent = UIView()
            let child = UIView()
            parent.addSubview(child)
            child.addGestureRecognizer(UIGestureRecognizer())
            (weakChild, weakParent) = (child, parent)
        }
        #expect(weakChild == nil)
        #expect(weakParent == nil)
    }

    @Test func viewWithTagFindsDescendants() {
        let root = UIView()
        let middle = UIView()
        let leaf = UIView()
        leaf.tag = 9
        root.addSubview(middle)
        middle.addSubview(leaf)
        #expect(root.viewWithTag(9) === leaf)
        #expect(root.viewWithTag(8) == nil)
        #expect(leaf.isDescendant(of: root))
        #expect(!root.isDescendant(of: leaf))
    }

    @Test func autoresizingSharesTheChange() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let stretched = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        stretched.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let centred = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        centred.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin]
        parent.addSubview(stretched)
        parent.addSubview(centred)
        parent.frame.size = CGSize(width: 200, height: 150)
        #expect(stretched.frame == CGRect(x: 10, y: 10, width: 180, height: 130))
        #expect(centred.frame == CGRect(x: 90, y: 90, width: 20, height: 20))
    }

    @Test func tintIsInheritedAndToldOfOnce() {
        final class Tinted: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }
        let parent = UIView()
        let child = Tinted()
        parent.addSubview(child)
        child.changes = 0
        #expect(child.tintColor == .systemBlue)
        parent.tintColor = .red
        #expect(child.tintColor == .red)
        #expect(child.changes == 1)
        child.tintColor = .green
        parent.tintColor = .blue
        #expect(child.tintColor == .green)
        parent.tintAdjustmentMode = .dimmed
        #expect(child.tintColor == .systemGray)
    }

    @Test func darkModeReachesEveryView() {
        final class Watcher: UIView {
            var styles: [UIUserInterfaceStyle] = []
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                styles.append(traitCollection.userInterfaceStyle)
            }
        }
        let watcher = Watcher(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        watcher.backgroundColor = .systemBackground
        let screen = TestScreen(views: watcher)
        #expect(watcher.layer.backgroundColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        screen.surface.setAppearance(.dark)
        #expect(watcher.styles == [.dark])
        #expect(watcher.layer.backgroundColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        watcher.overrideUserInterfaceStyle = .light
        #expect(watcher.styles == [.dark, .light])
        #expect(watcher.layer.backgroundColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        screen.surface.setAppearance(.light)
    }
}
