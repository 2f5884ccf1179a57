/// A screen on which a person writes a mail that the app has begun.
///
/// The system here has no mail accounts, as an iPhone has none before one is added: ``canSendMail()`` is false, and a screen
/// that is presented all the same says so and tells its delegate `.cancelled`.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    private let notice: NoAccountController

    /// What the app has begun.
    package private(set) var draft = MailDraft()

    /// The object that hears what became of the mail; held weakly.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Creates a screen for an empty mail.
    public init() {
        notice = NoAccountController(
            title: "No Mail Accounts", message: "Please set up a Mail account in order to send email.")
        super.init(nibName: nil, bundle: nil)
        setViewControllers([notice], animated: false)
        notice.onEnd = { [weak self] in
            guard let self else { return }
            if let mailComposeDelegate {
                mailComposeDelegate.mailComposeController(self, didFinishWith: .cancelled, error: nil)
            } else {
                dismiss(animated: true)
            }
        }
    }

    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { self.init() }

    public required init?(coder: NSCoder) { nil }

    /// False: there are no mail accounts.
    open class func canSendMail() -> Bool { false }

    /// Sets what the mail is about.
    open func setSubject(_ subject: String) { draft.subject = subject }
    /// Sets to whom it goes.
    open func setToRecipients(_ toRecipients: [String]?) { draft.to = toRecipients ?? [] }
    /// Sets who gets a copy.
    open func setCcRecipients(_ ccRecipients: [String]?) { draft.cc = ccRecipients ?? [] }
    /// Sets who gets a copy that the others do not know of.
    open func setBccRecipients(_ bccRecipients: [String]?) { draft.bcc = bccRecipients ?? [] }
    /// Sets the text, which may be HTML.
    open func setMessageBody(_ body: String, isHTML: Bool) { (draft.body, draft.isHTML) = (body, isHTML) }
    /// Sets the sender, if there are several accounts.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) { draft.sender = emailAddress }
    /// Adds a file.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        draft.attachments.append((attachment, mimeType, filename))
    }
}

/// A mail as the app has begun it.
package struct MailDraft {
    package var subject = ""
    package var to: [String] = []
    package var cc: [String] = []
    package var bcc: [String] = []
    package var body = ""
    package var isHTML = false
    package var sender: String?
    package var attachments: [(data: Data, type: String, name: String)] = []
}
