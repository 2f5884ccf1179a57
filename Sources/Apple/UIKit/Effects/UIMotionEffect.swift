/// A change of a view as the device is tilted.
///
/// No device is tilted here: effects are kept, and what they would change is left as it is.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// Returns what a view's values change by for a tilt, by key path. Subclasses override it; nil is no change.
    ///
    /// - Parameter viewerOffset: how far the viewer is to the right and below, from -1 to 1.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}
