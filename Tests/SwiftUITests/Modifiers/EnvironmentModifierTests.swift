import Combine
import Testing

@testable import SwiftUI
@testable import UIKit

private struct DepthKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

/// Values that views hand down, and what follows from changes.
@Suite @MainActor struct EnvironmentModifierTests {
    private struct Depth: View {
        @Environment(\.depth) var depth
        var body: some View { Text(verbatim: "depth \(depth)") }
    }

    @Test func valuesAreSetAndTransformed() {
        let screen = TestScreen {
            VStack {
                Depth()
                Depth().transformEnvironment(\.depth) { $0 *= 10 }
            }.environment(\.depth, 4)
        }
        #expect(screen.texts == ["depth 4", "depth 40"])
    }

    @Test func disabledViewsStaySo() throws {
        let screen = TestScreen { Toggle("t", isOn: .constant(true)).disabled(false).disabled(true) }
        #expect(try #require(screen.all(UISwitch.self).first).isEnabled == false)
    }

    private final class Model: ObservableObject {
        @Published var count = 1
    }

    private struct Counter: View {
        @EnvironmentObject var model: Model
        var body: some View { Button("count \(model.count)") { model.count += 1 } }
    }

    @Test func objectsAreHandedDown() throws {
        let model = Model()
        let screen = TestScreen { VStack { Counter() }.environmentObject(model) }
        screen.tap(try #require(screen.label("count 1")))
        #expect(model.count == 2)
        #expect(screen.texts == ["count 2"])
    }

    private struct Changing: View {
        @State var value = 1
        let log: (String) -> Void
        var body: some View {
            Button("next") { value += 1 }
                .onChange(of: value) { old, new in log("\(old)>\(new)") }
                .onChange(of: value, initial: true) { log("now \(value)") }
        }
    }

    @Test func changesAreTold() throws {
        var log: [String] = []
        let screen = TestScreen { Changing { log.append($0) } }
        #expect(log == ["now 1"])
        screen.tap(try #require(screen.label("next")))
        #expect(Set(log) == ["now 1", "1>2", "now 2"])
        #expect(log.count == 3)
    }

    @Test func publishersAreHeardWhileTheViewIsThere() {
        let subject = PassthroughSubject<Int, Never>()
        var heard: [Int] = []
        let screen = TestScreen { Text(verbatim: "a").onReceive(subject) { heard.append($0) } }
        subject.send(1)
        screen.settle()
        #expect(heard == [1])
        screen.window.rootViewController = nil
        subject.send(2)
        screen.settle()
        #expect(heard == [1])
    }

    private struct Identified: View {
        @State var identity = 0
        var body: some View {
            VStack {
                Kept().id(identity)
                Button("other") { identity += 1 }
            }
        }
    }

    private struct Kept: View {
        @State var taps = 0
        var body: some View { Button("taps \(taps)") { taps += 1 } }
    }

    @Test func anotherIdentityLosesState() throws {
        let screen = TestScreen { Identified() }
        screen.tap(try #require(screen.label("taps 0")))
        #expect(screen.texts.contains("taps 1"))
        screen.tap(try #require(screen.label("other")))
        #expect(screen.texts.contains("taps 0"))
    }

    @Test func tasksRunAndAreCancelled() async throws {
        let ended = Ended()
        let screen = TestScreen {
            Text(verbatim: "a").task {
                ended.began = true
                try? await Task.sleep(nanoseconds: 60_000_000_000)
                ended.wasCancelled = Task.isCancelled
            }
        }
        for _ in 0..<1000 where !ended.began { await Task.yield() }
        #expect(ended.began)
        screen.window.rootViewController = nil
        for _ in 0..<100_000 where !ended.wasCancelled { await Task.yield() }
        #expect(ended.wasCancelled)
    }

    @MainActor private final class Ended {
        var began = false
        var wasCancelled = false
    }
}
