/// What an alert view tells.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
    /// Called when a button is tapped, before the alert goes.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// Called when the alert is cancelled without a tap on a button.
    func alertViewCancel(_ alertView: UIAlertView)
    /// Called before the alert appears.
    // objc: willPresentAlertView:
    func willPresent(_ alertView: UIAlertView)
    /// Called when the alert has appeared.
    // objc: didPresentAlertView:
    func didPresent(_ alertView: UIAlertView)
    /// Called before the alert goes.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// Called when the alert has gone.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    /// Called when the text of a field changes: whether the first button that does not cancel can be tapped.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    public func alertViewCancel(_ alertView: UIAlertView) {}
    public func willPresent(_ alertView: UIAlertView) {}
    public func didPresent(_ alertView: UIAlertView) {}
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
