import Foundation
import SwiftData
import Testing

/// Models, and what contexts keep of them.
@Suite struct ModelTests {
    private func container() throws -> ModelContainer {
        try ModelContainer(for: Folder.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }

    @Test func objectsKeepTheirValues() throws {
        let context = ModelContext(try container())
        let note = Note(1, "우유 🥛", mood: .busy)
        note.place = Note.Place(name: "Büro", floor: 3)
        #expect(note.modelContext == nil)
        context.insert(note)
        #expect(note.modelContext === context)
        #expect(context.hasChanges)
        try context.save()
        #expect(!context.hasChanges)
        let other = ModelContext(context.container)
        let found = try #require(try other.fetch(FetchDescriptor<Note>()).first)
        #expect(found !== note)
        #expect(found.number == 1 && found.text == "우유 🥛" && found.mood == .busy)
        #expect(found.place == Note.Place(name: "Büro", floor: 3))
        #expect(found.written == nil)
        #expect(found.persistentModelID == note.persistentModelID)
        // One context has one object for a row.
        #expect(try other.fetch(FetchDescriptor<Note>()).first === found)
    }

    @Test func relationsHaveTwoSides() throws {
        let context = ModelContext(try container())
        let folder = Folder("home")
        folder.notes = [Note(1, "a"), Note(2, "b")]
        context.insert(folder)
        #expect(try context.fetchCount(FetchDescriptor<Note>()) == 2)
        let note = try #require(try context.fetch(FetchDescriptor<Note>()).first)
        #expect(note.folder === folder)
        note.folder = nil
        #expect(folder.notes.count == 1)
        try context.save()
        context.delete(folder)
        try context.save()
        // Those that were still in the folder went with it.
        #expect(try context.fetch(FetchDescriptor<Note>()).map(\.number) == [note.number])
    }

    @Test func descriptionsFilterSortAndCut() throws {
        let context = ModelContext(try container())
        for (number, text) in ["delta", "Alpha", "charlie", "bravo"].enumerated() {
            context.insert(Note(number, text, mood: number < 2 ? .calm : .busy))
        }
        let letter = "l"
        var descriptor = FetchDescriptor<Note>(
            predicate: #Predicate { $0.text.contains(letter) }, sortBy: [SortDescriptor(\.text)])
        #expect(try context.fetch(descriptor).map(\.text) == ["Alpha", "charlie", "delta"])
        descriptor.fetchLimit = 1
        descriptor.fetchOffset = 1
        #expect(try context.fetch(descriptor).map(\.text) == ["charlie"])
        try context.save()
        let numbers = FetchDescriptor<Note>(
            predicate: #Predicate { $0.number > 1 }, sortBy: [SortDescriptor(\.number, order: .reverse)])
        #expect(try context.fetch(numbers).map(\.number) == [3, 2])
        #expect(try context.fetchCount(numbers) == 2)
        // What a store cannot say is asked of the objects.
        let id = try #require(try context.fetch(numbers).first).persistentModelID
        let one = FetchDescriptor<Note>(predicate: #Predicate { $0.persistentModelID == id })
        #expect(try context.fetch(one).map(\.number) == [3])
    }

    @Test func uniqueValuesTakeThePlaceOfOthers() throws {
        let context = ModelContext(try container())
        context.insert(Note(7, "old"))
        try context.save()
        context.insert(Note(7, "new"))
        try context.save()
        #expect(try ModelContext(context.container).fetch(FetchDescriptor<Note>()).map(\.text) == ["new"])
    }

    @Test func severalValuesAreUniqueTogether() throws {
        let container = try ModelContainer(
            for: Seat.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        context.insert(Seat("가", 1, "Ann"))
        context.insert(Seat("가", 2, "Bo"))
        try context.save()
        context.insert(Seat("가", 2, "다래"))
        context.insert(Seat("나", 1, "Di"))
        try context.save()
        let found = try ModelContext(container).fetch(FetchDescriptor<Seat>())
        #expect(Set(found.map(\.guest)) == ["Ann", "다래", "Di"])
    }

    @Test func changesAreTakenBack() throws {
        let context = ModelContext(try container())
        let note = Note(1, "before")
        context.insert(note)
        try context.save()
        note.text = "after"
        context.insert(Note(2, "more"))
        #expect(note.hasChanges)
        context.rollback()
        #expect(note.text == "before")
        #expect(try context.fetchCount(FetchDescriptor<Note>()) == 1)
        try context.delete(model: Note.self, where: #Predicate { $0.number == 1 })
        #expect(note.isDeleted)
        try context.transaction { context.insert(Note(3, "third")) }
        #expect(try context.fetch(FetchDescriptor<Note>()).map(\.number) == [3])
    }

    @Test func changesAreObserved() throws {
        let context = ModelContext(try container())
        let note = Note(1, "a")
        nonisolated(unsafe) var changes = 0
        for text in ["b", "c"] {
            withObservationTracking {
                _ = note.text
            } onChange: {
                changes += 1
            }
            note.text = text
            if text == "b" { context.insert(note) }
        }
        #expect(changes == 2)
        #expect(note.text == "c")
    }

    @Test func filesLastFromOneStartToTheNext() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let configuration = ModelConfiguration(url: folder.appendingPathComponent("notes.store"))
        do {
            let context = ModelContext(try ModelContainer(for: Folder.self, configurations: configuration))
            let home = Folder("집")
            home.notes.append(Note(1, "x", mood: .busy))
            context.insert(home)
            try context.save()
        }
        let again = ModelContext(try ModelContainer(for: Folder.self, configurations: configuration))
        let home = try #require(try again.fetch(FetchDescriptor<Folder>()).first)
        #expect(home.title == "집")
        #expect(home.notes.map(\.mood) == [.busy])
        #expect(home.notes.first?.folder === home)
    }

    private actor Writer: ModelActor {
        nonisolated let modelExecutor: any ModelExecutor
        nonisolated let modelContainer: ModelContainer
        init(_ container: ModelContainer) {
            modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
            modelContainer = container
        }
        func write(_ number: Int) throws {
            modelContext.insert(Note(number, "\(number)"))
            try modelContext.save()
        }
    }

    @Test func actorsWriteBesideEachOther() async throws {
        let container = try container()
        let writer = Writer(container)
        let other = Writer(container)
        for number in 0..<10 { try await (number % 2 == 0 ? writer : other).write(number) }
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Note>()) == 10)
    }
}
