import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct PresentationTests {
    private let log = LifecycleController.Log()

    private func make() -> (TestScreen, LifecycleController) {
        let root = LifecycleController("A", log)
        let screen = TestScreen(root)
        _ = log.take()
        return (screen, root)
    }

    @Test func aSheetLeavesThePresenterOnScreen() {
        let (screen, root) = make()
        let sheet = LifecycleController("B", log)
        var isDone = false
        root.present(sheet, animated: true) { isDone = true }
        #expect(root.presentedViewController === sheet)
        #expect(sheet.presentingViewController === root)
        #expect(sheet.isBeingPresented)
        #expect(log.take() == ["B didLoad", "B willAppear"])
        #expect(!isDone)
        screen.advance(by: 1)
        #expect(log.take() == ["B didAppear"])
        #expect(isDone && !sheet.isBeingPresented)
        #expect(root.view.window != nil)
        #expect(sheet.view.convert(sheet.view.bounds, to: nil) == CGRect(x: 0, y: 69, width: 393, height: 783))
        #expect(sheet.presentationController is UISheetPresentationController)
    }

    @Test func aSheetGoes() {
        let (screen, root) = make()
        let sheet = LifecycleController("B", log)
        root.present(sheet, animated: false)
        #expect(log.take() == ["B didLoad", "B willAppear", "B didAppear"])
        var isDone = false
        sheet.dismiss(animated: true) { isDone = true }
        #expect(sheet.isBeingDismissed)
        #expect(log.take() == ["B willDisappear"])
        screen.advance(by: 1)
        #expect(log.take() == ["B didDisappear"])
        #expect(isDone)
        #expect(root.presentedViewController == nil && sheet.presentingViewController == nil)
        #expect(sheet.view.window == nil)
        #expect(root.view.transform == .identity && root.view.layer.cornerRadius == 0)
        #expect(root.view.frame == screen.window.bounds)
    }

    /// As a screen that closes itself and what presented it, one after the other.
    @Test func aPresenterThatGoesFirstLetsTheDismissalEnd() {
        let (screen, root) = make()
        let top = UIViewController()
        weak var middle: UIViewController?
        func presentBoth() {
            let made = UIViewController()
            middle = made
            root.present(made, animated: false)
            made.present(top, animated: false)
        }
        func dismissBoth() {
            let presenter = top.presentingViewController
            top.dismiss(animated: true)
            presenter?.dismiss(animated: false)
        }
        presentBoth()
        screen.settle()
        dismissBoth()
        #expect(root.presentedViewController == nil)
        screen.advance(by: 1)
        #expect(top.viewIfLoaded?.window == nil && top.presentingViewController == nil)
        screen.settle()
        #expect(middle == nil)
    }

    /// As a screen that closes itself, and has its presenter say so by an alert.
    @Test func whatIsPresentedWhileAnotherLeavesStays() {
        let (screen, root) = make()
        let sheet = UIViewController()
        root.present(sheet, animated: false)
        var isChosen = false
        sheet.dismiss(animated: true)
        func presentAlert() {
            let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in isChosen = true })
            root.present(alert, animated: true)
        }
        presentAlert()
        #expect(root.transitionCoordinator != nil)
        screen.advance(by: 1)
        screen.settle()
        let alert = root.presentedViewController as? UIAlertController
        #expect(alert?.presentingViewController === root)
        #expect(sheet.presentingViewController == nil && sheet.viewIfLoaded?.window == nil)
        if let alert, let action = alert.actions.first { alert.choose(action) }
        screen.advance(by: 1)
        #expect(isChosen && root.presentedViewController == nil)
    }

    @Test func fullScreenTakesThePresenterAway() {
        let (screen, root) = make()
        let cover = LifecycleController("B", log)
        cover.modalPresentationStyle = .fullScreen
        root.present(cover, animated: true)
        #expect(log.take() == ["B didLoad", "A willDisappear", "B willAppear"])
        screen.advance(by: 1)
        #expect(log.take() == ["B didAppear", "A didDisappear"])
        #expect(root.view.window == nil)
        #expect(cover.view.frame == screen.window.bounds)
        #expect(cover.view.safeAreaInsets.top == 59)
        root.dismiss(animated: true)
        #expect(log.take() == ["B willDisappear", "A willAppear"])
        #expect(root.view.window != nil)
        screen.advance(by: 1)
        #expect(log.take() == ["A didAppear", "B didDisappear"])
        #expect(root.view.superview === screen.window)
    }

    @Test func aChildPresentsFromTheController() {
        let root = LifecycleController("A", log)
        let navigation = UINavigationController(rootViewController: root)
        let screen = TestScreen(navigation)
        let cover = LifecycleController("B", log)
        cover.modalPresentationStyle = .fullScreen
        root.present(cover, animated: false)
        #expect(cover.presentingViewController === navigation)
        #expect(root.presentedViewController === cover)
        #expect(navigation.view.window == nil)
        root.dismiss(animated: false)
        screen.settle()
        #expect(navigation.view.window != nil)
    }

    @Test func refusesWhatUIKitRefuses() {
        let (_, root) = make()
        let (first, second) = (UIViewController(), UIViewController())
        root.present(first, animated: false)
        root.present(second, animated: false)
        #expect(second.presentingViewController == nil)
        let homeless = UIViewController()
        homeless.present(second, animated: false)
        #expect(second.presentingViewController == nil)
    }

    @Test func dismissTakesAllThatIsAbove() {
        let (screen, root) = make()
        let (first, second) = (LifecycleController("B", log), LifecycleController("C", log))
        root.present(first, animated: false)
        first.present(second, animated: false)
        _ = log.take()
        root.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(root.presentedViewController == nil && first.presentedViewController == nil)
        #expect(log.take().filter { $0.hasSuffix("didDisappear") } == ["C didDisappear", "B didDisappear"])
        #expect(screen.window.subviews.count == 1)
    }

    @Test func aPullDismissesASheet() {
        @MainActor final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
            var calls: [String] = []
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
                calls.append("will")
            }
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                calls.append("did")
            }
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
                calls.append("attempt")
            }
        }
        let (screen, root) = make()
        let sheet = LifecycleController("B", log)
        root.present(sheet, animated: false)
        let delegate = Delegate()
        sheet.presentationController?.delegate = delegate
        _ = log.take()
        sheet.isModalInPresentation = true
        screen.drag(from: CGPoint(x: 200, y: 90), to: CGPoint(x: 200, y: 700))
        screen.advance(by: 1)
        #expect(root.presentedViewController === sheet)
        #expect(delegate.calls == ["attempt"])
        #expect(log.take() == ["B willDisappear", "B willAppear", "B didAppear"])
        sheet.isModalInPresentation = false
        screen.drag(from: CGPoint(x: 200, y: 90), to: CGPoint(x: 200, y: 700))
        #expect(delegate.calls == ["attempt", "will"])
        screen.advance(by: 1)
        #expect(root.presentedViewController == nil)
        #expect(delegate.calls == ["attempt", "will", "did"])
        #expect(log.take() == ["B willDisappear", "B didDisappear"])
        #expect(root.view.transform == .identity)
    }

    @Test func aShortPullStays() {
        let (screen, root) = make()
        let sheet = LifecycleController("B", log)
        root.present(sheet, animated: false)
        screen.drag(from: CGPoint(x: 200, y: 90), to: CGPoint(x: 200, y: 150), duration: 1)
        screen.advance(by: 1)
        #expect(root.presentedViewController === sheet)
        #expect(sheet.view.convert(sheet.view.bounds, to: nil).minY == 69)
    }

    @Test func detents() {
        let (screen, root) = make()
        let sheet = LifecycleController("B", log)
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        root.present(sheet, animated: false)
        screen.settle()
        let medium = sheet.view.convert(sheet.view.bounds, to: nil)
        #expect(abs(medium.minY - 443.5) < 1)
        screen.drag(from: CGPoint(x: 200, y: 460), to: CGPoint(x: 200, y: 100))
        screen.advance(by: 1)
        #expect(sheet.view.convert(sheet.view.bounds, to: nil).minY == 69)
        #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
    }

    @Test func customTransition() {
        @MainActor
        final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
            UIViewControllerTransitioningDelegate
        {
            var log: [String] = []
            func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { 0.5 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                log.append("animate")
                guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else {
                    return context.completeTransition(true)
                }
                view.frame = context.finalFrame(for: to)
                view.alpha = 0
                context.containerView.addSubview(view)
                UIView.animate(withDuration: 0.5, animations: { view.alpha = 1 }) { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
            func animationEnded(_ transitionCompleted: Bool) { log.append("ended") }
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        }
        let (screen, root) = make()
        let cover = LifecycleController("B", log)
        let animator = Animator()
        cover.modalPresentationStyle = .custom
        cover.transitioningDelegate = animator
        root.present(cover, animated: true)
        #expect(animator.log == ["animate"])
        screen.advance(by: 1)
        #expect(animator.log == ["animate", "ended"])
        #expect(cover.view.window != nil && cover.view.alpha == 1)
        #expect(log.take().last == "B didAppear")
    }

    @Test func theCoordinatorAnimatesAlongside() {
        let (screen, root) = make()
        let cover = UIViewController()
        var calls: [String] = []
        root.present(cover, animated: true)
        root.transitionCoordinator?.animate(
            alongsideTransition: { _ in calls.append("alongside") }, completion: { _ in calls.append("done") })
        screen.advance(by: 1)
        #expect(calls == ["alongside", "done"])
        #expect(root.transitionCoordinator == nil)
    }

    @Test func controllersAreLetGo() {
        let (screen, root) = make()
        weak var weakSheet: UIViewController?
        do {
            let sheet = UIViewController()
            weakSheet = sheet
            root.present(sheet, animated: true)
            screen.advance(by: 1)
            sheet.dismiss(animated: true)
            screen.advance(by: 1)
        }
        #expect(weakSheet == nil)
    }

    @Test func pictures() throws {
        for appearance in [Appearance.light, .dark] {
            let root = UIViewController()
            root.view.backgroundColor = .systemBackground
            let screen = TestScreen(root, appearance: appearance)
            let before = try screen.picture("sheet-before-\(appearance.rawValue)")
            let inner = UIViewController()
            inner.title = "New Contact"
            inner.view.backgroundColor = .systemBackground
            inner.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
            inner.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
            root.present(UINavigationController(rootViewController: inner), animated: false)
            let large = try screen.picture("sheet-large-\(appearance.rawValue)")
            #expect(before != large)
            root.dismiss(animated: false)
            #expect(try screen.picture("sheet-after-\(appearance.rawValue)") == before)
            let medium = UIViewController()
            medium.view.backgroundColor = .systemBackground
            medium.sheetPresentationController?.detents = [.medium()]
            medium.sheetPresentationController?.prefersGrabberVisible = true
            root.present(medium, animated: false)
            #expect(try screen.picture("sheet-medium-\(appearance.rawValue)") != large)
        }
    }
}
