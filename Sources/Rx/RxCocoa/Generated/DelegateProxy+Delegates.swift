// Made by `seam generate` from the delegates of UIKit. Change those, then run it again.
// swift-format-ignore-file

import Foundation

extension NSTextStorageDelegate where Self: _ForwardingDelegateProxy {
    public func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        note("textStorage:willProcessEditing:range:changeInLength:", [textStorage, editedMask, editedRange, delta]) { (_forwardingTarget as? any NSTextStorageDelegate ?? _AbsentNSTextStorageDelegate.shared).textStorage(textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta) }
    }

    public func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        note("textStorage:didProcessEditing:range:changeInLength:", [textStorage, editedMask, editedRange, delta]) { (_forwardingTarget as? any NSTextStorageDelegate ?? _AbsentNSTextStorageDelegate.shared).textStorage(textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta) }
    }
}

private final class _AbsentNSTextStorageDelegate: NSObject, NSTextStorageDelegate {
    static let shared = _AbsentNSTextStorageDelegate()
}

extension UIActionSheetDelegate where Self: _ForwardingDelegateProxy {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
        note("actionSheet:clickedButtonAtIndex:", [actionSheet, buttonIndex]) { (_forwardingTarget as? any UIActionSheetDelegate ?? _AbsentUIActionSheetDelegate.shared).actionSheet(actionSheet, clickedButtonAt: buttonIndex) }
    }

    public func actionSheetCancel(_ actionSheet: UIActionSheet) {
        note("actionSheetCancel:", [actionSheet]) { (_forwardingTarget as? any UIActionSheetDelegate ?? _AbsentUIActionSheetDelegate.shared).actionSheetCancel(actionSheet) }
    }

    public func willPresent(_ actionSheet: UIActionSheet) {
        note("willPresentActionSheet:", [actionSheet]) { (_forwardingTarget as? any UIActionSheetDelegate ?? _AbsentUIActionSheetDelegate.shared).willPresent(actionSheet) }
    }

    public func didPresent(_ actionSheet: UIActionSheet) {
        note("didPresentActionSheet:", [actionSheet]) { (_forwardingTarget as? any UIActionSheetDelegate ?? _AbsentUIActionSheetDelegate.shared).didPresent(actionSheet) }
    }

    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
        note("actionSheet:willDismissWithButtonIndex:", [actionSheet, buttonIndex]) { (_forwardingTarget as? any UIActionSheetDelegate ?? _AbsentUIActionSheetDelegate.shared).actionSheet(actionSheet, willDismissWithButtonIndex: buttonIndex) }
    }

    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
        note("actionSheet:didDismissWithButtonIndex:", [actionSheet, buttonIndex]) { (_forwardingTarget as? any UIActionSheetDelegate ?? _AbsentUIActionSheetDelegate.shared).actionSheet(actionSheet, didDismissWithButtonIndex: buttonIndex) }
    }
}

private final class _AbsentUIActionSheetDelegate: NSObject, UIActionSheetDelegate {
    static let shared = _AbsentUIActionSheetDelegate()
}

extension UIAdaptivePresentationControllerDelegate where Self: _ForwardingDelegateProxy {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        note("adaptivePresentationStyleForPresentationController:", [controller]) { (_forwardingTarget as? any UIAdaptivePresentationControllerDelegate ?? _AbsentUIAdaptivePresentationControllerDelegate.shared).adaptivePresentationStyle(for: controller) }
    }

    public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        note("adaptivePresentationStyleForPresentationController:traitCollection:", [controller, traitCollection]) { (_forwardingTarget as? any UIAdaptivePresentationControllerDelegate ?? _AbsentUIAdaptivePresentationControllerDelegate.shared).adaptivePresentationStyle(for: controller, traitCollection: traitCollection) }
    }

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        note("presentationControllerShouldDismiss:", [presentationController]) { (_forwardingTarget as? any UIAdaptivePresentationControllerDelegate ?? _AbsentUIAdaptivePresentationControllerDelegate.shared).presentationControllerShouldDismiss(presentationController) }
    }

    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        note("presentationControllerWillDismiss:", [presentationController]) { (_forwardingTarget as? any UIAdaptivePresentationControllerDelegate ?? _AbsentUIAdaptivePresentationControllerDelegate.shared).presentationControllerWillDismiss(presentationController) }
    }

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        note("presentationControllerDidDismiss:", [presentationController]) { (_forwardingTarget as? any UIAdaptivePresentationControllerDelegate ?? _AbsentUIAdaptivePresentationControllerDelegate.shared).presentationControllerDidDismiss(presentationController) }
    }

    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        note("presentationControllerDidAttemptToDismiss:", [presentationController]) { (_forwardingTarget as? any UIAdaptivePresentationControllerDelegate ?? _AbsentUIAdaptivePresentationControllerDelegate.shared).presentationControllerDidAttemptToDismiss(presentationController) }
    }
}

private final class _AbsentUIAdaptivePresentationControllerDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    static let shared = _AbsentUIAdaptivePresentationControllerDelegate()
}

extension UIAlertViewDelegate where Self: _ForwardingDelegateProxy {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
        note("alertView:clickedButtonAtIndex:", [alertView, buttonIndex]) { (_forwardingTarget as? any UIAlertViewDelegate ?? _AbsentUIAlertViewDelegate.shared).alertView(alertView, clickedButtonAt: buttonIndex) }
    }

    public func alertViewCancel(_ alertView: UIAlertView) {
        note("alertViewCancel:", [alertView]) { (_forwardingTarget as? any UIAlertViewDelegate ?? _AbsentUIAlertViewDelegate.shared).alertViewCancel(alertView) }
    }

    public func willPresent(_ alertView: UIAlertView) {
        note("willPresentAlertView:", [alertView]) { (_forwardingTarget as? any UIAlertViewDelegate ?? _AbsentUIAlertViewDelegate.shared).willPresent(alertView) }
    }

    public func didPresent(_ alertView: UIAlertView) {
        note("didPresentAlertView:", [alertView]) { (_forwardingTarget as? any UIAlertViewDelegate ?? _AbsentUIAlertViewDelegate.shared).didPresent(alertView) }
    }

    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
        note("alertView:willDismissWithButtonIndex:", [alertView, buttonIndex]) { (_forwardingTarget as? any UIAlertViewDelegate ?? _AbsentUIAlertViewDelegate.shared).alertView(alertView, willDismissWithButtonIndex: buttonIndex) }
    }

    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        note("alertView:didDismissWithButtonIndex:", [alertView, buttonIndex]) { (_forwardingTarget as? any UIAlertViewDelegate ?? _AbsentUIAlertViewDelegate.shared).alertView(alertView, didDismissWithButtonIndex: buttonIndex) }
    }

    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
        note("alertViewShouldEnableFirstOtherButton:", [alertView]) { (_forwardingTarget as? any UIAlertViewDelegate ?? _AbsentUIAlertViewDelegate.shared).alertViewShouldEnableFirstOtherButton(alertView) }
    }
}

private final class _AbsentUIAlertViewDelegate: NSObject, UIAlertViewDelegate {
    static let shared = _AbsentUIAlertViewDelegate()
}

extension UIApplicationDelegate where Self: _ForwardingDelegateProxy {
    public func applicationDidFinishLaunching(_ application: UIApplication) {
        note("applicationDidFinishLaunching:", [application]) { (_forwardingTarget as? any UIApplicationDelegate ?? _AbsentUIApplicationDelegate.shared).applicationDidFinishLaunching(application) }
    }

    public func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        note("application:willFinishLaunchingWithOptions:", [application, launchOptions as Any]) { (_forwardingTarget as? any UIApplicationDelegate ?? _AbsentUIApplicationDelegate.shared).application(application, willFinishLaunchingWithOptions: launchOptions) }
    }

    public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        note("application:didFinishLaunchingWithOptions:", [application, launchOptions as Any]) { (_forwardingTarget as? any UIApplicationDelegate ?? _AbsentUIApplicationDelegate.shared).application(application, didFinishLaunchingWithOptions: launchOptions) }
    }

    public func applicationDidBecomeActive(_ application: UIApplication) {
        note("applicationDidBecomeActive:", [application]) { (_forwardingTarget as? any UIApplicationDelegate ?? _AbsentUIApplicationDelegate.shared).applicationDidBecomeActive(application) }
    }

    public func applicationWillResignActive(_ application: UIApplication) {
        note("applicationWillResignActive:", [application]) { (_forwardingTarget as? any UIApplicationDelegate ?? _AbsentUIApplicationDelegate.shared).applicationWillResignActive(application) }
    }

    public func applicationDidEnterBackground(_ application: UIApplication) {
        note("applicationDidEnterBackground:", [application]) { (_forwardingTarget as? any UIApplicationDelegate ?? _AbsentUIApplicationDelegate.shared).applicationDidEnterBackground(application) }
    }

    public func applicationWillEnterForeground(_ application: UIApplication) {
        note("applicationWillEnterForeground:", [application]) { (_forwardingTarget as? any UIApplicationDelegate ?? _AbsentUIApplicationDelegate.shared).applicationWillEnterForeground(application) }
    }

    public func applicationWillTerminate(_ application: UIApplication) {
        note("applicationWillTerminate:", [application]) { (_forwardingTarget as? any UIApplicationDelegate ?? _AbsentUIApplicationDelegate.shared).applicationWillTerminate(application) }
    }

    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        note("applicationDidReceiveMemoryWarning:", [application]) { (_forwardingTarget as? any UIApplicationDelegate ?? _AbsentUIApplicationDelegate.shared).applicationDidReceiveMemoryWarning(application) }
    }

    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        note("application:openURL:options:", [app, url, options]) { (_forwardingTarget as? any UIApplicationDelegate ?? _AbsentUIApplicationDelegate.shared).application(app, open: url, options: options) }
    }

    public func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        note("application:configurationForConnectingSceneSession:options:", [application, connectingSceneSession, options]) { (_forwardingTarget as? any UIApplicationDelegate ?? _AbsentUIApplicationDelegate.shared).application(application, configurationForConnecting: connectingSceneSession, options: options) }
    }

    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        note("application:didDiscardSceneSessions:", [application, sceneSessions]) { (_forwardingTarget as? any UIApplicationDelegate ?? _AbsentUIApplicationDelegate.shared).application(application, didDiscardSceneSessions: sceneSessions) }
    }

    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
        note("application:supportedInterfaceOrientationsForWindow:", [application, window as Any]) { (_forwardingTarget as? any UIApplicationDelegate ?? _AbsentUIApplicationDelegate.shared).application(application, supportedInterfaceOrientationsFor: window) }
    }

    public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        note("application:didFailToRegisterForRemoteNotificationsWithError:", [application, error]) { (_forwardingTarget as? any UIApplicationDelegate ?? _AbsentUIApplicationDelegate.shared).application(application, didFailToRegisterForRemoteNotificationsWithError: error) }
    }

    public func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool {
        note("application:continueUserActivity:restorationHandler:", [application, userActivity, restorationHandler]) { (_forwardingTarget as? any UIApplicationDelegate ?? _AbsentUIApplicationDelegate.shared).application(application, continue: userActivity, restorationHandler: restorationHandler) }
    }

    public func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
        note("application:didRegisterUserNotificationSettings:", [application, notificationSettings]) { (_forwardingTarget as? any UIApplicationDelegate ?? _AbsentUIApplicationDelegate.shared).application(application, didRegister: notificationSettings) }
    }

    public func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        note("application:performActionForShortcutItem:completionHandler:", [application, shortcutItem, completionHandler]) { (_forwardingTarget as? any UIApplicationDelegate ?? _AbsentUIApplicationDelegate.shared).application(application, performActionFor: shortcutItem, completionHandler: completionHandler) }
    }
}

private final class _AbsentUIApplicationDelegate: NSObject, UIApplicationDelegate {
    static let shared = _AbsentUIApplicationDelegate()
}

extension UIBarPositioningDelegate where Self: _ForwardingDelegateProxy {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        note("positionForBar:", [bar]) { (_forwardingTarget as? any UIBarPositioningDelegate ?? _AbsentUIBarPositioningDelegate.shared).position(for: bar) }
    }
}

private final class _AbsentUIBarPositioningDelegate: NSObject, UIBarPositioningDelegate {
    static let shared = _AbsentUIBarPositioningDelegate()
}

