import Testing

@testable import SwiftUI
@testable import UIKit

/// Gestures of UIKit's on views, scrolling that rests where an app says, and bars of an app's own.
@Suite @MainActor struct RepresentedGestureTests {
    private final class Log {
        var places: [CGPoint] = []
        var made = 0
        var updates = 0
        var isGone = false
    }

    private struct Tap: UIGestureRecognizerRepresentable {
        let log: Log

        final class Coordinator {
            let log: Log
            init(_ log: Log) { self.log = log }
            deinit { log.isGone = true }
        }

        func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator(log) }

        func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
            context.coordinator.log.made += 1
            return UITapGestureRecognizer()
        }

        func updateUIGestureRecognizer(_ recognizer: UITapGestureRecognizer, context: Context) { log.updates += 1 }

        func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
            log.places.append(context.converter.localLocation)
        }
    }

    private struct Board: View {
        @State private var count = 0
        let log: Log
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 100).gesture(Tap(log: log)).disabled(count == 1)
                Button("Next \(count)") { count += 1 }
            }
        }
    }

    @Test func aRecogniserIsMadeOnceAndToldOfChanges() throws {
        let log = Log()
        do {
            let screen = TestScreen { Board(log: log) }
            let red = CGPoint(x: 393 / 2, y: 852 / 2 - 40)
            screen.tap(red)
            #expect(log.places.count == 1)
            #expect(abs(try #require(log.places.first).x - 50) < 1)
            let updates = log.updates
            screen.tap(try #require(screen.label("Next 0")))
            #expect(log.made == 1)
            #expect(log.updates > updates)
            screen.tap(red)
            #expect(log.places.count == 1)
            screen.tap(try #require(screen.label("Next 1")))
            screen.tap(red)
            #expect(log.places.count == 2)
            screen.window.rootViewController = UIViewController()
            screen.settle()
        }
        #expect(log.isGone)
    }

    private struct Steps: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target.rect.origin.y = (target.rect.minY / 70).rounded() * 70
            #expect(context.axes == .vertical)
            #expect(context.contentSize.height == 2000)
        }
    }

    @Test func scrollingRestsWhereTheAppSays() throws {
        let screen = TestScreen {
            ScrollView { Color.red.frame(height: 2000) }.scrollTargetBehavior(Steps())
        }
        let view = try #require(screen.all(FollowedScrollView.self).first)
        let inset = view.adjustedContentInset.top
        let place = view.restingPlace(CGPoint(x: 0, y: 100 - inset), .zero)
        #expect(place.y == 70 - inset)
        // Beyond the end there is nothing to rest at.
        let end = view.restingPlace(CGPoint(x: 0, y: 5000), .zero)
        #expect(end.y <= view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height + 0.01)
    }

    private struct Tools: CustomizableToolbarContent {
        var body: some CustomizableToolbarContent {
            ToolbarItem(id: "b") { Button("B") {} }
            ToolbarItem(id: "c", showsByDefault: false) { Button("C") {} }
        }
    }

    @Test func barsHaveSubtitlesAndLoseTitles() throws {
        let screen = TestScreen {
            NavigationStack {
                Text(verbatim: "content").navigationTitle("Title").navigationSubtitle("3 of them")
                    .toolbar(id: "main") {
                        ToolbarItem(id: "a") { Button("A") {} }
                        Tools()
                    }
            }
        }
        let item = try #require(screen.all(UINavigationBar.self).first?.topItem)
        #expect(item.subtitle == "3 of them")
        #expect(item.rightBarButtonItems?.count == 2)
        #expect(screen.label("C") == nil)
        let bare = TestScreen {
            NavigationStack { Text(verbatim: "content").navigationTitle("Title").toolbar(removing: .title) }
        }
        let removed = try #require(bare.all(UINavigationBar.self).first?.topItem)
        #expect(removed.titleView != nil)
        #expect(bare.label("Title") == nil)
    }

    @Test func aViewStandsAboveTheTabs() throws {
        let screen = TestScreen {
            TabView {
                Text(verbatim: "first").tabItem { Text(verbatim: "One") }
                Text(verbatim: "second").tabItem { Text(verbatim: "Two") }
            }
            .tabViewBottomAccessory { Text(verbatim: "playing") }
        }
        let bar = try #require(screen.all(UITabBar.self).first)
        let frame = try #require(screen.frame("playing"))
        #expect(frame.maxY < bar.convert(bar.bounds, to: nil).minY)
        #expect(frame.minY > 852 / 2)
    }
}
