/// Hears what became of a mail. The method is optional; the app dismisses the screen in it.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    /// The person is done.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}
