import Testing

@testable import SwiftUI
@testable import UIKit

/// Pickers that lead to a screen of their options.
@Suite(.serialized) @MainActor struct PickerLinkTests {
    private struct Form1: View {
        @State var fruit = "apple"
        @State var name = "Settings"
        var body: some View {
            NavigationStack {
                Form {
                    Picker("Fruit", selection: $fruit) {
                        Text("Apple 🍎").tag("apple")
                        Text("배").tag("pear")
                    }
                    .pickerStyle(.navigationLink)
                    Button("rename") { name = "Other" }
                }
                .navigationTitle($name)
            }
        }
    }

    @Test func aChoiceLeadsBack() throws {
        let screen = TestScreen { Form1() }
        #expect(screen.texts.contains("Apple 🍎") && !screen.texts.contains("배"))
        screen.tap(try #require(screen.label("Fruit")))
        screen.advance(by: 1)
        try screen.picture("swiftui-picker-link")
        let (apple, pear) = (try #require(screen.frame("Apple 🍎")), try #require(screen.frame("배")))
        #expect(apple.maxY < pear.minY)
        let ticks = screen.all(UIImageView.self).filter { view in
            view.convert(view.bounds, to: nil).midY < pear.minY
                && view.convert(view.bounds, to: nil).midY > apple.minY - 10
        }
        #expect(ticks.count == 1)
        screen.tap(try #require(screen.label("배")))
        screen.advance(by: 1)
        #expect(screen.texts.contains("배") && screen.texts.contains("Fruit") && !screen.texts.contains("Apple 🍎"))
    }

    @Test func titlesFollowABinding() throws {
        let screen = TestScreen { Form1() }
        let bar = try #require(screen.all(UINavigationBar.self).first)
        #expect(bar.topItem?.title == "Settings")
        screen.tap(try #require(screen.label("rename")))
        screen.advance(by: 1)
        #expect(bar.topItem?.title == "Other")
    }
}
