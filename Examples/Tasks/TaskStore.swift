import Foundation

/// Where tasks are kept between launches.
protocol TaskStore {
    func load() -> [TodoTask]
    func save(_ tasks: [TodoTask])
}

/// The app's user defaults.
struct DefaultsTaskStore: TaskStore {
    private static let key = "tasks"

    func load() -> [TodoTask] {
        guard let data = UserDefaults.standard.data(forKey: Self.key) else { return [] }
        return (try? JSONDecoder().decode([TodoTask].self, from: data)) ?? []
    }

    func save(_ tasks: [TodoTask]) {
        UserDefaults.standard.set(try? JSONEncoder().encode(tasks), forKey: Self.key)
    }
}
