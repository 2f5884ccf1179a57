/// The view that holds what a cell shows.
final class CellContentView: UIView {
    weak var cell: UITableViewCell?

    /// 11 points above and below, and at the sides as much as tables leave: measured at storyboards' cells.
    override var systemMargins: NSDirectionalEdgeInsets {
        if !systemMeasures.hasCellMargins { return super.systemMargins }
        let side: CGFloat = (cell?.bounds.width ?? bounds.width) >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
    }
}
