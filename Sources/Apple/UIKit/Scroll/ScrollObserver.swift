/// Follows the scrolling of a view.
@preconcurrency @MainActor
package protocol ScrollObserver: AnyObject {
    func scrollViewDidMove(_ scrollView: UIScrollView)
}