extension UICalendarSelectionMultiDateDelegate where Self: _ForwardingDelegateProxy {
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool {
        note("multiDateSelection:canSelectDate:", [selection, dateComponents]) { (_forwardingTarget as? any UICalendarSelectionMultiDateDelegate ?? _AbsentUICalendarSelectionMultiDateDelegate.shared).multiDateSelection(selection, canSelectDate: dateComponents) }
    }

    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool {
        note("multiDateSelection:canDeselectDate:", [selection, dateComponents]) { (_forwardingTarget as? any UICalendarSelectionMultiDateDelegate ?? _AbsentUICalendarSelectionMultiDateDelegate.shared).multiDateSelection(selection, canDeselectDate: dateComponents) }
    }
}

private final class _AbsentUICalendarSelectionMultiDateDelegate: NSObject, UICalendarSelectionMultiDateDelegate {
    static let shared = _AbsentUICalendarSelectionMultiDateDelegate()

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {}

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {}
}

extension UICalendarSelectionSingleDateDelegate where Self: _ForwardingDelegateProxy {
    public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
        note("dateSelection:canSelectDate:", [selection, dateComponents as Any]) { (_forwardingTarget as? any UICalendarSelectionSingleDateDelegate ?? _AbsentUICalendarSelectionSingleDateDelegate.shared).dateSelection(selection, canSelectDate: dateComponents) }
    }
}

private final class _AbsentUICalendarSelectionSingleDateDelegate: NSObject, UICalendarSelectionSingleDateDelegate {
    static let shared = _AbsentUICalendarSelectionSingleDateDelegate()

    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {}
}

extension UICalendarSelectionWeekOfYearDelegate where Self: _ForwardingDelegateProxy {
    public func weekOfYearSelection(_ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?) -> Bool {
        note("weekOfYearSelection:canSelectWeekOfYear:", [selection, weekOfYearComponents as Any]) { (_forwardingTarget as? any UICalendarSelectionWeekOfYearDelegate ?? _AbsentUICalendarSelectionWeekOfYearDelegate.shared).weekOfYearSelection(selection, canSelectWeekOfYear: weekOfYearComponents) }
    }
}

private final class _AbsentUICalendarSelectionWeekOfYearDelegate: NSObject, UICalendarSelectionWeekOfYearDelegate {
    static let shared = _AbsentUICalendarSelectionWeekOfYearDelegate()

    func weekOfYearSelection(_ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?) {}
}

extension UICalendarViewDelegate where Self: _ForwardingDelegateProxy {
    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
        note("calendarView:decorationForDateComponents:", [calendarView, dateComponents]) { (_forwardingTarget as? any UICalendarViewDelegate ?? _AbsentUICalendarViewDelegate.shared).calendarView(calendarView, decorationFor: dateComponents) }
    }

    public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
        note("calendarView:didChangeVisibleDateComponentsFrom:", [calendarView, previousDateComponents]) { (_forwardingTarget as? any UICalendarViewDelegate ?? _AbsentUICalendarViewDelegate.shared).calendarView(calendarView, didChangeVisibleDateComponentsFrom: previousDateComponents) }
    }
}

private final class _AbsentUICalendarViewDelegate: NSObject, UICalendarViewDelegate {
    static let shared = _AbsentUICalendarViewDelegate()
}

extension UICollectionViewDataSource where Self: _ForwardingDelegateProxy {
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        note("numberOfSectionsInCollectionView:", [collectionView]) { (_forwardingTarget as? any UICollectionViewDataSource ?? _AbsentUICollectionViewDataSource.shared).numberOfSections(in: collectionView) }
    }

    public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        note("collectionView:viewForSupplementaryElementOfKind:atIndexPath:", [collectionView, kind, indexPath]) { (_forwardingTarget as? any UICollectionViewDataSource ?? _AbsentUICollectionViewDataSource.shared).collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        note("collectionView:canMoveItemAtIndexPath:", [collectionView, indexPath]) { (_forwardingTarget as? any UICollectionViewDataSource ?? _AbsentUICollectionViewDataSource.shared).collectionView(collectionView, canMoveItemAt: indexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        note("collectionView:moveItemAtIndexPath:toIndexPath:", [collectionView, sourceIndexPath, destinationIndexPath]) { (_forwardingTarget as? any UICollectionViewDataSource ?? _AbsentUICollectionViewDataSource.shared).collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
    }
}

private final class _AbsentUICollectionViewDataSource: NSObject, UICollectionViewDataSource {
    static let shared = _AbsentUICollectionViewDataSource()

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { fatalError("Nothing has collectionView(_:cellForItemAt:), for which there is no default.") }
}

extension UICollectionViewDataSourcePrefetching where Self: _ForwardingDelegateProxy {
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        note("collectionView:cancelPrefetchingForItemsAtIndexPaths:", [collectionView, indexPaths]) { (_forwardingTarget as? any UICollectionViewDataSourcePrefetching ?? _AbsentUICollectionViewDataSourcePrefetching.shared).collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths) }
    }
}

private final class _AbsentUICollectionViewDataSourcePrefetching: NSObject, UICollectionViewDataSourcePrefetching {
    static let shared = _AbsentUICollectionViewDataSourcePrefetching()

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}

extension UICollectionViewDelegate where Self: _ForwardingDelegateProxy {
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        note("collectionView:shouldHighlightItemAtIndexPath:", [collectionView, indexPath]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, shouldHighlightItemAt: indexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("collectionView:didHighlightItemAtIndexPath:", [collectionView, indexPath]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, didHighlightItemAt: indexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("collectionView:didUnhighlightItemAtIndexPath:", [collectionView, indexPath]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, didUnhighlightItemAt: indexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        note("collectionView:shouldSelectItemAtIndexPath:", [collectionView, indexPath]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, shouldSelectItemAt: indexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        note("collectionView:shouldDeselectItemAtIndexPath:", [collectionView, indexPath]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, shouldDeselectItemAt: indexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("collectionView:didSelectItemAtIndexPath:", [collectionView, indexPath]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, didSelectItemAt: indexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("collectionView:didDeselectItemAtIndexPath:", [collectionView, indexPath]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, didDeselectItemAt: indexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {
        note("collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:", [collectionView, indexPaths, point]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point) }
    }

    public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        note("collectionView:contextMenuConfigurationForItemAtIndexPath:point:", [collectionView, indexPath, point]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point) }
    }

    public func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
        note("collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:", [collectionView, configuration, animator]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
    }

    public func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        note("collectionView:previewForHighlightingContextMenuWithConfiguration:", [collectionView, configuration]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration) }
    }

    public func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        note("collectionView:previewForDismissingContextMenuWithConfiguration:", [collectionView, configuration]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration) }
    }

    public func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? {
        note("collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:", [collectionView, configuration, indexPath]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        note("collectionView:willDisplayContextMenuConfiguration:animator:", [collectionView, configuration, animator as Any]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator) }
    }

    public func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        note("collectionView:willEndContextMenuInteractionConfiguration:animator:", [collectionView, configuration, animator as Any]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator) }
    }

    public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        note("collectionView:canEditItemAtIndexPath:", [collectionView, indexPath]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, canEditItemAt: indexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool {
        note("collectionView:canPerformPrimaryActionForItemAtIndexPath:", [collectionView, indexPath]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        note("collectionView:performPrimaryActionForItemAtIndexPath:", [collectionView, indexPath]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, performPrimaryActionForItemAt: indexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        note("collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:", [collectionView, indexPath]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        note("collectionView:didBeginMultipleSelectionInteractionAtIndexPath:", [collectionView, indexPath]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) }
    }

    public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        note("collectionViewDidEndMultipleSelectionInteraction:", [collectionView]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionViewDidEndMultipleSelectionInteraction(collectionView) }
    }

    public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        note("collectionView:willDisplayCell:forItemAtIndexPath:", [collectionView, cell, indexPath]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        note("collectionView:didEndDisplayingCell:forItemAtIndexPath:", [collectionView, cell, indexPath]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) {
        note("collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:", [collectionView, view, elementKind, indexPath]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) {
        note("collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:", [collectionView, view, elementKind, indexPath]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath {
        note("collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:", [collectionView, originalIndexPath, currentIndexPath, proposedIndexPath]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath, atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath {
        note("collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:", [collectionView, originalIndexPath, proposedIndexPath]) { (_forwardingTarget as? any UICollectionViewDelegate ?? _AbsentUICollectionViewDelegate.shared).collectionView(collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath) }
    }
}

private final class _AbsentUICollectionViewDelegate: NSObject, UICollectionViewDelegate {
    static let shared = _AbsentUICollectionViewDelegate()
}

extension UICollectionViewDelegateFlowLayout where Self: _ForwardingDelegateProxy {
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        note("collectionView:layout:sizeForItemAtIndexPath:", [collectionView, collectionViewLayout, indexPath]) { (_forwardingTarget as? any UICollectionViewDelegateFlowLayout ?? _AbsentUICollectionViewDelegateFlowLayout.shared).collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
        note("collectionView:layout:insetForSectionAtIndex:", [collectionView, collectionViewLayout, section]) { (_forwardingTarget as? any UICollectionViewDelegateFlowLayout ?? _AbsentUICollectionViewDelegateFlowLayout.shared).collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section) }
    }

    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat {
        note("collectionView:layout:minimumLineSpacingForSectionAtIndex:", [collectionView, collectionViewLayout, section]) { (_forwardingTarget as? any UICollectionViewDelegateFlowLayout ?? _AbsentUICollectionViewDelegateFlowLayout.shared).collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section) }
    }

    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat {
        note("collectionView:layout:minimumInteritemSpacingForSectionAtIndex:", [collectionView, collectionViewLayout, section]) { (_forwardingTarget as? any UICollectionViewDelegateFlowLayout ?? _AbsentUICollectionViewDelegateFlowLayout.shared).collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section) }
    }

    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize {
        note("collectionView:layout:referenceSizeForHeaderInSection:", [collectionView, collectionViewLayout, section]) { (_forwardingTarget as? any UICollectionViewDelegateFlowLayout ?? _AbsentUICollectionViewDelegateFlowLayout.shared).collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section) }
    }

    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize {
        note("collectionView:layout:referenceSizeForFooterInSection:", [collectionView, collectionViewLayout, section]) { (_forwardingTarget as? any UICollectionViewDelegateFlowLayout ?? _AbsentUICollectionViewDelegateFlowLayout.shared).collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section) }
    }
}

private final class _AbsentUICollectionViewDelegateFlowLayout: NSObject, UICollectionViewDelegateFlowLayout {
    static let shared = _AbsentUICollectionViewDelegateFlowLayout()
}

extension UICollectionViewDragDelegate where Self: _ForwardingDelegateProxy {
    public func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] {
        note("collectionView:itemsForAddingToSession:atIndexPath:point:", [collectionView, session, indexPath, point]) { (_forwardingTarget as? any UICollectionViewDragDelegate ?? _AbsentUICollectionViewDragDelegate.shared).collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point) }
    }

    public func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        note("collectionView:dragPreviewParametersForItemAtIndexPath:", [collectionView, indexPath]) { (_forwardingTarget as? any UICollectionViewDragDelegate ?? _AbsentUICollectionViewDragDelegate.shared).collectionView(collectionView, dragPreviewParametersForItemAt: indexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        note("collectionView:dragSessionIsRestrictedToDraggingApplicationSession:", [collectionView, session]) { (_forwardingTarget as? any UICollectionViewDragDelegate ?? _AbsentUICollectionViewDragDelegate.shared).collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session) }
    }

    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        note("collectionView:dragSessionWillBeginSession:", [collectionView, session]) { (_forwardingTarget as? any UICollectionViewDragDelegate ?? _AbsentUICollectionViewDragDelegate.shared).collectionView(collectionView, dragSessionWillBegin: session) }
    }

    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        note("collectionView:dragSessionDidEndSession:", [collectionView, session]) { (_forwardingTarget as? any UICollectionViewDragDelegate ?? _AbsentUICollectionViewDragDelegate.shared).collectionView(collectionView, dragSessionDidEnd: session) }
    }

    public func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        note("collectionView:dragSessionAllowsMoveOperationSession:", [collectionView, session]) { (_forwardingTarget as? any UICollectionViewDragDelegate ?? _AbsentUICollectionViewDragDelegate.shared).collectionView(collectionView, dragSessionAllowsMoveOperation: session) }
    }
}

private final class _AbsentUICollectionViewDragDelegate: NSObject, UICollectionViewDragDelegate {
    static let shared = _AbsentUICollectionViewDragDelegate()

    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] { [] }
}

