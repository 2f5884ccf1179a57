/// A finger on a reorder control, which moves the row at once.
final class ReorderGestureRecognizer: UIPanGestureRecognizer {
    package override var hysteresis: CGFloat { 1 }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
