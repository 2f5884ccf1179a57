import Testing

@testable import SafariServices
@testable import UIKit

@MainActor @Suite("Pages of the web") struct SafariControllerTests {
    private final class Delegate: NSObject, SFSafariViewControllerDelegate {
        var finished = 0
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { finished += 1 }
    }

    private func labels(_ view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    private func buttons(_ view: UIView) -> [UIButton] {
        ((view as? UIButton).map { [$0] } ?? []) + view.subviews.flatMap(buttons)
    }

    @Test func itShowsTheAddressAndGoesBack() throws {
        let controller = SFSafariViewController(url: try #require(URL(string: "https://www.swift.org/blog/?q=한글")))
        let delegate = Delegate()
        controller.delegate = delegate
        controller.showsPage = false
        controller.loadViewIfNeeded()
        #expect(labels(controller.view).contains("www.swift.org"))
        #expect(labels(controller.view).contains { $0.hasPrefix("https://www.swift.org/blog/?q=") })
        let back = try #require(buttons(controller.view).first { $0.currentTitle == "Done" })
        back.sendActions(for: .touchUpInside)
        #expect(delegate.finished == 1)
        controller.dismissButtonStyle = .cancel
        #expect(back.currentTitle == "Cancel")
    }

    @Test func configurationsAreCopied() throws {
        let configuration = SFSafariViewController.Configuration()
        configuration.entersReaderIfAvailable = true
        let copy = try #require(configuration.copy() as? SFSafariViewController.Configuration)
        configuration.entersReaderIfAvailable = false
        #expect(copy.entersReaderIfAvailable)
    }

    @Test func itEnds() throws {
        weak var ended: SFSafariViewController?
        do {
            let controller = SFSafariViewController(url: try #require(URL(string: "http://example.com")))
            controller.showsPage = false
            controller.loadViewIfNeeded()
            ended = controller
        }
        #expect(ended == nil)
    }
}
