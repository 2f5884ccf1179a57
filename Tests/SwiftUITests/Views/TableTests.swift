import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// Tables: a list of the first column where there is little room, all columns where there is more.
@Suite @MainActor struct TableTests {
    private struct Person: Identifiable {
        let id: Int
        var name: String
        var age: Int
        var children: [Person]?
    }

    private struct Staff: View {
        @State var people: [Person]
        @State private var order = [KeyPathComparator(\Person.name)]
        @State private var chosen: Int?

        var body: some View {
            Table(people, selection: $chosen, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age) years") }
            }
            .onChange(of: order) { people.sort(using: order) }
            Text(verbatim: "chosen \(chosen ?? 0)")
        }
    }

    private let people = [
        Person(id: 1, name: "Grace", age: 85), Person(id: 2, name: "Ada", age: 36), Person(id: 3, name: "홍길동", age: 30),
    ]

    @Test func aPhoneShowsTheFirstColumn() throws {
        let screen = TestScreen { VStack { Staff(people: people) } }
        #expect(screen.texts.filter { ["Grace", "Ada", "홍길동"].contains($0) } == ["Grace", "Ada", "홍길동"])
        #expect(screen.label("36 years") == nil)
        #expect(screen.label("Name") == nil)
        screen.tap(try #require(screen.label("Ada")))
        #expect(screen.label("chosen 2") != nil)
    }

    @Test func moreRoomShowsAllColumnsAndSorts() throws {
        let screen = TestScreen {
            VStack { Staff(people: people) }.environment(\.horizontalSizeClass, .regular)
        }
        #expect(screen.label("36 years") != nil)
        func names() throws -> [String] {
            try ["Grace", "Ada"].sorted {
                try #require(screen.frame($0)).minY < (try #require(screen.frame($1)).minY)
            }
        }
        #expect(try names() == ["Grace", "Ada"])
        // The column by which rows are sorted turns its direction; another one comes first.
        screen.tap(try #require(screen.label("Age")))
        screen.advance(by: 1)
        #expect(try names() == ["Ada", "Grace"])
        screen.tap(try #require(screen.label("Age")))
        screen.advance(by: 1)
        #expect(try names() == ["Grace", "Ada"])
    }

    @Test func rowsAreGivenOneByOne() throws {
        let screen = TestScreen {
            Table(of: Person.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                Section("Staff") { ForEach(people) { TableRow($0) } }
                TableRow(Person(id: 9, name: "Guest", age: 1))
            }
        }
        #expect(screen.label("Ada") != nil)
        #expect(screen.label("Guest") != nil)
        #expect(screen.texts.contains { $0.lowercased() == "staff" })
    }

    // MARK: Menus for what is chosen

    @Test func aRowsMenuIsForWhatIsChosen() throws {
        var asked: [Set<Int>] = []
        var opened: [Set<Int>] = []
        let screen = TestScreen {
            List(selection: .constant(Set([1, 2]))) { ForEach(1..<5) { Text(verbatim: "row \($0)").tag($0) } }
                .contextMenu(forSelectionType: Int.self) { items in
                    let _ = asked.append(items)
                    Button("Call") {}
                } primaryAction: {
                    opened.append($0)
                }
        }
        let table = try #require(screen.all(UITableView.self).first)
        let delegate = try #require(table.delegate)
        let chosen = delegate.tableView(table, contextMenuConfigurationForRowAt: [0, 1], point: .zero)
        #expect(chosen != nil)
        #expect(asked.last == [1, 2])
        _ = delegate.tableView(table, contextMenuConfigurationForRowAt: [0, 3], point: .zero)
        #expect(asked.last == [4])
        screen.tap(try #require(screen.label("row 3")))
        #expect(opened == [[3]])
    }

    // MARK: Sections

    private struct Cards<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            VStack {
                ForEach(sections: content) { section in
                    Text(verbatim: "\(section.header.count) \(section.content.count) \(section.footer.count)")
                    section.header
                    section.content
                    section.footer
                }
            }
        }
    }

    @Test func sectionsAreToldApart() {
        let screen = TestScreen {
            Cards {
                Section {
                    Text(verbatim: "apple")
                    Text(verbatim: "pear")
                } header: {
                    Text(verbatim: "fruit")
                }
                Section {
                    Text(verbatim: "almond")
                } footer: {
                    Text(verbatim: "end")
                }
                Text(verbatim: "loose")
            }
        }
        #expect(screen.texts == ["1 2 0", "fruit", "apple", "pear", "0 1 1", "almond", "end", "0 1 0", "loose"])
        let count = TestScreen {
            Group(sections: Section { Text(verbatim: "a") }) { Text(verbatim: "\($0.count) section") }
        }
        #expect(count.texts == ["1 section"])
    }
}
