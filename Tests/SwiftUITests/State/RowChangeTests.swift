import Testing

@testable import SwiftUI
@testable import UIKit

/// Rows that come and go while a list is on screen.
@Suite @MainActor struct RowChangeTests {
    private struct Names: View {
        @State private var names = ["a", "b", "c"]
        @State private var text = ""

        var body: some View {
            List {
                ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
                TextField("New", text: $text)
                Button("Insert") { names.insert("first", at: 0) }
                Button("Animated") { withAnimation { names.removeAll { $0 == "b" } } }
                Button("Other") { names = ["x", "b", "y"] }
            }
        }
    }

    private func rows(_ screen: TestScreen) -> [String] { screen.texts.filter { $0.count == 1 || $0 == "first" } }

    @Test func othersKeepTheirCells() throws {
        let screen = TestScreen { Names() }
        let table = try #require(screen.all(UITableView.self).first)
        let field = try #require(screen.all(UITextField.self).first)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
        screen.tap(field)
        screen.type("우")
        screen.tap(try #require(screen.label("Insert")))
        #expect(rows(screen) == ["first", "a", "b", "c"])
        #expect(table.cellForRow(at: IndexPath(row: 4, section: 0)) === cell)
        #expect(field.isFirstResponder)
        screen.type("유")
        #expect(field.text == "우유")
    }

    @Test func rowsGoWithAnAnimation() throws {
        let screen = TestScreen { Names() }
        screen.tap(try #require(screen.label("Animated")))
        screen.advance(by: 1)
        #expect(rows(screen) == ["a", "c"])
        let table = try #require(screen.all(UITableView.self).first)
        #expect(table.numberOfRows(inSection: 0) == 6)
        #expect(
            table.rectForRow(at: IndexPath(row: 1, section: 0)).minY
                == table.rectForRow(at: IndexPath(row: 0, section: 0)).maxY)
    }

    @Test func severalChangesAtOnce() throws {
        let screen = TestScreen { Names() }
        screen.tap(try #require(screen.label("Other")))
        screen.advance(by: 1)
        #expect(rows(screen) == ["x", "b", "y"])
    }

    @Test func changesAreToldByPlaces() throws {
        let changes = try #require(
            RowChanges(from: [["s", "a", "b"], ["t", "c"]], to: [["s", "b", "x"], ["t", "c"]]))
        #expect(changes.removed == [IndexPath(row: 0, section: 0)])
        #expect(changes.inserted == [IndexPath(row: 1, section: 0)])
        #expect(RowChanges(from: [["s", "a"]], to: [["t", "a"]]) == nil)
        #expect(RowChanges(from: [], to: [["t", "a"]]) == nil)
    }
}
