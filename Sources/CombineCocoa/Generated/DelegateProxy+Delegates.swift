// Made by `seam generate` from the delegates of UIKit. Change those, then run it again.
// swift-format-ignore-file

import Foundation
import UIKit

extension NSTextStorageDelegate where Self: DelegateProxy {
    public func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        intercepted("textStorage:willProcessEditing:range:changeInLength:", [textStorage, editedMask, editedRange, delta])
    }

    public func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        intercepted("textStorage:didProcessEditing:range:changeInLength:", [textStorage, editedMask, editedRange, delta])
    }
}

extension UIActionSheetDelegate where Self: DelegateProxy {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
        intercepted("actionSheet:clickedButtonAtIndex:", [actionSheet, buttonIndex])
    }

    public func actionSheetCancel(_ actionSheet: UIActionSheet) {
        intercepted("actionSheetCancel:", [actionSheet])
    }

    public func willPresent(_ actionSheet: UIActionSheet) {
        intercepted("willPresentActionSheet:", [actionSheet])
    }

    public func didPresent(_ actionSheet: UIActionSheet) {
        intercepted("didPresentActionSheet:", [actionSheet])
    }

    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
        intercepted("actionSheet:willDismissWithButtonIndex:", [actionSheet, buttonIndex])
    }

    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
        intercepted("actionSheet:didDismissWithButtonIndex:", [actionSheet, buttonIndex])
    }
}

extension UIAdaptivePresentationControllerDelegate where Self: DelegateProxy {
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        intercepted("presentationControllerWillDismiss:", [presentationController])
    }

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        intercepted("presentationControllerDidDismiss:", [presentationController])
    }

    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        intercepted("presentationControllerDidAttemptToDismiss:", [presentationController])
    }
}

extension UIAlertViewDelegate where Self: DelegateProxy {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
        intercepted("alertView:clickedButtonAtIndex:", [alertView, buttonIndex])
    }

    public func alertViewCancel(_ alertView: UIAlertView) {
        intercepted("alertViewCancel:", [alertView])
    }

    public func willPresent(_ alertView: UIAlertView) {
        intercepted("willPresentAlertView:", [alertView])
    }

    public func didPresent(_ alertView: UIAlertView) {
        intercepted("didPresentAlertView:", [alertView])
    }

    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
        intercepted("alertView:willDismissWithButtonIndex:", [alertView, buttonIndex])
    }

    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        intercepted("alertView:didDismissWithButtonIndex:", [alertView, buttonIndex])
    }
}

extension UIApplicationDelegate where Self: DelegateProxy {
    public func applicationDidFinishLaunching(_ application: UIApplication) {
        intercepted("applicationDidFinishLaunching:", [application])
    }

    public func applicationDidBecomeActive(_ application: UIApplication) {
        intercepted("applicationDidBecomeActive:", [application])
    }

    public func applicationWillResignActive(_ application: UIApplication) {
        intercepted("applicationWillResignActive:", [application])
    }

    public func applicationDidEnterBackground(_ application: UIApplication) {
        intercepted("applicationDidEnterBackground:", [application])
    }

    public func applicationWillEnterForeground(_ application: UIApplication) {
        intercepted("applicationWillEnterForeground:", [application])
    }

    public func applicationWillTerminate(_ application: UIApplication) {
        intercepted("applicationWillTerminate:", [application])
    }

    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        intercepted("applicationDidReceiveMemoryWarning:", [application])
    }

    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        intercepted("application:didDiscardSceneSessions:", [application, sceneSessions])
    }

    public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        intercepted("application:didFailToRegisterForRemoteNotificationsWithError:", [application, error])
    }

    public func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
        intercepted("application:didRegisterUserNotificationSettings:", [application, notificationSettings])
    }

    public func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        intercepted("application:performActionForShortcutItem:completionHandler:", [application, shortcutItem, completionHandler])
    }
}

