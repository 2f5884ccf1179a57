import Foundation
import UIKit

// The methods of the delegates of scroll views, tables and collections that return nothing, as a proxy has them that does not write them itself.

extension UIScrollViewDelegate where Self: DelegateProxy {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        intercepted("scrollViewDidScroll:", [scrollView])
    }

    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        intercepted("scrollViewDidZoom:", [scrollView])
    }

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        intercepted("scrollViewWillBeginDragging:", [scrollView])
    }

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        intercepted(
            "scrollViewWillEndDragging:withVelocity:targetContentOffset:", [scrollView, velocity, targetContentOffset])
    }

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        intercepted("scrollViewDidEndDragging:willDecelerate:", [scrollView, decelerate])
    }

    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        intercepted("scrollViewWillBeginDecelerating:", [scrollView])
    }

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        intercepted("scrollViewDidEndDecelerating:", [scrollView])
    }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        intercepted("scrollViewDidEndScrollingAnimation:", [scrollView])
    }

    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        intercepted("scrollViewWillBeginZooming:withView:", [scrollView, view as Any])
    }

    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        intercepted("scrollViewDidEndZooming:withView:atScale:", [scrollView, view as Any, scale])
    }

    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        intercepted("scrollViewDidScrollToTop:", [scrollView])
    }

    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        intercepted("scrollViewDidChangeAdjustedContentInset:", [scrollView])
    }
}

extension UITableViewDelegate where Self: DelegateProxy {
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        intercepted("tableView:willDisplayCell:forRowAtIndexPath:", [tableView, cell, indexPath])
    }

    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        intercepted("tableView:willDisplayHeaderView:forSection:", [tableView, view, section])
    }

    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        intercepted("tableView:willDisplayFooterView:forSection:", [tableView, view, section])
    }

    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        intercepted("tableView:didEndDisplayingCell:forRowAtIndexPath:", [tableView, cell, indexPath])
    }

    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        intercepted("tableView:didEndDisplayingHeaderView:forSection:", [tableView, view, section])
    }

    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        intercepted("tableView:didEndDisplayingFooterView:forSection:", [tableView, view, section])
    }

    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        intercepted("tableView:accessoryButtonTappedForRowWithIndexPath:", [tableView, indexPath])
    }

    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        intercepted("tableView:didHighlightRowAtIndexPath:", [tableView, indexPath])
    }

    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        intercepted("tableView:didUnhighlightRowAtIndexPath:", [tableView, indexPath])
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        intercepted("tableView:didSelectRowAtIndexPath:", [tableView, indexPath])
    }

    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        intercepted("tableView:didDeselectRowAtIndexPath:", [tableView, indexPath])
    }

    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        intercepted("tableView:willBeginEditingRowAtIndexPath:", [tableView, indexPath])
    }

    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        intercepted("tableView:didEndEditingRowAtIndexPath:", [tableView, indexPath as Any])
    }

    public func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        intercepted(
            "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:",
            [tableView, configuration, animator])
    }
}

extension UICollectionViewDelegate where Self: DelegateProxy {
    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        intercepted("collectionView:didHighlightItemAtIndexPath:", [collectionView, indexPath])
    }

    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        intercepted("collectionView:didUnhighlightItemAtIndexPath:", [collectionView, indexPath])
    }

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        intercepted("collectionView:didSelectItemAtIndexPath:", [collectionView, indexPath])
    }

    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        intercepted("collectionView:didDeselectItemAtIndexPath:", [collectionView, indexPath])
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        intercepted(
            "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:",
            [collectionView, configuration, animator])
    }

    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        intercepted("collectionView:willDisplayCell:forItemAtIndexPath:", [collectionView, cell, indexPath])
    }

    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        intercepted("collectionView:didEndDisplayingCell:forItemAtIndexPath:", [collectionView, cell, indexPath])
    }

    public func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        intercepted(
            "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
            [collectionView, view, elementKind, indexPath])
    }

    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        intercepted(
            "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
            [collectionView, view, elementKind, indexPath])
    }
}
