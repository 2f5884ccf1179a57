import Testing

@testable import SwiftUI
@testable import UIKit

/// Links that follow a selection, changes that move by themselves, and the button that starts editing.
@Suite @MainActor struct OlderNamesTests {
    private struct Links: View {
        @State var selection: Int?
        var body: some View {
            NavigationView {
                VStack {
                    Button("choose") { selection = 2 }
                    NavigationLink(destination: Text("one"), tag: 1, selection: $selection) { Text("first") }
                    NavigationLink(destination: Text("two"), tag: 2, selection: $selection) { Text("second") }
                    Text(verbatim: "at \(selection ?? 0)")
                }
            }
        }
    }

    @Test func selectionsPushTheLinkOfTheirTag() throws {
        let screen = TestScreen { Links() }
        screen.tap(try #require(screen.label("choose")))
        screen.advance(by: 1)
        #expect(screen.texts.contains("two"))
        #expect(!screen.texts.contains("one"))
    }

    private struct Moving: View {
        let animation: Animation?
        @State var isOn = false
        var body: some View {
            VStack(spacing: 0) {
                Button("go") { isOn.toggle() }
                Color.red.frame(width: isOn ? 200 : 100, height: 10).accessibilityIdentifier("bar")
            }
            .animation(animation)
        }
    }

    @Test(arguments: [true, false]) func changesMoveByThemselves(_ isAnimated: Bool) throws {
        let screen = TestScreen { Moving(animation: isAnimated ? .linear(duration: 1) : nil) }
        screen.tap(try #require(screen.label("go")))
        func find(_ view: UIView) -> UIView? {
            view.accessibilityIdentifier == "bar" ? view : view.subviews.lazy.compactMap(find).first
        }
        let bar = try #require(find(screen.window))
        #expect(bar.bounds.width == 200)
        #expect((bar.layer.animationKeys()?.isEmpty == false) == isAnimated)
    }

    @Test func aNarrowNavigationViewShowsTheFirstOfItsViews() {
        let screen = TestScreen {
            NavigationView {
                List { Text("row") }.navigationTitle("All")
                Text("Select an item")
            }
        }
        #expect(screen.label("row") != nil)
        #expect(screen.label("Select an item") == nil)
    }

    @Test func theEditButtonTurnsEditingOnAndOff() throws {
        let screen = TestScreen {
            NavigationView {
                List {
                    ForEach(0..<2, id: \.self) { Text(verbatim: "row \($0)") }.onDelete { _ in }
                }
                .toolbar { EditButton() }
            }
        }
        screen.tap(try #require(screen.label("Edit")))
        screen.advance(by: 1)
        #expect(screen.all(UITableView.self).first?.isEditing ?? false || screen.label("Done") != nil)
        screen.tap(try #require(screen.label("Done")))
        screen.advance(by: 1)
        #expect(screen.label("Edit") != nil)
    }

    @Test func plainTitlesTellOfReturn() throws {
        var ends = 0
        let title = String("사람")
        let screen = TestScreen { TextField(title, text: .constant(""), onCommit: { ends += 1 }) }
        let field = try #require(screen.all(UITextField.self).first)
        #expect(field.placeholder == "사람")
        screen.tap(field)
        screen.type("\n")
        #expect(ends == 1)
    }
}

/// The order of arguments that steppers had at first.
@Suite @MainActor struct OlderStepperTests {
    @Test func theLabelMayComeLast() throws {
        var count = 1
        var edits: [Bool] = []
        let value = Binding(get: { count }, set: { count = $0 })
        let screen = TestScreen {
            VStack {
                Stepper(value: value, in: 0...4) { Text("one") }
                Stepper(value: value, in: 0...4, onEditingChanged: { edits.append($0) }) { Text("two") }
                Stepper(onIncrement: { count = 9 }, onDecrement: nil) { Text("three") }
            }
        }
        #expect(screen.texts == ["one", "two", "three"])
        let steppers = screen.all(UIStepper.self)
        for stepper in steppers[1...] {
            screen.tap(stepper.convert(CGPoint(x: stepper.bounds.width * 0.75, y: stepper.bounds.midY), to: nil))
        }
        #expect(edits == [true, false] && count == 9)
    }
}
