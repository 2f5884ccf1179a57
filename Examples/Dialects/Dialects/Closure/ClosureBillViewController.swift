import UIKit

final class ClosureBillViewController: UIViewController {
    private let viewModel = ClosureBillViewModel()
    private let billView = BillView()

    override func loadView() {
        view = billView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        billView.totalField.addTarget(self, action: #selector(totalChanged), for: .editingChanged)
        billView.peopleControl.addTarget(self, action: #selector(peopleChanged), for: .valueChanged)
        viewModel.share.bind { [weak self] in self?.billView.shareLabel.text = $0 }
    }

    @objc private func totalChanged() {
        viewModel.setTotal(billView.totalField.text ?? "")
    }

    @objc private func peopleChanged() {
        viewModel.setPeople(billView.people)
    }
}
