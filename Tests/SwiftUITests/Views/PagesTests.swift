import Testing
import UIKit

@testable import SwiftUI

/// Pages that are swiped.
@Suite @MainActor struct PagesTests {
    private struct Pages: View {
        @State var page = 1
        var body: some View {
            VStack(spacing: 0) {
                Text(verbatim: "page \(page)")
                Button("last") { page = 2 }
                TabView(selection: $page) {
                    ForEach(0..<3, id: \.self) { Text(verbatim: "content \($0)").tag($0) }
                }
                .tabViewStyle(.page)
            }
        }
    }

    @Test func theChosenPageIsShownWithDots() throws {
        let screen = TestScreen { Pages() }
        #expect(screen.label("content 1") != nil)
        #expect(screen.label("content 0") == nil)
        let dots = try #require(screen.all(UIPageControl.self).first)
        #expect(dots.numberOfPages == 3)
        #expect(dots.currentPage == 1)
        screen.tap(try #require(screen.label("last")))
        screen.advance(by: 1)
        #expect(screen.label("content 2") != nil)
        #expect(dots.currentPage == 2)
    }

    @Test func swipesChangeTheSelection() throws {
        let screen = TestScreen { Pages() }
        screen.touch(.began, CGPoint(x: 350, y: 500))
        for step in 1...10 { screen.touch(.moved, CGPoint(x: 350 - 25 * CGFloat(step), y: 500)) }
        screen.touch(.ended, CGPoint(x: 100, y: 500))
        screen.advance(by: 2)
        #expect(screen.label("page 2") != nil)
        #expect(screen.label("content 2") != nil)
    }

    @Test func theTitleIsThatOfThePage() throws {
        let screen = TestScreen {
            NavigationStack {
                TabView {
                    Text(verbatim: "a").navigationTitle("첫째")
                    Text(verbatim: "b").navigationTitle("둘째")
                }
                .tabViewStyle(.page)
            }
        }
        let bar = try #require(screen.all(UINavigationBar.self).first)
        #expect(bar.topItem?.title == "첫째")
        screen.touch(.began, CGPoint(x: 350, y: 500))
        for step in 1...10 { screen.touch(.moved, CGPoint(x: 350 - 25 * CGFloat(step), y: 500)) }
        screen.touch(.ended, CGPoint(x: 100, y: 500))
        screen.advance(by: 2)
        #expect(bar.topItem?.title == "둘째")
    }

    @Test func dotsAreLeftOutOnDemand() {
        let screen = TestScreen {
            TabView {
                Text(verbatim: "a"); Text(verbatim: "b")
            }.tabViewStyle(.page(indexDisplayMode: .never))
        }
        #expect(screen.all(UIPageControl.self).isEmpty)
    }
}
