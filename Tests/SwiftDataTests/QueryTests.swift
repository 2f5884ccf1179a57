import SwiftData
import Stage
import Testing
import _SwiftData_SwiftUI

@testable import SwiftUI
@testable import UIKit

/// Views that show what a query finds.
@Suite @MainActor struct QueryTests {
    private struct Notes: View {
        @Query(filter: #Predicate<Note> { $0.number > 0 }, sort: \Note.text) var notes: [Note]
        @Environment(\.modelContext) var context

        var body: some View {
            VStack {
                ForEach(notes) { Text($0.text) }
                Button("add") { context.insert(Note(5, "banana")) }
                Button("end") { notes.first.map(context.delete) }
            }
        }
    }

    @Test func viewsFollowTheirQuery() throws {
        _ = UIScreen.main
        let container = try ModelContainer(
            for: Folder.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for (number, text) in [(0, "hidden"), (2, "cherry"), (1, "apple")] {
            container.mainContext.insert(Note(number, text))
        }
        let host = _UIHostingView(rootView: AnyView(Notes().modelContainer(container)))
        host.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
        func texts() -> [String] {
            for _ in 0..<4 {
                container.mainContext._process()
                NextTurn.drain()
                host.layoutIfNeeded()
            }
            func find(_ view: UIView) -> [String] {
                ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(find)
            }
            return find(host).filter { $0 != "add" && $0 != "end" }
        }
        #expect(texts() == ["apple", "cherry"])
        container.mainContext.insert(Note(5, "banana"))
        #expect(texts() == ["apple", "banana", "cherry"])
        let apple = try #require(try container.mainContext.fetch(FetchDescriptor<Note>(sortBy: [.init(\.text)])).first)
        apple.text = "zucchini"
        #expect(texts() == ["banana", "cherry", "zucchini"])
        container.mainContext.delete(apple)
        #expect(texts() == ["banana", "cherry"])
    }
}
