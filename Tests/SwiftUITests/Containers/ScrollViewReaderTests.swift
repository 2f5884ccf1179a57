import Testing
import UIKit

@testable import SwiftUI

/// Scrolling to views by their identities.
@Suite @MainActor struct ScrollViewReaderTests {
    @Test func lazyRowsAreScrolledTo() throws {
        let screen = TestScreen {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Button("go") { proxy.scrollTo(70, anchor: .top) }.frame(height: 50)
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<100, id: \.self) { Text(verbatim: "row \($0)").frame(height: 40) }
                        }
                    }
                }
            }
        }
        screen.tap(try #require(screen.label("go")))
        let row = try #require(screen.frame("row 70"))
        #expect(abs(row.midY - (59 + 50 + 20)) < 1)
    }

    @Test func identitiesOfViewsAreFound() throws {
        let screen = TestScreen {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        Button("go") { proxy.scrollTo("end") }.frame(height: 50)
                        Color.red.frame(height: 2000)
                        Text(verbatim: "bottom").id("end")
                    }
                }
            }
        }
        screen.tap(try #require(screen.label("go")))
        let scroll = try #require(screen.all(UIScrollView.self).first)
        #expect(scroll.contentOffset.y > 1000)
        #expect(try #require(screen.frame("bottom")).maxY <= 852 - 34 + 1)
    }
}
