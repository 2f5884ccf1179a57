import Testing
import UIKit

@testable import SwiftUI

/// Gestures on views.
@Suite @MainActor struct GestureTests {
    private final class Diary {
        var events: [String] = []
    }

    private func screen(_ diary: Diary, _ gesture: some Gesture) -> TestScreen {
        TestScreen { Color.red.frame(width: 200, height: 200).gesture(gesture) }
    }

    private let middle = CGPoint(x: 196, y: 438)

    @Test func dragsTellPlacesAndDistances() {
        let diary = Diary()
        let screen = screen(
            diary,
            DragGesture()
                .onChanged { diary.events.append("\(Int($0.translation.width)),\(Int($0.translation.height))") }
                .onEnded { diary.events.append("end \(Int($0.location.x - $0.startLocation.x))") })
        screen.touch(.began, middle)
        screen.touch(.moved, CGPoint(x: middle.x + 5, y: middle.y))
        #expect(diary.events.isEmpty)
        screen.touch(.moved, CGPoint(x: middle.x + 30, y: middle.y + 10))
        screen.touch(.moved, CGPoint(x: middle.x + 40, y: middle.y + 10))
        screen.touch(.ended, CGPoint(x: middle.x + 40, y: middle.y + 10))
        #expect(diary.events == ["30,10", "40,10", "end 40"])
    }

    @Test func dragsWithoutADistanceBeginAtOnce() {
        let diary = Diary()
        let screen = screen(
            diary,
            DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged {
                diary.events.append("\($0.location)")
            })
        screen.touch(.began, middle)
        #expect(diary.events == ["\(middle)"])
    }

    private struct Sometimes: View {
        @State private var isOn = false
        @State private var count = 0
        var body: some View {
            VStack {
                Button(isOn ? "off" : "on") { isOn.toggle() }
                Text(verbatim: "\(count) taps").frame(width: 200, height: 200).contentShape(Rectangle())
                    .gesture(isOn ? TapGesture().onEnded { count += 1 } : nil)
            }
        }
    }

    @Test func noGestureIsOneToo() throws {
        let screen = TestScreen { Sometimes() }
        func tap(_ text: String) throws {
            screen.tap(try #require(screen.label(text)))
            screen.advance(by: 0.5)
        }
        try tap("0 taps")
        #expect(screen.texts.contains("0 taps"))
        try tap("on")
        try tap("0 taps")
        #expect(screen.texts.contains("1 taps"))
        try tap("off")
        try tap("1 taps")
        #expect(screen.texts.contains("1 taps"))
    }

    private struct Dragged: View {
        @GestureState private var offset: CGFloat = 0
        var body: some View {
            Text(verbatim: "at \(Int(offset))").frame(width: 200, height: 200).contentShape(Rectangle())
                .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation.width })
        }
    }

    @Test func gestureStatesAreWhatTheyWere() {
        let screen = TestScreen { Dragged() }
        screen.touch(.began, middle)
        screen.touch(.moved, CGPoint(x: middle.x + 50, y: middle.y))
        #expect(screen.label("at 50") != nil)
        screen.touch(.ended, CGPoint(x: middle.x + 50, y: middle.y))
        #expect(screen.label("at 0") != nil)
    }

    @Test func pressesTakeTheirTime() {
        let diary = Diary()
        let screen = screen(
            diary,
            LongPressGesture(minimumDuration: 1).onChanged { _ in diary.events.append("down") }
                .onEnded { _ in diary.events.append("held") })
        screen.touch(.began, middle)
        #expect(diary.events == ["down"])
        screen.advance(by: 0.5)
        #expect(diary.events == ["down"])
        screen.advance(by: 0.6)
        #expect(diary.events == ["down", "held"])
        screen.touch(.ended, middle)
    }

    @Test func oneGestureComesBeforeAnother() {
        let diary = Diary()
        let screen = screen(
            diary,
            LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0))
                .onEnded { value in
                    if case .second(true, let drag?) = value { diary.events.append("\(Int(drag.translation.width))") }
                })
        // Without the press there is no drag.
        screen.touch(.began, middle)
        screen.touch(.moved, CGPoint(x: middle.x + 30, y: middle.y))
        screen.touch(.ended, CGPoint(x: middle.x + 30, y: middle.y))
        #expect(diary.events.isEmpty)
        screen.touch(.began, middle)
        screen.advance(by: 0.6)
        screen.touch(.moved, CGPoint(x: middle.x + 30, y: middle.y))
        screen.touch(.ended, CGPoint(x: middle.x + 30, y: middle.y))
        #expect(diary.events == ["30"])
    }

    @Test func masksLeaveGesturesOut() {
        let diary = Diary()
        let screen = TestScreen {
            Color.red.frame(width: 200, height: 200)
                .onTapGesture { diary.events.append("inner") }
                .gesture(TapGesture().onEnded { diary.events.append("outer") }, including: .subviews)
        }
        screen.tap(middle)
        #expect(diary.events == ["inner"])
    }
}