extension UICollectionViewDropDelegate where Self: _ForwardingDelegateProxy {
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        note("collectionView:canHandleSession:", [collectionView, session]) { (_forwardingTarget as? any UICollectionViewDropDelegate ?? _AbsentUICollectionViewDropDelegate.shared).collectionView(collectionView, canHandle: session) }
    }

    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        note("collectionView:dropSessionDidEnterSession:", [collectionView, session]) { (_forwardingTarget as? any UICollectionViewDropDelegate ?? _AbsentUICollectionViewDropDelegate.shared).collectionView(collectionView, dropSessionDidEnter: session) }
    }

    public func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal {
        note("collectionView:dropSessionDidUpdateSession:withDestinationIndexPath:", [collectionView, session, destinationIndexPath as Any]) { (_forwardingTarget as? any UICollectionViewDropDelegate ?? _AbsentUICollectionViewDropDelegate.shared).collectionView(collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath) }
    }

    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        note("collectionView:dropSessionDidExitSession:", [collectionView, session]) { (_forwardingTarget as? any UICollectionViewDropDelegate ?? _AbsentUICollectionViewDropDelegate.shared).collectionView(collectionView, dropSessionDidExit: session) }
    }

    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        note("collectionView:dropSessionDidEndSession:", [collectionView, session]) { (_forwardingTarget as? any UICollectionViewDropDelegate ?? _AbsentUICollectionViewDropDelegate.shared).collectionView(collectionView, dropSessionDidEnd: session) }
    }
}

private final class _AbsentUICollectionViewDropDelegate: NSObject, UICollectionViewDropDelegate {
    static let shared = _AbsentUICollectionViewDropDelegate()

    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {}
}

extension UICollisionBehaviorDelegate where Self: _ForwardingDelegateProxy {
    public func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint) {
        note("collisionBehavior:beganContactForItem1:withItem2:atPoint:", [behavior, item1, item2, p]) { (_forwardingTarget as? any UICollisionBehaviorDelegate ?? _AbsentUICollisionBehaviorDelegate.shared).collisionBehavior(behavior, beganContactFor: item1, with: item2, at: p) }
    }

    public func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) {
        note("collisionBehavior:endedContactForItem1:withItem2:", [behavior, item1, item2]) { (_forwardingTarget as? any UICollisionBehaviorDelegate ?? _AbsentUICollisionBehaviorDelegate.shared).collisionBehavior(behavior, endedContactFor: item1, with: item2) }
    }

    public func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint) {
        note("collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:", [behavior, item, identifier as Any, p]) { (_forwardingTarget as? any UICollisionBehaviorDelegate ?? _AbsentUICollisionBehaviorDelegate.shared).collisionBehavior(behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: p) }
    }

    public func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?) {
        note("collisionBehavior:endedContactForItem:withBoundaryIdentifier:", [behavior, item, identifier as Any]) { (_forwardingTarget as? any UICollisionBehaviorDelegate ?? _AbsentUICollisionBehaviorDelegate.shared).collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: identifier) }
    }
}

private final class _AbsentUICollisionBehaviorDelegate: NSObject, UICollisionBehaviorDelegate {
    static let shared = _AbsentUICollisionBehaviorDelegate()
}

extension UIColorPickerViewControllerDelegate where Self: _ForwardingDelegateProxy {
    public func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        note("colorPickerViewController:didSelectColor:continuously:", [viewController, color, continuously]) { (_forwardingTarget as? any UIColorPickerViewControllerDelegate ?? _AbsentUIColorPickerViewControllerDelegate.shared).colorPickerViewController(viewController, didSelect: color, continuously: continuously) }
    }

    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
        note("colorPickerViewControllerDidSelectColor:", [viewController]) { (_forwardingTarget as? any UIColorPickerViewControllerDelegate ?? _AbsentUIColorPickerViewControllerDelegate.shared).colorPickerViewControllerDidSelectColor(viewController) }
    }

    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        note("colorPickerViewControllerDidFinish:", [viewController]) { (_forwardingTarget as? any UIColorPickerViewControllerDelegate ?? _AbsentUIColorPickerViewControllerDelegate.shared).colorPickerViewControllerDidFinish(viewController) }
    }
}

private final class _AbsentUIColorPickerViewControllerDelegate: NSObject, UIColorPickerViewControllerDelegate {
    static let shared = _AbsentUIColorPickerViewControllerDelegate()
}

extension UIContextMenuInteractionDelegate where Self: _ForwardingDelegateProxy {
    public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        note("contextMenuInteraction:previewForHighlightingMenuWithConfiguration:", [interaction, configuration]) { (_forwardingTarget as? any UIContextMenuInteractionDelegate ?? _AbsentUIContextMenuInteractionDelegate.shared).contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration) }
    }

    public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? {
        note("contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:", [interaction, configuration, identifier]) { (_forwardingTarget as? any UIContextMenuInteractionDelegate ?? _AbsentUIContextMenuInteractionDelegate.shared).contextMenuInteraction(interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier) }
    }

    public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        note("contextMenuInteraction:previewForDismissingMenuWithConfiguration:", [interaction, configuration]) { (_forwardingTarget as? any UIContextMenuInteractionDelegate ?? _AbsentUIContextMenuInteractionDelegate.shared).contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration) }
    }

    public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        note("contextMenuInteraction:willDisplayMenuForConfiguration:animator:", [interaction, configuration, animator as Any]) { (_forwardingTarget as? any UIContextMenuInteractionDelegate ?? _AbsentUIContextMenuInteractionDelegate.shared).contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator) }
    }

    public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        note("contextMenuInteraction:willEndForConfiguration:animator:", [interaction, configuration, animator as Any]) { (_forwardingTarget as? any UIContextMenuInteractionDelegate ?? _AbsentUIContextMenuInteractionDelegate.shared).contextMenuInteraction(interaction, willEndFor: configuration, animator: animator) }
    }

    public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
        note("contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:", [interaction, configuration, animator]) { (_forwardingTarget as? any UIContextMenuInteractionDelegate ?? _AbsentUIContextMenuInteractionDelegate.shared).contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
    }
}

private final class _AbsentUIContextMenuInteractionDelegate: NSObject, UIContextMenuInteractionDelegate {
    static let shared = _AbsentUIContextMenuInteractionDelegate()

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? { nil }
}

extension UIDocumentInteractionControllerDelegate where Self: _ForwardingDelegateProxy {
    public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController {
        note("documentInteractionControllerViewControllerForPreview:", [controller]) { (_forwardingTarget as? any UIDocumentInteractionControllerDelegate ?? _AbsentUIDocumentInteractionControllerDelegate.shared).documentInteractionControllerViewControllerForPreview(controller) }
    }

    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
        note("documentInteractionControllerRectForPreview:", [controller]) { (_forwardingTarget as? any UIDocumentInteractionControllerDelegate ?? _AbsentUIDocumentInteractionControllerDelegate.shared).documentInteractionControllerRectForPreview(controller) }
    }

    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
        note("documentInteractionControllerViewForPreview:", [controller]) { (_forwardingTarget as? any UIDocumentInteractionControllerDelegate ?? _AbsentUIDocumentInteractionControllerDelegate.shared).documentInteractionControllerViewForPreview(controller) }
    }

    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
        note("documentInteractionControllerWillBeginPreview:", [controller]) { (_forwardingTarget as? any UIDocumentInteractionControllerDelegate ?? _AbsentUIDocumentInteractionControllerDelegate.shared).documentInteractionControllerWillBeginPreview(controller) }
    }

    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
        note("documentInteractionControllerDidEndPreview:", [controller]) { (_forwardingTarget as? any UIDocumentInteractionControllerDelegate ?? _AbsentUIDocumentInteractionControllerDelegate.shared).documentInteractionControllerDidEndPreview(controller) }
    }

    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
        note("documentInteractionControllerWillPresentOptionsMenu:", [controller]) { (_forwardingTarget as? any UIDocumentInteractionControllerDelegate ?? _AbsentUIDocumentInteractionControllerDelegate.shared).documentInteractionControllerWillPresentOptionsMenu(controller) }
    }

    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
        note("documentInteractionControllerDidDismissOptionsMenu:", [controller]) { (_forwardingTarget as? any UIDocumentInteractionControllerDelegate ?? _AbsentUIDocumentInteractionControllerDelegate.shared).documentInteractionControllerDidDismissOptionsMenu(controller) }
    }

    public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {
        note("documentInteractionControllerWillPresentOpenInMenu:", [controller]) { (_forwardingTarget as? any UIDocumentInteractionControllerDelegate ?? _AbsentUIDocumentInteractionControllerDelegate.shared).documentInteractionControllerWillPresentOpenInMenu(controller) }
    }

    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {
        note("documentInteractionControllerDidDismissOpenInMenu:", [controller]) { (_forwardingTarget as? any UIDocumentInteractionControllerDelegate ?? _AbsentUIDocumentInteractionControllerDelegate.shared).documentInteractionControllerDidDismissOpenInMenu(controller) }
    }

    public func documentInteractionController(_ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?) {
        note("documentInteractionController:willBeginSendingToApplication:", [controller, application as Any]) { (_forwardingTarget as? any UIDocumentInteractionControllerDelegate ?? _AbsentUIDocumentInteractionControllerDelegate.shared).documentInteractionController(controller, willBeginSendingToApplication: application) }
    }

    public func documentInteractionController(_ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?) {
        note("documentInteractionController:didEndSendingToApplication:", [controller, application as Any]) { (_forwardingTarget as? any UIDocumentInteractionControllerDelegate ?? _AbsentUIDocumentInteractionControllerDelegate.shared).documentInteractionController(controller, didEndSendingToApplication: application) }
    }
}

private final class _AbsentUIDocumentInteractionControllerDelegate: NSObject, UIDocumentInteractionControllerDelegate {
    static let shared = _AbsentUIDocumentInteractionControllerDelegate()
}

extension UIDocumentPickerDelegate where Self: _ForwardingDelegateProxy {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        note("documentPicker:didPickDocumentsAtUrls:", [controller, urls]) { (_forwardingTarget as? any UIDocumentPickerDelegate ?? _AbsentUIDocumentPickerDelegate.shared).documentPicker(controller, didPickDocumentsAt: urls) }
    }

    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
        note("documentPicker:didPickDocumentAtURL:", [controller, url]) { (_forwardingTarget as? any UIDocumentPickerDelegate ?? _AbsentUIDocumentPickerDelegate.shared).documentPicker(controller, didPickDocumentAt: url) }
    }

    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        note("documentPickerWasCancelled:", [controller]) { (_forwardingTarget as? any UIDocumentPickerDelegate ?? _AbsentUIDocumentPickerDelegate.shared).documentPickerWasCancelled(controller) }
    }
}

private final class _AbsentUIDocumentPickerDelegate: NSObject, UIDocumentPickerDelegate {
    static let shared = _AbsentUIDocumentPickerDelegate()
}

extension UIDragInteractionDelegate where Self: _ForwardingDelegateProxy {
    public func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession) -> UITargetedDragPreview? {
        note("dragInteraction:previewForLiftingItem:session:", [interaction, item, session]) { (_forwardingTarget as? any UIDragInteractionDelegate ?? _AbsentUIDragInteractionDelegate.shared).dragInteraction(interaction, previewForLifting: item, session: session) }
    }

    public func dragInteraction(_ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview? {
        note("dragInteraction:previewForCancellingItem:withDefaultPreview:", [interaction, item, defaultPreview]) { (_forwardingTarget as? any UIDragInteractionDelegate ?? _AbsentUIDragInteractionDelegate.shared).dragInteraction(interaction, previewForCancelling: item, withDefault: defaultPreview) }
    }

    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        note("dragInteraction:sessionWillBeginSession:", [interaction, session]) { (_forwardingTarget as? any UIDragInteractionDelegate ?? _AbsentUIDragInteractionDelegate.shared).dragInteraction(interaction, sessionWillBegin: session) }
    }

    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        note("dragInteraction:sessionDidMoveSession:", [interaction, session]) { (_forwardingTarget as? any UIDragInteractionDelegate ?? _AbsentUIDragInteractionDelegate.shared).dragInteraction(interaction, sessionDidMove: session) }
    }

    public func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        note("dragInteraction:sessionAllowsMoveOperationSession:", [interaction, session]) { (_forwardingTarget as? any UIDragInteractionDelegate ?? _AbsentUIDragInteractionDelegate.shared).dragInteraction(interaction, sessionAllowsMoveOperation: session) }
    }

    public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
        note("dragInteraction:session:willEndWithOperation:", [interaction, session, operation]) { (_forwardingTarget as? any UIDragInteractionDelegate ?? _AbsentUIDragInteractionDelegate.shared).dragInteraction(interaction, session: session, willEndWith: operation) }
    }

    public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        note("dragInteraction:session:didEndWithOperation:", [interaction, session, operation]) { (_forwardingTarget as? any UIDragInteractionDelegate ?? _AbsentUIDragInteractionDelegate.shared).dragInteraction(interaction, session: session, didEndWith: operation) }
    }
}

