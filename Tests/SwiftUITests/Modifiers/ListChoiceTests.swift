import Testing

@testable import SwiftUI
@testable import UIKit

/// Lists of which several rows are chosen, whose elements a person moves, and trees.
@Suite @MainActor struct ListChoiceTests {
    private struct Row: Identifiable {
        var id: String
        var children: [Row]?
    }

    private struct Choosing: View {
        @State private var chosen: Set<String> = ["b"]
        @State private var mode = EditMode.active

        var body: some View {
            VStack {
                Text(verbatim: chosen.sorted().joined(separator: " "))
                List(selection: $chosen) { ForEach(["a", "b", "다"], id: \.self) { Text(verbatim: "row " + $0) } }
                    .environment(\.editMode, $mode)
            }
        }
    }

    @Test func severalRowsAreChosenWhileTheListIsEdited() throws {
        let screen = TestScreen { Choosing() }
        #expect(screen.label("b") != nil)
        let table = try #require(screen.all(UITableView.self).first)
        #expect(table.allowsMultipleSelectionDuringEditing)
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0))
        screen.settle()
        #expect(screen.label("b 다") != nil)
        table.delegate?.tableView(table, didDeselectRowAt: IndexPath(row: 1, section: 0))
        screen.settle()
        #expect(screen.label("다") != nil)
    }

    @Test func nothingIsChosenWhileTheListIsNotEdited() throws {
        var chosen: Set<String> = []
        let binding = Binding(get: { chosen }, set: { chosen = $0 })
        let screen = TestScreen { List(selection: binding) { Text(verbatim: "row").tag("a") } }
        screen.tap(try #require(screen.label("row")))
        #expect(chosen.isEmpty)
    }

    @Test func elementsAreMovedAndTakenOut() throws {
        var rows = ["a", "b", "c"].map { Row(id: $0) }
        let binding = Binding(get: { rows }, set: { rows = $0 })
        let screen = TestScreen { List(binding, editActions: .all) { $row in Text(verbatim: row.id) } }
        let table = try #require(screen.all(UITableView.self).first)
        let source = try #require(table.dataSource)
        source.tableView(table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
        #expect(rows.map(\.id) == ["a", "c"])
        source.tableView(table, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
        #expect(rows.map(\.id) == ["c", "a"])
        let fixed = TestScreen { List(binding, editActions: .move) { $row in Text(verbatim: row.id) } }
        let other = try #require(fixed.all(UITableView.self).first)
        let path = IndexPath(row: 0, section: 0)
        #expect(other.delegate?.tableView(other, editingStyleForRowAt: path) == UITableViewCell.EditingStyle.none)
    }

    @Test func valuesWithoutIdentitiesAreEdited() throws {
        var words = ["가", "나", "다"]
        let binding = Binding(get: { words }, set: { words = $0 })
        for view in [
            AnyView(List(binding, id: \.self, editActions: .delete) { $word in Text(verbatim: word) }),
            AnyView(List { ForEach(binding, id: \.self, editActions: .delete) { $word in Text(verbatim: word) } }),
        ] {
            let screen = TestScreen { view }
            let table = try #require(screen.all(UITableView.self).first)
            let count = words.count
            table.dataSource?.tableView(table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
            #expect(words.count == count - 1)
        }
        #expect(words == ["다"])
    }

    @Test func treesOpen() throws {
        let tree = [Row(id: "top", children: [Row(id: "inner", children: [Row(id: "leaf")])]), Row(id: "alone")]
        let screen = TestScreen { List(tree, children: \.children) { Text(verbatim: $0.id) } }
        #expect(screen.texts == ["top", "alone"])
        screen.tap(try #require(screen.label("top")))
        for _ in 0..<10 { screen.advance(by: 0.1) }
        #expect(screen.texts.contains("inner") && !screen.texts.contains("leaf"))
    }

    @Test func rowsStandApart() throws {
        let screen = TestScreen {
            List {
                Section("Head") {
                    Text(verbatim: "a")
                    Text(verbatim: "b")
                }
            }.listRowSpacing(20)
        }
        let table = try #require(screen.all(UITableView.self).first)
        #expect(table.numberOfSections == 2)
        let first = table.rectForRow(at: IndexPath(row: 0, section: 0))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == first.maxY + 20)
        #expect(screen.texts.filter { $0.lowercased() == "head" }.count == 1)
    }

    private struct Folding: View {
        @State private var isOpen = false

        var body: some View {
            List { Section("Part", isExpanded: $isOpen) { Text(verbatim: "row") } }.listStyle(.sidebar)
        }
    }

    @Test func sectionsOfASidebarOpen() throws {
        let screen = TestScreen { Folding() }
        // A section without rows keeps its header.
        #expect(screen.label("row") == nil)
        let header = try #require(screen.label("PART") ?? screen.label("Part"))
        screen.tap(header)
        for _ in 0..<10 { screen.advance(by: 0.1) }
        #expect(screen.label("row") != nil)
    }
}
