// Made by `seam generate` from UITableViewDelegate of UIKit. Change those, then run it again.
// swift-format-ignore-file

import Foundation

/// Tells of the calls of `UITableViewDelegate`, and passes them on.
@preconcurrency @MainActor
open class _ForwardingRxTableViewDelegateProxy: RxScrollViewDelegateProxy, UITableViewDelegate {
    private var target: any UITableViewDelegate { forwardToDelegate() as? any UITableViewDelegate ?? Absent.shared }

    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        note("tableView:willDisplayCell:forRowAtIndexPath:", [tableView, cell, indexPath]) { target.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        note("tableView:willDisplayHeaderView:forSection:", [tableView, view, section]) { target.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
    }

    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        note("tableView:willDisplayFooterView:forSection:", [tableView, view, section]) { target.tableView(tableView, willDisplayFooterView: view, forSection: section) }
    }

    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        note("tableView:didEndDisplayingCell:forRowAtIndexPath:", [tableView, cell, indexPath]) { target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        note("tableView:didEndDisplayingHeaderView:forSection:", [tableView, view, section]) { target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
    }

    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        note("tableView:didEndDisplayingFooterView:forSection:", [tableView, view, section]) { target.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
    }

    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        note("tableView:heightForRowAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, heightForRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        note("tableView:heightForHeaderInSection:", [tableView, section]) { target.tableView(tableView, heightForHeaderInSection: section) }
    }

    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        note("tableView:heightForFooterInSection:", [tableView, section]) { target.tableView(tableView, heightForFooterInSection: section) }
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        note("tableView:estimatedHeightForRowAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, estimatedHeightForRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        note("tableView:estimatedHeightForHeaderInSection:", [tableView, section]) { target.tableView(tableView, estimatedHeightForHeaderInSection: section) }
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        note("tableView:estimatedHeightForFooterInSection:", [tableView, section]) { target.tableView(tableView, estimatedHeightForFooterInSection: section) }
    }

    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        note("tableView:viewForHeaderInSection:", [tableView, section]) { target.tableView(tableView, viewForHeaderInSection: section) }
    }

    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        note("tableView:viewForFooterInSection:", [tableView, section]) { target.tableView(tableView, viewForFooterInSection: section) }
    }

    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        note("tableView:accessoryButtonTappedForRowWithIndexPath:", [tableView, indexPath]) { target.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
    }

    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        note("tableView:shouldHighlightRowAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, shouldHighlightRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        note("tableView:didHighlightRowAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, didHighlightRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        note("tableView:didUnhighlightRowAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, didUnhighlightRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        note("tableView:willSelectRowAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, willSelectRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        note("tableView:willDeselectRowAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, willDeselectRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        note("tableView:didSelectRowAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, didSelectRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        note("tableView:didDeselectRowAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, didDeselectRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        note("tableView:canPerformPrimaryActionForRowAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        note("tableView:performPrimaryActionForRowAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, performPrimaryActionForRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        note("tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        note("tableView:didBeginMultipleSelectionInteractionAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath) }
    }

    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        note("tableViewDidEndMultipleSelectionInteraction:", [tableView]) { target.tableViewDidEndMultipleSelectionInteraction(tableView) }
    }

    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        note("tableView:editingStyleForRowAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, editingStyleForRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        note("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        note("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        note("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        note("tableView:editActionsForRowAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, editActionsForRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        note("tableView:shouldIndentWhileEditingRowAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        note("tableView:willBeginEditingRowAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, willBeginEditingRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        note("tableView:didEndEditingRowAtIndexPath:", [tableView, indexPath as Any]) { target.tableView(tableView, didEndEditingRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath {
        note("tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:", [tableView, sourceIndexPath, proposedDestinationIndexPath]) { target.tableView(tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath) }
    }

    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        note("tableView:indentationLevelForRowAtIndexPath:", [tableView, indexPath]) { target.tableView(tableView, indentationLevelForRowAt: indexPath) }
    }

    open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        note("tableView:contextMenuConfigurationForRowAtIndexPath:point:", [tableView, indexPath, point]) { target.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point) }
    }

    open func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        note("tableView:previewForHighlightingContextMenuWithConfiguration:", [tableView, configuration]) { target.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration) }
    }

    open func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        note("tableView:previewForDismissingContextMenuWithConfiguration:", [tableView, configuration]) { target.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration) }
    }

    open func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        note("tableView:willDisplayContextMenuConfiguration:animator:", [tableView, configuration, animator as Any]) { target.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) }
    }

    open func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        note("tableView:willEndContextMenuInteractionConfiguration:animator:", [tableView, configuration, animator as Any]) { target.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator) }
    }

    open func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
        note("tableView:willPerformPreviewActionForMenuWithConfiguration:animator:", [tableView, configuration, animator]) { target.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
    }

    /// Nobody: what is optional has its default.
    private final class Absent: NSObject, UITableViewDelegate {
        static let shared = Absent()
    }
}