private final class _AbsentUIDragInteractionDelegate: NSObject, UIDragInteractionDelegate {
    static let shared = _AbsentUIDragInteractionDelegate()

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] { [] }
}

extension UIDropInteractionDelegate where Self: _ForwardingDelegateProxy {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        note("dropInteraction:canHandleSession:", [interaction, session]) { (_forwardingTarget as? any UIDropInteractionDelegate ?? _AbsentUIDropInteractionDelegate.shared).dropInteraction(interaction, canHandle: session) }
    }

    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        note("dropInteraction:sessionDidEnterSession:", [interaction, session]) { (_forwardingTarget as? any UIDropInteractionDelegate ?? _AbsentUIDropInteractionDelegate.shared).dropInteraction(interaction, sessionDidEnter: session) }
    }

    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        note("dropInteraction:sessionDidUpdateSession:", [interaction, session]) { (_forwardingTarget as? any UIDropInteractionDelegate ?? _AbsentUIDropInteractionDelegate.shared).dropInteraction(interaction, sessionDidUpdate: session) }
    }

    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        note("dropInteraction:sessionDidExitSession:", [interaction, session]) { (_forwardingTarget as? any UIDropInteractionDelegate ?? _AbsentUIDropInteractionDelegate.shared).dropInteraction(interaction, sessionDidExit: session) }
    }

    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        note("dropInteraction:performDropSession:", [interaction, session]) { (_forwardingTarget as? any UIDropInteractionDelegate ?? _AbsentUIDropInteractionDelegate.shared).dropInteraction(interaction, performDrop: session) }
    }

    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        note("dropInteraction:concludeDropSession:", [interaction, session]) { (_forwardingTarget as? any UIDropInteractionDelegate ?? _AbsentUIDropInteractionDelegate.shared).dropInteraction(interaction, concludeDrop: session) }
    }

    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        note("dropInteraction:sessionDidEndSession:", [interaction, session]) { (_forwardingTarget as? any UIDropInteractionDelegate ?? _AbsentUIDropInteractionDelegate.shared).dropInteraction(interaction, sessionDidEnd: session) }
    }
}

private final class _AbsentUIDropInteractionDelegate: NSObject, UIDropInteractionDelegate {
    static let shared = _AbsentUIDropInteractionDelegate()
}

extension UIDynamicAnimatorDelegate where Self: _ForwardingDelegateProxy {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
        note("dynamicAnimatorWillResume:", [animator]) { (_forwardingTarget as? any UIDynamicAnimatorDelegate ?? _AbsentUIDynamicAnimatorDelegate.shared).dynamicAnimatorWillResume(animator) }
    }

    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        note("dynamicAnimatorDidPause:", [animator]) { (_forwardingTarget as? any UIDynamicAnimatorDelegate ?? _AbsentUIDynamicAnimatorDelegate.shared).dynamicAnimatorDidPause(animator) }
    }
}

private final class _AbsentUIDynamicAnimatorDelegate: NSObject, UIDynamicAnimatorDelegate {
    static let shared = _AbsentUIDynamicAnimatorDelegate()
}

extension UIEditMenuInteractionDelegate where Self: _ForwardingDelegateProxy {
    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu? {
        note("editMenuInteraction:menuForConfiguration:suggestedActions:", [interaction, configuration, suggestedActions]) { (_forwardingTarget as? any UIEditMenuInteractionDelegate ?? _AbsentUIEditMenuInteractionDelegate.shared).editMenuInteraction(interaction, menuFor: configuration, suggestedActions: suggestedActions) }
    }

    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
        note("editMenuInteraction:targetRectForConfiguration:", [interaction, configuration]) { (_forwardingTarget as? any UIEditMenuInteractionDelegate ?? _AbsentUIEditMenuInteractionDelegate.shared).editMenuInteraction(interaction, targetRectFor: configuration) }
    }

    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) {
        note("editMenuInteraction:willPresentMenuForConfiguration:animator:", [interaction, configuration, animator]) { (_forwardingTarget as? any UIEditMenuInteractionDelegate ?? _AbsentUIEditMenuInteractionDelegate.shared).editMenuInteraction(interaction, willPresentMenuFor: configuration, animator: animator) }
    }

    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) {
        note("editMenuInteraction:willDismissMenuForConfiguration:animator:", [interaction, configuration, animator]) { (_forwardingTarget as? any UIEditMenuInteractionDelegate ?? _AbsentUIEditMenuInteractionDelegate.shared).editMenuInteraction(interaction, willDismissMenuFor: configuration, animator: animator) }
    }
}

private final class _AbsentUIEditMenuInteractionDelegate: NSObject, UIEditMenuInteractionDelegate {
    static let shared = _AbsentUIEditMenuInteractionDelegate()
}

extension UIFontPickerViewControllerDelegate where Self: _ForwardingDelegateProxy {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        note("fontPickerViewControllerDidPickFont:", [viewController]) { (_forwardingTarget as? any UIFontPickerViewControllerDelegate ?? _AbsentUIFontPickerViewControllerDelegate.shared).fontPickerViewControllerDidPickFont(viewController) }
    }

    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        note("fontPickerViewControllerDidCancel:", [viewController]) { (_forwardingTarget as? any UIFontPickerViewControllerDelegate ?? _AbsentUIFontPickerViewControllerDelegate.shared).fontPickerViewControllerDidCancel(viewController) }
    }
}

private final class _AbsentUIFontPickerViewControllerDelegate: NSObject, UIFontPickerViewControllerDelegate {
    static let shared = _AbsentUIFontPickerViewControllerDelegate()
}

extension UIGestureRecognizerDelegate where Self: _ForwardingDelegateProxy {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        note("gestureRecognizerShouldBegin:", [gestureRecognizer]) { (_forwardingTarget as? any UIGestureRecognizerDelegate ?? _AbsentUIGestureRecognizerDelegate.shared).gestureRecognizerShouldBegin(gestureRecognizer) }
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        note("gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:", [gestureRecognizer, otherGestureRecognizer]) { (_forwardingTarget as? any UIGestureRecognizerDelegate ?? _AbsentUIGestureRecognizerDelegate.shared).gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) }
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        note("gestureRecognizer:shouldRequireFailureOfGestureRecognizer:", [gestureRecognizer, otherGestureRecognizer]) { (_forwardingTarget as? any UIGestureRecognizerDelegate ?? _AbsentUIGestureRecognizerDelegate.shared).gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) }
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        note("gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:", [gestureRecognizer, otherGestureRecognizer]) { (_forwardingTarget as? any UIGestureRecognizerDelegate ?? _AbsentUIGestureRecognizerDelegate.shared).gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) }
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        note("gestureRecognizer:shouldReceiveTouch:", [gestureRecognizer, touch]) { (_forwardingTarget as? any UIGestureRecognizerDelegate ?? _AbsentUIGestureRecognizerDelegate.shared).gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
    }
}

private final class _AbsentUIGestureRecognizerDelegate: NSObject, UIGestureRecognizerDelegate {
    static let shared = _AbsentUIGestureRecognizerDelegate()
}

extension UIImagePickerControllerDelegate where Self: _ForwardingDelegateProxy {
    public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
        note("imagePickerController:didFinishPickingMediaWithInfo:", [picker, info]) { (_forwardingTarget as? any UIImagePickerControllerDelegate ?? _AbsentUIImagePickerControllerDelegate.shared).imagePickerController(picker, didFinishPickingMediaWithInfo: info) }
    }

    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        note("imagePickerControllerDidCancel:", [picker]) { (_forwardingTarget as? any UIImagePickerControllerDelegate ?? _AbsentUIImagePickerControllerDelegate.shared).imagePickerControllerDidCancel(picker) }
    }
}

private final class _AbsentUIImagePickerControllerDelegate: NSObject, UIImagePickerControllerDelegate {
    static let shared = _AbsentUIImagePickerControllerDelegate()
}

extension UINavigationBarDelegate where Self: _ForwardingDelegateProxy {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        note("navigationBar:shouldPushItem:", [navigationBar, item]) { (_forwardingTarget as? any UINavigationBarDelegate ?? _AbsentUINavigationBarDelegate.shared).navigationBar(navigationBar, shouldPush: item) }
    }

    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        note("navigationBar:didPushItem:", [navigationBar, item]) { (_forwardingTarget as? any UINavigationBarDelegate ?? _AbsentUINavigationBarDelegate.shared).navigationBar(navigationBar, didPush: item) }
    }

    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        note("navigationBar:shouldPopItem:", [navigationBar, item]) { (_forwardingTarget as? any UINavigationBarDelegate ?? _AbsentUINavigationBarDelegate.shared).navigationBar(navigationBar, shouldPop: item) }
    }

    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        note("navigationBar:didPopItem:", [navigationBar, item]) { (_forwardingTarget as? any UINavigationBarDelegate ?? _AbsentUINavigationBarDelegate.shared).navigationBar(navigationBar, didPop: item) }
    }
}

private final class _AbsentUINavigationBarDelegate: NSObject, UINavigationBarDelegate {
    static let shared = _AbsentUINavigationBarDelegate()
}

extension UINavigationControllerDelegate where Self: _ForwardingDelegateProxy {
    public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        note("navigationController:willShowViewController:animated:", [navigationController, viewController, animated]) { (_forwardingTarget as? any UINavigationControllerDelegate ?? _AbsentUINavigationControllerDelegate.shared).navigationController(navigationController, willShow: viewController, animated: animated) }
    }

    public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        note("navigationController:didShowViewController:animated:", [navigationController, viewController, animated]) { (_forwardingTarget as? any UINavigationControllerDelegate ?? _AbsentUINavigationControllerDelegate.shared).navigationController(navigationController, didShow: viewController, animated: animated) }
    }

    public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask {
        note("navigationControllerSupportedInterfaceOrientations:", [navigationController]) { (_forwardingTarget as? any UINavigationControllerDelegate ?? _AbsentUINavigationControllerDelegate.shared).navigationControllerSupportedInterfaceOrientations(navigationController) }
    }

    public func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        note("navigationController:animationControllerForOperation:fromViewController:toViewController:", [navigationController, operation, fromVC, toVC]) { (_forwardingTarget as? any UINavigationControllerDelegate ?? _AbsentUINavigationControllerDelegate.shared).navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC) }
    }

    public func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
        note("navigationController:interactionControllerForAnimationController:", [navigationController, animationController]) { (_forwardingTarget as? any UINavigationControllerDelegate ?? _AbsentUINavigationControllerDelegate.shared).navigationController(navigationController, interactionControllerFor: animationController) }
    }

    public func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation {
        note("navigationControllerPreferredInterfaceOrientationForPresentation:", [navigationController]) { (_forwardingTarget as? any UINavigationControllerDelegate ?? _AbsentUINavigationControllerDelegate.shared).navigationControllerPreferredInterfaceOrientationForPresentation(navigationController) }
    }
}

private final class _AbsentUINavigationControllerDelegate: NSObject, UINavigationControllerDelegate {
    static let shared = _AbsentUINavigationControllerDelegate()
}

extension UIPageViewControllerDataSource where Self: _ForwardingDelegateProxy {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        note("presentationCountForPageViewController:", [pageViewController]) { (_forwardingTarget as? any UIPageViewControllerDataSource ?? _AbsentUIPageViewControllerDataSource.shared).presentationCount(for: pageViewController) }
    }

    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        note("presentationIndexForPageViewController:", [pageViewController]) { (_forwardingTarget as? any UIPageViewControllerDataSource ?? _AbsentUIPageViewControllerDataSource.shared).presentationIndex(for: pageViewController) }
    }
}

private final class _AbsentUIPageViewControllerDataSource: NSObject, UIPageViewControllerDataSource {
    static let shared = _AbsentUIPageViewControllerDataSource()

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? { nil }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? { nil }
}

