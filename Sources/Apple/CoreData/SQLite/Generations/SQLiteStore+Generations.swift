internal import Foundation
internal import SQLite3

extension SQLiteStore {
    func pin(_ generation: StoreGeneration?) -> StoreGeneration? {
        defer { self.generation = generation }
        return self.generation
    }

    /// What the store has now. Only a log keeps what it had before, for those who still read that.
    func currentGeneration() throws -> StoreGeneration? {
        guard let url else { return nil }
        return try told {
            let connection = try connection()
            guard try connection.text("PRAGMA journal_mode") == "wal" else { return nil }
            let mark = StoreGeneration.Mark(
                version: try connection.integer("PRAGMA data_version") ?? 0,
                changes: sqlite3_total_changes64(connection.handle))
            generations.removeAll { $0.value == nil }
            if let last = generations.last?.value, last.mark == mark, last.connection != nil { return last }
            let own =
                try options.isReadOnly
                ? StoreFiles.readOnlyConnection(url) : SQLiteConnection(path: url.path, access: .readWrite)
            own.setTimeout(options.timeout)
            let generation = try StoreGeneration(own, mark: mark)
            generations.append(WeakGeneration(generation))
            return generation
        }
    }

    /// Whether somebody still reads what was there before.
    var isPinned: Bool { generations.contains { $0.value != nil } }

    func endGenerations() {
        for generation in generations { generation.value?.end() }
        generations = []
        generation = nil
    }
}

/// A generation that goes when no token has it.
struct WeakGeneration {
    weak var value: StoreGeneration?
    init(_ value: StoreGeneration) { self.value = value }
}
