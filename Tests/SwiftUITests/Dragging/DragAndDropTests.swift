import Foundation
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI
@testable import UIKit

/// Views that are dragged, and views on which things are dropped.
@Suite(.serialized) @MainActor struct DragAndDropTests {
    /// Notes what it hears.
    private final class Heard: ObservableObject {
        @Published var texts: [String] = []
        var places: [CGPoint] = []
        var isTargeted: [Bool] = []
    }

    /// Holds a view and takes it to another place, without letting go.
    private func carry(_ screen: TestScreen, from start: CGPoint, to end: CGPoint) {
        screen.touch(.began, start)
        screen.advance(by: 1)
        for step in 1...10 {
            let part = CGFloat(step) / 10
            screen.touch(
                .moved, CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
    }

    private func wait(_ screen: TestScreen, until isSo: () -> Bool) async throws {
        for _ in 0..<2_000 where !isSo() {
            try await Task.sleep(for: .milliseconds(1))
            screen.settle()
        }
    }

    private func middle(_ text: String, _ screen: TestScreen) throws -> CGPoint {
        let frame = try #require(screen.frame(text))
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test func valuesGoFromViewToView() async throws {
        let heard = Heard()
        let screen = TestScreen {
            VStack(spacing: 100) {
                Text("from").draggable("우유 🥛")
                Text("to").frame(width: 200, height: 100).background(Color.yellow)
                    .dropDestination(for: String.self) { items, place in
                        heard.texts += items
                        heard.places.append(place)
                        return true
                    } isTargeted: {
                        heard.isTargeted.append($0)
                    }
            }
        }
        let end = try middle("to", screen)
        carry(screen, from: try middle("from", screen), to: end)
        #expect(heard.isTargeted == [true])
        try screen.picture("swiftui-drag")
        screen.touch(.ended, end)
        try await wait(screen) { !heard.texts.isEmpty }
        #expect(heard.texts == ["우유 🥛"] && heard.isTargeted == [true, false])
        #expect(heard.places.map { CGPoint(x: $0.x.rounded(), y: $0.y.rounded()) } == [CGPoint(x: 100, y: 50)])
    }

    @Test func anotherViewFollowsTheFinger() throws {
        let screen = TestScreen {
            Text("from").onDrag {
                NSItemProvider(object: "x" as NSString)
            } preview: {
                Text("preview").padding().background(Color.green)
            }
        }
        let start = try middle("from", screen)
        #expect(screen.frame("preview") == nil)
        carry(screen, from: start, to: CGPoint(x: start.x, y: start.y + 200))
        try screen.picture("swiftui-drag-preview")
        let preview = try #require(screen.frame("preview"))
        #expect(abs(preview.midY - start.y - 200) < 1 && abs(preview.midX - start.x) < 1)
        screen.touch(.ended, CGPoint(x: start.x, y: start.y + 200))
        screen.advance(by: 1)
        #expect(screen.frame("preview") == nil)
    }

    @Test func otherTypesAreNotTaken() async throws {
        let heard = Heard()
        let screen = TestScreen {
            VStack(spacing: 100) {
                Text("from").onDrag { NSItemProvider(object: "x" as NSString) }
                Text("to").frame(width: 200, height: 100)
                    .onDrop(of: [.image], isTargeted: nil) { _ in
                        heard.texts.append("dropped")
                        return true
                    }
            }
        }
        let end = try middle("to", screen)
        carry(screen, from: try middle("from", screen), to: end)
        screen.touch(.ended, end)
        screen.advance(by: 1)
        #expect(heard.texts.isEmpty)
    }

    private struct Delegate: DropDelegate {
        let heard: Heard
        var takes = true
        func validateDrop(info: DropInfo) -> Bool { takes }
        func dropEntered(info: DropInfo) { heard.texts.append("enter") }
        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
        func dropExited(info: DropInfo) { heard.texts.append("exit") }
        func performDrop(info: DropInfo) -> Bool {
            heard.texts.append(
                "perform \(info.itemProviders(for: [.text]).count) \(info.hasItemsConforming(to: [.image]))")
            return true
        }
    }

    @Test func touchesGoThroughWhatOnlyTakesDrops() throws {
        let heard = Heard()
        let screen = TestScreen {
            ZStack {
                Button("behind") { heard.texts.append("tap") }
                Color.clear.frame(width: 200, height: 100).allowsHitTesting(false)
                    .onDrop(of: [.text], isTargeted: nil) { _ in true }
            }
        }
        screen.tap(try middle("behind", screen))
        #expect(heard.texts == ["tap"])
    }

    @Test(arguments: [true, false]) func delegatesHearOfTheWholeDrag(takes: Bool) throws {
        let heard = Heard()
        let screen = TestScreen {
            VStack(spacing: 100) {
                Text("from").onDrag { NSItemProvider(object: "x" as NSString) }
                // Nothing is drawn where things are dropped.
                Color.clear.frame(width: 200, height: 100).overlay(alignment: .top) { Text("to") }
                    .onDrop(of: [.text], delegate: Delegate(heard: heard, takes: takes))
            }
        }
        var end = try middle("to", screen)
        end.y += 60
        let start = try middle("from", screen)
        carry(screen, from: start, to: end)
        screen.touch(.moved, CGPoint(x: start.x, y: start.y - 100))
        #expect(heard.texts == (takes ? ["enter", "exit"] : []))
        screen.touch(.moved, end)
        screen.touch(.ended, end)
        #expect(heard.texts == (takes ? ["enter", "exit", "enter", "perform 1 false"] : []))
    }

    private struct Rows: View {
        @State var rows = ["one", "two", "three"]
        var body: some View {
            VStack {
                Text("from").draggable("new")
                List {
                    ForEach(rows, id: \.self) { Text($0) }
                        .dropDestination(for: String.self) { items, offset in rows.insert(contentsOf: items, at: offset)
                        }
                }
            }
        }
    }

    @Test func rowsAreInsertedWhereTheyAreDropped() async throws {
        let screen = TestScreen { Rows() }
        var end = try middle("two", screen)
        end.y -= 10
        carry(screen, from: try middle("from", screen), to: end)
        try screen.picture("swiftui-drop-row")
        screen.touch(.ended, end)
        try await wait(screen) { screen.label("new")?.window != nil }
        screen.advance(by: 1)
        let order = ["one", "new", "two", "three"].compactMap { screen.frame($0)?.minY }
        #expect(order.count == 4 && order == order.sorted())
    }
}
