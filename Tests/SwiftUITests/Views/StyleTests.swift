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
}