extension UICalendarSelectionMultiDateDelegate where Self: DelegateProxy {
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
        intercepted("multiDateSelection:didSelectDate:", [selection, dateComponents])
    }

    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
        intercepted("multiDateSelection:didDeselectDate:", [selection, dateComponents])
    }
}

extension UICalendarSelectionSingleDateDelegate where Self: DelegateProxy {
    public func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
        intercepted("dateSelection:didSelectDate:", [selection, dateComponents as Any])
    }
}

extension UICalendarSelectionWeekOfYearDelegate where Self: DelegateProxy {
    public func weekOfYearSelection(_ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?) {
        intercepted("weekOfYearSelection:didSelectWeekOfYear:", [selection, weekOfYearComponents as Any])
    }
}

extension UICalendarViewDelegate where Self: DelegateProxy {
    public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
        intercepted("calendarView:didChangeVisibleDateComponentsFrom:", [calendarView, previousDateComponents])
    }
}

extension UICollectionViewDataSourcePrefetching where Self: DelegateProxy {
    public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        intercepted("collectionView:prefetchItemsAtIndexPaths:", [collectionView, indexPaths])
    }

    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        intercepted("collectionView:cancelPrefetchingForItemsAtIndexPaths:", [collectionView, indexPaths])
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

    public func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
        intercepted("collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:", [collectionView, configuration, animator])
    }

    public func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        intercepted("collectionView:willDisplayContextMenuConfiguration:animator:", [collectionView, configuration, animator as Any])
    }

    public func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        intercepted("collectionView:willEndContextMenuInteractionConfiguration:animator:", [collectionView, configuration, animator as Any])
    }

    public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        intercepted("collectionView:performPrimaryActionForItemAtIndexPath:", [collectionView, indexPath])
    }

    public func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        intercepted("collectionView:didBeginMultipleSelectionInteractionAtIndexPath:", [collectionView, indexPath])
    }

    public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        intercepted("collectionViewDidEndMultipleSelectionInteraction:", [collectionView])
    }

    public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        intercepted("collectionView:willDisplayCell:forItemAtIndexPath:", [collectionView, cell, indexPath])
    }

    public func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        intercepted("collectionView:didEndDisplayingCell:forItemAtIndexPath:", [collectionView, cell, indexPath])
    }

    public func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) {
        intercepted("collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:", [collectionView, view, elementKind, indexPath])
    }

    public func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) {
        intercepted("collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:", [collectionView, view, elementKind, indexPath])
    }
}

extension UICollectionViewDragDelegate where Self: DelegateProxy {
    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        intercepted("collectionView:dragSessionWillBeginSession:", [collectionView, session])
    }

    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        intercepted("collectionView:dragSessionDidEndSession:", [collectionView, session])
    }
}

extension UICollectionViewDropDelegate where Self: DelegateProxy {
    public func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
        intercepted("collectionView:performDropWithCoordinator:", [collectionView, coordinator])
    }

    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        intercepted("collectionView:dropSessionDidEnterSession:", [collectionView, session])
    }

    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        intercepted("collectionView:dropSessionDidExitSession:", [collectionView, session])
    }

    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        intercepted("collectionView:dropSessionDidEndSession:", [collectionView, session])
    }
}

extension UICollisionBehaviorDelegate where Self: DelegateProxy {
    public func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint) {
        intercepted("collisionBehavior:beganContactForItem1:withItem2:atPoint:", [behavior, item1, item2, p])
    }

    public func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) {
        intercepted("collisionBehavior:endedContactForItem1:withItem2:", [behavior, item1, item2])
    }

    public func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint) {
        intercepted("collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:", [behavior, item, identifier as Any, p])
    }

    public func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?) {
        intercepted("collisionBehavior:endedContactForItem:withBoundaryIdentifier:", [behavior, item, identifier as Any])
    }
}

