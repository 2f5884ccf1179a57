import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct UIScrollViewTests {
    @MainActor final class Recorder: NSObject, UIScrollViewDelegate {
        var log: [String] = []
        var scrolls = 0
        var target: CGPoint?
        var proposed: CGPoint?
        var velocity: CGPoint?
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            scrolls += 1
            if log.last != "scroll" { log.append("scroll") }
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            log.append("willEndDragging")
            self.velocity = velocity
            proposed = targetContentOffset.pointee
            if let target { targetContentOffset.pointee = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            log.append("didEndDragging \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("willBeginDecelerating") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didEndDecelerating") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("didEndScrollingAnimation") }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("didScrollToTop") }
    }

    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let recorder = Recorder()
    let screen: TestScreen

    init() {
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 300, height: 4000)
        screen = TestScreen(views: view)
        view.delegate = recorder
        recorder.log = []
        recorder.scrolls = 0
    }

    private func flick(_ distance: CGFloat, duration: Double = 0.1) {
        screen.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 300 - distance), duration: duration)
    }

    @Test func aFlickCallsTheDelegateInUIKitsOrder() {
        flick(200)
        #expect(view.isDecelerating)
        #expect(!view.isDragging && !view.isTracking)
        screen.advance(by: 5)
        #expect(!view.isDecelerating)
        #expect(
            recorder.log == [
                "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                "scroll",
                "didEndDecelerating",
            ])
    }

    @Test func theContentGlidesToWhereTheDelegateWasTold() throws {
        flick(100)
        let velocity = try #require(recorder.velocity)
        let end = try #require(recorder.proposed)
        let atRelease = view.contentOffset.y
        #expect(abs(velocity.y - 1) < 0.05)
        // 0.998 of the velocity is left after each millisecond: v / -ln 0.998.
        let distance: CGFloat = end.y - atRelease
        #expect(abs(distance - velocity.y / CGFloat(-log(0.998))) < 1)
        screen.advance(by: 5)
        #expect(abs(view.contentOffset.y - end.y) < 0.5)
    }

    @Test func fastDecelerationStopsSooner() throws {
        view.decelerationRate = .fast
        flick(100)
        let velocity = try #require(recorder.velocity)
        let atRelease = view.contentOffset.y
        screen.advance(by: 2)
        let distance: CGFloat = view.contentOffset.y - atRelease
        #expect(abs(distance - velocity.y / CGFloat(-log(0.99))) < 1)
    }

    @Test func theDelegateMayChooseTheTarget() {
        recorder.target = CGPoint(x: 0, y: 1234)
        flick(200)
        screen.advance(by: 5)
        #expect(view.contentOffset.y == 1234)
        #expect(recorder.log.last == "didEndDecelerating")
    }

    @Test func aFingerThatRestsThrowsNothing() {
        screen.send(.began, CGPoint(x: 150, y: 300))
        for step in 1...10 {
            screen.surface.advance(by: 0.016)
            screen.send(.moved, CGPoint(x: 150, y: 300 - CGFloat(step) * 10))
        }
        screen.surface.advance(by: 0.3)
        screen.send(.ended, CGPoint(x: 150, y: 200))
        #expect(recorder.log == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging false"])
        #expect(view.contentOffset.y == 90)
    }

    @Test func theContentFollowsTheFingerAfterTenPoints() {
        screen.send(.began, CGPoint(x: 150, y: 300))
        screen.send(.moved, CGPoint(x: 150, y: 295))
        #expect(view.isTracking && !view.isDragging)
        #expect(view.contentOffset.y == 0)
        screen.send(.moved, CGPoint(x: 150, y: 280))
        #expect(view.isDragging)
        #expect(view.contentOffset.y == 10)
        screen.send(.moved, CGPoint(x: 150, y: 250))
        #expect(view.contentOffset.y == 40)
        screen.send(.ended, CGPoint(x: 150, y: 250))
    }

    @Test func beyondTheEdgeTheContentResistsAndSpringsBack() {
        screen.send(.began, CGPoint(x: 150, y: 100))
        for y in stride(from: 110, through: 310, by: 10) { screen.send(.moved, CGPoint(x: 150, y: CGFloat(y))) }
        // UIKit's curve: (1 - 1 / (x * 0.55 / d + 1)) * d
        let expected: CGFloat = (1 - 1 / (200 * CGFloat(0.55) / 400 + 1)) * 400
        #expect(abs(view.contentOffset.y + expected) < 0.4)
        screen.surface.advance(by: 0.2)
        screen.send(.ended, CGPoint(x: 150, y: 310))
        #expect(recorder.log.suffix(2) == ["didEndDragging true", "willBeginDecelerating"])
        screen.advance(by: 0.1)
        #expect(view.contentOffset.y < 0 && view.contentOffset.y > -expected)
        screen.advance(by: 2)
        #expect(view.contentOffset.y == 0)
        #expect(recorder.log.last == "didEndDecelerating")
    }

    @Test func withoutBouncesTheContentStopsAtTheEdge() {
        view.bounces = false
        screen.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300))
        #expect(view.contentOffset == .zero)
        flick(-5000)
        screen.advance(by: 1)
        #expect(view.contentOffset == .zero)
    }

    @Test func bouncesMayBeTakenFromOneDirection() {
        #expect(view.bouncesVertically && view.bouncesHorizontally)
        view.bouncesVertically = false
        screen.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300))
        #expect(view.contentOffset == .zero)
    }

    @Test func aGlideIntoTheEdgeBouncesOnceAndRests() {
        view.contentSize.height = 700
        var furthest: CGFloat = 0
        flick(250, duration: 0.06)
        for _ in 0..<300 {
            screen.surface.advance(by: 1.0 / 60)
            furthest = max(furthest, view.contentOffset.y)
        }
        #expect(furthest > 305)
        #expect(view.contentOffset.y == 300)
        #expect(!view.isDecelerating)
    }

    @Test func pagesAreTurnedOneAtATime() {
        view.isPagingEnabled = true
        flick(150, duration: 0.1)
        screen.advance(by: 2)
        #expect(view.contentOffset.y == 400)
        // Slowly, and not far enough: back.
        screen.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 180), steps: 60, duration: 3)
        screen.advance(by: 2)
        #expect(view.contentOffset.y == 400)
        flick(-150, duration: 0.1)
        screen.advance(by: 2)
        #expect(view.contentOffset.y == 0)
    }

    @Test func animatedOffsetsTakeTime() {
        view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        #expect(view.contentOffset.y == 0)
        screen.advance(by: 0.15)
        #expect(view.contentOffset.y > 100 && view.contentOffset.y < 400)
        screen.advance(by: 0.3)
        #expect(view.contentOffset.y == 500)
        #expect(recorder.log == ["scroll", "didEndScrollingAnimation"])
    }

    @Test func settingTheOffsetTellsTheDelegateOnceAndEndsMovements() {
        view.contentOffset = CGPoint(x: 0, y: 100)
        #expect(recorder.scrolls == 1)
        view.contentOffset = CGPoint(x: 0, y: 100)
        #expect(recorder.scrolls == 1)
        #expect(view.bounds.origin.y == 100)
        flick(200)
        #expect(view.isDecelerating)
        view.contentOffset = CGPoint(x: 0, y: 50)
        screen.advance(by: 1)
        #expect(view.contentOffset.y == 50)
    }

    @Test func scrollRectToVisibleMovesAsLittleAsPossible() {
        view.scrollRectToVisible(CGRect(x: 0, y: 350, width: 10, height: 100), animated: false)
        #expect(view.contentOffset.y == 50)
        view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 100), animated: false)
        #expect(view.contentOffset.y == 50)
        view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == 20)
    }

    @Test func insetsWidenTheLimits() {
        view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        #expect(view.contentOffset.y == -50)
        #expect(view.adjustedContentInset.top == 50)
        view.setContentOffset(CGPoint(x: 0, y: 3630), animated: false)
        view.contentSize.height = 1000
        #expect(view.contentOffset.y == 630)
    }

    @Test func aTouchCatchesTheContent() {
        flick(200)
        screen.surface.advance(by: 0.1)
        let caught = view.contentOffset
        screen.send(.began, CGPoint(x: 150, y: 200))
        screen.surface.advance(by: 0.2)
        #expect(view.contentOffset == caught)
        screen.send(.ended, CGPoint(x: 150, y: 200))
        screen.advance(by: 1)
        #expect(view.contentOffset == caught)
        #expect(!view.isDecelerating && !view.isTracking)
        #expect(
            recorder.log.suffix(4) == [
                "willBeginDragging", "didEndDecelerating", "willEndDragging", "didEndDragging false",
            ])
    }

    @Test func horizontalDragsAreLeftAlone() {
        screen.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 250, y: 205))
        #expect(recorder.log.isEmpty)
        #expect(view.contentOffset == .zero)
    }

    @Test func theWheelScrollsWithinTheLimits() {
        func turn(_ delta: CGFloat) {
            screen.surface.send(
                .scroll(
                    ScrollEvent(
                        phase: .discrete, location: CGPoint(x: 100, y: 100), delta: CGVector(dx: 0, dy: delta),
                        time: screen.surface.now)))
        }
        turn(60)
        turn(60)
        screen.advance(by: 1)
        #expect(view.contentOffset.y == 120)
        #expect(recorder.log.first == "willBeginDragging")
        #expect(recorder.log.last == "didEndDecelerating")
        turn(-500)
        screen.advance(by: 1)
        #expect(view.contentOffset.y == 0)
    }

    @Test func aTouchpadScrollsAndGlides() {
        func send(_ phase: ScrollEvent.Phase, _ delta: CGFloat) {
            screen.surface.send(
                .scroll(
                    ScrollEvent(
                        phase: phase, location: CGPoint(x: 100, y: 100), delta: CGVector(dx: 0, dy: delta),
                        time: screen.surface.now)))
        }
        send(.began, 0)
        for _ in 0..<8 {
            screen.surface.advance(by: 0.01)
            send(.changed, 15)
        }
        #expect(view.contentOffset.y == 120)
        send(.ended, 0)
        #expect(view.isDecelerating)
        screen.advance(by: 4)
        #expect(view.contentOffset.y > 500)
        #expect(
            recorder.log == [
                "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                "scroll",
                "didEndDecelerating",
            ])
    }

    @Test func nestedScrollViewsShareByDirection() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        inner.contentSize = CGSize(width: 900, height: 200)
        view.addSubview(inner)
        screen.settle()
        screen.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 100, y: 100))
        #expect(inner.contentOffset.x > 100)
        #expect(view.contentOffset.y == 0)
        screen.advance(by: 6)
        screen.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 50))
        #expect(view.contentOffset.y > 80)
    }

    @Test func theRunLoopTracksWhileTheFingerDrags() {
        screen.send(.began, CGPoint(x: 150, y: 300))
        screen.send(.moved, CGPoint(x: 150, y: 250))
        #expect(view.isTrackingRunLoop)
        #expect(MainLoop.currentMode != .default)
        screen.surface.advance(by: 0.3)
        screen.send(.ended, CGPoint(x: 150, y: 250))
        #expect(!view.isTrackingRunLoop)
    }
}
