import Testing

@testable import SwiftUI
@testable import UIKit

/// Tabs as values of their own.
@Suite @MainActor struct TabTests {
    private func bar(_ screen: TestScreen) throws -> UITabBar { try #require(screen.all(UITabBar.self).first) }

    @Test func tabsStandInTheBar() throws {
        let screen = TestScreen {
            TabView {
                Tab("집", systemImage: "house") { Text(verbatim: "home") }
                Tab(role: .search) { Text(verbatim: "find") }
                Tab("Mail", systemImage: "envelope") { Text(verbatim: "letters") }.badge(3)
            }
        }
        let items = try #require(bar(screen).items)
        #expect(items.map(\.title) == ["집", "Search", "Mail"])
        #expect(items.allSatisfy { $0.image != nil })
        #expect(items[2].badgeValue == "3")
        #expect(screen.label("home") != nil)
    }

    private enum Place: Hashable { case home, away }

    private struct Chosen: View {
        @State var place = Place.away
        var hasMore = true
        var body: some View {
            TabView(selection: $place) {
                Tab("Home", systemImage: "house", value: .home) { Text(verbatim: "home") }
                if hasMore {
                    Tab(value: Place.away) {
                        Button("back") { place = .home }
                    } label: {
                        Label("Away", systemImage: "airplane")
                    }
                }
            }
        }
    }

    @Test func aValueChoosesATab() throws {
        let screen = TestScreen { Chosen() }
        #expect(try bar(screen).items?.map(\.title) == ["Home", "Away"])
        screen.tap(try #require(screen.label("back")))
        #expect(screen.label("home") != nil)
        #expect(screen.label("back")?.window == nil)
    }

    @Test func tabsCanBeLeftOutOrMadeOfData() throws {
        let screen = TestScreen { Chosen(place: .home, hasMore: false) }
        #expect(try bar(screen).items?.map(\.title) == ["Home"])
        let numbers = TestScreen {
            TabView {
                TabSection("All") {
                    ForEach(0..<3, id: \.self) { number in
                        Tab("Tab \(number)", systemImage: "\(number).circle") { Text(verbatim: "page \(number)") }
                    }
                }
            }
        }
        #expect(try bar(numbers).items?.map(\.title) == ["Tab 0", "Tab 1", "Tab 2"])
    }
}
