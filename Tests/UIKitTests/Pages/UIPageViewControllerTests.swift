import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct UIPageViewControllerTests {
    /// Pages by letters, from A to D.
    @MainActor final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let log = LifecycleController.Log()
        lazy var pages = ["A", "B", "C", "D"].map { LifecycleController($0, log) }
        var calls: [String] = []
        var dots = 0

        func index(_ controller: UIViewController) -> Int { pages.firstIndex { $0 === controller }! }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            let index = index(viewController)
            return index > 0 ? pages[index - 1] : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            let index = index(viewController)
            return index < pages.count - 1 ? pages[index + 1] : nil
        }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int {
            index(pageViewController.viewControllers![0])
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { calls.append("will \(index(pendingViewControllers[0]))") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { calls.append("did \(index(previousViewControllers[0])) \(completed)") }
    }

    private func make(
        first: Int = 0, orientation: UIPageViewController.NavigationOrientation = .horizontal, dots: Int = 0
    ) -> (TestScreen, UIPageViewController, Book) {
        let book = Book()
        book.dots = dots
        let controller = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: orientation, options: nil)
        controller.dataSource = book
        controller.delegate = book
        controller.setViewControllers([book.pages[first]], direction: .forward, animated: false)
        let screen = TestScreen(controller)
        _ = book.log.take()
        return (screen, controller, book)
    }

    private func swipe(_ screen: TestScreen, from: CGFloat, to: CGFloat) {
        screen.drag(from: CGPoint(x: from, y: 400), to: CGPoint(x: to, y: 400), duration: 0.1)
        screen.advance(by: 2)
    }

    @Test func aSwipeTurnsThePage() {
        let (screen, controller, book) = make()
        #expect(book.pages[0].view.convert(book.pages[0].view.bounds, to: nil) == screen.window.bounds)
        swipe(screen, from: 350, to: 50)
        #expect(controller.viewControllers == [book.pages[1]])
        #expect(book.calls == ["will 1", "did 0 true"])
        #expect(book.pages[0].parent == nil && book.pages[0].view.window == nil)
        #expect(book.pages[1].parent === controller)
        #expect(
            book.log.take() == [
                "B didLoad", "B willMove", "A willDisappear", "B willAppear", "A willLeave", "A didDisappear",
                "B didAppear", "A didLeave", "B didMove",
            ])
        #expect(book.pages[1].view.convert(book.pages[1].view.bounds, to: nil) == screen.window.bounds)
        swipe(screen, from: 50, to: 350)
        #expect(controller.viewControllers == [book.pages[0]])
        screen.close()
    }

    @Test func theFirstPageHasNoneBefore() {
        let (screen, controller, book) = make()
        swipe(screen, from: 50, to: 350)
        #expect(controller.viewControllers == [book.pages[0]] && book.calls.isEmpty)
        screen.close()
    }

    @Test func aShortDragGoesBack() {
        let (screen, controller, book) = make(first: 1)
        screen.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 260, y: 400), duration: 1)
        screen.advance(by: 2)
        #expect(controller.viewControllers == [book.pages[1]])
        #expect(book.calls == ["will 2", "did 1 false"])
        #expect(book.pages[2].parent == nil && book.pages[2].view.window == nil)
        screen.close()
    }

    @Test func theProgramTurnsPages() {
        let (screen, controller, book) = make()
        var ends: [Bool] = []
        controller.setViewControllers([book.pages[3]], direction: .forward, animated: true) { ends.append($0) }
        #expect(ends.isEmpty && book.pages[3].view.window != nil)
        screen.advance(by: 1)
        #expect(ends == [true] && controller.viewControllers == [book.pages[3]])
        #expect(book.calls.isEmpty)
        controller.setViewControllers([book.pages[2]], direction: .reverse, animated: true) { ends.append($0) }
        controller.setViewControllers([book.pages[0]], direction: .reverse, animated: false) { ends.append($0) }
        #expect(ends == [true, false, true] && controller.viewControllers == [book.pages[0]])
        screen.advance(by: 1)
        #expect(controller.children == [book.pages[0]])
        swipe(screen, from: 350, to: 50)
        #expect(controller.viewControllers == [book.pages[1]])
        screen.close()
    }

    @Test func pagesTurnUpwards() {
        let (screen, controller, book) = make(orientation: .vertical)
        screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200), duration: 0.1)
        screen.advance(by: 2)
        #expect(controller.viewControllers == [book.pages[1]])
        screen.close()
    }

    @Test func dotsFollow() throws {
        let (screen, controller, book) = make(dots: 4)
        let control = try #require(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(!control.isHidden && control.numberOfPages == 4 && control.currentPage == 0)
        #expect(book.pages[0].view.bounds.height == screen.window.bounds.height - 37)
        swipe(screen, from: 350, to: 50)
        #expect(control.currentPage == 1)
        for page in book.pages { page.view.backgroundColor = .systemTeal }
        try screen.picture("pages")
        screen.tap(control.convert(CGPoint(x: control.bounds.width - 5, y: 18), to: nil))
        screen.advance(by: 1)
        #expect(controller.viewControllers == [book.pages[2]] && control.currentPage == 2)
        #expect(Array(book.calls.suffix(2)) == ["will 2", "did 1 true"])
        screen.close()
    }
}
