import Testing

@testable import SwiftUI
@testable import UIKit

/// Where scroll views are, and where they come to rest.
@Suite @MainActor struct ScrollPositionTests {
    private struct Pages: View {
        @State var page: Int?
        @State private var position = ScrollPosition(edge: .top)

        var body: some View {
            VStack {
                Text(verbatim: "page \(page.map(String.init) ?? "none")")
                Button("Go") { page = 5 }
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(0..<10) { Color.red.frame(width: 300, height: 50).accessibilityIdentifier("\($0)") }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(.viewAligned)
                .scrollPosition(id: $page)
                .frame(width: 300, height: 60)
            }
        }
    }

    private func drag(_ screen: TestScreen, from start: CGPoint, by width: CGFloat) {
        screen.touch(.began, start)
        for step in 1...6 {
            screen.advance(by: 0.05)
            screen.touch(.moved, CGPoint(x: start.x + width * CGFloat(step) / 6, y: start.y))
        }
        screen.advance(by: 0.3)
        screen.touch(.ended, CGPoint(x: start.x + width, y: start.y))
        for _ in 0..<30 { screen.advance(by: 0.1) }
    }

    @Test func aPositionIsAtTheBeginning() {
        #expect(ScrollPosition() == ScrollPosition(idType: Int.self))
        #expect(ScrollPosition().edge == nil)
    }

    @Test func settingTheIdentityScrolls() throws {
        let screen = TestScreen { Pages() }
        let scroll = try #require(screen.all(UIScrollView.self).first)
        #expect(scroll.contentOffset.x == 0)
        screen.tap(try #require(screen.label("Go")))
        #expect(scroll.contentOffset.x == 1500)
    }

    @Test func scrollingRestsAtViewsAndTellsTheIdentity() throws {
        let screen = TestScreen { Pages() }
        let scroll = try #require(screen.all(UIScrollView.self).first)
        let middle = scroll.convert(CGPoint(x: 250, y: 30), to: nil)
        drag(screen, from: middle, by: -190)
        #expect(scroll.contentOffset.x == 300)
        #expect(screen.texts.contains("page 1"))
        // Not far enough for the next one.
        drag(screen, from: middle, by: -60)
        #expect(scroll.contentOffset.x == 300)
    }

    @Test func aPositionKnowsItsViewAndEdge() {
        var position = ScrollPosition(idType: String.self)
        #expect(position.viewID(type: String.self) == nil && position.edge == nil)
        position.scrollTo(id: "a")
        #expect(position.viewID(type: String.self) == "a" && position.viewID(type: Int.self) == nil)
        position.scrollTo(edge: .bottom)
        #expect(position.edge == .bottom && position.viewID(type: String.self) == nil)
    }

    @Test func visibilityIsTold() throws {
        var told: [Bool] = []
        let screen = TestScreen {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 1000)
                    Color.blue.frame(height: 100).onScrollVisibilityChange { told.append($0) }
                    Color.red.frame(height: 1000)
                }
            }
        }
        let scroll = try #require(screen.all(UIScrollView.self).first)
        #expect(told.isEmpty)
        scroll.contentOffset.y = 700
        screen.settle()
        #expect(told == [true])
        scroll.contentOffset.y = 0
        screen.settle()
        #expect(told == [true, false])
    }

    private struct Seen: View {
        @State var flashes = 0
        let told: ([Int]) -> Void

        var body: some View {
            VStack {
                Button("Flash") { flashes += 1 }
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(0..<10) { _ in Color.red.frame(width: 100, height: 50) }
                    }
                    .scrollTargetLayout()
                }
                .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.8) { told($0) }
                .scrollIndicatorsFlash(trigger: flashes)
                .frame(width: 300, height: 60)
            }
        }
    }

    @Test func viewsThatAreSeenAreTold() throws {
        var told: [[Int]] = []
        let screen = TestScreen { Seen { told.append($0) } }
        #expect(told == [[0, 1, 2]])
        let scroll = try #require(screen.all(UIScrollView.self).first)
        // Less than the threshold goes out of sight.
        scroll.contentOffset.x = 10
        screen.settle()
        #expect(told == [[0, 1, 2]])
        scroll.contentOffset.x = 100
        screen.settle()
        #expect(told == [[0, 1, 2], [1, 2, 3]])
    }

    @Test func marksAreSeenWhenAValueChanges() throws {
        let screen = TestScreen { Seen { _ in } }
        let scroll = try #require(screen.all(UIScrollView.self).first)
        #expect(!scroll.indicators.isShown)
        screen.tap(try #require(screen.label("Flash")))
        #expect(scroll.indicators.isShown)
        for _ in 0..<30 { screen.advance(by: 0.1) }
        #expect(!scroll.indicators.isShown)
    }
}
