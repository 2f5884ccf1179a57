import Foundation
import Stage
import Testing

@testable import SwiftUI
@testable import TipKit
@testable import UIKit

/// When tips are shown, and how.
@Suite(.serialized) @MainActor struct TipTests {
    private struct Plain: Tip {
        var title: Text { Text("제목 💡") }
        var message: Text? { Text("message") }
        var image: Image? { Image(systemName: "star") }
        var actions: [Action] {
            Action(id: "more", title: "More")
            Action(id: "off", title: "Off", disabled: true)
        }
    }

    private struct Ruled: Tip {
        static let isReady = Parameter(wrappedValue: false)
        static let opened = Event(id: "opened")
        var title: Text { Text("ruled") }
        var rules: [Rule] {
            Tips.Rule(Self.isReady) { $0 == true }
            Tips.Rule(Self.opened) { $0.donations.donatedWithin(.week).count >= 2 }
        }
        var options: [any Option] {
            Tips.MaxDisplayCount(2)
            Tips.IgnoresDisplayFrequency(true)
        }
    }

    private struct Other: Tip {
        var title: Text { Text("other") }
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() {
        TipStore.shared.restart()
        Ruled.isReady.wrappedValue = false
    }

    private func configure(_ frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate) throws {
        try Tips.configure([.displayFrequency(frequency), .datastoreLocation(.url(folder))])
    }

    private func window(_ view: some View) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        window.rootViewController = UIHostingController(rootView: view)
        window.makeKeyAndVisible()
        settle(window)
        return window
    }

    private func settle(_ window: UIWindow) {
        for _ in 0..<4 {
            NextTurn.drain()
            window.layoutIfNeeded()
        }
    }

    private func texts(_ view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }

    @Test func nothingIsShownBeforeItIsSetUp() throws {
        #expect(Plain().status == .pending && !Plain().shouldDisplay)
        try configure()
        #expect(Plain().status == .available)
        #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try configure() }
        #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.resetDatastore() }
    }

    @Test func rulesHoldOrDoNot() async throws {
        try configure()
        let tip = Ruled()
        #expect(tip.status == .pending)
        Ruled.isReady.wrappedValue = true
        #expect(tip.status == .pending)
        await Ruled.opened.donate()
        await Ruled.opened.donate()
        #expect(Ruled.opened.donations.count == 2 && tip.status == .available)
        Ruled.isReady.wrappedValue = false
        #expect(tip.status == .pending)
    }

    @Test func whatIsOverStaysOver() async throws {
        try configure()
        Plain().invalidate(reason: .actionPerformed)
        #expect(Plain().status == .invalidated(.actionPerformed))
        // Another launch.
        TipStore.shared.restart()
        try configure()
        #expect(Plain().status == .invalidated(.actionPerformed))
        await Plain().resetEligibility()
        #expect(Plain().status == .available)
        Tips.hideAllTipsForTesting()
        #expect(!Plain().shouldDisplay)
        Tips.showTipsForTesting([Ruled.self])
        #expect(Ruled().shouldDisplay)
    }

    @Test func oneAfterAnother() throws {
        try configure(.daily)
        TipStore.shared.show(Plain().id)
        // The one that is there stays; others wait, save for those that do not.
        #expect(Plain().status == .available && Other().status == .pending)
        TipStore.shared.leave(Plain().id)
        for _ in 0..<2 {
            TipStore.shared.show(Ruled().id)
            TipStore.shared.leave(Ruled().id)
        }
        #expect(Ruled().status == .invalidated(.displayCountExceeded))
    }

    @Test func viewsShowTheirTips() async throws {
        try configure()
        var tapped: [String] = []
        let window = window(
            VStack {
                TipView(Plain(), arrowEdge: .top) { tapped.append($0.id) }
                TipView(Ruled())
                Text("below")
            })
        #expect(texts(window).contains("제목 💡") && texts(window).contains("message") && texts(window).contains("More"))
        #expect(!texts(window).contains("ruled"))
        Plain().invalidate(reason: .tipClosed)
        for _ in 0..<20_000 where texts(window).contains("제목 💡") {
            try await Task.sleep(nanoseconds: 1_000_000)
            settle(window)
        }
        #expect(!texts(window).contains("제목 💡") && texts(window).contains("below"))
        let configuration = TipViewStyleConfiguration(tip: Plain()) { tapped.append($0.id) }
        configuration.actions.first?.handler()
        #expect(tapped == ["more"] && configuration.actions.map(\.action.index) == [0, 1])
    }

    @Test func popoversShowTheirTips() throws {
        try configure()
        let window = window(Text("anchor").popoverTip(Plain()))
        let shown = try #require(window.rootViewController?.presentedViewController)
        shown.view.layoutIfNeeded()
        #expect(texts(shown.view).contains("message"))
    }

    @Test func groupsTakeTurns() throws {
        try configure()
        let group = TipGroup(.ordered) {
            Ruled()
            Plain()
        }
        #expect(group.currentTip == nil)
        Ruled().invalidate(reason: .actionPerformed)
        #expect(group.currentTip is Plain)
        let first = TipGroup {
            Ruled()
            Other()
        }
        #expect(first.currentTip is Other)
    }

    @Test func statusesAreTold() async throws {
        try configure()
        var statuses: [Tips.Status] = []
        for await status in Plain().statusUpdates {
            statuses.append(status)
            if statuses.count == 2 { break }
            Plain().invalidate(reason: .tipClosed)
        }
        #expect(statuses == [.available, .invalidated(.tipClosed)])
    }
}
