import Testing

@testable import SwiftUI
@testable import UIKit

/// Modifiers of lists and their rows.
@Suite @MainActor struct ListModifierTests {
    @Test func rowsHaveInsetsAndBackgrounds() throws {
        let screen = TestScreen {
            List {
                Text(verbatim: "inset").listRowInsets(EdgeInsets(top: 30, leading: 50, bottom: 30, trailing: 0))
                Text(verbatim: "painted").listRowBackground(Color.red.accessibilityIdentifier("back"))
            }.listStyle(.plain)
        }
        let table = try #require(screen.all(UITableView.self).first)
        #expect(try #require(screen.frame("inset")).minX == 50)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height > 80)
        func find(_ view: UIView) -> UIView? {
            view.accessibilityIdentifier == "back" ? view : view.subviews.lazy.compactMap(find).first
        }
        let back = try #require(find(table))
        #expect(back.bounds.size == table.rectForRow(at: IndexPath(row: 1, section: 0)).size)
    }

    @Test func listsLoseTheirBackground() throws {
        let screen = TestScreen { List { Text(verbatim: "a") }.scrollContentBackground(.hidden) }
        #expect(try #require(screen.all(UITableView.self).first).backgroundColor == .clear)
        let usual = TestScreen { List { Text(verbatim: "a") } }
        #expect(try #require(usual.all(UITableView.self).first).backgroundColor != .clear)
    }

    @Test func swipesShowActions() throws {
        var done: [String] = []
        let screen = TestScreen {
            List {
                Text(verbatim: "row")
                    .swipeActions(edge: .leading, allowsFullSwipe: false) {
                        Button("Pin") { done.append("pin") }.tint(.orange)
                    }
                    .swipeActions { Button("Delete", role: .destructive) { done.append("delete") } }
            }
        }
        let table = try #require(screen.all(UITableView.self).first)
        let path = IndexPath(row: 0, section: 0)
        let leading = try #require(
            table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path))
        #expect(!leading.performsFirstActionWithFullSwipe)
        let pin = try #require(leading.actions.first)
        #expect(pin.title == "Pin")
        #expect(pin.backgroundColor == .systemOrange)
        let trailing = try #require(
            table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path))
        let delete = try #require(trailing.actions.first)
        #expect(delete.style == .destructive)
        pin.handler(pin, table) { #expect($0) }
        delete.handler(delete, table) { #expect($0) }
        #expect(done == ["pin", "delete"])
    }

    @Test func pullingDownRefreshes() async throws {
        let log = Log()
        let screen = TestScreen { List { Text(verbatim: "a") }.refreshable { log.count += 1 } }
        let table = try #require(screen.all(UITableView.self).first)
        let control = try #require(table.refreshControl)
        control.beginRefreshing()
        control.sendActions(for: .valueChanged)
        for _ in 0..<10_000 where control.isRefreshing { await Task.yield() }
        #expect(log.count == 1)
        #expect(!control.isRefreshing)
    }

    @MainActor private final class Log { var count = 0 }

    @Test func labelsOfControlsAreHidden() throws {
        let screen = TestScreen {
            VStack {
                Toggle("shown", isOn: .constant(true))
                Toggle("hidden", isOn: .constant(true)).labelsHidden()
            }
        }
        #expect(screen.texts == ["shown"])
        #expect(screen.all(UISwitch.self).count == 2)
    }
}
