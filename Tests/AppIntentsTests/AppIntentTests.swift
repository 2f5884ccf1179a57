import AppIntents
import SwiftUI
import Testing
import _AppIntents_SwiftUI

private struct Book: AppEntity {
    let id: Int
    var name: String
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Book" }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "no. \(id)") }
    static let defaultQuery = BookQuery()
}

private struct BookQuery: EntityStringQuery {
    static let all = [Book(id: 1, name: "토지"), Book(id: 2, name: "Emma")]
    func entities(for identifiers: [Int]) async throws -> [Book] { Self.all.filter { identifiers.contains($0.id) } }
    func entities(matching string: String) async throws -> [Book] { Self.all.filter { $0.name.contains(string) } }
    func suggestedEntities() async throws -> [Book] { Self.all }
}

private enum Shelf: String, AppEnum {
    case fiction, poems
    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Shelf") }
    static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.fiction: "Novels", .poems: "Poems"]
}

private actor Count {
    var value = 0
    func add(_ number: Int) -> Int {
        value += number
        return value
    }
}

private struct Add: AppIntent {
    static let title: LocalizedStringResource = "Add"
    static let description: IntentDescription? = IntentDescription("Adds a number")
    static var parameterSummary: some ParameterSummary { Summary("Add \(\.$number) of \(\.$book)") }

    @Parameter(title: "Number", default: 1) var number: Int
    @Parameter(title: "Book") var book: Book?
    @Dependency private var count: Count

    init() {}
    init(number: Int) { self.number = number }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        let sum = await count.add(number)
        return .result(value: sum, dialog: "There are \(sum)")
    }
}

private struct Ask: AppIntent {
    static let title: LocalizedStringResource = "Ask"
    @Parameter(title: "Name") var name: String?
    func perform() async throws -> some IntentResult {
        guard name != nil else { throw $name.needsValueError("Which name?") }
        return .result()
    }
}

private struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: Add(), phrases: ["Add in \(.applicationName)", "Add \(\.$number)"], shortTitle: "Add",
            systemImageName: "plus")
        AppShortcut(intent: Ask(), phrases: ["Ask"])
    }
}

@Suite struct AppIntentTests {
    @Test func intentsDoTheirWork() async throws {
        AppDependencyManager.shared.add(dependency: Count())
        let first = try await Add().perform()
        #expect(first.value == 1)
        #expect(first.dialog?.full.key == "There are %lld")
        #expect(try await Add(number: 4).perform().value == 5)
        #expect(Add.title.key == "Add" && !Add.openAppWhenRun && Add.isDiscoverable)
        #expect(Add.persistentIdentifier == "Add")
    }

    @Test func parametersWithoutAValueAreAnError() async throws {
        await #expect(throws: AppIntentError.self) { try await Ask().perform() }
        let ask = Ask()
        ask.name = "한"
        _ = try await ask.perform()
    }

    @Test func thingsAreFound() async throws {
        #expect(try await Book.defaultQuery.entities(for: [2]).map(\.name) == ["Emma"])
        #expect(try await Book.defaultQuery.entities(matching: "토").map(\.id) == [1])
        #expect(try await Book.defaultQuery.results().count == 2)
        #expect(Shelf.poems.displayRepresentation.title.key == "Poems")
    }

    @Test func anAppHasShortcuts() {
        #expect(Shortcuts.appShortcuts.map(\.phrases.count) == [2, 1])
        #expect(Shortcuts.appShortcuts[0].phrases[1] == "Add _")
        #expect(Shortcuts.appShortcuts[1].shortTitle == nil)
    }
}