extension UIColorPickerViewControllerDelegate where Self: DelegateProxy {
    public func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        intercepted("colorPickerViewController:didSelectColor:continuously:", [viewController, color, continuously])
    }

    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
        intercepted("colorPickerViewControllerDidSelectColor:", [viewController])
    }

    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        intercepted("colorPickerViewControllerDidFinish:", [viewController])
    }
}

extension UIContextMenuInteractionDelegate where Self: DelegateProxy {
    public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        intercepted("contextMenuInteraction:willDisplayMenuForConfiguration:animator:", [interaction, configuration, animator as Any])
    }

    public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        intercepted("contextMenuInteraction:willEndForConfiguration:animator:", [interaction, configuration, animator as Any])
    }

    public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
        intercepted("contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:", [interaction, configuration, animator])
    }
}

extension UIDocumentInteractionControllerDelegate where Self: DelegateProxy {
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
        intercepted("documentInteractionControllerWillBeginPreview:", [controller])
    }

    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
        intercepted("documentInteractionControllerDidEndPreview:", [controller])
    }

    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
        intercepted("documentInteractionControllerWillPresentOptionsMenu:", [controller])
    }

    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
        intercepted("documentInteractionControllerDidDismissOptionsMenu:", [controller])
    }

    public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {
        intercepted("documentInteractionControllerWillPresentOpenInMenu:", [controller])
    }

    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {
        intercepted("documentInteractionControllerDidDismissOpenInMenu:", [controller])
    }

    public func documentInteractionController(_ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?) {
        intercepted("documentInteractionController:willBeginSendingToApplication:", [controller, application as Any])
    }

    public func documentInteractionController(_ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?) {
        intercepted("documentInteractionController:didEndSendingToApplication:", [controller, application as Any])
    }
}

extension UIDocumentPickerDelegate where Self: DelegateProxy {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        intercepted("documentPicker:didPickDocumentsAtUrls:", [controller, urls])
    }

    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
        intercepted("documentPicker:didPickDocumentAtURL:", [controller, url])
    }

    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        intercepted("documentPickerWasCancelled:", [controller])
    }
}

extension UIDragInteractionDelegate where Self: DelegateProxy {
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        intercepted("dragInteraction:sessionWillBeginSession:", [interaction, session])
    }

    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        intercepted("dragInteraction:sessionDidMoveSession:", [interaction, session])
    }

    public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
        intercepted("dragInteraction:session:willEndWithOperation:", [interaction, session, operation])
    }

    public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        intercepted("dragInteraction:session:didEndWithOperation:", [interaction, session, operation])
    }
}

extension UIDropInteractionDelegate where Self: DelegateProxy {
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        intercepted("dropInteraction:sessionDidEnterSession:", [interaction, session])
    }

    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        intercepted("dropInteraction:sessionDidExitSession:", [interaction, session])
    }

    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        intercepted("dropInteraction:performDropSession:", [interaction, session])
    }

    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        intercepted("dropInteraction:concludeDropSession:", [interaction, session])
    }

    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        intercepted("dropInteraction:sessionDidEndSession:", [interaction, session])
    }
}

extension UIDynamicAnimatorDelegate where Self: DelegateProxy {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
        intercepted("dynamicAnimatorWillResume:", [animator])
    }

    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        intercepted("dynamicAnimatorDidPause:", [animator])
    }
}

extension UIEditMenuInteractionDelegate where Self: DelegateProxy {
    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) {
        intercepted("editMenuInteraction:willPresentMenuForConfiguration:animator:", [interaction, configuration, animator])
    }

    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) {
        intercepted("editMenuInteraction:willDismissMenuForConfiguration:animator:", [interaction, configuration, animator])
    }
}

extension UIFontPickerViewControllerDelegate where Self: DelegateProxy {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        intercepted("fontPickerViewControllerDidPickFont:", [viewController])
    }

    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        intercepted("fontPickerViewControllerDidCancel:", [viewController])
    }
}

