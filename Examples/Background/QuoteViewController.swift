import RxCocoa
import RxSwift
import UIKit

final class QuoteViewController: UIViewController {
    private let viewModel: QuoteViewModel
    private let bag = DisposeBag()
    private let label = UILabel()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let button = UIButton(configuration: .filled())

    init(viewModel: QuoteViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .title2)
        label.numberOfLines = 0
        label.textAlignment = .center
        button.setTitle("Load", for: .normal)
        let stack = UIStackView(arrangedSubviews: [label, spinner, button])
        stack.axis = .vertical
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
        ])

        button.rx.tap.bind(to: viewModel.load).disposed(by: bag)
        viewModel.text.drive(label.rx.text).disposed(by: bag)
        viewModel.isLoading.drive(spinner.rx.isAnimating).disposed(by: bag)
        viewModel.isLoading.map { !$0 }.drive(button.rx.isEnabled).disposed(by: bag)
    }
}
