import Combine
import UIKit

final class WeakClosureViewController: UIViewController {
    private let viewModel = ClosureViewModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.onChange = { [weak self] text in
            self?.title = text
        }
    }
}

final class UnownedClosureViewController: UIViewController {
    private let viewModel = ClosureViewModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.onChange = { [unowned self] text in
            title = text
        }
    }
}

final class WeakSinkViewController: UIViewController {
    private let viewModel = SinkViewModel()
    private var cancellables: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.$count
            .map { "\($0)" }
            .sink { [weak self] in self?.title = $0 }
            .store(in: &cancellables)
    }
}

final class InvalidatedTimerViewController: UIViewController {
    private var timer: Timer?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        timer = Timer.scheduledTimer(
            timeInterval: 60, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
    }

    @objc private func tick() {}
}

final class RemovedNotificationViewController: UIViewController {
    private var token: NSObjectProtocol?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        token = NotificationCenter.default.addObserver(
            forName: Notification.Name("changed"), object: nil, queue: .main
        ) { _ in
            MainActor.assumeIsolated { self.title = "changed" }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if let token { NotificationCenter.default.removeObserver(token) }
        token = nil
    }
}

protocol WeakLoaderDelegate: AnyObject {}

final class WeakLoader {
    weak var delegate: WeakLoaderDelegate?
}

final class WeakDelegateViewController: UIViewController, WeakLoaderDelegate {
    private let loader = WeakLoader()

    override func viewDidLoad() {
        super.viewDidLoad()
        loader.delegate = self
    }
}

final class CancelledTaskViewController: UIViewController {
    private var task: Task<Void, Never>?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        task = Task {
            try? await Task.sleep(nanoseconds: 3_600_000_000_000)
            self.title = "an hour later"
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        task?.cancel()
    }
}

/// A service that stays when one of the screens that use it goes.
final class Repository {
    static let shared = Repository()
    var items: [String] = []
}

final class RepositoryViewModel {
    let repository = Repository.shared
}

final class SharedServiceViewController: UIViewController {
    private let viewModel = RepositoryViewModel()
}

final class CachedViewController: UIViewController {}

final class CleanSheetViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: false) })
        button.frame = CGRect(x: 40, y: 80, width: 120, height: 44)
        view.addSubview(button)
    }
}