extension UIPageViewControllerDelegate where Self: _ForwardingDelegateProxy {
    public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
        note("pageViewController:willTransitionToViewControllers:", [pageViewController, pendingViewControllers]) { (_forwardingTarget as? any UIPageViewControllerDelegate ?? _AbsentUIPageViewControllerDelegate.shared).pageViewController(pageViewController, willTransitionTo: pendingViewControllers) }
    }

    public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
        note("pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:", [pageViewController, finished, previousViewControllers, completed]) { (_forwardingTarget as? any UIPageViewControllerDelegate ?? _AbsentUIPageViewControllerDelegate.shared).pageViewController(pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers, transitionCompleted: completed) }
    }

    public func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation {
        note("pageViewController:spineLocationForOrientation:", [pageViewController, orientation]) { (_forwardingTarget as? any UIPageViewControllerDelegate ?? _AbsentUIPageViewControllerDelegate.shared).pageViewController(pageViewController, spineLocationFor: orientation) }
    }

    public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask {
        note("pageViewControllerSupportedInterfaceOrientations:", [pageViewController]) { (_forwardingTarget as? any UIPageViewControllerDelegate ?? _AbsentUIPageViewControllerDelegate.shared).pageViewControllerSupportedInterfaceOrientations(pageViewController) }
    }

    public func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController) -> UIInterfaceOrientation {
        note("pageViewControllerPreferredInterfaceOrientationForPresentation:", [pageViewController]) { (_forwardingTarget as? any UIPageViewControllerDelegate ?? _AbsentUIPageViewControllerDelegate.shared).pageViewControllerPreferredInterfaceOrientationForPresentation(pageViewController) }
    }
}

private final class _AbsentUIPageViewControllerDelegate: NSObject, UIPageViewControllerDelegate {
    static let shared = _AbsentUIPageViewControllerDelegate()
}

extension UIPickerViewDelegate where Self: _ForwardingDelegateProxy {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        note("pickerView:widthForComponent:", [pickerView, component]) { (_forwardingTarget as? any UIPickerViewDelegate ?? _AbsentUIPickerViewDelegate.shared).pickerView(pickerView, widthForComponent: component) }
    }

    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        note("pickerView:rowHeightForComponent:", [pickerView, component]) { (_forwardingTarget as? any UIPickerViewDelegate ?? _AbsentUIPickerViewDelegate.shared).pickerView(pickerView, rowHeightForComponent: component) }
    }

    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        note("pickerView:titleForRow:forComponent:", [pickerView, row, component]) { (_forwardingTarget as? any UIPickerViewDelegate ?? _AbsentUIPickerViewDelegate.shared).pickerView(pickerView, titleForRow: row, forComponent: component) }
    }

    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        note("pickerView:attributedTitleForRow:forComponent:", [pickerView, row, component]) { (_forwardingTarget as? any UIPickerViewDelegate ?? _AbsentUIPickerViewDelegate.shared).pickerView(pickerView, attributedTitleForRow: row, forComponent: component) }
    }

    public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        note("pickerView:viewForRow:forComponent:reusingView:", [pickerView, row, component, view as Any]) { (_forwardingTarget as? any UIPickerViewDelegate ?? _AbsentUIPickerViewDelegate.shared).pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view) }
    }

    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        note("pickerView:didSelectRow:inComponent:", [pickerView, row, component]) { (_forwardingTarget as? any UIPickerViewDelegate ?? _AbsentUIPickerViewDelegate.shared).pickerView(pickerView, didSelectRow: row, inComponent: component) }
    }
}

private final class _AbsentUIPickerViewDelegate: NSObject, UIPickerViewDelegate {
    static let shared = _AbsentUIPickerViewDelegate()
}

extension UIPointerInteractionDelegate where Self: _ForwardingDelegateProxy {
    public func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion? {
        note("pointerInteraction:regionForRequest:defaultRegion:", [interaction, request, defaultRegion]) { (_forwardingTarget as? any UIPointerInteractionDelegate ?? _AbsentUIPointerInteractionDelegate.shared).pointerInteraction(interaction, regionFor: request, defaultRegion: defaultRegion) }
    }

    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        note("pointerInteraction:styleForRegion:", [interaction, region]) { (_forwardingTarget as? any UIPointerInteractionDelegate ?? _AbsentUIPointerInteractionDelegate.shared).pointerInteraction(interaction, styleFor: region) }
    }

    public func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating) {
        note("pointerInteraction:willEnterRegion:animator:", [interaction, region, animator]) { (_forwardingTarget as? any UIPointerInteractionDelegate ?? _AbsentUIPointerInteractionDelegate.shared).pointerInteraction(interaction, willEnter: region, animator: animator) }
    }

    public func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating) {
        note("pointerInteraction:willExitRegion:animator:", [interaction, region, animator]) { (_forwardingTarget as? any UIPointerInteractionDelegate ?? _AbsentUIPointerInteractionDelegate.shared).pointerInteraction(interaction, willExit: region, animator: animator) }
    }
}

private final class _AbsentUIPointerInteractionDelegate: NSObject, UIPointerInteractionDelegate {
    static let shared = _AbsentUIPointerInteractionDelegate()
}

extension UIPopoverPresentationControllerDelegate where Self: _ForwardingDelegateProxy {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        note("prepareForPopoverPresentation:", [popoverPresentationController]) { (_forwardingTarget as? any UIPopoverPresentationControllerDelegate ?? _AbsentUIPopoverPresentationControllerDelegate.shared).prepareForPopoverPresentation(popoverPresentationController) }
    }
}

private final class _AbsentUIPopoverPresentationControllerDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    static let shared = _AbsentUIPopoverPresentationControllerDelegate()
}

extension UIPrintInteractionControllerDelegate where Self: _ForwardingDelegateProxy {
    public func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController) -> UIViewController? {
        note("printInteractionControllerParentViewController:", [printInteractionController]) { (_forwardingTarget as? any UIPrintInteractionControllerDelegate ?? _AbsentUIPrintInteractionControllerDelegate.shared).printInteractionControllerParentViewController(printInteractionController) }
    }

    public func printInteractionController(_ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]) -> UIPrintPaper {
        note("printInteractionController:choosePaper:", [printInteractionController, paperList]) { (_forwardingTarget as? any UIPrintInteractionControllerDelegate ?? _AbsentUIPrintInteractionControllerDelegate.shared).printInteractionController(printInteractionController, choosePaper: paperList) }
    }

    public func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {
        note("printInteractionControllerWillPresentPrinterOptions:", [controller]) { (_forwardingTarget as? any UIPrintInteractionControllerDelegate ?? _AbsentUIPrintInteractionControllerDelegate.shared).printInteractionControllerWillPresentPrinterOptions(controller) }
    }

    public func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {
        note("printInteractionControllerDidPresentPrinterOptions:", [controller]) { (_forwardingTarget as? any UIPrintInteractionControllerDelegate ?? _AbsentUIPrintInteractionControllerDelegate.shared).printInteractionControllerDidPresentPrinterOptions(controller) }
    }

    public func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {
        note("printInteractionControllerDidDismissPrinterOptions:", [controller]) { (_forwardingTarget as? any UIPrintInteractionControllerDelegate ?? _AbsentUIPrintInteractionControllerDelegate.shared).printInteractionControllerDidDismissPrinterOptions(controller) }
    }

    public func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {
        note("printInteractionControllerWillStartJob:", [controller]) { (_forwardingTarget as? any UIPrintInteractionControllerDelegate ?? _AbsentUIPrintInteractionControllerDelegate.shared).printInteractionControllerWillStartJob(controller) }
    }

    public func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {
        note("printInteractionControllerDidFinishJob:", [controller]) { (_forwardingTarget as? any UIPrintInteractionControllerDelegate ?? _AbsentUIPrintInteractionControllerDelegate.shared).printInteractionControllerDidFinishJob(controller) }
    }
}

private final class _AbsentUIPrintInteractionControllerDelegate: NSObject, UIPrintInteractionControllerDelegate {
    static let shared = _AbsentUIPrintInteractionControllerDelegate()
}

extension UISceneDelegate where Self: _ForwardingDelegateProxy {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        note("scene:willConnectToSession:options:", [scene, session, connectionOptions]) { (_forwardingTarget as? any UISceneDelegate ?? _AbsentUISceneDelegate.shared).scene(scene, willConnectTo: session, options: connectionOptions) }
    }

    public func sceneDidDisconnect(_ scene: UIScene) {
        note("sceneDidDisconnect:", [scene]) { (_forwardingTarget as? any UISceneDelegate ?? _AbsentUISceneDelegate.shared).sceneDidDisconnect(scene) }
    }

    public func sceneDidBecomeActive(_ scene: UIScene) {
        note("sceneDidBecomeActive:", [scene]) { (_forwardingTarget as? any UISceneDelegate ?? _AbsentUISceneDelegate.shared).sceneDidBecomeActive(scene) }
    }

    public func sceneWillResignActive(_ scene: UIScene) {
        note("sceneWillResignActive:", [scene]) { (_forwardingTarget as? any UISceneDelegate ?? _AbsentUISceneDelegate.shared).sceneWillResignActive(scene) }
    }

    public func sceneWillEnterForeground(_ scene: UIScene) {
        note("sceneWillEnterForeground:", [scene]) { (_forwardingTarget as? any UISceneDelegate ?? _AbsentUISceneDelegate.shared).sceneWillEnterForeground(scene) }
    }

    public func sceneDidEnterBackground(_ scene: UIScene) {
        note("sceneDidEnterBackground:", [scene]) { (_forwardingTarget as? any UISceneDelegate ?? _AbsentUISceneDelegate.shared).sceneDidEnterBackground(scene) }
    }

    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        note("scene:openURLContexts:", [scene, URLContexts]) { (_forwardingTarget as? any UISceneDelegate ?? _AbsentUISceneDelegate.shared).scene(scene, openURLContexts: URLContexts) }
    }

    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        note("scene:continueUserActivity:", [scene, userActivity]) { (_forwardingTarget as? any UISceneDelegate ?? _AbsentUISceneDelegate.shared).scene(scene, continue: userActivity) }
    }

    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        note("stateRestorationActivityForScene:", [scene]) { (_forwardingTarget as? any UISceneDelegate ?? _AbsentUISceneDelegate.shared).stateRestorationActivity(for: scene) }
    }
}

private final class _AbsentUISceneDelegate: NSObject, UISceneDelegate {
    static let shared = _AbsentUISceneDelegate()
}

extension UIScrollViewDelegate where Self: _ForwardingDelegateProxy {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        note("scrollViewDidScroll:", [scrollView]) { (_forwardingTarget as? any UIScrollViewDelegate ?? _AbsentUIScrollViewDelegate.shared).scrollViewDidScroll(scrollView) }
    }

    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        note("scrollViewDidZoom:", [scrollView]) { (_forwardingTarget as? any UIScrollViewDelegate ?? _AbsentUIScrollViewDelegate.shared).scrollViewDidZoom(scrollView) }
    }

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        note("scrollViewWillBeginDragging:", [scrollView]) { (_forwardingTarget as? any UIScrollViewDelegate ?? _AbsentUIScrollViewDelegate.shared).scrollViewWillBeginDragging(scrollView) }
    }

    public func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        note("scrollViewWillEndDragging:withVelocity:targetContentOffset:", [scrollView, velocity, targetContentOffset]) { (_forwardingTarget as? any UIScrollViewDelegate ?? _AbsentUIScrollViewDelegate.shared).scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) }
    }

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("scrollViewDidEndDragging:willDecelerate:", [scrollView, decelerate]) { (_forwardingTarget as? any UIScrollViewDelegate ?? _AbsentUIScrollViewDelegate.shared).scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
    }

    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        note("scrollViewWillBeginDecelerating:", [scrollView]) { (_forwardingTarget as? any UIScrollViewDelegate ?? _AbsentUIScrollViewDelegate.shared).scrollViewWillBeginDecelerating(scrollView) }
    }

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        note("scrollViewDidEndDecelerating:", [scrollView]) { (_forwardingTarget as? any UIScrollViewDelegate ?? _AbsentUIScrollViewDelegate.shared).scrollViewDidEndDecelerating(scrollView) }
    }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        note("scrollViewDidEndScrollingAnimation:", [scrollView]) { (_forwardingTarget as? any UIScrollViewDelegate ?? _AbsentUIScrollViewDelegate.shared).scrollViewDidEndScrollingAnimation(scrollView) }
    }

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        note("viewForZoomingInScrollView:", [scrollView]) { (_forwardingTarget as? any UIScrollViewDelegate ?? _AbsentUIScrollViewDelegate.shared).viewForZooming(in: scrollView) }
    }

    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        note("scrollViewWillBeginZooming:withView:", [scrollView, view as Any]) { (_forwardingTarget as? any UIScrollViewDelegate ?? _AbsentUIScrollViewDelegate.shared).scrollViewWillBeginZooming(scrollView, with: view) }
    }

    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        note("scrollViewDidEndZooming:withView:atScale:", [scrollView, view as Any, scale]) { (_forwardingTarget as? any UIScrollViewDelegate ?? _AbsentUIScrollViewDelegate.shared).scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
    }

    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        note("scrollViewShouldScrollToTop:", [scrollView]) { (_forwardingTarget as? any UIScrollViewDelegate ?? _AbsentUIScrollViewDelegate.shared).scrollViewShouldScrollToTop(scrollView) }
    }

    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        note("scrollViewDidScrollToTop:", [scrollView]) { (_forwardingTarget as? any UIScrollViewDelegate ?? _AbsentUIScrollViewDelegate.shared).scrollViewDidScrollToTop(scrollView) }
    }

    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        note("scrollViewDidChangeAdjustedContentInset:", [scrollView]) { (_forwardingTarget as? any UIScrollViewDelegate ?? _AbsentUIScrollViewDelegate.shared).scrollViewDidChangeAdjustedContentInset(scrollView) }
    }
}

