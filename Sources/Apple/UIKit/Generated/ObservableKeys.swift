// Made by `seam generate` from properties of UIKit. Change those, then run it again.
// swift-format-ignore-file

internal import ObjectiveC

/// Names the properties that may be observed, when the module is loaded.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    KeyValueTable.add(UIControl.self, "enabled") { \UIControl.isEnabled }
    KeyValueTable.add(UIControl.self, "selected") { \UIControl.isSelected }
    KeyValueTable.add(UIControl.self, "highlighted") { \UIControl.isHighlighted }
    KeyValueTable.add(UILabel.self, "text") { \UILabel.text }
    KeyValueTable.add(UINavigationItem.self, "title") { \UINavigationItem.title }
    KeyValueTable.add(UIPageControl.self, "currentPage") { \UIPageControl.currentPage }
    KeyValueTable.add(UIScrollView.self, "contentSize") { \UIScrollView.contentSize }
    KeyValueTable.add(UIScrollView.self, "contentOffset") { \UIScrollView.contentOffset }
    KeyValueTable.add(UIScrollView.self, "contentInset") { \UIScrollView.contentInset }
    KeyValueTable.add(UITextField.self, "text") { \UITextField.text }
    KeyValueTable.add(UIView.self, "frame") { \UIView.frame }
    KeyValueTable.add(UIView.self, "bounds") { \UIView.bounds }
    KeyValueTable.add(UIView.self, "center") { \UIView.center }
    KeyValueTable.add(UIView.self, "transform") { \UIView.transform }
    KeyValueTable.add(UIView.self, "safeAreaInsets") { \UIView.safeAreaInsets }
    KeyValueTable.add(UIView.self, "backgroundColor") { \UIView.backgroundColor }
    KeyValueTable.add(UIView.self, "alpha") { \UIView.alpha }
    KeyValueTable.add(UIView.self, "hidden") { \UIView.isHidden }
    KeyValueTable.add(UIViewController.self, "title") { \UIViewController.title }
}
