/// Follows the scrolling of a view.
@MainActor
package protocol ScrollObserver: AnyObject {
    func scrollViewDidMove(_ scrollView: UIScrollView)
}
