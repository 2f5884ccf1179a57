import Combine
import UIKit

// MARK: A closure of the view model has the controller

final class ClosureViewModel {
    var onChange: ((String) -> Void)?
}

final class ClosureViewController: UIViewController {
    private let viewModel = ClosureViewModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.onChange = { text in
            self.title = text
        }
    }
}

// MARK: assign(to:on:) keeps the object

final class AssignViewController: UIViewController {
    @Published private var text = ""
    private var shown = ""
    private var cancellables: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        $text.assign(to: \.shown, on: self).store(in: &cancellables)
    }
}

// MARK: A subscription has the controller, which has the subscription

final class SinkViewModel: ObservableObject {
    @Published var count = 0
}

final class SinkViewController: UIViewController {
    private let viewModel = SinkViewModel()
    private var cancellables: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.$count
            .map { "\($0)" }
            .receive(on: DispatchQueue.main)
            .sink { self.title = $0 }
            .store(in: &cancellables)
    }
}

// MARK: A subscription to something that stays

final class Session {
    static let shared = Session()
    let user = PassthroughSubject<String, Never>()
    var cancellables: Set<AnyCancellable> = []
    var delegate: SessionDelegate?
}

protocol SessionDelegate: AnyObject {}

final class GlobalSinkViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Session.shared.user
            .sink { self.title = $0 }
            .store(in: &Session.shared.cancellables)
    }
}

// MARK: A timer that nobody ends

final class TimerViewController: UIViewController {
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        timer = Timer.scheduledTimer(
            timeInterval: 60, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }

    @objc private func tick() {}
}

// MARK: A notification's block

final class NotificationViewController: UIViewController {
    private var token: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        token = NotificationCenter.default.addObserver(
            forName: Notification.Name("changed"), object: nil, queue: .main
        ) { _ in
            MainActor.assumeIsolated { self.title = "changed" }
        }
    }
}

// MARK: Delegates that are kept

protocol LoaderDelegate: AnyObject {
    func loaderDidLoad()
}

final class Loader {
    var delegate: LoaderDelegate?
}

final class DelegateViewController: UIViewController, LoaderDelegate {
    private let loader = Loader()

    override func viewDidLoad() {
        super.viewDidLoad()
        loader.delegate = self
    }

    func loaderDidLoad() {}
}

final class SharedDelegateViewController: UIViewController, SessionDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        Session.shared.delegate = self
    }
}

// MARK: A token of key-value observing

final class Counter: NSObject {
    @objc dynamic var count = 0
}

final class ObservationViewController: UIViewController {
    private let counter = Counter()
    private var observation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        observation = counter.observe(\.count) { counter, _ in
            MainActor.assumeIsolated { self.title = "\(counter.count)" }
        }
    }
}

// MARK: A task that never ends

final class TaskViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Task {
            while true {
                try? await Task.sleep(nanoseconds: 3_600_000_000_000)
                self.title = "an hour later"
            }
        }
    }
}

// MARK: A view model that keeps itself when its screen has gone

final class SelfishViewModel: ObservableObject {
    @Published var query = ""
    private var results: [String] = []
    private var cancellables: Set<AnyCancellable> = []

    init() {
        $query
            .sink { query in self.results = [query] }
            .store(in: &cancellables)
    }
}

final class ViewModelViewController: UIViewController {
    private let viewModel = SelfishViewModel()
}

// MARK: A sheet

final class LeakingSheetViewController: UIViewController {
    private lazy var close: () -> Void = { self.dismiss(animated: false) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Close") { [weak self] _ in self?.close() })
        button.frame = CGRect(x: 40, y: 80, width: 120, height: 44)
        view.addSubview(button)
    }
}
