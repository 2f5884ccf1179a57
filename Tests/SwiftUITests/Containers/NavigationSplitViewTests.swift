import Testing

@testable import SwiftUI
@testable import UIKit

/// Columns of screens, on a phone and where there is room.
@Suite @MainActor struct NavigationSplitViewTests {
    private struct Chosen: View {
        @State var name: String?
        var body: some View {
            NavigationSplitView {
                List(selection: $name) {
                    Text(verbatim: "바다").tag("sea")
                    NavigationLink("숲", value: "wood")
                }
                .navigationTitle("Places")
            } detail: {
                Text(verbatim: name.map { "at the \($0)" } ?? "nowhere")
            }
        }
    }

    private func bar(_ screen: TestScreen) -> UINavigationBar? {
        func find(_ view: UIView) -> UINavigationBar? {
            view as? UINavigationBar ?? view.subviews.lazy.compactMap(find).first
        }
        return find(screen.window)
    }

    private func navigation(_ screen: TestScreen) throws -> UINavigationController {
        func find(_ controller: UIViewController) -> UINavigationController? {
            controller as? UINavigationController ?? controller.children.lazy.compactMap(find).first
        }
        return try #require(screen.window.rootViewController.flatMap(find))
    }

    @Test(arguments: [("바다", "at the sea"), ("숲", "at the wood")])
    func onAPhoneTheChoiceIsShownOverTheList(_ row: String, _ words: String) throws {
        let screen = TestScreen { Chosen() }
        #expect(screen.label(row) != nil)
        #expect(screen.label("nowhere")?.window == nil)
        screen.tap(try #require(screen.label(row)))
        screen.advance(by: 1)
        #expect(screen.label(words) != nil)
        #expect(try navigation(screen).viewControllers.count == 2)
        // Back at the list nothing is chosen.
        try navigation(screen).popViewController(animated: false)
        screen.settle()
        #expect(screen.label(row) != nil)
        screen.tap(try #require(screen.label(row)))
        screen.advance(by: 1)
        #expect(screen.label(words) != nil)
    }

    @Test func whereThereIsRoomBothColumnsAreSeen() throws {
        let screen = TestScreen(
            UIHostingController(rootView: Chosen()), size: CGSize(width: 1180, height: 820))
        #expect(screen.label("바다") != nil)
        #expect(screen.label("nowhere") != nil)
        screen.tap(try #require(screen.label("바다")))
        screen.advance(by: 1)
        #expect(screen.label("at the sea") != nil)
        let list = try #require(screen.frame("바다")), detail = try #require(screen.frame("at the sea"))
        #expect(list.maxX < detail.minX)
    }

    @Test func linksShowTheirDestinationInTheNextColumn() throws {
        let screen = TestScreen {
            NavigationSplitView {
                List { NavigationLink("go", destination: Text(verbatim: "there")) }
            } detail: {
                Text(verbatim: "nothing")
            }
        }
        screen.tap(try #require(screen.label("go")))
        screen.advance(by: 1)
        #expect(screen.label("there") != nil)
        #expect(screen.label("nothing") == nil)
    }

    @Test func aStackInAColumnPushesThere() throws {
        let screen = TestScreen {
            NavigationSplitView {
                Text(verbatim: "side")
            } detail: {
                NavigationStack {
                    NavigationLink("deeper", value: 7)
                        .navigationDestination(for: Int.self) { Text(verbatim: "number \($0)") }
                }
            }
            .environment(\.colorScheme, .light)
        }
        let navigation = try navigation(screen)
        #expect(navigation.viewControllers.count == 1)
        #expect(screen.label("side") != nil)
    }

    @Test func theAppSaysWhichColumnIsOnTop() throws {
        struct Detailed: View {
            @State var column = NavigationSplitViewColumn.detail
            var body: some View {
                NavigationSplitView(preferredCompactColumn: $column) {
                    Text(verbatim: "side \(column == .sidebar ? "on top" : "below")")
                } detail: {
                    Text(verbatim: "detail")
                }
            }
        }
        let screen = TestScreen { Detailed() }
        #expect(try navigation(screen).viewControllers.count == 2)
        #expect(screen.label("detail") != nil)
    }
}
