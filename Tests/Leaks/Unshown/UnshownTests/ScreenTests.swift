import XCTest

@testable import Unshown

@MainActor
final class ScreenTests: XCTestCase {
    private let kept = CleanViewController()

    func testCycle() {
        let screen = CycleViewController()
        screen.bind()
        screen.viewModel.onChange?("a")
        XCTAssertEqual(screen.title, "a")
    }

    func testLost() {
        LostViewController().bind(ListViewModel())
    }

    func testNotice() {
        let screen = NoticeViewController()
        screen.bind()
        NotificationCenter.default.post(name: Notification.Name("notice"), object: nil)
        XCTAssertEqual(screen.title, "noticed")
    }

    func testLookalikes() {
        let screen = CleanViewController()
        screen.bind()
        kept.bind()
        screen.viewModel.onChange?("a")
        XCTAssertEqual(screen.title, "a")
        XCTAssertNil(CachedViewController.shared.title)
        StackedViewController.stack = UINavigationController(rootViewController: StackedViewController())
        XCTAssertEqual(StackedViewController.stack?.viewControllers.count, 1)
    }
}