extension UIImagePickerControllerDelegate where Self: DelegateProxy {
    public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
        intercepted("imagePickerController:didFinishPickingMediaWithInfo:", [picker, info])
    }

    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        intercepted("imagePickerControllerDidCancel:", [picker])
    }
}

extension UINavigationBarDelegate where Self: DelegateProxy {
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        intercepted("navigationBar:didPushItem:", [navigationBar, item])
    }

    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        intercepted("navigationBar:didPopItem:", [navigationBar, item])
    }
}

extension UINavigationControllerDelegate where Self: DelegateProxy {
    public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        intercepted("navigationController:willShowViewController:animated:", [navigationController, viewController, animated])
    }

    public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        intercepted("navigationController:didShowViewController:animated:", [navigationController, viewController, animated])
    }
}

extension UIPageViewControllerDelegate where Self: DelegateProxy {
    public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
        intercepted("pageViewController:willTransitionToViewControllers:", [pageViewController, pendingViewControllers])
    }

    public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
        intercepted("pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:", [pageViewController, finished, previousViewControllers, completed])
    }
}

extension UIPickerViewDelegate where Self: DelegateProxy {
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        intercepted("pickerView:didSelectRow:inComponent:", [pickerView, row, component])
    }
}

extension UIPointerInteractionDelegate where Self: DelegateProxy {
    public func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating) {
        intercepted("pointerInteraction:willEnterRegion:animator:", [interaction, region, animator])
    }

    public func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating) {
        intercepted("pointerInteraction:willExitRegion:animator:", [interaction, region, animator])
    }
}

extension UIPopoverPresentationControllerDelegate where Self: DelegateProxy {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        intercepted("prepareForPopoverPresentation:", [popoverPresentationController])
    }
}

extension UIPrintInteractionControllerDelegate where Self: DelegateProxy {
    public func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {
        intercepted("printInteractionControllerWillPresentPrinterOptions:", [controller])
    }

    public func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {
        intercepted("printInteractionControllerDidPresentPrinterOptions:", [controller])
    }

    public func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {
        intercepted("printInteractionControllerDidDismissPrinterOptions:", [controller])
    }

    public func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {
        intercepted("printInteractionControllerWillStartJob:", [controller])
    }

    public func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {
        intercepted("printInteractionControllerDidFinishJob:", [controller])
    }
}

extension UISceneDelegate where Self: DelegateProxy {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        intercepted("scene:willConnectToSession:options:", [scene, session, connectionOptions])
    }

    public func sceneDidDisconnect(_ scene: UIScene) {
        intercepted("sceneDidDisconnect:", [scene])
    }

    public func sceneDidBecomeActive(_ scene: UIScene) {
        intercepted("sceneDidBecomeActive:", [scene])
    }

    public func sceneWillResignActive(_ scene: UIScene) {
        intercepted("sceneWillResignActive:", [scene])
    }

    public func sceneWillEnterForeground(_ scene: UIScene) {
        intercepted("sceneWillEnterForeground:", [scene])
    }

    public func sceneDidEnterBackground(_ scene: UIScene) {
        intercepted("sceneDidEnterBackground:", [scene])
    }

    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        intercepted("scene:openURLContexts:", [scene, URLContexts])
    }

    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        intercepted("scene:continueUserActivity:", [scene, userActivity])
    }
}

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

    public func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        intercepted("scrollViewWillEndDragging:withVelocity:targetContentOffset:", [scrollView, velocity, targetContentOffset])
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

extension UISearchBarDelegate where Self: DelegateProxy {
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        intercepted("searchBarTextDidBeginEditing:", [searchBar])
    }

    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        intercepted("searchBarTextDidEndEditing:", [searchBar])
    }

    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        intercepted("searchBar:textDidChange:", [searchBar, searchText])
    }

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        intercepted("searchBarSearchButtonClicked:", [searchBar])
    }

    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        intercepted("searchBarCancelButtonClicked:", [searchBar])
    }

    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
        intercepted("searchBarBookmarkButtonClicked:", [searchBar])
    }

    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
        intercepted("searchBarResultsListButtonClicked:", [searchBar])
    }

    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        intercepted("searchBar:selectedScopeButtonIndexDidChange:", [searchBar, selectedScope])
    }
}

