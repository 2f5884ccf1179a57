import RxCocoa
import RxSwift
import UIKit

final class InputOutputBillViewController: UIViewController {
    private let viewModel = InputOutputBillViewModel()
    private let billView = BillView()
    private let disposeBag = DisposeBag()

    override func loadView() {
        view = billView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let output = viewModel.transform(
            .init(
                total: billView.totalField.rx.text.orEmpty.asObservable(),
                people: billView.peopleControl.rx.selectedSegmentIndex.map { $0 + 2 }))
        output.share.drive(billView.shareLabel.rx.text).disposed(by: disposeBag)
    }
}
