import SwiftData
import Testing

private enum First: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Memo.self] }

    final class Memo: PersistentModel {
        var _modelState = _ModelState()
        @_ModelProperty var title: String

        init(_ title: String) { self.title = title }
        required init(_restoring state: _ModelState) {
            _title = .restored
            _modelState = state
        }
        static var schemaMetadata: [Schema.PropertyMetadata] {
            [Schema.PropertyMetadata(name: "title", keypath: \Memo.title)]
        }
    }
}

private enum Second: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Memo.self] }

    final class Memo: PersistentModel {
        var _modelState = _ModelState()
        @_ModelProperty var title: String
        @_ModelProperty var summary: String? = nil

        init(_ title: String) { self.title = title }
        required init(_restoring state: _ModelState) {
            _title = .restored
            _summary = .restored
            _modelState = state
        }
        static var schemaMetadata: [Schema.PropertyMetadata] {
            [
                Schema.PropertyMetadata(name: "title", keypath: \Memo.title),
                Schema.PropertyMetadata(name: "summary", keypath: \Memo.summary),
            ]
        }
    }
}

private enum Plan: SchemaMigrationPlan {
    nonisolated(unsafe) static var steps: [String] = []
    static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: First.self, toVersion: Second.self,
                willMigrate: { context in
                    let memos = try context.fetch(FetchDescriptor<First.Memo>())
                    steps.append("will \(memos.map(\.title).sorted())")
                    for memo in memos where memo.title.isEmpty { context.delete(memo) }
                },
                didMigrate: { context in
                    let memos = try context.fetch(FetchDescriptor<Second.Memo>())
                    steps.append("did \(memos.count)")
                    for memo in memos { memo.summary = memo.title + "!" }
                })
        ]
    }
}

/// Stores that go from one version of a schema to the next.
@Suite(.serialized) struct MigrationTests {
    @Test func aStoreIsTakenThroughItsStepsOnce() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".store")
        let configuration = ModelConfiguration(url: file)
        do {
            let context = ModelContext(
                try ModelContainer(for: Schema(versionedSchema: First.self), configurations: configuration))
            context.insert(First.Memo("우유"))
            context.insert(First.Memo(""))
            try context.save()
        }
        Plan.steps = []
        for _ in 0..<2 {
            let container = try ModelContainer(
                for: Schema(versionedSchema: Second.self), migrationPlan: Plan.self, configurations: configuration)
            let memos = try ModelContext(container).fetch(FetchDescriptor<Second.Memo>())
            #expect(memos.map(\.summary) == ["우유!"])
        }
        #expect(Plan.steps == [#"will ["", "우유"]"#, "did 1"])
    }

    @Test func aNewStoreTakesNoSteps() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".store")
        Plan.steps = []
        _ = try ModelContainer(
            for: Second.Memo.self, migrationPlan: Plan.self, configurations: ModelConfiguration(url: file))
        #expect(Plan.steps.isEmpty)
    }
}
