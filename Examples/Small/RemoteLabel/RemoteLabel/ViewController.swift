import Seam
import UIKit

final class ViewController: UIViewController {
    @IBOutlet var label: UILabel!

    private let viewModel = ViewModel()
    private var bindings: BindingToken?

    override func viewDidLoad() {
        super.viewDidLoad()
        bindings = viewModel.$label.bind(to: label)
        viewModel.load.execute()
    }
}
