import Testing
import UIKit

@testable import SwiftUI

/// Values that views tell the views around them.
@Suite @MainActor struct PreferenceTests {
    private struct Widest: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private struct Measuring: View {
        @State var isWide = false
        @State var width: CGFloat = 0
        var body: some View {
            VStack {
                Text(verbatim: "widest \(Int(width))")
                Button("widen") { isWide = true }
                VStack {
                    ForEach([50, isWide ? 200 : 80], id: \.self) { width in
                        Color.red.frame(width: CGFloat(width), height: 5)
                            .background(
                                GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
                    }
                }
                .onPreferenceChange(Widest.self) { width = $0 }
            }
        }
    }

    @Test func valuesAreBroughtTogether() throws {
        let screen = TestScreen { Measuring() }
        #expect(screen.label("widest 80") != nil)
        screen.tap(try #require(screen.label("widen")))
        #expect(screen.label("widest 200") != nil)
    }

    @Test func layersAreMadeOfWhatIsTold() {
        let screen = TestScreen {
            Color.red.frame(width: 10, height: 10).preference(key: Widest.self, value: 7)
                .overlayPreferenceValue(Widest.self) { Text(verbatim: "told \(Int($0))").fixedSize() }
        }
        #expect(screen.label("told 7") != nil)
    }

    @Test func whatIsToldMayBeHandedOnUnread() throws {
        struct Layered: View {
            @State var value: CGFloat = 7
            var body: some View {
                VStack {
                    Color.red.frame(width: 10, height: 10).preference(key: Widest.self, value: value)
                        .overlayPreferenceValue(Widest.self) { _ in
                            Widest._delay { told in
                                told._force { Text(verbatim: "told \(Int($0))").fixedSize() }
                            }
                        }
                    Button("more") { value = 9 }
                    Widest._delay { $0._force { Text(verbatim: "outside \(Int($0))") } }
                }
            }
        }
        let screen = TestScreen { Layered() }
        #expect(screen.label("told 7") != nil && screen.label("outside 0") != nil)
        screen.tap(try #require(screen.label("more")))
        #expect(screen.label("told 9") != nil && screen.label("outside 0") != nil)
    }
}
