import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// Buttons that repeat and grow, distances in labels, pickers of several sources, and styles of editors.
@Suite(.serialized) @MainActor struct NewerControlTests {
    private final class Count { var value = 0 }

    @Test func aButtonThatIsHeldActsAgainAndAgain() throws {
        let count = Count()
        let screen = TestScreen {
            Button("＋") { count.value += 1 }.buttonRepeatBehavior(.enabled)
        }
        let frame = try #require(screen.frame("＋"))
        let point = CGPoint(x: frame.midX, y: frame.midY)
        screen.tap(point)
        #expect(count.value == 1)
        screen.touch(.began, point)
        for _ in 0..<10 { screen.advance(by: 0.1) }
        let held = count.value
        #expect(held >= 4)
        // Letting go does not act once more, and nothing acts afterwards.
        screen.touch(.ended, point)
        for _ in 0..<10 { screen.advance(by: 0.1) }
        #expect(count.value == held)
    }

    @Test func aButtonThatIsHeldActsOnceOtherwise() throws {
        let count = Count()
        let screen = TestScreen { Button("＋") { count.value += 1 } }
        let frame = try #require(screen.frame("＋"))
        let point = CGPoint(x: frame.midX, y: frame.midY)
        screen.touch(.began, point)
        for _ in 0..<10 { screen.advance(by: 0.1) }
        #expect(count.value == 0)
        screen.touch(.ended, point)
        #expect(count.value == 1)
    }

    @Test func buttonsGrow() {
        func width(_ sizing: ButtonSizing) -> CGFloat {
            size(Button("저장") {}.buttonStyle(.borderedProminent).buttonSizing(sizing), width: 300).width
        }
        #expect(width(.automatic) < 150)
        #expect(width(.fitted) == width(.automatic))
        #expect(width(.flexible) == 300)
    }

    @Test func labelsHaveOtherDistances() {
        func width<V: View>(_ view: V) -> CGFloat { size(view).width }
        let label = Label {
            Block(width: 50, height: 10)
        } icon: {
            Block(width: 20, height: 10)
        }
        #expect(width(label) == 78)
        #expect(width(label.labelIconToTitleSpacing(30)) == 100)
        #expect(width(label.labelReservedIconWidth(40)) == 98)
        // A picture that needs more has it.
        #expect(width(label.labelReservedIconWidth(10)) == 78)
    }

    private struct Choice: View {
        @State var values = [1, 2]
        let told: ([Int]) -> Void
        var body: some View {
            Picker("Size", sources: $values, selection: \.self) {
                Text("one").tag(1)
                Text("two").tag(2)
            }
            .onChange(of: values) { _, new in told(new) }
        }
    }

    @Test func aPickerSetsSeveralSources() throws {
        var told: [Int] = []
        let screen = TestScreen { Choice { told = $0 }.pickerStyle(.segmented) }
        let control = try #require(screen.all(UISegmentedControl.self).first)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 1
        control.sendActions(for: .valueChanged)
        screen.settle()
        #expect(told == [2, 2])
        #expect(control.selectedSegmentIndex == 1)
    }

    @Test func sourcesThatDifferAreMixed() throws {
        let screen = TestScreen { Choice { _ in } }
        #expect(screen.texts.contains("Mixed"))
    }

    @Test func aPaletteIsSegmentedOutsideOfMenus() throws {
        let screen = TestScreen {
            Picker("Colour", selection: .constant(2)) {
                Text("one").tag(1)
                Text("two").tag(2)
            }
            .pickerStyle(.palette)
        }
        let control = try #require(screen.all(UISegmentedControl.self).first)
        #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == 1)
    }

    private struct Framed: TextEditorStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("메모")
                TextEditor(text: .constant("in a style"))
            }
        }
    }

    @Test func editorsHaveStyles() throws {
        let plain = TestScreen { TextEditor(text: .constant("안녕")).textEditorStyle(.plain) }
        #expect(plain.all(UITextView.self).first?.text == "안녕")
        let own = TestScreen { TextEditor(text: .constant("안녕")).textEditorStyle(Framed()) }
        #expect(own.texts.contains("메모"))
        #expect(own.all(UITextView.self).map(\.text) == ["in a style"])
    }
}
