package import CoreGraphics

/// Stands in for a view of a kind that UIKit here does not have. It takes the room that Xcode recorded for it.
package final class PlaceholderView: UIView {
    /// In points.
    var recordedSize: CGSize?

    package override var intrinsicContentSize: CGSize {
        recordedSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
}
