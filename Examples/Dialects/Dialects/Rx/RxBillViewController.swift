import RxCocoa
import RxSwift
import UIKit

final class RxBillViewController: UIViewController {
    private let viewModel = RxBillViewModel()
    private let billView = BillView()
    private let disposeBag = DisposeBag()

    override func loadView() {
        view = billView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        billView.totalField.rx.text.orEmpty.bind(to: viewModel.total).disposed(by: disposeBag)
        billView.peopleControl.rx.selectedSegmentIndex.map { $0 + 2 }
            .bind(to: viewModel.people).disposed(by: disposeBag)
        viewModel.share.drive(billView.shareLabel.rx.text).disposed(by: disposeBag)
    }
}
