import Foundation
import Stage
import Testing

@testable import UIKit

/// The recognisers of one scene and of another.
@MainActor @Suite struct SceneGestureTests {
    @MainActor private final class Pressed {
        let screen: TestScreen
        let press = UILongPressGestureRecognizer()
        var states: [UIGestureRecognizer.State] = []

        init() {
            let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            view.addGestureRecognizer(press)
            screen = TestScreen(views: view)
            press.onChange { [unowned self] in states.append($0.state) }
        }

        func send(_ phase: PointerEvent.Phase) { screen.send(phase, CGPoint(x: 150, y: 150)) }
    }

    @Test func timePassesForTheScenesOwnRecognizersAlone() {
        let (first, second) = (Pressed(), Pressed())
        first.send(.began)
        second.send(.began)
        second.screen.advance(by: 1)
        #expect(second.states == [.began])
        #expect(first.states == [])
        #expect(first.press.state == .possible)

        first.send(.ended)
        first.screen.advance(by: 1)
        #expect(first.states == [])
        second.send(.ended)
        #expect(second.states == [.began, .ended])
    }

    @Test func recognizerThatMovesToAnotherSceneIsOfThatScene() throws {
        let (first, second) = (Pressed(), Pressed())
        first.send(.began)
        let view = try #require(first.press.view)
        second.press.view?.removeFromSuperview()
        second.screen.window.rootViewController?.view.addSubview(view)
        first.send(.ended)
        second.send(.began)
        second.screen.advance(by: 1)
        #expect(first.states == [.began])
        first.screen.advance(by: 1)
        second.send(.ended)
        #expect(first.states == [.began, .ended])
        #expect(first.press.state == .possible)
    }
}
