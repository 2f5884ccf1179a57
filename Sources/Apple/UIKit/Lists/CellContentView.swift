/// The view that holds what a cell shows.
final class CellContentView: UIView {
    weak var cell: UITableViewCell?
}
