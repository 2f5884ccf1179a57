import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct DocumentInteractionTests {
    @MainActor final class Delegate: NSObject, UIDocumentInteractionControllerDelegate {
        weak var parent: UIViewController?
        var log: [String] = []
        func documentInteractionControllerViewControllerForPreview(
            _ controller: UIDocumentInteractionController
        ) -> UIViewController { parent! }
        func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
            log.append("will")
        }
        func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
            log.append("end")
        }
        func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
            log.append("dismissed")
        }
    }

    private func file() throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".txt")
        try Data("안녕하세요".utf8).write(to: url)
        return url
    }

    private func choose(_ text: String, on screen: TestScreen) throws {
        let found = try #require(screen.reachableTexts.last { $0.text == text })
        screen.tap(found.point)
        screen.advance(by: 1)
    }

    @Test func aFileIsPreviewedOverTheDelegatesController() throws {
        let root = UIViewController()
        let screen = TestScreen(root)
        let delegate = Delegate()
        delegate.parent = root
        var controller: UIDocumentInteractionController? = UIDocumentInteractionController(url: try file())
        weak let weakController = controller
        #expect(controller?.uti == "public.plain-text")
        #expect(controller?.presentPreview(animated: false) == false)
        controller?.delegate = delegate
        controller?.name = "메모"
        #expect(controller?.presentPreview(animated: true) == true && delegate.log == ["will"])
        screen.advance(by: 1)
        let shown = root.presentedViewController as? UINavigationController
        #expect(shown?.topViewController?.navigationItem.title == "메모")
        try screen.picture("document-preview")
        try choose("Done", on: screen)
        #expect(delegate.log == ["will", "end"] && root.presentedViewController == nil)
        controller = nil
        #expect(weakController == nil)
    }

    @Test func theMenuOffersToLookAtTheFile() throws {
        let root = UIViewController()
        let screen = TestScreen(root)
        let delegate = Delegate()
        delegate.parent = root
        let controller = UIDocumentInteractionController(url: try file())
        controller.delegate = delegate
        #expect(controller.presentOptionsMenu(from: .zero, in: root.view, animated: true))
        screen.advance(by: 1)
        try choose("Quick Look", on: screen)
        screen.advance(by: 1)
        #expect(delegate.log == ["dismissed", "will"])
        #expect((root.presentedViewController as? UINavigationController)?.topViewController is FilePreviewController)
        controller.dismissPreview(animated: false)
        screen.settle()
        controller.url = URL(fileURLWithPath: "/nowhere")
        #expect(!controller.presentOptionsMenu(from: .zero, in: root.view, animated: true))
    }
}