extension UISearchControllerDelegate where Self: DelegateProxy {
    public func presentSearchController(_ searchController: UISearchController) {
        intercepted("presentSearchController:", [searchController])
    }

    public func willPresentSearchController(_ searchController: UISearchController) {
        intercepted("willPresentSearchController:", [searchController])
    }

    public func didPresentSearchController(_ searchController: UISearchController) {
        intercepted("didPresentSearchController:", [searchController])
    }

    public func willDismissSearchController(_ searchController: UISearchController) {
        intercepted("willDismissSearchController:", [searchController])
    }

    public func didDismissSearchController(_ searchController: UISearchController) {
        intercepted("didDismissSearchController:", [searchController])
    }
}

extension UISearchResultsUpdating where Self: DelegateProxy {
    public func updateSearchResults(for searchController: UISearchController) {
        intercepted("updateSearchResultsForSearchController:", [searchController])
    }
}

extension UISheetPresentationControllerDelegate where Self: DelegateProxy {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
        intercepted("sheetPresentationControllerDidChangeSelectedDetentIdentifier:", [sheetPresentationController])
    }
}

extension UISplitViewControllerDelegate where Self: DelegateProxy {
    public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
        intercepted("splitViewController:willChangeToDisplayMode:", [svc, displayMode])
    }

    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        intercepted("splitViewController:willShowColumn:", [svc, column])
    }

    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        intercepted("splitViewController:willHideColumn:", [svc, column])
    }

    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        intercepted("splitViewControllerDidCollapse:", [svc])
    }

    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        intercepted("splitViewControllerDidExpand:", [svc])
    }

    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        intercepted("splitViewControllerInteractivePresentationGestureWillBegin:", [svc])
    }

    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        intercepted("splitViewControllerInteractivePresentationGestureDidEnd:", [svc])
    }
}

extension UITabBarControllerDelegate where Self: DelegateProxy {
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        intercepted("tabBarController:didSelectViewController:", [tabBarController, viewController])
    }

    public func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        intercepted("tabBarController:didSelectTab:previousTab:", [tabBarController, selectedTab, previousTab as Any])
    }

    public func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {
        intercepted("tabBarController:willBeginCustomizingViewControllers:", [tabBarController, viewControllers])
    }

    public func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool) {
        intercepted("tabBarController:willEndCustomizingViewControllers:changed:", [tabBarController, viewControllers, changed])
    }

    public func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool) {
        intercepted("tabBarController:didEndCustomizingViewControllers:changed:", [tabBarController, viewControllers, changed])
    }
}

extension UITabBarDelegate where Self: DelegateProxy {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        intercepted("tabBar:didSelectItem:", [tabBar, item])
    }

    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        intercepted("tabBar:willBeginCustomizingItems:", [tabBar, items])
    }

    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
        intercepted("tabBar:didBeginCustomizingItems:", [tabBar, items])
    }

    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        intercepted("tabBar:willEndCustomizingItems:changed:", [tabBar, items, changed])
    }

    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        intercepted("tabBar:didEndCustomizingItems:changed:", [tabBar, items, changed])
    }
}

