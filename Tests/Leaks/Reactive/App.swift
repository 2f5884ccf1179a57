import RxCocoa
import RxSwift
import SwiftUI
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: MenuViewController())
        window?.makeKeyAndVisible()
        return true
    }
}

final class MenuViewController: UIViewController {
    private let screens: [(String, () -> UIViewController)] = [
        ("Subscribe", { SubscribeViewController() }),
        ("Weak Subscribe", { WeakSubscribeViewController() }),
        ("Drive", { DriveViewController() }),
        ("Interval", { IntervalViewController() }),
        ("Clean Drive", { CleanDriveViewController() }),
        ("Leaking View", { UIHostingController(rootView: LeakingView()) }),
        ("Clean View", { UIHostingController(rootView: CleanView()) }),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stack = UIStackView()
        stack.axis = .vertical
        stack.frame = view.bounds.insetBy(dx: 20, dy: 120)
        for (name, make) in screens {
            stack.addArrangedSubview(
                UIButton(
                    type: .system,
                    primaryAction: UIAction(title: name) { [weak self] _ in
                        self?.navigationController?.pushViewController(make(), animated: true)
                    }))
        }
        view.addSubview(stack)
    }
}

final class CountViewModel {
    let count = BehaviorRelay(value: 0)
}

final class SubscribeViewController: UIViewController {
    private let viewModel = CountViewModel()
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.count
            .map { "\($0)" }
            .subscribe(onNext: { self.title = $0 })
            .disposed(by: bag)
    }
}

final class WeakSubscribeViewController: UIViewController {
    private let viewModel = CountViewModel()
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.count
            .map { "\($0)" }
            .subscribe(onNext: { [weak self] in self?.title = $0 })
            .disposed(by: bag)
    }
}

final class DriveViewController: UIViewController {
    private let viewModel = CountViewModel()
    private let field = UITextField()
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        field.rx.text.orEmpty
            .asDriver()
            .drive(onNext: { self.title = $0 })
            .disposed(by: bag)
    }
}

final class IntervalViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        _ = Observable<Int>.interval(.seconds(60), scheduler: MainScheduler.instance)
            .subscribe(onNext: { self.title = "\($0)" })
    }
}

final class CleanDriveViewController: UIViewController {
    private let viewModel = CountViewModel()
    private let label = UILabel()
    private let field = UITextField()
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        field.rx.text.orEmpty.map(\.count).bind(to: viewModel.count).disposed(by: bag)
        viewModel.count.map { "\($0)" }.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: bag)
        viewModel.count.map { "\($0)" }.bind(to: rx.title).disposed(by: bag)
    }
}

final class LeakingModel: ObservableObject {
    @Published var text = "leaks"
    private lazy var reset: () -> Void = { self.text = "" }

    init() { _ = reset }
}

struct LeakingView: View {
    @StateObject private var model = LeakingModel()

    var body: some View { Text(model.text) }
}

final class CleanModel: ObservableObject {
    @Published var text = "clean"
    private lazy var reset: () -> Void = { [weak self] in self?.text = "" }

    init() { _ = reset }
}

struct CleanView: View {
    @StateObject private var model = CleanModel()

    var body: some View { Text(model.text) }
}
