import UIKit

final class ConverterViewController: UIViewController {
    private let viewModel: ConverterViewModel
    private var history: [String] = []

    private let picker = UISegmentedControl(items: Conversion.allCases.map { $0.title })
    private let field = UITextField()
    private let unitsLabel = UILabel()
    private let resultLabel = UILabel()
    private let swapButton = UIButton(type: .system)
    private let keepButton = UIButton(type: .system)
    private let tableView = UITableView()

    init(viewModel: ConverterViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Converter"
        view.backgroundColor = .systemBackground
        setUpViews()
        setUpLayout()
        bind()
    }

    /// The view model's closures set the views, the controls' actions call the view model.
    private func bind() {
        viewModel.onUnits = { [weak self] from, to in
            self?.unitsLabel.text = "\(from) to \(to)"
        }
        viewModel.onChange = { [weak self] state in
            guard let self = self else { return }
            self.resultLabel.text = state.result
            self.resultLabel.textColor = state.isError ? .systemRed : .label
            if self.history != state.history {
                self.history = state.history
                self.tableView.reloadData()
            }
        }
        field.addAction(
            UIAction { [weak self] _ in self?.viewModel.text = self?.field.text ?? "" }, for: .editingChanged)
        picker.addAction(
            UIAction { [weak self] _ in
                guard let self = self, let chosen = Conversion(rawValue: self.picker.selectedSegmentIndex) else {
                    return
                }
                self.viewModel.conversion = chosen
            }, for: .valueChanged)
        swapButton.addAction(UIAction { [weak self] _ in self?.viewModel.swap() }, for: .touchUpInside)
        keepButton.addAction(UIAction { [weak self] _ in self?.viewModel.keep() }, for: .touchUpInside)
    }

    private func setUpViews() {
        picker.selectedSegmentIndex = viewModel.conversion.rawValue
        field.borderStyle = .roundedRect
        field.placeholder = "Amount"
        field.keyboardType = .decimalPad
        unitsLabel.font = .preferredFont(forTextStyle: .footnote)
        unitsLabel.textColor = .secondaryLabel
        resultLabel.font = .systemFont(ofSize: 34, weight: .semibold)
        resultLabel.adjustsFontSizeToFitWidth = true
        swapButton.setTitle("Swap", for: .normal)
        keepButton.setTitle("Keep", for: .normal)
        tableView.dataSource = self
        tableView.allowsSelection = false
    }

    private func setUpLayout() {
        let buttons = UIStackView(arrangedSubviews: [swapButton, keepButton])
        buttons.distribution = .fillEqually
        let stack = UIStackView(arrangedSubviews: [picker, field, unitsLabel, resultLabel, buttons])
        stack.axis = .vertical
        stack.spacing = 12
        for subview in [stack, tableView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            tableView.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 12),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}

extension ConverterViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        history.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Result")
            ?? UITableViewCell(style: .default, reuseIdentifier: "Result")
        cell.textLabel?.text = history[indexPath.row]
        return cell
    }
}
