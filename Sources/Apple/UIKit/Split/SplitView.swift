/// The view of a split view controller.
@MainActor
final class SplitView: UIView {
    weak var controller: UISplitViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layOutColumns()
    }
}
