import Foundation

/// All calendars of an app, with what is in them.
struct CalendarDatabase: Codable {
    var calendars = [
        CalendarValues(identifier: "events", title: "Calendar"),
        CalendarValues(identifier: "reminders", title: "Reminders", isForReminders: true),
    ]
    var items: [ItemValues] = []
    var defaultCalendar: String { calendars.first { !$0.isForReminders }?.identifier ?? "" }
    var defaultList: String { calendars.first { $0.isForReminders }?.identifier ?? "" }
}

/// The file that holds them.
final class CalendarFile: @unchecked Sendable {
    /// The app's; tests have their own.
    @TaskLocal static var shared = CalendarFile(
        FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first?
            .appendingPathComponent("Calendars/calendars.json"))
    private let lock = NSLock()
    private let url: URL?
    private var database: CalendarDatabase?

    init(_ url: URL?) { self.url = url }

    var known: CalendarDatabase { lock.withLock { read() } }

    func change(_ body: (inout CalendarDatabase) throws -> Void) throws {
        try lock.withLock {
            var changed = read()
            try body(&changed)
            if let url {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try JSONEncoder().encode(changed).write(to: url, options: .atomic)
            }
            database = changed
        }
    }

    private func read() -> CalendarDatabase {
        if let database { return database }
        let read = url.flatMap { try? Data(contentsOf: $0) }
            .flatMap { try? JSONDecoder().decode(CalendarDatabase.self, from: $0) }
        let found = read ?? CalendarDatabase()
        database = found
        return found
    }
}
