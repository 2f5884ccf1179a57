import Seam
import UIKit

final class ViewController: UIViewController {
    @IBOutlet var faceImageView: UIImageView!
    @IBOutlet var nameLabel: UILabel!
    @IBOutlet var nextButton: UIButton!

    private let viewModel = HumanViewModel()
    private var bindings: BindingToken?

    override func viewDidLoad() {
        super.viewDidLoad()
        bindings = BindingToken {
            viewModel.human.bind(to: faceImageView, \.image) { UIImage(named: $0.face) }
            viewModel.human.bind(to: nameLabel) { $0.name }
            nextButton.on { [viewModel] in viewModel.showNext() }
        }
    }
}
