import Testing

@testable import SwiftUI
@testable import UIKit

/// Layouts that run from right to left.
@Suite(.serialized) @MainActor struct RightToLeftTests {
    private func frames(_ view: some View) -> [String: CGRect] {
        SwiftUITests.frames(view, in: CGSize(width: 200, height: 100))
    }

    @Test func stacksBeginAtTheRight() {
        let found = frames(
            HStack(spacing: 10) {
                Block(width: 30, height: 20, name: "a")
                Spacer()
                Block(width: 20, height: 20, name: "b")
            }
            .padding(.leading, 40).environment(\.layoutDirection, .rightToLeft))
        #expect(found["a"]?.minX == 130 && found["b"]?.minX == 0)
    }

    @Test func edgesAndGuidesAreThoseOfTheDirection() {
        let found = frames(
            VStack(alignment: .leading, spacing: 0) {
                Block(width: 100, height: 10, name: "wide")
                Block(width: 40, height: 10, name: "narrow").offset(x: 5)
            }
            .frame(maxWidth: .infinity, alignment: .trailing).environment(\.layoutDirection, .rightToLeft))
        #expect(found["wide"]?.minX == 0 && found["narrow"]?.minX == 55)
    }

    @Test func aPartMayRunTheOtherWay() {
        let row = HStack(spacing: 0) {
            Block(width: 20, height: 20, name: "a")
            Block(width: 30, height: 20, name: "b")
        }
        .environment(\.layoutDirection, .leftToRight)
        let found = frames(
            HStack(spacing: 0) {
                Block(width: 10, height: 20, name: "first")
                row
                Spacer()
            }
            .environment(\.layoutDirection, .rightToLeft))
        #expect(found["first"]?.minX == 190)
        #expect(found["a"]?.minX == 140 && found["b"]?.minX == 160)
    }

    @Test func groupsAndButtonsAreMirroredWithin() {
        let found = frames(
            Button {
            } label: {
                HStack(spacing: 0) {
                    Block(width: 20, height: 20, name: "a")
                    Block(width: 30, height: 20, name: "b").opacity(0.5)
                }
            }
            .buttonStyle(.plain).frame(maxWidth: .infinity, alignment: .leading)
            .environment(\.layoutDirection, .rightToLeft))
        #expect(found["a"]?.minX == 180 && found["b"]?.minX == 150)
    }

    @Test func scrollingBeginsAtTheRight() throws {
        let screen = TestScreen {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<10) { Text(verbatim: "글 \($0)").frame(width: 100, height: 40) }
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        let (first, second) = (try #require(screen.frame("글 0")), try #require(screen.frame("글 1")))
        #expect(first.midX > 300 && second.midX < first.midX && first.maxX <= 393)
    }

    private struct Screens: View {
        @State var isOn = true
        var body: some View {
            NavigationStack {
                List {
                    Section("قسم") {
                        HStack {
                            Text("العنوان")
                            Spacer()
                            Text("قيمة")
                        }
                        NavigationLink("رابط") { Text("شاشة") }
                        Toggle("مفتاح", isOn: $isOn)
                        Text("نص طويل يمتد على أكثر من سطر واحد لأنه طويل جدا حقا ولا يتسع له سطر")
                    }
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
    }

    @Test func listsRunFromRightToLeft() throws {
        let screen = TestScreen { Screens() }
        try screen.picture("swiftui-right-to-left")
        let (title, value) = (try #require(screen.frame("العنوان")), try #require(screen.frame("قيمة")))
        #expect(title.midX > 300 && value.midX < 100)
        let toggle = try #require(screen.all(UISwitch.self).first)
        #expect(toggle.convert(toggle.bounds, to: nil).midX < 120)
        screen.tap(toggle)
        screen.advance(by: 1)
        #expect(!toggle.isOn)
        screen.tap(try #require(screen.label("رابط")))
        screen.advance(by: 1)
        #expect(screen.label("شاشة") != nil)
    }
}
