/// A screen on which a person writes a message that the app has begun.
///
/// There is no telephone here: ``canSendText()`` is false, and a screen that is presented all the same says so and tells its
/// delegate `.cancelled`.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    private let notice: NoAccountController

    /// The object that hears what became of the message; held weakly.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// To whom it goes.
    open var recipients: [String]?
    /// The text.
    open var body: String?
    /// What it is about.
    open var subject: String?

    /// Creates a screen for an empty message.
    public init() {
        notice = NoAccountController(
            title: "Cannot Send Message", message: "This device cannot send text messages.")
        super.init(nibName: nil, bundle: nil)
        setViewControllers([notice], animated: false)
        notice.onEnd = { [weak self] in
            guard let self else { return }
            if let messageComposeDelegate {
                messageComposeDelegate.messageComposeViewController(self, didFinishWith: .cancelled)
            } else {
                dismiss(animated: true)
            }
        }
    }

    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { self.init() }

    public required init?(coder: NSCoder) { nil }

    /// False: there is no telephone.
    open class func canSendText() -> Bool { false }
    /// False.
    open class func canSendSubject() -> Bool { false }
    /// False.
    open class func canSendAttachments() -> Bool { false }
}

/// Hears what became of a message; the app dismisses the screen.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    /// The person is done.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
