import RxCocoa
import RxSwift
import UIKit

final class PetCell: UITableViewCell {
    let careButton = UIButton(type: .system)
    /// Of what the cell shows now; another for each use.
    private(set) var bag = DisposeBag()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        careButton.setTitle("Care", for: .normal)
        careButton.sizeToFit()
        accessoryView = careButton
        selectionStyle = .none
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        bag = DisposeBag()
    }
}
