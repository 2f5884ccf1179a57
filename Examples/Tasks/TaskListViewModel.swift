import Combine
import Foundation

final class TaskListViewModel: ObservableObject {
    @Published private(set) var tasks: [TodoTask] {
        didSet { store.save(tasks) }
    }

    private let store: TaskStore

    init(store: TaskStore) {
        self.store = store
        tasks = store.load()
    }

    var summary: AnyPublisher<String, Never> {
        $tasks.map { tasks in
            let open = tasks.filter { !$0.isDone }.count
            return tasks.isEmpty ? "Nothing to do" : "\(open) of \(tasks.count) to do"
        }
        .eraseToAnyPublisher()
    }

    func add(_ title: String) {
        let title = title.trimmingCharacters(in: .whitespaces)
        guard !title.isEmpty else { return }
        tasks.append(TodoTask(title: title))
    }

    func toggle(at index: Int) {
        tasks[index].isDone.toggle()
    }

    func delete(at index: Int) {
        tasks.remove(at: index)
    }
}
