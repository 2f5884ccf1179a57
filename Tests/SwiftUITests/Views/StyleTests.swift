import Testing

@testable import SwiftUI
@testable import UIKit

/// Styles of controls, and what stands for content that is not there.
@Suite @MainActor struct StyleTests {
    private struct Box: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
        }
    }

    private struct Switching: View {
        @State var isOn = false
        var body: some View { Toggle("Wi-Fi", isOn: $isOn).toggleStyle(Box()) }
    }

    @Test func togglesHaveStylesOfTheApp() throws {
        let screen = TestScreen { Switching() }
        screen.tap(try #require(screen.label("off")))
        #expect(screen.label("on") != nil)
    }

    @Test func switchesHaveAColour() throws {
        let screen = TestScreen {
            Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
        }
        #expect(screen.all(UISwitch.self).first?.onTintColor == .systemRed)
    }

    @Test func labelsShowWhatTheirStyleSays() {
        #expect(TestScreen { Label("Mail", systemImage: "tray").labelStyle(.iconOnly) }.label("Mail") == nil)
        let words = TestScreen { Label("Mail", systemImage: "tray").labelStyle(.titleOnly) }
        #expect(words.label("Mail") != nil)
        #expect(words.all(UIImageView.self).isEmpty)
    }

    @Test func buttonsAreAsLargeAsTheirControlSize() {
        let button = Button("Go") {}.buttonStyle(.bordered)
        #expect(size(button.controlSize(.large)).height == size(button).height + 14)
    }

    @Test func roundButtonsAreAsWideAsHigh() {
        for word in ["i", "a longer title"] {
            let button = Button(word) {}.buttonStyle(.borderedProminent).buttonBorderShape(.circle)
            let size = size(button)
            #expect(size.width == size.height && size.width > 20)
        }
    }

    @Test func colorPickersChooseColorsOfCoreGraphics() throws {
        final class Model {
            var color = UIColor.red.cgColor
        }
        let model = Model()
        let screen = TestScreen {
            ColorPicker("색", selection: Binding<CGColor>(get: { model.color }, set: { model.color = $0 }))
        }
        #expect(screen.label("색") != nil)
        let well = try #require(screen.all(UIColorWell.self).first)
        #expect(well.selectedColor?.cgColor == UIColor.red.cgColor)
        well.selectedColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        well.sendActions(for: .valueChanged)
        #expect(model.color == UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor)
    }
}