private final class _AbsentUIScrollViewDelegate: NSObject, UIScrollViewDelegate {
    static let shared = _AbsentUIScrollViewDelegate()
}

extension UISearchBarDelegate where Self: _ForwardingDelegateProxy {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        note("searchBarShouldBeginEditing:", [searchBar]) { (_forwardingTarget as? any UISearchBarDelegate ?? _AbsentUISearchBarDelegate.shared).searchBarShouldBeginEditing(searchBar) }
    }

    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        note("searchBarTextDidBeginEditing:", [searchBar]) { (_forwardingTarget as? any UISearchBarDelegate ?? _AbsentUISearchBarDelegate.shared).searchBarTextDidBeginEditing(searchBar) }
    }

    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        note("searchBarShouldEndEditing:", [searchBar]) { (_forwardingTarget as? any UISearchBarDelegate ?? _AbsentUISearchBarDelegate.shared).searchBarShouldEndEditing(searchBar) }
    }

    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        note("searchBarTextDidEndEditing:", [searchBar]) { (_forwardingTarget as? any UISearchBarDelegate ?? _AbsentUISearchBarDelegate.shared).searchBarTextDidEndEditing(searchBar) }
    }

    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        note("searchBar:textDidChange:", [searchBar, searchText]) { (_forwardingTarget as? any UISearchBarDelegate ?? _AbsentUISearchBarDelegate.shared).searchBar(searchBar, textDidChange: searchText) }
    }

    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        note("searchBar:shouldChangeTextInRange:replacementText:", [searchBar, range, text]) { (_forwardingTarget as? any UISearchBarDelegate ?? _AbsentUISearchBarDelegate.shared).searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) }
    }

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        note("searchBarSearchButtonClicked:", [searchBar]) { (_forwardingTarget as? any UISearchBarDelegate ?? _AbsentUISearchBarDelegate.shared).searchBarSearchButtonClicked(searchBar) }
    }

    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        note("searchBarCancelButtonClicked:", [searchBar]) { (_forwardingTarget as? any UISearchBarDelegate ?? _AbsentUISearchBarDelegate.shared).searchBarCancelButtonClicked(searchBar) }
    }

    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
        note("searchBarBookmarkButtonClicked:", [searchBar]) { (_forwardingTarget as? any UISearchBarDelegate ?? _AbsentUISearchBarDelegate.shared).searchBarBookmarkButtonClicked(searchBar) }
    }

    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
        note("searchBarResultsListButtonClicked:", [searchBar]) { (_forwardingTarget as? any UISearchBarDelegate ?? _AbsentUISearchBarDelegate.shared).searchBarResultsListButtonClicked(searchBar) }
    }

    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        note("searchBar:selectedScopeButtonIndexDidChange:", [searchBar, selectedScope]) { (_forwardingTarget as? any UISearchBarDelegate ?? _AbsentUISearchBarDelegate.shared).searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope) }
    }
}

private final class _AbsentUISearchBarDelegate: NSObject, UISearchBarDelegate {
    static let shared = _AbsentUISearchBarDelegate()
}

extension UISearchControllerDelegate where Self: _ForwardingDelegateProxy {
    public func presentSearchController(_ searchController: UISearchController) {
        note("presentSearchController:", [searchController]) { (_forwardingTarget as? any UISearchControllerDelegate ?? _AbsentUISearchControllerDelegate.shared).presentSearchController(searchController) }
    }

    public func willPresentSearchController(_ searchController: UISearchController) {
        note("willPresentSearchController:", [searchController]) { (_forwardingTarget as? any UISearchControllerDelegate ?? _AbsentUISearchControllerDelegate.shared).willPresentSearchController(searchController) }
    }

    public func didPresentSearchController(_ searchController: UISearchController) {
        note("didPresentSearchController:", [searchController]) { (_forwardingTarget as? any UISearchControllerDelegate ?? _AbsentUISearchControllerDelegate.shared).didPresentSearchController(searchController) }
    }

    public func willDismissSearchController(_ searchController: UISearchController) {
        note("willDismissSearchController:", [searchController]) { (_forwardingTarget as? any UISearchControllerDelegate ?? _AbsentUISearchControllerDelegate.shared).willDismissSearchController(searchController) }
    }

    public func didDismissSearchController(_ searchController: UISearchController) {
        note("didDismissSearchController:", [searchController]) { (_forwardingTarget as? any UISearchControllerDelegate ?? _AbsentUISearchControllerDelegate.shared).didDismissSearchController(searchController) }
    }
}

private final class _AbsentUISearchControllerDelegate: NSObject, UISearchControllerDelegate {
    static let shared = _AbsentUISearchControllerDelegate()
}

extension UISheetPresentationControllerDelegate where Self: _ForwardingDelegateProxy {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
        note("sheetPresentationControllerDidChangeSelectedDetentIdentifier:", [sheetPresentationController]) { (_forwardingTarget as? any UISheetPresentationControllerDelegate ?? _AbsentUISheetPresentationControllerDelegate.shared).sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController) }
    }
}

private final class _AbsentUISheetPresentationControllerDelegate: NSObject, UISheetPresentationControllerDelegate {
    static let shared = _AbsentUISheetPresentationControllerDelegate()
}

extension UISplitViewControllerDelegate where Self: _ForwardingDelegateProxy {
    public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
        note("splitViewController:willChangeToDisplayMode:", [svc, displayMode]) { (_forwardingTarget as? any UISplitViewControllerDelegate ?? _AbsentUISplitViewControllerDelegate.shared).splitViewController(svc, willChangeTo: displayMode) }
    }

    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        note("splitViewController:willShowColumn:", [svc, column]) { (_forwardingTarget as? any UISplitViewControllerDelegate ?? _AbsentUISplitViewControllerDelegate.shared).splitViewController(svc, willShow: column) }
    }

    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        note("splitViewController:willHideColumn:", [svc, column]) { (_forwardingTarget as? any UISplitViewControllerDelegate ?? _AbsentUISplitViewControllerDelegate.shared).splitViewController(svc, willHide: column) }
    }

    public func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column {
        note("splitViewController:topColumnForCollapsingToProposedTopColumn:", [svc, proposedTopColumn]) { (_forwardingTarget as? any UISplitViewControllerDelegate ?? _AbsentUISplitViewControllerDelegate.shared).splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn) }
    }

    public func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode {
        note("splitViewController:displayModeForExpandingToProposedDisplayMode:", [svc, proposedDisplayMode]) { (_forwardingTarget as? any UISplitViewControllerDelegate ?? _AbsentUISplitViewControllerDelegate.shared).splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode) }
    }

    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        note("splitViewControllerDidCollapse:", [svc]) { (_forwardingTarget as? any UISplitViewControllerDelegate ?? _AbsentUISplitViewControllerDelegate.shared).splitViewControllerDidCollapse(svc) }
    }

    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        note("splitViewControllerDidExpand:", [svc]) { (_forwardingTarget as? any UISplitViewControllerDelegate ?? _AbsentUISplitViewControllerDelegate.shared).splitViewControllerDidExpand(svc) }
    }

    public func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool {
        note("splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:", [splitViewController, secondaryViewController, primaryViewController]) { (_forwardingTarget as? any UISplitViewControllerDelegate ?? _AbsentUISplitViewControllerDelegate.shared).splitViewController(splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController) }
    }

    public func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController? {
        note("splitViewController:separateSecondaryViewControllerFromPrimaryViewController:", [splitViewController, primaryViewController]) { (_forwardingTarget as? any UISplitViewControllerDelegate ?? _AbsentUISplitViewControllerDelegate.shared).splitViewController(splitViewController, separateSecondaryFrom: primaryViewController) }
    }

    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        note("primaryViewControllerForCollapsingSplitViewController:", [splitViewController]) { (_forwardingTarget as? any UISplitViewControllerDelegate ?? _AbsentUISplitViewControllerDelegate.shared).primaryViewController(forCollapsing: splitViewController) }
    }

    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        note("primaryViewControllerForExpandingSplitViewController:", [splitViewController]) { (_forwardingTarget as? any UISplitViewControllerDelegate ?? _AbsentUISplitViewControllerDelegate.shared).primaryViewController(forExpanding: splitViewController) }
    }

    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        note("targetDisplayModeForActionInSplitViewController:", [svc]) { (_forwardingTarget as? any UISplitViewControllerDelegate ?? _AbsentUISplitViewControllerDelegate.shared).targetDisplayModeForAction(in: svc) }
    }

    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        note("splitViewControllerInteractivePresentationGestureWillBegin:", [svc]) { (_forwardingTarget as? any UISplitViewControllerDelegate ?? _AbsentUISplitViewControllerDelegate.shared).splitViewControllerInteractivePresentationGestureWillBegin(svc) }
    }

    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        note("splitViewControllerInteractivePresentationGestureDidEnd:", [svc]) { (_forwardingTarget as? any UISplitViewControllerDelegate ?? _AbsentUISplitViewControllerDelegate.shared).splitViewControllerInteractivePresentationGestureDidEnd(svc) }
    }

    public func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask {
        note("splitViewControllerSupportedInterfaceOrientations:", [splitViewController]) { (_forwardingTarget as? any UISplitViewControllerDelegate ?? _AbsentUISplitViewControllerDelegate.shared).splitViewControllerSupportedInterfaceOrientations(splitViewController) }
    }

    public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
        note("splitViewController:showViewController:sender:", [splitViewController, vc, sender as Any]) { (_forwardingTarget as? any UISplitViewControllerDelegate ?? _AbsentUISplitViewControllerDelegate.shared).splitViewController(splitViewController, show: vc, sender: sender) }
    }

    public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
        note("splitViewController:showDetailViewController:sender:", [splitViewController, vc, sender as Any]) { (_forwardingTarget as? any UISplitViewControllerDelegate ?? _AbsentUISplitViewControllerDelegate.shared).splitViewController(splitViewController, showDetail: vc, sender: sender) }
    }
}

private final class _AbsentUISplitViewControllerDelegate: NSObject, UISplitViewControllerDelegate {
    static let shared = _AbsentUISplitViewControllerDelegate()
}

