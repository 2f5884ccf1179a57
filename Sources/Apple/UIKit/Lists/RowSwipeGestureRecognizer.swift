/// A finger that moves a row sideways.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {}
