import Testing

@testable import SwiftUI
@testable import UIKit

/// Views at points, and views that take some of the safe area.
@Suite @MainActor struct PositionTests {
    private let room = CGSize(width: 200, height: 100)

    @Test func middlesAreAtPoints() {
        let found = frames(Block(width: 20, height: 10, name: "a").position(x: 50, y: 30), in: room)
        #expect(found["a"] == CGRect(x: 40, y: 25, width: 20, height: 10))
        #expect(size(Block(width: 20, height: 10).position(x: 1, y: 1), width: 200, height: 100) == room)
    }

    @Test func viewsAtAnEdgeTakeTheirRoom() {
        let found = frames(
            Block(name: "content").safeAreaInset(edge: .bottom, spacing: 5) { Block(height: 20, name: "bar") }, in: room
        )
        #expect(found["bar"] == CGRect(x: 0, y: 80, width: 200, height: 20))
        #expect(found["content"] == CGRect(x: 0, y: 0, width: 200, height: 75))
    }

    @Test func whatScrollsGoesOnBehindThem() throws {
        let screen = TestScreen {
            ScrollView { Color.red.frame(height: 2000) }
                .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 60) }
        }
        let view = try #require(screen.all(UIScrollView.self).first)
        #expect(view.bounds.height == 852)
        #expect(view.contentInset.bottom == 60)
        #expect(view.adjustedContentInset.bottom == 94)
    }

    @Test func sizesNeverGoBelowNothing() {
        let block = Block(width: 10, height: 10)
        #expect(size(block.padding(-20)) == .zero)
        #expect(size(block.safeAreaPadding(-20)) == .zero)
        #expect(size(block.safeAreaPadding(5)) == CGSize(width: 20, height: 20))
    }

    @Test func safeAreasArePadded() {
        let found = frames(Block(name: "a").safeAreaPadding(.horizontal, 30), in: room)
        #expect(found["a"] == CGRect(x: 30, y: 0, width: 140, height: 100))
    }

    @Test func framesAreParts() {
        let found = frames(
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    Block(name: "a").containerRelativeFrame(.horizontal, count: 2, spacing: 10)
                    Block(name: "b").containerRelativeFrame(.horizontal)
                }
            }, in: room)
        #expect(found["a"]?.width == 95)
        #expect(found["b"]?.width == 200)
    }
}
