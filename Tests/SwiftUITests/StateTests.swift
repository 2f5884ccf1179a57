import Combine
import Observation
import Testing
import UIKit

@testable import SwiftUI

/// What lasts, and what is made anew.
@Suite @MainActor struct StateTests {
    private struct Counter: View {
        @State private var count = 0
        var evaluated: () -> Void = {}

        var body: some View {
            let _ = evaluated()
            Button("Count \(count)") {
                count += 1
                count += 1
            }
        }
    }

    @Test func stateLastsAndChangesCoalesce() throws {
        var evaluations = 0
        let screen = TestScreen { Counter { evaluations += 1 } }
        #expect(screen.texts == ["Count 0"])
        let before = evaluations
        screen.tap(try #require(screen.label("Count 0")))
        #expect(screen.texts == ["Count 2"])
        #expect(evaluations == before + 1)
    }

    private struct Branches: View {
        @State var isOn = true

        var body: some View {
            if isOn { Counter() } else { Text(verbatim: "off") }
            Button("Switch") { isOn.toggle() }
        }
    }

    @Test func stateIsLostWithItsView() throws {
        let screen = TestScreen { Branches() }
        screen.tap(try #require(screen.label("Count 0")))
        #expect(screen.texts == ["Count 2", "Switch"])
        screen.tap(try #require(screen.label("Switch")))
        #expect(screen.texts == ["off", "Switch"])
        screen.tap(try #require(screen.label("Switch")))
        #expect(screen.texts == ["Count 0", "Switch"])
    }

    private final class Model: ObservableObject {
        @Published var name = "first"
        @Published var items = ["a", "b", "c"]
    }

    private struct Observing: View {
        @ObservedObject var model: Model

        var body: some View {
            VStack {
                Text(verbatim: model.name)
                Child(name: $model.name)
                ForEach(model.items, id: \.self) { Row(name: $0) }
            }
        }
    }

    private struct Child: View {
        @Binding var name: String
        var body: some View { Button("Rename") { name = "second" } }
    }

    private struct Row: View {
        let name: String
        @State private var id = UUID()
        static nonisolated(unsafe) var ids: [String: UUID] = [:]

        var body: some View {
            let _ = Row.ids[name] = id
            Text(verbatim: name)
        }
    }

    @Test func objectsAndBindingsUpdateViews() throws {
        let model = Model()
        let screen = TestScreen { Observing(model: model) }
        screen.tap(try #require(screen.label("Rename")))
        #expect(model.name == "second")
        #expect(screen.texts.first == "second")
        model.name = "third"
        screen.settle()
        #expect(screen.texts.first == "third")
    }

    @Test func elementsKeepTheirStateWhenTheyMove() {
        let model = Model()
        let screen = TestScreen { Observing(model: model) }
        let before = Row.ids
        model.items = ["c", "a", "d"]
        screen.settle()
        #expect(screen.texts.suffix(3) == ["c", "a", "d"])
        #expect(Row.ids["c"] == before["c"])
        #expect(Row.ids["a"] == before["a"])
        model.items = ["b"]
        screen.settle()
        #expect(Row.ids["b"] != before["b"])
    }

    private final class Owned: ObservableObject {
        static nonisolated(unsafe) var made = 0
        static nonisolated(unsafe) var living = 0
        @Published var text = "owned"
        init() {
            Owned.made += 1
            Owned.living += 1
        }
        deinit { Owned.living -= 1 }
    }

    private struct Owner: View {
        @StateObject private var owned = Owned()
        @EnvironmentObject var model: Model

        var body: some View {
            Text(verbatim: owned.text + model.name)
            Button("Change") { owned.text = "changed " }
        }
    }

    @Test func ownedObjectsAreMadeOnceAndGoWithTheView() throws {
        Owned.made = 0
        do {
            let model = Model()
            let controller = UIHostingController(rootView: Owner().environmentObject(model))
            let screen = TestScreen(controller)
            screen.tap(try #require(screen.label("Change")))
            #expect(screen.texts.first == "changed first")
            model.name = "second"
            screen.settle()
            #expect(screen.texts.first == "changed second")
            #expect(Owned.made == 1)
            screen.window.rootViewController = nil
        }
        #expect(Owned.living == 0)
    }

    @Observable final class Observed {
        var count = 1
        var unread = 1
    }

    private struct ObservedView: View {
        let model: Observed
        var evaluated: () -> Void
        var body: some View {
            let _ = evaluated()
            Text(verbatim: "count \(model.count)")
        }
    }

    @Test func observationFollowsWhatIsRead() {
        var evaluations = 0
        let model = Observed()
        let screen = TestScreen { ObservedView(model: model) { evaluations += 1 } }
        model.count = 2
        screen.settle()
        #expect(screen.texts == ["count 2"])
        let before = evaluations
        model.unread = 2
        screen.settle()
        #expect(evaluations == before)
    }

    private struct Keyed: View {
        @State private var number = 1
        @State private var log: [String] = []

        var body: some View {
            Text(verbatim: log.joined(separator: " "))
            Button("Next") { number += 1 }
                .onChange(of: number) { old, new in log.append("\(old)-\(new)") }
        }
    }

    @Test func changesAreTold() throws {
        let screen = TestScreen { Keyed() }
        screen.tap(try #require(screen.label("Next")))
        screen.tap(try #require(screen.label("Next")))
        #expect(screen.texts.contains("1-2 2-3"))
    }

    @Test func publishersAreHeardWhileTheViewIsThere() {
        let subject = PassthroughSubject<Int, Never>()
        var heard: [Int] = []
        let screen = TestScreen { Text(verbatim: "a").onReceive(subject) { heard.append($0) } }
        subject.send(1)
        screen.window.rootViewController = nil
        subject.send(2)
        #expect(heard == [1])
    }

    @Test func boundCollectionsAreCollectionsOfBindings() {
        var words = ["a", "나", "c"]
        let binding = Binding(get: { words }, set: { words = $0 })
        binding[1].wrappedValue = "🍎"
        binding.last?.wrappedValue = "z"
        #expect(words == ["a", "🍎", "z"])
        #expect(binding.indices == 0..<3)
        #expect(binding.count == 3)
    }
}