extension UITableViewDataSourcePrefetching where Self: DelegateProxy {
    public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        intercepted("tableView:prefetchRowsAtIndexPaths:", [tableView, indexPaths])
    }

    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        intercepted("tableView:cancelPrefetchingForRowsAtIndexPaths:", [tableView, indexPaths])
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

    public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
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

    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        intercepted("tableView:performPrimaryActionForRowAtIndexPath:", [tableView, indexPath])
    }

    public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        intercepted("tableView:didBeginMultipleSelectionInteractionAtIndexPath:", [tableView, indexPath])
    }

    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        intercepted("tableViewDidEndMultipleSelectionInteraction:", [tableView])
    }

    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        intercepted("tableView:willBeginEditingRowAtIndexPath:", [tableView, indexPath])
    }

    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        intercepted("tableView:didEndEditingRowAtIndexPath:", [tableView, indexPath as Any])
    }

    public func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        intercepted("tableView:willDisplayContextMenuConfiguration:animator:", [tableView, configuration, animator as Any])
    }

    public func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        intercepted("tableView:willEndContextMenuInteractionConfiguration:animator:", [tableView, configuration, animator as Any])
    }

    public func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
        intercepted("tableView:willPerformPreviewActionForMenuWithConfiguration:animator:", [tableView, configuration, animator])
    }
}

extension UITableViewDragDelegate where Self: DelegateProxy {
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        intercepted("tableView:dragSessionWillBeginSession:", [tableView, session])
    }

    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        intercepted("tableView:dragSessionDidEndSession:", [tableView, session])
    }
}

extension UITableViewDropDelegate where Self: DelegateProxy {
    public func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        intercepted("tableView:performDropWithCoordinator:", [tableView, coordinator])
    }

    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        intercepted("tableView:dropSessionDidEnterSession:", [tableView, session])
    }

    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
        intercepted("tableView:dropSessionDidExitSession:", [tableView, session])
    }

    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        intercepted("tableView:dropSessionDidEndSession:", [tableView, session])
    }
}

extension UITextFieldDelegate where Self: DelegateProxy {
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        intercepted("textFieldDidBeginEditing:", [textField])
    }

    public func textFieldDidEndEditing(_ textField: UITextField) {
        intercepted("textFieldDidEndEditing:", [textField])
    }

    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        intercepted("textFieldDidEndEditing:reason:", [textField, reason])
    }

    public func textFieldDidChangeSelection(_ textField: UITextField) {
        intercepted("textFieldDidChangeSelection:", [textField])
    }

    public func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        intercepted("textField:willPresentEditMenuWithAnimator:", [textField, animator])
    }

    public func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        intercepted("textField:willDismissEditMenuWithAnimator:", [textField, animator])
    }
}

extension UITextViewDelegate where Self: DelegateProxy {
    public func textViewDidBeginEditing(_ textView: UITextView) {
        intercepted("textViewDidBeginEditing:", [textView])
    }

    public func textViewDidEndEditing(_ textView: UITextView) {
        intercepted("textViewDidEndEditing:", [textView])
    }

    public func textViewDidChange(_ textView: UITextView) {
        intercepted("textViewDidChange:", [textView])
    }

    public func textViewDidChangeSelection(_ textView: UITextView) {
        intercepted("textViewDidChangeSelection:", [textView])
    }

    public func textView(_ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any _UIMenuAnimating) {
        intercepted("textView:textItemMenuWillDisplayForTextItem:animator:", [textView, textItem, animator])
    }

    public func textView(_ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any _UIMenuAnimating) {
        intercepted("textView:textItemMenuWillEndForTextItem:animator:", [textView, textItem, animator])
    }

    public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        intercepted("textView:willPresentEditMenuWithAnimator:", [textView, animator])
    }

    public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        intercepted("textView:willDismissEditMenuWithAnimator:", [textView, animator])
    }
}

extension UIViewControllerPreviewingDelegate where Self: DelegateProxy {
    public func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController) {
        intercepted("previewingContext:commit:", [previewingContext, viewControllerToCommit])
    }
}

extension UIWindowSceneDelegate where Self: DelegateProxy {
    public func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection) {
        intercepted("windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:", [windowScene, previousCoordinateSpace, previousInterfaceOrientation, previousTraitCollection])
    }

    public func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        intercepted("windowScene:performActionForShortcutItem:completionHandler:", [windowScene, shortcutItem, completionHandler])
    }
}
