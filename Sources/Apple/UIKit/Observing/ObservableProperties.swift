/// Names the properties of UIKit's classes that may be observed, when UIKit is loaded.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    KeyValueTable.add(UIView.self, "frame") { \UIView.frame }
    KeyValueTable.add(UIView.self, "bounds") { \UIView.bounds }
    KeyValueTable.add(UIView.self, "center") { \UIView.center }
    KeyValueTable.add(UIView.self, "transform") { \UIView.transform }
    KeyValueTable.add(UIView.self, "alpha") { \UIView.alpha }
    KeyValueTable.add(UIView.self, "hidden") { \UIView.isHidden }
    KeyValueTable.add(UIView.self, "backgroundColor") { \UIView.backgroundColor }
    KeyValueTable.add(UIScrollView.self, "contentOffset") { \UIScrollView.contentOffset }
    KeyValueTable.add(UIScrollView.self, "contentSize") { \UIScrollView.contentSize }
    KeyValueTable.add(UIScrollView.self, "contentInset") { \UIScrollView.contentInset }
    KeyValueTable.add(UIControl.self, "enabled") { \UIControl.isEnabled }
    KeyValueTable.add(UIControl.self, "selected") { \UIControl.isSelected }
    KeyValueTable.add(UIControl.self, "highlighted") { \UIControl.isHighlighted }
    KeyValueTable.add(UIViewController.self, "title") { \UIViewController.title }
    KeyValueTable.add(UINavigationItem.self, "title") { \UINavigationItem.title }
    KeyValueTable.add(UILabel.self, "text") { \UILabel.text }
    KeyValueTable.add(UITextField.self, "text") { \UITextField.text }
    KeyValueTable.add(UIPageControl.self, "currentPage") { \UIPageControl.currentPage }
}
