import Combine
import UIKit

final class ListViewModel {
    var onChange: ((String) -> Void)?
    var other: AnyObject?
}

// MARK: Screens that a test leaves behind

/// Its view model's closure has it.
final class CycleViewController: UIViewController {
    let viewModel = ListViewModel()

    func bind() {
        viewModel.onChange = { self.title = $0 }
    }
}

/// A view model that keeps itself has it.
final class LostViewController: UIViewController {
    func bind(_ viewModel: ListViewModel) {
        viewModel.other = self
        viewModel.onChange = { viewModel.onChange?($0) }
    }
}

/// A block that nobody takes back has it.
final class NoticeViewController: UIViewController {
    private var token: NSObjectProtocol?

    func bind() {
        token = NotificationCenter.default.addObserver(forName: Notification.Name("notice"), object: nil, queue: nil) {
            _ in
            self.title = "noticed"
        }
    }
}

/// Its own subscription has it.
final class SinkViewController: UIViewController {
    @Published var text = ""
    private var cancellables: Set<AnyCancellable> = []

    func bind() {
        $text.sink { self.title = $0 }.store(in: &cancellables)
    }
}

// MARK: Look-alikes

final class CleanViewController: UIViewController {
    let viewModel = ListViewModel()

    func bind() {
        viewModel.onChange = { [weak self] in self?.title = $0 }
    }
}

/// A screen that is kept to be shown again.
final class CachedViewController: UIViewController {
    static let shared = CachedViewController()
}

/// A screen in a container that a global variable has.
final class StackedViewController: UIViewController {
    static var stack: UINavigationController?
}
