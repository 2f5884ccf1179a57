import Testing

@testable import SwiftUI
@testable import UIKit

/// Fields for values, fields that grow, groups that open, and gauges.
@Suite @MainActor struct ValueFieldTests {
    private struct Form: View {
        @State var number = 12.5
        @State var text = ""
        var body: some View {
            VStack {
                TextField("Number", value: $number, format: .number)
                Text("\(number, specifier: "%.2f")")
                TextField("Note", text: $text, axis: .vertical).lineLimit(2...4)
                Text(verbatim: "[\(text)]")
            }
        }
    }

    @Test func valuesAreSetWhenAPersonIsDone() throws {
        let screen = TestScreen { Form() }
        let field = try #require(screen.all(UITextField.self).first)
        #expect(field.text == "12.5")
        screen.tap(field)
        field.selectAll(nil)
        screen.type("7")
        #expect(screen.texts.contains("12.50"))
        field.resignFirstResponder()
        screen.settle()
        #expect(screen.texts.contains("7.00"))
    }

    @Test func textsThatAreNoValuesGiveWay() throws {
        let screen = TestScreen { Form() }
        let field = try #require(screen.all(UITextField.self).first)
        screen.tap(field)
        field.selectAll(nil)
        screen.type("한글")
        field.resignFirstResponder()
        screen.settle()
        #expect(field.text == "12.5")
    }

    @Test func fieldsGrowWithTheirLines() throws {
        let screen = TestScreen { Form() }
        let view = try #require(screen.all(GrowingView.self).first)
        let line = try #require(view.font).lineHeight
        #expect(abs(view.bounds.height - 2 * line) < 1)
        screen.tap(view)
        screen.type("one\ntwo\nthree")
        #expect(screen.texts.contains("[one\ntwo\nthree]"))
        #expect(view.bounds.height > 2.5 * line && view.bounds.height < 3.5 * line)
        screen.type("\nfour\nfive\nsix")
        #expect(view.bounds.height < 4.5 * line)
    }

    @Test func groupsOpenAndClose() throws {
        let screen = TestScreen { DisclosureGroup("More") { Text("Within") } }
        #expect(screen.label("Within") == nil)
        screen.tap(try #require(screen.label("More")))
        screen.advance(by: 1)
        #expect(screen.label("Within") != nil)
        screen.tap(try #require(screen.label("More")))
        screen.advance(by: 1)
        #expect(screen.label("Within") == nil)
    }

    @Test func gaugesShowTheirShare() {
        struct Share: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text("\(configuration.value, specifier: "%.2f")")
            }
        }
        let screen = TestScreen {
            Gauge(value: 30.0, in: 10...50) { Text("Speed") }.gaugeStyle(Share())
        }
        #expect(screen.texts == ["0.50"])
        #expect(TestScreen { Gauge(value: 0.5) { Text("Speed") } }.texts == ["Speed"])
    }
}
