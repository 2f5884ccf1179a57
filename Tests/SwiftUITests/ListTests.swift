import Testing

@testable import SwiftUI
@testable import UIKit

/// Rows, and what is done with them.
@Suite @MainActor struct ListTests {
    private struct Item: Identifiable, Hashable {
        var id: String
    }

    private struct Tags: View {
        @State private var period = 0
        @State private var chosen = ""
        @State var items = [Item(id: "a"), Item(id: "b"), Item(id: "c")]

        var body: some View {
            List {
                Picker("", selection: $period) {
                    Text(verbatim: "Week").tag(0)
                    Text(verbatim: "Ever").tag(1)
                }
                .pickerStyle(.segmented)
                .listRowSeparator(.hidden)
                ForEach(items) { item in
                    HStack {
                        Text(verbatim: item.id)
                        Spacer()
                    }
                    .contentShape(Rectangle())
                    .onTapGesture { chosen = item.id }
                }
                .onDelete { items.remove(atOffsets: $0) }
                Text(verbatim: "chosen \(chosen) \(period)")
                Button("clear") { chosen = "" }
            }
            .listStyle(.plain)
        }
    }

    @Test func rowsAreTappedAndSegmentsChosen() throws {
        let screen = TestScreen { Tags() }
        let table = try #require(screen.all(UITableView.self).first)
        #expect(table.numberOfRows(inSection: 0) == 6)
        let row = try #require(screen.frame("b"))
        // The whole row takes the touch, not the letters alone.
        screen.tap(CGPoint(x: 300, y: row.midY))
        #expect(screen.texts.contains("chosen b 0"))
        screen.tap(try #require(screen.label("Ever")))
        #expect(screen.texts.contains("chosen b 1"))
        screen.tap(CGPoint(x: 350, y: try #require(screen.frame("clear")).midY))
        #expect(screen.texts.contains("chosen  1"))
    }

    @Test func rowsAreAtLeast44PointsHigh() throws {
        let screen = TestScreen {
            List {
                Text(verbatim: "one")
                Block(width: 10, height: 100)
            }
        }
        let table = try #require(screen.all(UITableView.self).first)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 122)
        #expect(table.style == .insetGrouped)
    }

    @Test func rowsAreDeleted() throws {
        let screen = TestScreen { Tags() }
        let table = try #require(screen.all(UITableView.self).first)
        let actions = table.delegate?.tableView(
            table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 2, section: 0))
        let delete = try #require(actions?.actions.first)
        delete.handler(delete, table) { _ in }
        screen.settle()
        #expect(screen.label("b") == nil)
        #expect(table.numberOfRows(inSection: 0) == 5)
    }

    @Test func sectionsHaveHeaders() throws {
        let screen = TestScreen {
            List {
                Section("First") { Text(verbatim: "a") }
                Section {
                    Text(verbatim: "b")
                    Text(verbatim: "c")
                } footer: {
                    Text(verbatim: "end")
                }
            }
        }
        let table = try #require(screen.all(UITableView.self).first)
        #expect(table.numberOfSections == 2)
        #expect(table.numberOfRows(inSection: 1) == 2)
        #expect(screen.texts.contains("FIRST"))
        #expect(screen.texts.contains("end"))
    }

    private struct Linked: View {
        var body: some View {
            NavigationStack {
                List([Item(id: "one"), Item(id: "two")]) { item in
                    NavigationLink(item.id, value: item)
                }
                .navigationTitle("Items")
                .navigationDestination(for: Item.self) { Detail(name: $0.id) }
            }
        }
    }

    private struct Detail: View {
        let name: String
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            Button("Back from \(name)") { dismiss() }.navigationTitle(name)
        }
    }

    @Test func linksLeadOnAndDismissLeadsBack() throws {
        let screen = TestScreen { Linked() }
        screen.tap(CGPoint(x: 250, y: try #require(screen.frame("two")).midY))
        screen.advance(by: 1)
        screen.tap(try #require(screen.label("Back from two")))
        screen.advance(by: 1)
        #expect(screen.label("Back from two") == nil)
        #expect(screen.texts.contains("one"))
    }

    @Test func writingGoesOnInARowThatGrows() throws {
        struct Entry: View {
            @State var name = ""
            var body: some View {
                Form {
                    VStack {
                        TextField("Name", text: $name)
                        if !name.isEmpty { Text(verbatim: "\(name) is short").font(.largeTitle) }
                    }
                    Text(verbatim: "below")
                }
            }
        }
        let screen = TestScreen { Entry() }
        let below = try #require(screen.frame("below"))
        screen.tap(try #require(screen.all(UITextField.self).first))
        screen.type("김")
        screen.type("수")
        let field = try #require(screen.all(UITextField.self).first)
        #expect(field.isFirstResponder)
        #expect(field.text == "김수")
        #expect(screen.label("김수 is short") != nil)
        let moved = try #require(screen.frame("below"))
        #expect(moved.minY > below.minY + 30)
    }
}
