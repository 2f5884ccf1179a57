import Testing

@testable import SwiftUI
@testable import UIKit

/// Controls and the values they are bound to.
@Suite @MainActor struct ControlTests {
    private struct Settings: View {
        @State private var isOn = false
        @State private var amount = 0.5
        @State private var count = 3
        @State private var name = ""
        @State private var kind = "tea"

        var body: some View {
            VStack {
                Toggle("Switch", isOn: $isOn)
                Slider(value: $amount, in: 0...10, step: 1)
                Stepper("Count", value: $count, in: 0...4)
                TextField("Name", text: $name)
                Text(verbatim: "\(isOn) \(amount) \(count) \(name)")
            }
        }
    }

    @Test func controlsChangeState() throws {
        let screen = TestScreen { Settings() }
        #expect(screen.texts.contains("false 0.5 3 "))
        screen.tap(try #require(screen.all(UISwitch.self).first))
        #expect(screen.texts.contains("true 0.5 3 "))
        let stepper = try #require(screen.all(UIStepper.self).first)
        let plus = stepper.convert(CGPoint(x: stepper.bounds.width * 0.75, y: stepper.bounds.midY), to: nil)
        screen.tap(plus)
        #expect(screen.texts.contains("true 0.5 4 "))
        // The upper bound is reached.
        screen.tap(plus)
        #expect(screen.texts.contains("true 0.5 4 "))
        let slider = try #require(screen.all(UISlider.self).first)
        slider.value = 6.8
        slider.sendActions(for: .valueChanged)
        screen.settle()
        #expect(screen.texts.contains("true 7.0 4 "))
        #expect(slider.value == 7)
        let field = try #require(screen.all(UITextField.self).first)
        #expect(field.placeholder == "Name")
        screen.tap(field)
        screen.type("우유")
        #expect(screen.texts.contains("true 7.0 4 우유"))
    }

    @Test func disabledControlsAreLeftAlone() throws {
        var taps = 0
        let screen = TestScreen {
            VStack {
                Button("tap") { taps += 1 }
                Text(verbatim: "t").onTapGesture { taps += 10 }
            }.disabled(true)
        }
        screen.tap(try #require(screen.label("tap")))
        #expect(taps == 0)
    }

    private struct Fading: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.foregroundColor(configuration.isPressed ? .red : .blue)
        }
    }

    @Test func stylesDrawButtons() throws {
        var taps = 0
        let screen = TestScreen { Button("styled") { taps += 1 }.buttonStyle(Fading()) }
        let label = try #require(screen.label("styled"))
        let color = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(color == .systemBlue)
        screen.tap(label)
        #expect(taps == 1)
    }

    private struct Presenting: View {
        @State private var isSheetShown = false
        @State private var isAlertShown = false
        @State private var answer = "none"

        var body: some View {
            VStack {
                Text(verbatim: answer)
                Button("sheet") { isSheetShown = true }
                Button("alert") { isAlertShown = true }
            }
            .sheet(isPresented: $isSheetShown, onDismiss: { answer = "sheet gone" }) { Sheet() }
            .alert("Sure?", isPresented: $isAlertShown) {
                Button("Yes", role: .destructive) { answer = "yes" }
                Button("No", role: .cancel) {}
            } message: {
                Text(verbatim: "Think")
            }
        }
    }

    private struct Sheet: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("close") { dismiss() } }
    }

    @Test func sheetsComeAndGo() throws {
        let screen = TestScreen { Presenting() }
        screen.tap(try #require(screen.label("sheet")))
        screen.advance(by: 1)
        screen.tap(try #require(screen.label("close")))
        screen.advance(by: 1)
        screen.settle()
        #expect(screen.label("close") == nil)
        #expect(screen.texts.contains("sheet gone"))
    }

    @Test func alertsAreAnswered() throws {
        let screen = TestScreen { Presenting() }
        screen.tap(try #require(screen.label("alert")))
        screen.advance(by: 1)
        let alert = try #require(screen.window.rootViewController?.presentedViewController as? UIAlertController)
        #expect(alert.title == "Sure?")
        #expect(alert.message == "Think")
        #expect(alert.actions.map(\.style) == [.destructive, .cancel])
        screen.tap(try #require(screen.all(AlertButton.self).first { $0.accessibilityLabel == "Yes" }))
        screen.advance(by: 1)
        screen.settle()
        #expect(screen.texts.contains("yes"))
        #expect(screen.window.rootViewController?.presentedViewController == nil)
    }

    @Test func buttonsReadAsOneElement() throws {
        let screen = TestScreen {
            Button {
            } label: {
                HStack {
                    Text(verbatim: "Two")
                    Text(verbatim: "words")
                }
            }
        }
        let control = try #require(screen.all(PressControl.self).first)
        #expect(control.isAccessibilityElement)
        #expect(control.accessibilityLabel == "Two, words")
        #expect(control.accessibilityTraits.contains(.button))
    }

    @Test func aBarFollowsAProgress() throws {
        let progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 3
        let screen = TestScreen { ProgressView(progress).frame(width: 100) }
        #expect(try #require(screen.all(UIProgressView.self).first).progress == 0.75)
        // It is looked at again and again, until it has ended.
        let glances = ProgressView<EmptyView, EmptyView>.glances(at: progress).entries(from: Date(), mode: .normal)
            .makeIterator()
        let (first, second) = (glances.next(), glances.next())
        #expect(try abs(#require(second).timeIntervalSince(#require(first)) - 0.1) < 0.001)
        progress.completedUnitCount = 4
        #expect(glances.next() == nil)
    }
}
