/// What an action sheet tells.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: AnyObject {
    /// Called when a button is tapped, before the sheet goes.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// Called when the sheet is cancelled without a tap on a button.
    func actionSheetCancel(_ actionSheet: UIActionSheet)
    /// Called before the sheet appears.
    // objc: willPresentActionSheet:
    func willPresent(_ actionSheet: UIActionSheet)
    /// Called when the sheet has appeared.
    // objc: didPresentActionSheet:
    func didPresent(_ actionSheet: UIActionSheet)
    /// Called before the sheet goes.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    /// Called when the sheet has gone.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
    public func willPresent(_ actionSheet: UIActionSheet) {}
    public func didPresent(_ actionSheet: UIActionSheet) {}
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
