import Stage
import Testing

@testable import SwiftUI
@testable import UIKit

/// Keys that views take, and what has the focus.
@Suite @MainActor struct KeyPressTests {
    private func press(_ key: KeyEvent.Key, _ screen: TestScreen, modifiers: KeyModifiers = [], text: String? = nil) {
        for phase in [KeyEvent.Phase.down, .up] {
            screen.surface.send(
                .key(
                    KeyEvent(
                        phase: phase, key: key, text: phase == .down ? text : nil, modifiers: modifiers,
                        time: screen.surface.now)))
        }
        screen.settle()
    }

    private struct Board: View {
        @FocusState var isFocused: Bool
        let log: (String) -> Void

        var body: some View {
            VStack {
                Text(verbatim: isFocused ? "focused" : "resting")
                    .focusable()
                    .focused($isFocused)
                    .onKeyPress(.leftArrow) {
                        log("left")
                        return .handled
                    }
                    .onKeyPress(.rightArrow) {
                        log("right inside")
                        return .ignored
                    }
                Button("Focus") { isFocused = true }
                Button("Leave") { isFocused = false }
            }
            .onKeyPress(keys: [.leftArrow, .rightArrow, "a"], phases: .all) { press in
                log("outside \(press.phase) \(press.characters)")
                return .handled
            }
            .onKeyPress(characters: .decimalDigits) { press in
                log("digit " + press.characters)
                return .handled
            }
        }
    }

    @Test func keysGoToWhatHasTheFocus() throws {
        var log: [String] = []
        let screen = TestScreen { Board { log.append($0) } }
        press(.left, screen)
        #expect(log.isEmpty)
        screen.tap(try #require(screen.label("Focus")))
        screen.settle()
        #expect(screen.label("focused") != nil)
        press(.left, screen)
        // What was handled goes no further; the key's coming up was not asked for within.
        #expect(log.first == "left")
        #expect(log.filter { $0.hasPrefix("outside") } == ["outside [up] \u{F702}"])
        log = []
        press(.right, screen)
        #expect(log.prefix(2) == ["right inside", "outside [down] \u{F703}"])
        log = []
        press(.character("7"), screen, text: "7")
        #expect(log == ["digit 7"])
        log = []
        press(.character("A"), screen, modifiers: .shift, text: "A")
        #expect(log == ["outside [down] A", "outside [up] A"])
        screen.tap(try #require(screen.label("Leave")))
        screen.settle()
        #expect(screen.label("resting") != nil)
        log = []
        press(.left, screen)
        #expect(log.isEmpty)
    }

    @Test func aTextFieldsKeysAreTakenBeforeItWrites() throws {
        var text = ""
        var taken = 0
        let binding = Binding(get: { text }, set: { text = $0 })
        let screen = TestScreen {
            TextField("", text: binding).onKeyPress("x") {
                taken += 1
                return .handled
            }
        }
        screen.tap(try #require(screen.all(UITextField.self).first))
        press(.character("x"), screen, text: "x")
        #expect(taken == 1)
        #expect(text.isEmpty)
    }

    private struct Desk: View {
        @State private var first = ""
        @State private var second = ""
        @State private var count = 1

        var body: some View {
            VStack {
                Reader()
                TextField("one", text: $first).focusedValue(\.testTitle, "One")
                TextField("two", text: $second).focusedValue(\.testTitle, "Two").focusedValue(\.testCount, $count)
                Text(verbatim: "count is \(count)")
            }
            .focusedSceneValue(\.testScene, "scene")
        }
    }

    private struct Reader: View {
        @FocusedValue(\.testTitle) private var title
        @FocusedValue(\.testScene) private var scene
        @FocusedBinding(\.testCount) private var count

        var body: some View {
            Text(verbatim: "title \(title ?? "none"), \(scene ?? "no scene")")
            Button("More") { count? += 1 }
        }
    }

    @Test func valuesOfWhatHasTheFocusAreTold() throws {
        let screen = TestScreen { Desk() }
        screen.settle()
        #expect(screen.label("title none, scene") != nil)
        let fields = screen.all(UITextField.self)
        #expect(fields.count == 2)
        _ = fields[0].becomeFirstResponder()
        screen.settle()
        #expect(screen.label("title One, scene") != nil)
        screen.tap(try #require(screen.label("More")))
        #expect(screen.label("count is 1") != nil)
        _ = fields[1].becomeFirstResponder()
        screen.settle()
        #expect(screen.label("title Two, scene") != nil)
        screen.tap(try #require(screen.label("More")))
        #expect(screen.label("count is 2") != nil)
        _ = fields[1].resignFirstResponder()
        screen.settle()
        #expect(screen.label("title none, scene") != nil)
    }

    private final class Model: ObservableObject {
        @Published var name = "first"
        let told: () -> Void
        init(told: @escaping () -> Void) { self.told = told }
        deinit { told() }
    }

    private struct Shown: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack {
                ObjectReader()
                Text(verbatim: "x").focusedSceneObject(model)
            }
        }
    }

    private struct ObjectReader: View {
        @FocusedObject private var model: Model?
        var body: some View { Text(verbatim: "name " + (model?.name ?? "none")) }
    }

    @Test func objectsAreHeardAndNotKept() {
        var isGone = false
        do {
            let model = Model { isGone = true }
            let screen = TestScreen { Shown(model: model) }
            screen.settle()
            #expect(screen.label("name first") != nil)
            model.name = "second"
            screen.settle()
            #expect(screen.label("name second") != nil)
            screen.window.rootViewController = UIViewController()
            screen.settle()
        }
        #expect(isGone)
    }

    private struct Spoken: View {
        @AccessibilityFocusState private var place: String?
        var body: some View {
            VStack {
                Text(verbatim: "first").accessibilityFocused($place, equals: "first")
                Text(verbatim: "second").accessibilityFocused($place, equals: "second")
                Text(verbatim: "at \(place ?? "none")")
                Button("Go") { place = "second" }
            }
        }
    }

    @Test func assistiveTechnologyIsFollowedAndLed() throws {
        let screen = TestScreen { Spoken() }
        let first = try #require(screen.label("first"))
        AccessibilityFocus.move(to: first)
        screen.settle()
        #expect(screen.label("at first") != nil)
        screen.tap(try #require(screen.label("Go")))
        screen.settle()
        #expect(screen.label("at second") != nil)
        #expect(AccessibilityFocus.element === screen.label("second"))
    }
}

extension FocusedValues {
    private struct TitleKey: FocusedValueKey { typealias Value = String }
    private struct SceneKey: FocusedValueKey { typealias Value = String }
    private struct CountKey: FocusedValueKey { typealias Value = Binding<Int> }

    fileprivate var testTitle: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
    fileprivate var testScene: String? {
        get { self[SceneKey.self] }
        set { self[SceneKey.self] = newValue }
    }
    fileprivate var testCount: Binding<Int>? {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }
}
