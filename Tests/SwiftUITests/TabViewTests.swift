import Testing

@testable import SwiftUI
@testable import UIKit

@Suite @MainActor struct TabViewTests {
    @MainActor private final class Log {
        var entries: [String] = []
    }

    private struct Tabs: View {
        let log: Log
        @State var chosen = "a"

        var body: some View {
            TabView(selection: $chosen) {
                VStack {
                    Text(verbatim: "one")
                    Button("go on") { chosen = "b" }
                }
                .onAppear { log.entries.append("+a") }
                .onDisappear { log.entries.append("-a") }
                .tabItem { Label("First", systemImage: "house") }
                .tag("a")
                Text(verbatim: "two \(chosen)")
                    .onAppear { log.entries.append("+b") }
                    .onDisappear { log.entries.append("-b") }
                    .tabItem { Text(verbatim: "Second") }
                    .tag("b")
            }
        }
    }

    private func bar(_ screen: TestScreen) throws -> UITabBarController {
        try #require(
            screen.window.rootViewController?.children.lazy.compactMap { $0 as? UITabBarController }.first)
    }

    private func choose(_ index: Int, _ screen: TestScreen) throws {
        let bar = try bar(screen).tabBar
        let width = bar.bounds.width / CGFloat(bar.items?.count ?? 1)
        screen.tap(bar.convert(CGPoint(x: width * (CGFloat(index) + 0.5), y: 20), to: nil))
        screen.settle()
    }

    @Test func tabsHaveTitlesAndPictures() throws {
        let screen = TestScreen { Tabs(log: Log()) }
        let items = try #require(try bar(screen).tabBar.items)
        #expect(items.map(\.title) == ["First", "Second"])
        #expect(items[0].image != nil && items[1].image == nil)
        #expect(screen.label("one") != nil)
        #expect(screen.label("two a") == nil)
    }

    @Test func theBarChangesTheSelection() throws {
        let log = Log()
        let screen = TestScreen { Tabs(log: log) }
        #expect(log.entries == ["+a"])
        try choose(1, screen)
        #expect(screen.label("two b") != nil)
        #expect(log.entries == ["+a", "+b", "-a"])
        try choose(0, screen)
        #expect(screen.label("one") != nil)
        #expect(log.entries == ["+a", "+b", "-a", "+a", "-b"])
    }

    @Test func theSelectionChangesTheTab() throws {
        let screen = TestScreen { Tabs(log: Log()) }
        screen.tap(try #require(screen.label("go on")))
        #expect(try bar(screen).selectedIndex == 1)
        #expect(screen.label("two b") != nil)
    }

    private struct Growing: View {
        @State var names = ["a"]

        var body: some View {
            TabView {
                ForEach(names, id: \.self) { name in
                    NavigationView {
                        Button("more") { names.append("b") }.navigationTitle("screen \(name)")
                    }
                    .tabItem { Text(verbatim: name) }
                }
            }
        }
    }

    @Test func tabsComeAndHaveStacksOfTheirOwn() throws {
        let screen = TestScreen { Growing() }
        let tabs = try bar(screen)
        let stack = try #require(tabs.selectedViewController?.children.first as? UINavigationController)
        #expect(stack.topViewController?.navigationItem.title == "screen a")
        screen.tap(try #require(screen.label("more")))
        #expect(tabs.tabBar.items?.map(\.title) == ["a", "b"])
        try choose(1, screen)
        let navigation = try #require(tabs.selectedViewController?.children.first as? UINavigationController)
        #expect(navigation.topViewController?.navigationItem.title == "screen b")
        #expect(navigation !== stack)
    }

    @Test func tabsAreReleased() {
        weak var tabs: UITabBarController?
        do {
            let screen = TestScreen { Tabs(log: Log()) }
            tabs = try? bar(screen)
            #expect(tabs != nil)
            screen.window.rootViewController = nil
            screen.settle()
        }
        #expect(tabs == nil)
    }

    // MARK: Links and progress

    @Test func linksOpenTheirAddress() throws {
        let log = Log()
        let screen = TestScreen {
            Link("site", destination: URL(string: "https://example.org/a")!)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        log.entries.append(url.absoluteString)
                        return .handled
                    })
        }
        screen.tap(try #require(screen.label("site")))
        #expect(log.entries == ["https://example.org/a"])
    }

    private struct Words: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(verbatim: configuration.fractionCompleted.map { "\($0)" } ?? "unknown")
            }
        }
    }

    @Test func progressLooksAsItsStyleSays() throws {
        let screen = TestScreen {
            VStack {
                ProgressView("load", value: 1, total: 4)
                ProgressView()
            }
            .progressViewStyle(Words())
        }
        #expect(screen.label("load") != nil)
        #expect(screen.label("0.25") != nil)
        #expect(screen.label("unknown") != nil)
    }

    @Test func aLookThatIsSetAsTheTabsAppearIsTheirs() throws {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        defer { UITabBar.appearance().unselectedItemTintColor = nil }
        let screen = TestScreen {
            TabView {
                Text(verbatim: "one").tabItem { Text(verbatim: "First") }
            }
            .onAppear { UITabBar.appearance().unselectedItemTintColor = color }
        }
        #expect(try bar(screen).tabBar.unselectedItemTintColor == color)
    }

    private struct Hiding: View {
        @State private var chosen = 0
        var body: some View {
            VStack {
                TabView(selection: $chosen) {
                    NavigationStack { Text(verbatim: "one") }.toolbar(.hidden, for: .tabBar).tag(0)
                    Text(verbatim: "two").tabItem { Text(verbatim: "둘") }.tag(1)
                    Text(verbatim: "three").toolbarVisibility(.hidden, for: .tabBar).tabItem { Text(verbatim: "셋") }
                        .tag(2)
                }
                Button("next") { chosen = (chosen + 1) % 3 }
            }
        }
    }

    @Test func pagesHideTheBar() throws {
        let screen = TestScreen { Hiding() }
        #expect(screen.label("one") != nil)
        let tabs = try #require(screen.all(UITabBar.self).first ?? hiddenBar(screen))
        #expect(tabs.isHidden)
        screen.tap(try #require(screen.label("next")))
        #expect(screen.label("two") != nil && !tabs.isHidden)
        screen.tap(try #require(screen.label("next")))
        #expect(tabs.isHidden)
    }

    private func hiddenBar(_ screen: TestScreen) -> UITabBar? {
        func find(_ view: UIView) -> UITabBar? { view as? UITabBar ?? view.subviews.lazy.compactMap(find).first }
        return find(screen.window)
    }
}
