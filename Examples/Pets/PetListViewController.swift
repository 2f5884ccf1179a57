import RxCocoa
import RxSwift
import UIKit

final class PetListViewController: UIViewController {
    private let viewModel: PetListViewModel
    private let bag = DisposeBag()
    private let dataSource = HouseholdDataSource()

    private let picker = UIPickerView()
    private let addButton = UIButton(configuration: .filled())
    private let countLabel = UILabel()
    private let tableView = UITableView()

    init(viewModel: PetListViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Pets"
        view.backgroundColor = .systemBackground
        setUpViews()
        bind()
    }

    private func setUpViews() {
        addButton.setTitle("Add", for: .normal)
        countLabel.textAlignment = .center
        countLabel.textColor = .secondaryLabel
        picker.accessibilityIdentifier = "picker"
        tableView.register(PetCell.self, forCellReuseIdentifier: "pet")
        let stack = UIStackView(arrangedSubviews: [picker, addButton, countLabel, tableView])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            picker.heightAnchor.constraint(equalToConstant: 140),
            stack.topAnchor.constraint(equalTo: guide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func bind() {
        let columns = [viewModel.people, viewModel.species.map { $0.init(name: "").species }]
        Observable.just(columns).bind(to: picker.rx.items(adapter: ColumnsAdapter())).disposed(by: bag)
        let choice = picker.rx.itemSelected
            .map { [unowned picker] _ in (picker.selectedRow(inComponent: 0), picker.selectedRow(inComponent: 1)) }
            .startWith((0, 0))
            .map { (person: $0.0, species: $0.1) }

        let output = viewModel.transform(
            PetListViewModel.Input(
                choice: choice, add: addButton.rx.tap.asObservable(), care: dataSource.care.asObservable(),
                delete: tableView.rx.itemDeleted.asObservable()))
        output.households.drive(tableView.rx.items(dataSource: dataSource)).disposed(by: bag)
        output.count.drive(countLabel.rx.text).disposed(by: bag)
        output.care.emit(with: self) { controller, text in controller.show(text) }.disposed(by: bag)
    }

    private func show(_ text: String) {
        let alert = UIAlertController(title: "Care", message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
