import Seam
import UIKit

final class ViewController: UIViewController {
    @IBOutlet var datetimeLabel: UILabel!
    @IBOutlet var yesterdayButton: UIButton!
    @IBOutlet var nowButton: UIButton!
    @IBOutlet var tomorrowButton: UIButton!

    let viewModel = ViewModel()
    private var bindings: BindingToken?

    override func viewDidLoad() {
        super.viewDidLoad()
        bindings = BindingToken {
            viewModel.$text.bind(to: datetimeLabel)
            viewModel.reload.bind(to: nowButton)
            yesterdayButton.on { [viewModel] in viewModel.move(days: -1) }
            tomorrowButton.on { [viewModel] in viewModel.move(days: 1) }
        }
        viewModel.reload.execute()
    }
}