extension UITabBarControllerDelegate where Self: _ForwardingDelegateProxy {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        note("tabBarController:shouldSelectViewController:", [tabBarController, viewController]) { (_forwardingTarget as? any UITabBarControllerDelegate ?? _AbsentUITabBarControllerDelegate.shared).tabBarController(tabBarController, shouldSelect: viewController) }
    }

    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        note("tabBarController:didSelectViewController:", [tabBarController, viewController]) { (_forwardingTarget as? any UITabBarControllerDelegate ?? _AbsentUITabBarControllerDelegate.shared).tabBarController(tabBarController, didSelect: viewController) }
    }

    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        note("tabBarController:shouldSelectTab:", [tabBarController, tab]) { (_forwardingTarget as? any UITabBarControllerDelegate ?? _AbsentUITabBarControllerDelegate.shared).tabBarController(tabBarController, shouldSelectTab: tab) }
    }

    public func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        note("tabBarController:didSelectTab:previousTab:", [tabBarController, selectedTab, previousTab as Any]) { (_forwardingTarget as? any UITabBarControllerDelegate ?? _AbsentUITabBarControllerDelegate.shared).tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab) }
    }

    public func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {
        note("tabBarController:willBeginCustomizingViewControllers:", [tabBarController, viewControllers]) { (_forwardingTarget as? any UITabBarControllerDelegate ?? _AbsentUITabBarControllerDelegate.shared).tabBarController(tabBarController, willBeginCustomizing: viewControllers) }
    }

    public func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool) {
        note("tabBarController:willEndCustomizingViewControllers:changed:", [tabBarController, viewControllers, changed]) { (_forwardingTarget as? any UITabBarControllerDelegate ?? _AbsentUITabBarControllerDelegate.shared).tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed) }
    }

    public func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool) {
        note("tabBarController:didEndCustomizingViewControllers:changed:", [tabBarController, viewControllers, changed]) { (_forwardingTarget as? any UITabBarControllerDelegate ?? _AbsentUITabBarControllerDelegate.shared).tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed) }
    }

    public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
        note("tabBarControllerSupportedInterfaceOrientations:", [tabBarController]) { (_forwardingTarget as? any UITabBarControllerDelegate ?? _AbsentUITabBarControllerDelegate.shared).tabBarControllerSupportedInterfaceOrientations(tabBarController) }
    }

    public func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation {
        note("tabBarControllerPreferredInterfaceOrientationForPresentation:", [tabBarController]) { (_forwardingTarget as? any UITabBarControllerDelegate ?? _AbsentUITabBarControllerDelegate.shared).tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController) }
    }

    public func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        note("tabBarController:animationControllerForTransitionFromViewController:toViewController:", [tabBarController, fromVC, toVC]) { (_forwardingTarget as? any UITabBarControllerDelegate ?? _AbsentUITabBarControllerDelegate.shared).tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC) }
    }

    public func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
        note("tabBarController:interactionControllerForAnimationController:", [tabBarController, animationController]) { (_forwardingTarget as? any UITabBarControllerDelegate ?? _AbsentUITabBarControllerDelegate.shared).tabBarController(tabBarController, interactionControllerFor: animationController) }
    }
}

private final class _AbsentUITabBarControllerDelegate: NSObject, UITabBarControllerDelegate {
    static let shared = _AbsentUITabBarControllerDelegate()
}

extension UITabBarDelegate where Self: _ForwardingDelegateProxy {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        note("tabBar:didSelectItem:", [tabBar, item]) { (_forwardingTarget as? any UITabBarDelegate ?? _AbsentUITabBarDelegate.shared).tabBar(tabBar, didSelect: item) }
    }

    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        note("tabBar:willBeginCustomizingItems:", [tabBar, items]) { (_forwardingTarget as? any UITabBarDelegate ?? _AbsentUITabBarDelegate.shared).tabBar(tabBar, willBeginCustomizing: items) }
    }

    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
        note("tabBar:didBeginCustomizingItems:", [tabBar, items]) { (_forwardingTarget as? any UITabBarDelegate ?? _AbsentUITabBarDelegate.shared).tabBar(tabBar, didBeginCustomizing: items) }
    }

    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        note("tabBar:willEndCustomizingItems:changed:", [tabBar, items, changed]) { (_forwardingTarget as? any UITabBarDelegate ?? _AbsentUITabBarDelegate.shared).tabBar(tabBar, willEndCustomizing: items, changed: changed) }
    }

    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        note("tabBar:didEndCustomizingItems:changed:", [tabBar, items, changed]) { (_forwardingTarget as? any UITabBarDelegate ?? _AbsentUITabBarDelegate.shared).tabBar(tabBar, didEndCustomizing: items, changed: changed) }
    }
}

private final class _AbsentUITabBarDelegate: NSObject, UITabBarDelegate {
    static let shared = _AbsentUITabBarDelegate()
}

extension UITableViewDataSource where Self: _ForwardingDelegateProxy {
    public func numberOfSections(in tableView: UITableView) -> Int {
        note("numberOfSectionsInTableView:", [tableView]) { (_forwardingTarget as? any UITableViewDataSource ?? _AbsentUITableViewDataSource.shared).numberOfSections(in: tableView) }
    }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        note("tableView:titleForHeaderInSection:", [tableView, section]) { (_forwardingTarget as? any UITableViewDataSource ?? _AbsentUITableViewDataSource.shared).tableView(tableView, titleForHeaderInSection: section) }
    }

    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        note("tableView:titleForFooterInSection:", [tableView, section]) { (_forwardingTarget as? any UITableViewDataSource ?? _AbsentUITableViewDataSource.shared).tableView(tableView, titleForFooterInSection: section) }
    }

    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        note("tableView:canEditRowAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDataSource ?? _AbsentUITableViewDataSource.shared).tableView(tableView, canEditRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        note("tableView:canMoveRowAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDataSource ?? _AbsentUITableViewDataSource.shared).tableView(tableView, canMoveRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        note("tableView:commitEditingStyle:forRowAtIndexPath:", [tableView, editingStyle, indexPath]) { (_forwardingTarget as? any UITableViewDataSource ?? _AbsentUITableViewDataSource.shared).tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        note("tableView:moveRowAtIndexPath:toIndexPath:", [tableView, sourceIndexPath, destinationIndexPath]) { (_forwardingTarget as? any UITableViewDataSource ?? _AbsentUITableViewDataSource.shared).tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
    }

    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        note("sectionIndexTitlesForTableView:", [tableView]) { (_forwardingTarget as? any UITableViewDataSource ?? _AbsentUITableViewDataSource.shared).sectionIndexTitles(for: tableView) }
    }

    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        note("tableView:sectionForSectionIndexTitle:atIndex:", [tableView, title, index]) { (_forwardingTarget as? any UITableViewDataSource ?? _AbsentUITableViewDataSource.shared).tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
    }
}

private final class _AbsentUITableViewDataSource: NSObject, UITableViewDataSource {
    static let shared = _AbsentUITableViewDataSource()

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError("Nothing has tableView(_:cellForRowAt:), for which there is no default.") }
}

extension UITableViewDataSourcePrefetching where Self: _ForwardingDelegateProxy {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        note("tableView:cancelPrefetchingForRowsAtIndexPaths:", [tableView, indexPaths]) { (_forwardingTarget as? any UITableViewDataSourcePrefetching ?? _AbsentUITableViewDataSourcePrefetching.shared).tableView(tableView, cancelPrefetchingForRowsAt: indexPaths) }
    }
}

private final class _AbsentUITableViewDataSourcePrefetching: NSObject, UITableViewDataSourcePrefetching {
    static let shared = _AbsentUITableViewDataSourcePrefetching()

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

extension UITableViewDelegate where Self: _ForwardingDelegateProxy {
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        note("tableView:willDisplayCell:forRowAtIndexPath:", [tableView, cell, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        note("tableView:willDisplayHeaderView:forSection:", [tableView, view, section]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, willDisplayHeaderView: view, forSection: section) }
    }

    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        note("tableView:willDisplayFooterView:forSection:", [tableView, view, section]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, willDisplayFooterView: view, forSection: section) }
    }

    public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        note("tableView:didEndDisplayingCell:forRowAtIndexPath:", [tableView, cell, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        note("tableView:didEndDisplayingHeaderView:forSection:", [tableView, view, section]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
    }

    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        note("tableView:didEndDisplayingFooterView:forSection:", [tableView, view, section]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
    }

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        note("tableView:heightForRowAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, heightForRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        note("tableView:heightForHeaderInSection:", [tableView, section]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, heightForHeaderInSection: section) }
    }

    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        note("tableView:heightForFooterInSection:", [tableView, section]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, heightForFooterInSection: section) }
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        note("tableView:estimatedHeightForRowAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, estimatedHeightForRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        note("tableView:estimatedHeightForHeaderInSection:", [tableView, section]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, estimatedHeightForHeaderInSection: section) }
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        note("tableView:estimatedHeightForFooterInSection:", [tableView, section]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, estimatedHeightForFooterInSection: section) }
    }

    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        note("tableView:viewForHeaderInSection:", [tableView, section]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, viewForHeaderInSection: section) }
    }

    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        note("tableView:viewForFooterInSection:", [tableView, section]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, viewForFooterInSection: section) }
    }

    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        note("tableView:accessoryButtonTappedForRowWithIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
    }

    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        note("tableView:shouldHighlightRowAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, shouldHighlightRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        note("tableView:didHighlightRowAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, didHighlightRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        note("tableView:didUnhighlightRowAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, didUnhighlightRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        note("tableView:willSelectRowAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, willSelectRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        note("tableView:willDeselectRowAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, willDeselectRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        note("tableView:didSelectRowAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, didSelectRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        note("tableView:didDeselectRowAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, didDeselectRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        note("tableView:canPerformPrimaryActionForRowAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        note("tableView:performPrimaryActionForRowAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, performPrimaryActionForRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        note("tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        note("tableView:didBeginMultipleSelectionInteractionAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath) }
    }

    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        note("tableViewDidEndMultipleSelectionInteraction:", [tableView]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableViewDidEndMultipleSelectionInteraction(tableView) }
    }

    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        note("tableView:editingStyleForRowAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, editingStyleForRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        note("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        note("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        note("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        note("tableView:editActionsForRowAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, editActionsForRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        note("tableView:shouldIndentWhileEditingRowAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        note("tableView:willBeginEditingRowAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, willBeginEditingRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        note("tableView:didEndEditingRowAtIndexPath:", [tableView, indexPath as Any]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, didEndEditingRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath {
        note("tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:", [tableView, sourceIndexPath, proposedDestinationIndexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath) }
    }

    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        note("tableView:indentationLevelForRowAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, indentationLevelForRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        note("tableView:contextMenuConfigurationForRowAtIndexPath:point:", [tableView, indexPath, point]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point) }
    }

    public func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        note("tableView:previewForHighlightingContextMenuWithConfiguration:", [tableView, configuration]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration) }
    }

    public func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        note("tableView:previewForDismissingContextMenuWithConfiguration:", [tableView, configuration]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration) }
    }

    public func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        note("tableView:willDisplayContextMenuConfiguration:animator:", [tableView, configuration, animator as Any]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, willDisplayContextMenu: configuration, animator: animator) }
    }

    public func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        note("tableView:willEndContextMenuInteractionConfiguration:animator:", [tableView, configuration, animator as Any]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator) }
    }

    public func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
        note("tableView:willPerformPreviewActionForMenuWithConfiguration:animator:", [tableView, configuration, animator]) { (_forwardingTarget as? any UITableViewDelegate ?? _AbsentUITableViewDelegate.shared).tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
    }
}

private final class _AbsentUITableViewDelegate: NSObject, UITableViewDelegate {
    static let shared = _AbsentUITableViewDelegate()
}

extension UITableViewDragDelegate where Self: _ForwardingDelegateProxy {
    public func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] {
        note("tableView:itemsForAddingToSession:atIndexPath:point:", [tableView, session, indexPath, point]) { (_forwardingTarget as? any UITableViewDragDelegate ?? _AbsentUITableViewDragDelegate.shared).tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point) }
    }

    public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        note("tableView:dragPreviewParametersForRowAtIndexPath:", [tableView, indexPath]) { (_forwardingTarget as? any UITableViewDragDelegate ?? _AbsentUITableViewDragDelegate.shared).tableView(tableView, dragPreviewParametersForRowAt: indexPath) }
    }

    public func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        note("tableView:dragSessionIsRestrictedToDraggingApplicationSession:", [tableView, session]) { (_forwardingTarget as? any UITableViewDragDelegate ?? _AbsentUITableViewDragDelegate.shared).tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session) }
    }

    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        note("tableView:dragSessionWillBeginSession:", [tableView, session]) { (_forwardingTarget as? any UITableViewDragDelegate ?? _AbsentUITableViewDragDelegate.shared).tableView(tableView, dragSessionWillBegin: session) }
    }

    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        note("tableView:dragSessionDidEndSession:", [tableView, session]) { (_forwardingTarget as? any UITableViewDragDelegate ?? _AbsentUITableViewDragDelegate.shared).tableView(tableView, dragSessionDidEnd: session) }
    }

    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        note("tableView:dragSessionAllowsMoveOperationSession:", [tableView, session]) { (_forwardingTarget as? any UITableViewDragDelegate ?? _AbsentUITableViewDragDelegate.shared).tableView(tableView, dragSessionAllowsMoveOperation: session) }
    }
}

private final class _AbsentUITableViewDragDelegate: NSObject, UITableViewDragDelegate {
    static let shared = _AbsentUITableViewDragDelegate()

    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] { [] }
}

