import Testing
import UIKit

@testable import SwiftUI

/// Views that know their size and their place.
@Suite @MainActor struct GeometryTests {
    @Test func readersTakeTheRoomAndStartAtTheCorner() {
        let view = GeometryReader { geometry in
            Block(width: geometry.size.width / 2, height: geometry.size.height / 4, name: "a")
        }
        #expect(size(view, width: 200, height: 100) == CGSize(width: 200, height: 100))
        #expect(size(view) == CGSize(width: 10, height: 10))
        #expect(frames(view, in: CGSize(width: 200, height: 100))["a"] == CGRect(x: 0, y: 0, width: 100, height: 25))
    }

    @Test func placesAreToldInSpaces() {
        var global = CGRect.zero
        var named = CGRect.zero
        var local = CGRect.zero
        let view = VStack(spacing: 0) {
            Block(height: 30)
            HStack(spacing: 0) {
                Block(width: 20)
                GeometryReader { geometry in
                    let _ = (global = geometry.frame(in: .global))
                    let _ = (named = geometry.frame(in: .named("row")))
                    let _ = (local = geometry.frame(in: .local))
                    Color.clear
                }
            }
            .coordinateSpace(name: "row")
        }
        _ = frames(view, in: CGSize(width: 200, height: 100))
        #expect(global == CGRect(x: 20, y: 30, width: 180, height: 70))
        #expect(named == CGRect(x: 20, y: 0, width: 180, height: 70))
        #expect(local == CGRect(x: 0, y: 0, width: 180, height: 70))
    }

    @Test func scrollViewsAreToldApartByTheirAxes() {
        var across = CGRect.zero
        var down = CGRect.zero
        let view = ScrollView {
            Block(height: 40)
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Block(width: 30, height: 20)
                    GeometryReader { geometry in
                        let _ = (across = geometry.frame(in: .scrollView(axis: .horizontal)))
                        let _ = (down = geometry.frame(in: .scrollView(axis: .vertical)))
                        Color.clear
                    }
                    .frame(width: 50)
                }
            }
        }
        _ = frames(view, in: CGSize(width: 200, height: 100))
        #expect(across.origin == CGPoint(x: 30, y: 0))
        #expect(down.origin == CGPoint(x: 30, y: 48))
    }

    /// What is told of a place, in a space whose name is another whenever the view is made.
    private struct Renamed: View {
        let told: (CGFloat) -> Void
        @State private var turns = 0

        var body: some View {
            let name = UUID()
            VStack(spacing: 0) {
                Block(height: 30)
                Color.clear
                    .background(
                        GeometryReader { geometry in
                            let y = geometry.frame(in: .named(name)).minY
                            let _ = told(y)
                            Color.clear.preference(key: PlaceKey.self, value: y)
                        })
            }
            .coordinateSpace(name: name)
            .padding(.top, 200)
            .onPreferenceChange(PlaceKey.self) { _ in
                if turns < 3 { turns += 1 }
            }
        }
    }

    private struct PlaceKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }

    @Test func aSpaceIsFoundByTheNameThatItHasNow() {
        var places: [CGFloat] = []
        let screen = TestScreen { Renamed { places.append($0) } }
        screen.settle()
        #expect(places.count > 1 && Set(places) == [30])
    }

    @Test func placesFollowScrolling() throws {
        let screen = TestScreen {
            ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { geometry in
                        Text(verbatim: "at \(Int(geometry.frame(in: .global).minY))")
                    }
                    .frame(height: 100)
                    Color.red.frame(height: 3000)
                }
            }
        }
        #expect(screen.label("at 59") != nil)
        let scroll = try #require(screen.all(UIScrollView.self).first)
        scroll.contentOffset.y = -59 + 40
        screen.settle()
        #expect(screen.label("at 19") != nil)
    }

    @Test func safeAreasAreTold() {
        var insets = EdgeInsets()
        _ = TestScreen {
            GeometryReader { geometry in
                let _ = (insets = geometry.safeAreaInsets)
                Color.red
            }
        }
        #expect(insets == EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
    }

    @Test func contentFollowsStateAndSize() throws {
        struct Reader: View {
            @State var count = 0
            var body: some View {
                VStack {
                    Button("more") { count += 1 }
                    GeometryReader { geometry in Text(verbatim: "\(count) of \(Int(geometry.size.width))") }
                        .frame(width: count == 0 ? 100 : 200)
                }
            }
        }
        let screen = TestScreen { Reader() }
        #expect(screen.label("0 of 100") != nil)
        screen.tap(try #require(screen.label("more")))
        #expect(screen.label("1 of 200") != nil)
    }

    @Test func changesOfGeometryAreTold() {
        var widths: [CGFloat] = []
        let screen = TestScreen {
            Block(width: 120, height: 10).onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                widths.append($0)
            }
        }
        screen.settle()
        #expect(widths == [120])
    }
}
