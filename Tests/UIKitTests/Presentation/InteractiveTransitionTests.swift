import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct InteractiveTransitionTests {
    private let log = LifecycleController.Log()

    /// Slides up, and down again; by a finger while `driver` is set.
    @MainActor
    final class Slide: NSObject, UIViewControllerAnimatedTransitioning,
        UIViewControllerTransitioningDelegate, UINavigationControllerDelegate, UITabBarControllerDelegate
    {
        var driver: UIPercentDrivenInteractiveTransition?
        var ends: [Bool] = []
        /// Whether it first goes a quarter of the way down.
        var usesKeyframes = false

        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 0.5 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let height = context.containerView.bounds.height
            if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
                context.containerView.addSubview(view)
                view.frame = context.finalFrame(for: to)
                view.transform = CGAffineTransform(translationX: 0, y: height)
                UIView.animate(
                    withDuration: 0.5, delay: 0, options: .curveLinear, animations: { view.transform = .identity }
                ) { _ in context.completeTransition(!context.transitionWasCancelled) }
            } else if let view = context.view(forKey: .from), usesKeyframes {
                UIView.animateKeyframes(
                    withDuration: 0.5, delay: 0,
                    options: UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
                    animations: {
                        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                            view.transform = CGAffineTransform(translationX: 0, y: height / 4)
                        }
                        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                            view.transform = CGAffineTransform(translationX: 0, y: height)
                        }
                    }
                ) { _ in context.completeTransition(!context.transitionWasCancelled) }
            } else if let view = context.view(forKey: .from) {
                UIView.animate(
                    withDuration: 0.5, delay: 0, options: .curveLinear,
                    animations: { view.transform = CGAffineTransform(translationX: 0, y: height) }
                ) { _ in context.completeTransition(!context.transitionWasCancelled) }
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    private func present(_ slide: Slide) -> (TestScreen, LifecycleController, LifecycleController) {
        let (root, cover) = (LifecycleController("A", log), LifecycleController("B", log))
        cover.modalPresentationStyle = .custom
        cover.transitioningDelegate = slide
        let screen = TestScreen(root)
        _ = log.take()
        root.present(cover, animated: true)
        return (screen, root, cover)
    }

    private func shownY(_ view: UIView) -> CGFloat { view.layer.presentation()?.transform.m42 ?? view.transform.ty }

    @Test func aFingerLeadsADismissal() {
        let slide = Slide()
        let (screen, root, cover) = present(slide)
        screen.advance(by: 1)
        #expect(slide.ends == [true])
        _ = log.take()
        let driver = UIPercentDrivenInteractiveTransition()
        slide.driver = driver
        cover.dismiss(animated: true)
        let coordinator = cover.transitionCoordinator
        #expect(coordinator?.initiallyInteractive == true && coordinator?.isInteractive == true)
        driver.update(0.5)
        screen.advance(by: 3)
        #expect(abs(shownY(cover.view) - 426) < 1)
        #expect(root.presentedViewController === cover)
        driver.update(0.25)
        screen.advance(by: 0.1)
        #expect(abs(shownY(cover.view) - 213) < 1)
        #expect(driver.percentComplete == 0.25)
        driver.finish()
        screen.advance(by: 0.2)
        #expect(shownY(cover.view) > 400 && root.presentedViewController === cover)
        screen.advance(by: 0.5)
        #expect(root.presentedViewController == nil)
        #expect(slide.ends == [true, true])
        #expect(log.take() == ["B willDisappear", "B didDisappear"])
        screen.close()
    }

    @Test func aDismissalThatIsGivenUp() {
        let slide = Slide()
        let (screen, root, cover) = present(slide)
        screen.advance(by: 1)
        _ = log.take()
        let driver = UIPercentDrivenInteractiveTransition()
        slide.driver = driver
        cover.dismiss(animated: true)
        var changes: [Bool] = []
        cover.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
        driver.update(0.5)
        screen.advance(by: 0.1)
        driver.cancel()
        #expect(changes == [true])
        screen.advance(by: 0.1)
        let middle = shownY(cover.view)
        #expect(middle > 0 && middle < 426)
        screen.advance(by: 1)
        #expect(slide.ends == [true, false])
        #expect(root.presentedViewController === cover)
        #expect(cover.view.window != nil && cover.view.transform == .identity && shownY(cover.view) == 0)
        #expect(log.take() == ["B willDisappear", "B willAppear", "B didAppear"])
        // It can be dismissed after that.
        slide.driver = nil
        cover.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(root.presentedViewController == nil)
        screen.close()
    }

    @Test func keyframesFollowTheFinger() {
        let slide = Slide()
        slide.usesKeyframes = true
        let (screen, root, cover) = present(slide)
        screen.advance(by: 1)
        let driver = UIPercentDrivenInteractiveTransition()
        slide.driver = driver
        cover.dismiss(animated: true)
        driver.update(0.5)
        screen.advance(by: 2)
        #expect(abs(shownY(cover.view) - 213) < 1)
        driver.update(0.75)
        screen.advance(by: 0.1)
        #expect(abs(shownY(cover.view) - 532.5) < 1)
        driver.cancel()
        screen.advance(by: 0.1)
        #expect(shownY(cover.view) > 0 && shownY(cover.view) < 532)
        screen.advance(by: 1)
        #expect(slide.ends == [true, false])
        #expect(root.presentedViewController === cover && shownY(cover.view) == 0)
        cover.dismiss(animated: true)
        driver.update(0.5)
        screen.advance(by: 0.1)
        driver.finish()
        screen.advance(by: 1)
        #expect(slide.ends == [true, false, true])
        #expect(root.presentedViewController == nil)
        screen.close()
    }

    @Test func aPresentationThatIsGivenUp() {
        let slide = Slide()
        let driver = UIPercentDrivenInteractiveTransition()
        slide.driver = driver
        let (screen, root, cover) = present(slide)
        driver.update(0.3)
        screen.advance(by: 0.1)
        driver.cancel()
        screen.advance(by: 1)
        #expect(slide.ends == [false])
        #expect(root.presentedViewController == nil && cover.view.window == nil)
        #expect(log.take() == ["B didLoad", "B willAppear", "B willDisappear", "B didDisappear"])
        #expect(screen.window.subviews.count == 1)
        screen.close()
    }

    @Test func aPushThatIsGivenUpAndOneThatIsNot() {
        let slide = Slide()
        let navigation = UINavigationController(rootViewController: LifecycleController("A", log))
        navigation.delegate = slide
        let screen = TestScreen(navigation)
        _ = log.take()
        let driver = UIPercentDrivenInteractiveTransition()
        slide.driver = driver
        let next = LifecycleController("B", log)
        navigation.pushViewController(next, animated: true)
        driver.update(0.4)
        screen.advance(by: 0.1)
        #expect(navigation.topViewController === next)
        driver.cancel()
        screen.advance(by: 1)
        #expect(navigation.viewControllers.count == 1 && next.parent == nil && next.view.window == nil)
        #expect(navigation.topViewController?.view.window != nil)
        #expect(navigation.navigationBar.items?.count == 1)
        slide.driver = UIPercentDrivenInteractiveTransition()
        navigation.pushViewController(next, animated: true)
        slide.driver?.finish()
        screen.advance(by: 1)
        #expect(navigation.viewControllers.count == 2 && next.view.window != nil)
        // And back, given up.
        slide.driver = UIPercentDrivenInteractiveTransition()
        navigation.popViewController(animated: true)
        slide.driver?.update(0.5)
        slide.driver?.cancel()
        screen.advance(by: 1)
        #expect(navigation.topViewController === next && next.parent === navigation && next.view.window != nil)
        screen.close()
    }

    @Test func tabsMayMove() {
        let slide = Slide()
        let tabs = UITabBarController()
        let (first, second) = (LifecycleController("A", log), LifecycleController("B", log))
        tabs.viewControllers = [first, second]
        tabs.delegate = slide
        let screen = TestScreen(tabs)
        _ = log.take()
        tabs.selectedIndex = 1
        screen.advance(by: 0.25)
        #expect(first.view.window != nil && second.view.window != nil)
        screen.advance(by: 1)
        #expect(first.view.window == nil && second.view.window != nil)
        #expect(log.take() == ["B didLoad", "B willAppear", "A willDisappear", "A didDisappear", "B didAppear"])
        slide.driver = UIPercentDrivenInteractiveTransition()
        tabs.selectedIndex = 0
        slide.driver?.update(0.5)
        slide.driver?.cancel()
        screen.advance(by: 1)
        #expect(tabs.selectedIndex == 1 && second.view.window != nil && first.view.window == nil)
        screen.close()
    }

    @Test func aCustomPresentationControllerDecides() {
        final class Half: UIPresentationController {
            let dim = UIView()
            var calls: [String] = []
            override var frameOfPresentedViewInContainerView: CGRect {
                guard let bounds = containerView?.bounds else { return .zero }
                return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
            }
            override func presentationTransitionWillBegin() {
                dim.backgroundColor = .black
                dim.alpha = 0
                dim.frame = containerView?.bounds ?? .zero
                containerView?.insertSubview(dim, at: 0)
                presentedViewController.transitionCoordinator?.animate { [self] _ in dim.alpha = 0.4 }
            }
            override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("presented \(completed)") }
            override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("dismissed \(completed)") }
        }
        final class Source: NSObject, UIViewControllerTransitioningDelegate {
            var made: Half?
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                let half = Half(presentedViewController: presented, presenting: presenting)
                made = half
                return half
            }
        }
        let source = Source()
        let (root, panel) = (UIViewController(), UIViewController())
        let screen = TestScreen(root)
        panel.modalPresentationStyle = .custom
        panel.transitioningDelegate = source
        root.present(panel, animated: true)
        screen.advance(by: 1)
        #expect(panel.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
        #expect(abs((source.made?.dim.alpha ?? 0) - 0.4) < 0.001)
        source.made?.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
        #expect(panel.traitCollection.horizontalSizeClass == .regular)
        screen.surface.resize(to: CGSize(width: 400, height: 800))
        screen.settle()
        #expect(panel.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
        panel.dismiss(animated: false)
        #expect(source.made?.calls == ["presented true", "dismissed true"])
        screen.close()
    }
}
