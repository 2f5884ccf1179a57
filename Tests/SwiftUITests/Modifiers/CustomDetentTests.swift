import Testing

@testable import SwiftUI
@testable import UIKit

private struct FifthDetent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 5 }
}

/// Heights of sheets that an app computes, and switches and pickers with symbols.
@Suite(.serialized) @MainActor struct CustomDetentTests {
    @Test func sheetsRestAtComputedHeights() throws {
        let screen = TestScreen {
            Text("behind").sheet(isPresented: .constant(true)) {
                Text("sheet").frame(maxWidth: .infinity, maxHeight: .infinity)
                    .presentationDetents([.custom(FifthDetent.self)]).presentationContentInteraction(.scrolls)
            }
        }
        screen.advance(by: 1)
        let root = try #require(screen.window.rootViewController?.presentedViewController)
        let height = root.view.convert(root.view.bounds, to: nil).height
        #expect(height > 852 / 5 - 30 && height < 852 / 5 + 60)
        #expect(root.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge == false)
        #expect(PresentationDetent.custom(FifthDetent.self) == .custom(FifthDetent.self))
        #expect(PresentationDetent.custom(FifthDetent.self) != .medium)
    }

    private struct Several: View {
        @State var values = [true, false]
        var body: some View {
            VStack {
                Toggle(sources: [$values[0], $values[1]], isOn: \.self) { Text("all") }
                Text(verbatim: "\(values)")
                Toggle("wifi", systemImage: "wifi", isOn: $values[0])
            }
        }
    }

    @Test func oneSwitchIsForSeveralValues() throws {
        let screen = TestScreen { Several() }
        let first = try #require(screen.all(UISwitch.self).first)
        #expect(!first.isOn)
        screen.tap(first)
        screen.advance(by: 1)
        #expect(screen.texts.contains("[true, true]"))
        screen.tap(first)
        screen.advance(by: 1)
        #expect(screen.texts.contains("[false, false]"))
    }

    @Test func viewsAreMirroredFromRightToLeft() throws {
        // What is drawn is not mirrored by the direction alone.
        let half = Path(CGRect(x: 0, y: 0, width: 50, height: 100)).fill(Color(red: 1, green: 0, blue: 0))
        let plain = try Shot(half.environment(\.layoutDirection, .rightToLeft))
        #expect(plain.isReddish(at: CGPoint(x: 20, y: 50)) && !plain.isReddish(at: CGPoint(x: 80, y: 50)))
        let shot = try Shot(
            half.flipsForRightToLeftLayoutDirection(true).environment(\.layoutDirection, .rightToLeft))
        #expect(!shot.isReddish(at: CGPoint(x: 20, y: 50)) && shot.isReddish(at: CGPoint(x: 80, y: 50)))
    }
}
