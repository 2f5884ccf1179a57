import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Stacks whose screens the app keeps.
@Suite @MainActor struct NavigationPathTests {
    private struct Stack: View {
        @State var path = NavigationPath()
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Text(verbatim: "root of \(path.count)")
                    Button("two") {
                        path.append(1); path.append("b")
                    }
                    NavigationLink("link", value: 7)
                }
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text(verbatim: "number \(number)")
                        Button("home") { path = NavigationPath() }
                    }
                }
                .navigationDestination(for: String.self) { text in
                    VStack {
                        Text(verbatim: "text \(text)")
                        Button("back") { path.removeLast() }
                    }
                }
            }
        }
    }

    private func navigation(_ screen: TestScreen) throws -> UINavigationController {
        func find(_ controller: UIViewController?) -> UINavigationController? {
            guard let controller else { return nil }
            return controller as? UINavigationController ?? controller.children.lazy.compactMap(find).first
        }
        return try #require(find(screen.window.rootViewController))
    }

    @Test func screensFollowThePath() throws {
        let screen = TestScreen { Stack() }
        screen.tap(try #require(screen.label("two")))
        screen.advance(by: 1)
        #expect(try navigation(screen).viewControllers.count == 3)
        #expect(screen.label("text b") != nil)
        screen.tap(try #require(screen.label("back")))
        screen.advance(by: 1)
        #expect(screen.label("number 1") != nil)
        screen.tap(try #require(screen.label("home")))
        screen.advance(by: 1)
        #expect(screen.label("root of 0") != nil)
    }

    @Test func linksAndBacksChangeThePath() throws {
        let screen = TestScreen { Stack() }
        screen.tap(try #require(screen.label("link")))
        screen.advance(by: 1)
        #expect(screen.label("number 7") != nil)
        try navigation(screen).popViewController(animated: true)
        screen.advance(by: 1)
        #expect(screen.label("root of 0") != nil)
    }

    private struct Presenting: View {
        @State var isShown = false
        @State var item: Int?
        var body: some View {
            NavigationStack {
                VStack {
                    Text(verbatim: isShown || item != nil ? "away" : "here")
                    Button("flag") { isShown = true }
                    Button("item") { item = 5 }
                }
                .navigationDestination(isPresented: $isShown) { Text(verbatim: "flagged") }
                .navigationDestination(item: $item) { number in
                    Button("item \(number)") { item = nil }
                }
            }
        }
    }

    @Test func conditionsPushScreens() throws {
        let screen = TestScreen { Presenting() }
        screen.tap(try #require(screen.label("flag")))
        screen.advance(by: 1)
        #expect(screen.label("flagged") != nil)
        try navigation(screen).popViewController(animated: true)
        screen.advance(by: 1)
        #expect(screen.label("here") != nil)
        screen.tap(try #require(screen.label("item")))
        screen.advance(by: 1)
        screen.tap(try #require(screen.label("item 5")))
        screen.advance(by: 1)
        #expect(screen.label("here") != nil)
    }

    @Test func pathsAreStored() throws {
        var path = NavigationPath([1, 2])
        path.append("셋")
        let stored = try JSONEncoder().encode(try #require(path.codable))
        let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
        #expect(NavigationPath(read) == path)
        struct Plain: Hashable {}
        path.append(Plain())
        #expect(path.codable == nil)
        path.removeLast(2)
        #expect(path == NavigationPath([1, 2]))
    }
}