extension UITableViewDropDelegate where Self: _ForwardingDelegateProxy {
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        note("tableView:canHandleSession:", [tableView, session]) { (_forwardingTarget as? any UITableViewDropDelegate ?? _AbsentUITableViewDropDelegate.shared).tableView(tableView, canHandle: session) }
    }

    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        note("tableView:dropSessionDidEnterSession:", [tableView, session]) { (_forwardingTarget as? any UITableViewDropDelegate ?? _AbsentUITableViewDropDelegate.shared).tableView(tableView, dropSessionDidEnter: session) }
    }

    public func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal {
        note("tableView:dropSessionDidUpdateSession:withDestinationIndexPath:", [tableView, session, destinationIndexPath as Any]) { (_forwardingTarget as? any UITableViewDropDelegate ?? _AbsentUITableViewDropDelegate.shared).tableView(tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath) }
    }

    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
        note("tableView:dropSessionDidExitSession:", [tableView, session]) { (_forwardingTarget as? any UITableViewDropDelegate ?? _AbsentUITableViewDropDelegate.shared).tableView(tableView, dropSessionDidExit: session) }
    }

    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        note("tableView:dropSessionDidEndSession:", [tableView, session]) { (_forwardingTarget as? any UITableViewDropDelegate ?? _AbsentUITableViewDropDelegate.shared).tableView(tableView, dropSessionDidEnd: session) }
    }
}

private final class _AbsentUITableViewDropDelegate: NSObject, UITableViewDropDelegate {
    static let shared = _AbsentUITableViewDropDelegate()

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}

extension UITextFieldDelegate where Self: _ForwardingDelegateProxy {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        note("textFieldShouldBeginEditing:", [textField]) { (_forwardingTarget as? any UITextFieldDelegate ?? _AbsentUITextFieldDelegate.shared).textFieldShouldBeginEditing(textField) }
    }

    public func textFieldDidBeginEditing(_ textField: UITextField) {
        note("textFieldDidBeginEditing:", [textField]) { (_forwardingTarget as? any UITextFieldDelegate ?? _AbsentUITextFieldDelegate.shared).textFieldDidBeginEditing(textField) }
    }

    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        note("textFieldShouldEndEditing:", [textField]) { (_forwardingTarget as? any UITextFieldDelegate ?? _AbsentUITextFieldDelegate.shared).textFieldShouldEndEditing(textField) }
    }

    public func textFieldDidEndEditing(_ textField: UITextField) {
        note("textFieldDidEndEditing:", [textField]) { (_forwardingTarget as? any UITextFieldDelegate ?? _AbsentUITextFieldDelegate.shared).textFieldDidEndEditing(textField) }
    }

    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        note("textFieldDidEndEditing:reason:", [textField, reason]) { (_forwardingTarget as? any UITextFieldDelegate ?? _AbsentUITextFieldDelegate.shared).textFieldDidEndEditing(textField, reason: reason) }
    }

    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        note("textField:shouldChangeCharactersInRange:replacementString:", [textField, range, string]) { (_forwardingTarget as? any UITextFieldDelegate ?? _AbsentUITextFieldDelegate.shared).textField(textField, shouldChangeCharactersIn: range, replacementString: string) }
    }

    public func textFieldDidChangeSelection(_ textField: UITextField) {
        note("textFieldDidChangeSelection:", [textField]) { (_forwardingTarget as? any UITextFieldDelegate ?? _AbsentUITextFieldDelegate.shared).textFieldDidChangeSelection(textField) }
    }

    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        note("textFieldShouldClear:", [textField]) { (_forwardingTarget as? any UITextFieldDelegate ?? _AbsentUITextFieldDelegate.shared).textFieldShouldClear(textField) }
    }

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        note("textFieldShouldReturn:", [textField]) { (_forwardingTarget as? any UITextFieldDelegate ?? _AbsentUITextFieldDelegate.shared).textFieldShouldReturn(textField) }
    }

    public func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        note("textField:editMenuForCharactersInRange:suggestedActions:", [textField, range, suggestedActions]) { (_forwardingTarget as? any UITextFieldDelegate ?? _AbsentUITextFieldDelegate.shared).textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions) }
    }

    public func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        note("textField:willPresentEditMenuWithAnimator:", [textField, animator]) { (_forwardingTarget as? any UITextFieldDelegate ?? _AbsentUITextFieldDelegate.shared).textField(textField, willPresentEditMenuWith: animator) }
    }

    public func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        note("textField:willDismissEditMenuWithAnimator:", [textField, animator]) { (_forwardingTarget as? any UITextFieldDelegate ?? _AbsentUITextFieldDelegate.shared).textField(textField, willDismissEditMenuWith: animator) }
    }
}

private final class _AbsentUITextFieldDelegate: NSObject, UITextFieldDelegate {
    static let shared = _AbsentUITextFieldDelegate()
}

extension UITextViewDelegate where Self: _ForwardingDelegateProxy {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        note("textViewShouldBeginEditing:", [textView]) { (_forwardingTarget as? any UITextViewDelegate ?? _AbsentUITextViewDelegate.shared).textViewShouldBeginEditing(textView) }
    }

    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        note("textViewShouldEndEditing:", [textView]) { (_forwardingTarget as? any UITextViewDelegate ?? _AbsentUITextViewDelegate.shared).textViewShouldEndEditing(textView) }
    }

    public func textViewDidBeginEditing(_ textView: UITextView) {
        note("textViewDidBeginEditing:", [textView]) { (_forwardingTarget as? any UITextViewDelegate ?? _AbsentUITextViewDelegate.shared).textViewDidBeginEditing(textView) }
    }

    public func textViewDidEndEditing(_ textView: UITextView) {
        note("textViewDidEndEditing:", [textView]) { (_forwardingTarget as? any UITextViewDelegate ?? _AbsentUITextViewDelegate.shared).textViewDidEndEditing(textView) }
    }

    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        note("textView:shouldChangeTextInRange:replacementText:", [textView, range, text]) { (_forwardingTarget as? any UITextViewDelegate ?? _AbsentUITextViewDelegate.shared).textView(textView, shouldChangeTextIn: range, replacementText: text) }
    }

    public func textViewDidChange(_ textView: UITextView) {
        note("textViewDidChange:", [textView]) { (_forwardingTarget as? any UITextViewDelegate ?? _AbsentUITextViewDelegate.shared).textViewDidChange(textView) }
    }

    public func textViewDidChangeSelection(_ textView: UITextView) {
        note("textViewDidChangeSelection:", [textView]) { (_forwardingTarget as? any UITextViewDelegate ?? _AbsentUITextViewDelegate.shared).textViewDidChangeSelection(textView) }
    }

    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool {
        note("textView:shouldInteractWithURL:inRange:interaction:", [textView, URL, characterRange, interaction]) { (_forwardingTarget as? any UITextViewDelegate ?? _AbsentUITextViewDelegate.shared).textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction) }
    }

    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        note("textView:shouldInteractWithURL:inRange:", [textView, URL, characterRange]) { (_forwardingTarget as? any UITextViewDelegate ?? _AbsentUITextViewDelegate.shared).textView(textView, shouldInteractWith: URL, in: characterRange) }
    }

    public func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool {
        note("textView:shouldInteractWithTextAttachment:inRange:interaction:", [textView, textAttachment, characterRange, interaction]) { (_forwardingTarget as? any UITextViewDelegate ?? _AbsentUITextViewDelegate.shared).textView(textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction) }
    }

    public func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool {
        note("textView:shouldInteractWithTextAttachment:inRange:", [textView, textAttachment, characterRange]) { (_forwardingTarget as? any UITextViewDelegate ?? _AbsentUITextViewDelegate.shared).textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
    }

    public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        note("textView:primaryActionForTextItem:defaultAction:", [textView, textItem, defaultAction]) { (_forwardingTarget as? any UITextViewDelegate ?? _AbsentUITextViewDelegate.shared).textView(textView, primaryActionFor: textItem, defaultAction: defaultAction) }
    }

    public func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration? {
        note("textView:menuConfigurationForTextItem:defaultMenu:", [textView, textItem, defaultMenu]) { (_forwardingTarget as? any UITextViewDelegate ?? _AbsentUITextViewDelegate.shared).textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu) }
    }

    public func textView(_ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any _UIMenuAnimating) {
        note("textView:textItemMenuWillDisplayForTextItem:animator:", [textView, textItem, animator]) { (_forwardingTarget as? any UITextViewDelegate ?? _AbsentUITextViewDelegate.shared).textView(textView, textItemMenuWillDisplayFor: textItem, animator: animator) }
    }

    public func textView(_ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any _UIMenuAnimating) {
        note("textView:textItemMenuWillEndForTextItem:animator:", [textView, textItem, animator]) { (_forwardingTarget as? any UITextViewDelegate ?? _AbsentUITextViewDelegate.shared).textView(textView, textItemMenuWillEndFor: textItem, animator: animator) }
    }

    public func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        note("textView:editMenuForTextInRange:suggestedActions:", [textView, range, suggestedActions]) { (_forwardingTarget as? any UITextViewDelegate ?? _AbsentUITextViewDelegate.shared).textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions) }
    }

    public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        note("textView:willPresentEditMenuWithAnimator:", [textView, animator]) { (_forwardingTarget as? any UITextViewDelegate ?? _AbsentUITextViewDelegate.shared).textView(textView, willPresentEditMenuWith: animator) }
    }

    public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        note("textView:willDismissEditMenuWithAnimator:", [textView, animator]) { (_forwardingTarget as? any UITextViewDelegate ?? _AbsentUITextViewDelegate.shared).textView(textView, willDismissEditMenuWith: animator) }
    }
}

private final class _AbsentUITextViewDelegate: NSObject, UITextViewDelegate {
    static let shared = _AbsentUITextViewDelegate()
}

extension UIViewControllerTransitioningDelegate where Self: _ForwardingDelegateProxy {
    public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        note("animationControllerForPresentedController:presentingController:sourceController:", [presented, presenting, source]) { (_forwardingTarget as? any UIViewControllerTransitioningDelegate ?? _AbsentUIViewControllerTransitioningDelegate.shared).animationController(forPresented: presented, presenting: presenting, source: source) }
    }

    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        note("animationControllerForDismissedController:", [dismissed]) { (_forwardingTarget as? any UIViewControllerTransitioningDelegate ?? _AbsentUIViewControllerTransitioningDelegate.shared).animationController(forDismissed: dismissed) }
    }

    public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        note("presentationControllerForPresentedViewController:presentingViewController:sourceViewController:", [presented, presenting as Any, source]) { (_forwardingTarget as? any UIViewControllerTransitioningDelegate ?? _AbsentUIViewControllerTransitioningDelegate.shared).presentationController(forPresented: presented, presenting: presenting, source: source) }
    }

    public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
        note("interactionControllerForPresentation:", [animator]) { (_forwardingTarget as? any UIViewControllerTransitioningDelegate ?? _AbsentUIViewControllerTransitioningDelegate.shared).interactionControllerForPresentation(using: animator) }
    }

    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
        note("interactionControllerForDismissal:", [animator]) { (_forwardingTarget as? any UIViewControllerTransitioningDelegate ?? _AbsentUIViewControllerTransitioningDelegate.shared).interactionControllerForDismissal(using: animator) }
    }
}

private final class _AbsentUIViewControllerTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    static let shared = _AbsentUIViewControllerTransitioningDelegate()
}

extension UIWindowSceneDelegate where Self: _ForwardingDelegateProxy {
    public func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection) {
        note("windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:", [windowScene, previousCoordinateSpace, previousInterfaceOrientation, previousTraitCollection]) { (_forwardingTarget as? any UIWindowSceneDelegate ?? _AbsentUIWindowSceneDelegate.shared).windowScene(windowScene, didUpdate: previousCoordinateSpace, interfaceOrientation: previousInterfaceOrientation, traitCollection: previousTraitCollection) }
    }

    public func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        note("windowScene:performActionForShortcutItem:completionHandler:", [windowScene, shortcutItem, completionHandler]) { (_forwardingTarget as? any UIWindowSceneDelegate ?? _AbsentUIWindowSceneDelegate.shared).windowScene(windowScene, performActionFor: shortcutItem, completionHandler: completionHandler) }
    }
}

private final class _AbsentUIWindowSceneDelegate: NSObject, UIWindowSceneDelegate {
    static let shared = _AbsentUIWindowSceneDelegate()
}
