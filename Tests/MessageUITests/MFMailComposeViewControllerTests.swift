@testable import MessageUI
import Testing

@MainActor @Suite struct MFMailComposeViewControllerTests {
    private final class Writer: NSObject, MFMailComposeViewControllerDelegate {
        var results: [MFMailComposeResult] = []
        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
        ) { results.append(result) }
    }

    @Test func withoutAccountsNothingCanBeSent() {
        #expect(!MFMailComposeViewController.canSendMail())
        #expect(!MFMessageComposeViewController.canSendText())
    }

    @Test func theDelegateIsToldThatNothingWasSent() throws {
        let (mail, writer) = (MFMailComposeViewController(), Writer())
        mail.mailComposeDelegate = writer
        mail.setSubject("Hello")
        mail.setToRecipients(["a@example.org"])
        #expect(mail.draft.subject == "Hello")
        let notice = try #require(mail.viewControllers.first as? NoAccountController)
        notice.onEnd()
        #expect(writer.results == [.cancelled])
    }
}
