import Observation
import UIKit

final class ObservationBillViewController: UIViewController {
    private let viewModel = ObservationBillViewModel()
    private let billView = BillView()

    override func loadView() {
        view = billView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        billView.totalField.addTarget(self, action: #selector(totalChanged), for: .editingChanged)
        billView.peopleControl.addTarget(self, action: #selector(peopleChanged), for: .valueChanged)
        showShare()
    }

    private func showShare() {
        withObservationTracking {
            billView.shareLabel.text = viewModel.share
        } onChange: { [weak self] in
            DispatchQueue.main.async { self?.showShare() }
        }
    }

    @objc private func totalChanged() {
        viewModel.setTotal(billView.totalField.text ?? "")
    }

    @objc private func peopleChanged() {
        viewModel.setPeople(billView.people)
    }
}
