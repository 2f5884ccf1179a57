/// Stands in for a view of a kind that UIKit here does not have. It takes the room that Xcode recorded for it.
final class PlaceholderView: UIView {
    /// In points.
    var recordedSize: CGSize?

    override var intrinsicContentSize: CGSize {
        recordedSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
}
