import Combine
import UIKit

final class CombineBillViewController: UIViewController {
    private let viewModel = CombineBillViewModel()
    private let billView = BillView()
    private var cancellables: Set<AnyCancellable> = []

    override func loadView() {
        view = billView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        billView.totalField.addTarget(self, action: #selector(totalChanged), for: .editingChanged)
        billView.peopleControl.addTarget(self, action: #selector(peopleChanged), for: .valueChanged)
        viewModel.share
            .sink { [weak self] in self?.billView.shareLabel.text = $0 }
            .store(in: &cancellables)
    }

    @objc private func totalChanged() {
        viewModel.setTotal(billView.totalField.text ?? "")
    }

    @objc private func peopleChanged() {
        viewModel.setPeople(billView.people)
    }
}
