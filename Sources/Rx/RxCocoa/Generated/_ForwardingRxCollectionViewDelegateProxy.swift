// Made by `seam generate` from UICollectionViewDelegateFlowLayout of UIKit. Change those, then run it again.
// swift-format-ignore-file

import Foundation

/// Tells of the calls of `UICollectionViewDelegateFlowLayout`, and passes them on.
@preconcurrency @MainActor
open class _ForwardingRxCollectionViewDelegateProxy: RxScrollViewDelegateProxy, UICollectionViewDelegateFlowLayout {
    private var target: any UICollectionViewDelegateFlowLayout { forwardToDelegate() as? any UICollectionViewDelegateFlowLayout ?? Absent.shared }

    open func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        note("collectionView:layout:sizeForItemAtIndexPath:", [collectionView, collectionViewLayout, indexPath]) { target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath) }
    }

    open func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
        note("collectionView:layout:insetForSectionAtIndex:", [collectionView, collectionViewLayout, section]) { target.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section) }
    }

    open func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat {
        note("collectionView:layout:minimumLineSpacingForSectionAtIndex:", [collectionView, collectionViewLayout, section]) { target.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section) }
    }

    open func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat {
        note("collectionView:layout:minimumInteritemSpacingForSectionAtIndex:", [collectionView, collectionViewLayout, section]) { target.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section) }
    }

    open func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize {
        note("collectionView:layout:referenceSizeForHeaderInSection:", [collectionView, collectionViewLayout, section]) { target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section) }
    }

    open func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize {
        note("collectionView:layout:referenceSizeForFooterInSection:", [collectionView, collectionViewLayout, section]) { target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section) }
    }

    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        note("collectionView:shouldHighlightItemAtIndexPath:", [collectionView, indexPath]) { target.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
    }

    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("collectionView:didHighlightItemAtIndexPath:", [collectionView, indexPath]) { target.collectionView(collectionView, didHighlightItemAt: indexPath) }
    }

    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("collectionView:didUnhighlightItemAtIndexPath:", [collectionView, indexPath]) { target.collectionView(collectionView, didUnhighlightItemAt: indexPath) }
    }

    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        note("collectionView:shouldSelectItemAtIndexPath:", [collectionView, indexPath]) { target.collectionView(collectionView, shouldSelectItemAt: indexPath) }
    }

    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        note("collectionView:shouldDeselectItemAtIndexPath:", [collectionView, indexPath]) { target.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
    }

    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("collectionView:didSelectItemAtIndexPath:", [collectionView, indexPath]) { target.collectionView(collectionView, didSelectItemAt: indexPath) }
    }

    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("collectionView:didDeselectItemAtIndexPath:", [collectionView, indexPath]) { target.collectionView(collectionView, didDeselectItemAt: indexPath) }
    }

    open func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {
        note("collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:", [collectionView, indexPaths, point]) { target.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point) }
    }

    open func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        note("collectionView:contextMenuConfigurationForItemAtIndexPath:point:", [collectionView, indexPath, point]) { target.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point) }
    }

    open func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
        note("collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:", [collectionView, configuration, animator]) { target.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
    }

    open func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        note("collectionView:previewForHighlightingContextMenuWithConfiguration:", [collectionView, configuration]) { target.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration) }
    }

    open func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        note("collectionView:previewForDismissingContextMenuWithConfiguration:", [collectionView, configuration]) { target.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration) }
    }

    open func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? {
        note("collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:", [collectionView, configuration, indexPath]) { target.collectionView(collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath) }
    }

    open func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        note("collectionView:willDisplayContextMenuConfiguration:animator:", [collectionView, configuration, animator as Any]) { target.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator) }
    }

    open func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        note("collectionView:willEndContextMenuInteractionConfiguration:animator:", [collectionView, configuration, animator as Any]) { target.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator) }
    }

    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        note("collectionView:canEditItemAtIndexPath:", [collectionView, indexPath]) { target.collectionView(collectionView, canEditItemAt: indexPath) }
    }

    open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool {
        note("collectionView:canPerformPrimaryActionForItemAtIndexPath:", [collectionView, indexPath]) { target.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
    }

    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        note("collectionView:performPrimaryActionForItemAtIndexPath:", [collectionView, indexPath]) { target.collectionView(collectionView, performPrimaryActionForItemAt: indexPath) }
    }

    open func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        note("collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:", [collectionView, indexPath]) { target.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
    }

    open func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        note("collectionView:didBeginMultipleSelectionInteractionAtIndexPath:", [collectionView, indexPath]) { target.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) }
    }

    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        note("collectionViewDidEndMultipleSelectionInteraction:", [collectionView]) { target.collectionViewDidEndMultipleSelectionInteraction(collectionView) }
    }

    open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        note("collectionView:willDisplayCell:forItemAtIndexPath:", [collectionView, cell, indexPath]) { target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
    }

    open func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        note("collectionView:didEndDisplayingCell:forItemAtIndexPath:", [collectionView, cell, indexPath]) { target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
    }

    open func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) {
        note("collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:", [collectionView, view, elementKind, indexPath]) { target.collectionView(collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath) }
    }

    open func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) {
        note("collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:", [collectionView, view, elementKind, indexPath]) { target.collectionView(collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath) }
    }

    open func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath {
        note("collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:", [collectionView, originalIndexPath, currentIndexPath, proposedIndexPath]) { target.collectionView(collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath, atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath) }
    }

    open func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath {
        note("collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:", [collectionView, originalIndexPath, proposedIndexPath]) { target.collectionView(collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath) }
    }

    /// Nobody: what is optional has its default.
    private final class Absent: NSObject, UICollectionViewDelegateFlowLayout {
        static let shared = Absent()
    }
}
