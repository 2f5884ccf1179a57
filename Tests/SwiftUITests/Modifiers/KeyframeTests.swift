import Testing

@testable import SwiftUI
@testable import UIKit

/// Values that go through keyframes.
@Suite @MainActor struct KeyframeTests {
    private struct Look {
        var scale = 1.0
        var turn = Angle.zero
    }

    @Test func tracksRunBesideEachOther() {
        let timeline = KeyframeTimeline(initialValue: Look()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(2, duration: 1)
                MoveKeyframe(5)
                LinearKeyframe(4, duration: 1)
            }
            KeyframeTrack(\.turn) { LinearKeyframe(.degrees(90), duration: 0.5) }
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: 0.5).scale == 1.5)
        #expect(timeline.value(time: 1.5).scale == 4.5)
        #expect(abs(timeline.value(time: 0.25).turn.degrees - 45) < 1e-9)
        #expect(timeline.value(progress: 1).turn == .degrees(90))
    }

    @Test func curvesGoOnWithoutABreak() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                CubicKeyframe(1.0, duration: 1)
                CubicKeyframe(2.0, duration: 1)
            }
        }
        #expect(timeline.value(time: 1) == 1)
        #expect(timeline.value(time: 2) == 2)
        // At the middle the value moves as from the first to the last, one a second.
        let speed = (timeline.value(time: 1.01) - timeline.value(time: 0.99)) / 0.02
        #expect(abs(speed - 1) < 0.01)
        let first = timeline.value(time: 0.01) / 0.01
        #expect(first < 0.1)
    }

    @Test func springsTakeTheirTime() {
        let spring = Spring(response: 0.5, dampingRatio: 0.5)
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack { SpringKeyframe(1.0, spring: spring) }
        }
        #expect(timeline.duration == spring.settlingDuration)
        let highest = stride(from: 0, to: timeline.duration, by: 0.01).map { timeline.value(time: $0) }.max() ?? 0
        #expect(highest > 1.1)
        #expect(abs(timeline.value(time: timeline.duration) - 1) < 0.002)
    }

    @Test func springsAreKnownByTheirBounce() {
        let spring = Spring(duration: 0.4, bounce: 0.25)
        #expect(abs(spring.response - 0.4) < 1e-9)
        #expect(abs(spring.dampingRatio - 0.75) < 1e-9)
        #expect(abs(spring.bounce - 0.25) < 1e-9)
        #expect(abs(Spring(settlingDuration: 2, dampingRatio: 0.7).settlingDuration - 2) < 1e-6)
        #expect(abs(spring.value(target: 10.0, time: 0)) < 1e-9)
        #expect(abs(spring.velocity(target: 0.0, initialVelocity: 3.0, time: 0) - 3) < 0.01)
    }

    @Test(arguments: [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseInOut])
    func curvesBeginAtNothingAndEndAtAll(_ curve: UnitCurve) {
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1)
        #expect(curve.value(at: 0.3) < curve.value(at: 0.6))
    }

    private struct Jumping: View {
        @State var jumps = 0
        var body: some View {
            VStack {
                Button("jump") { jumps += 1 }
                Text(verbatim: "here").keyframeAnimator(initialValue: 0.0, trigger: jumps) { content, height in
                    VStack {
                        content
                        Text(verbatim: "\(Int(height.rounded()))")
                    }
                } keyframes: { _ in
                    KeyframeTrack {
                        LinearKeyframe(100, duration: 1)
                        LinearKeyframe(0, duration: 1)
                    }
                }
            }
        }
    }

    @Test func aChangeStartsTheKeyframes() throws {
        let screen = TestScreen { Jumping() }
        #expect(screen.label("0") != nil)
        screen.tap(try #require(screen.label("jump")))
        for _ in 0..<60 { screen.advance(by: 1 / 60) }
        let height = try #require(screen.texts.compactMap { Int($0) }.first)
        #expect(height > 90)
        for _ in 0..<70 { screen.advance(by: 1 / 60) }
        #expect(screen.label("0") != nil)
        #expect(screen.label("here") != nil)
    }
}
