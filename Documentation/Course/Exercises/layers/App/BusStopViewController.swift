import Seam
import UIKit

final class BusStopViewController: UIViewController {
    let picker = UIDatePicker()
    let textLabel = UILabel()

    private let viewModel: BusStopViewModel
    private var bindings: BindingToken?

    init(viewModel: BusStopViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("not in a storyboard")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        bindings = BindingToken {
            viewModel.$text.bind(to: textLabel)
            picker.on { [weak self] in self?.refresh() }
        }
        refresh()
    }

    private func refresh() {
        let time = Calendar.current.dateComponents([.hour, .minute], from: picker.date)
        viewModel.refresh(at: (time.hour ?? 0) * 60 + (time.minute ?? 0))
    }

    private func setUpViews() {
        view.backgroundColor = .systemBackground
        picker.datePickerMode = .time
        textLabel.font = .preferredFont(forTextStyle: .largeTitle)
        let stack = UIStackView(arrangedSubviews: [picker, textLabel])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
        ])
    }
}
