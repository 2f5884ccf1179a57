import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct UIRefreshControlTests {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
    let control = UIRefreshControl()
    let screen: TestScreen
    let counter = Counter()

    final class Counter { var refreshes = 0 }

    init() {
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 393, height: 2000)
        view.refreshControl = control
        screen = TestScreen(views: view)
        control.addAction(UIAction { [counter] _ in counter.refreshes += 1 }, for: .valueChanged)
    }

    private func pull(_ distance: CGFloat) {
        screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 100 + distance), duration: 1)
        screen.advance(by: 2)
    }

    @Test func aLongPullRefreshesOnceAndHoldsTheContentOpen() throws {
        pull(300)
        #expect(counter.refreshes == 1)
        #expect(control.isRefreshing)
        #expect(view.contentOffset.y == -60)
        try screen.picture("refresh")
        control.endRefreshing()
        screen.advance(by: 1)
        #expect(!control.isRefreshing)
        #expect(view.contentOffset.y == 0)
    }

    @Test func aShortPullDoesNothing() {
        pull(80)
        #expect(counter.refreshes == 0)
        #expect(view.contentOffset.y == 0)
    }

    @Test func beginningByProgramSendsNothing() {
        control.beginRefreshing()
        #expect(control.isRefreshing)
        #expect(counter.refreshes == 0)
        control.endRefreshing()
        #expect(!control.isRefreshing)
    }
}
