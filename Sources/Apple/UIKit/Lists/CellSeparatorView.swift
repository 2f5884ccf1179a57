/// The line of one pixel between two rows.
final class CellSeparatorView: UIView {}
