import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct UIActivityViewControllerTests {
    private final class Count: UIActivity {
        var seen: [Any] = []
        override class var activityCategory: Category { .share }
        override var activityType: ActivityType? { ActivityType("test.count") }
        override var activityTitle: String? { "Count" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.count == 2 }
        override func prepare(withActivityItems activityItems: [Any]) { seen = activityItems }
        override func perform() { activityDidFinish(true) }
    }

    private func cell(_ title: String, in controller: UIActivityViewController) -> UITableViewCell? {
        let table = controller.view.subviews.compactMap { $0 as? UITableView }.first
        return table?.visibleCells.first { $0.textLabel?.text == title }
    }

    @Test func copies() throws {
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        let screen = TestScreen(root)
        let controller = UIActivityViewController(
            activityItems: ["Hello", URL(string: "https://example.org")!], applicationActivities: nil)
        var ends: [(UIActivity.ActivityType?, Bool)] = []
        controller.completionWithItemsHandler = { type, completed, _, _ in ends.append((type, completed)) }
        root.present(controller, animated: true)
        screen.advance(by: 1)
        try screen.picture("share-sheet")
        screen.tap(try #require(cell("Copy", in: controller)))
        screen.advance(by: 1)
        #expect(UIPasteboard.general.string == "Hello\nhttps://example.org")
        #expect(ends.count == 1 && ends[0].0 == .copyToPasteboard && ends[0].1)
        #expect(root.presentedViewController == nil)
        screen.close()
    }

    @Test(arguments: [Appearance.light, .dark])
    func aWideWindowShowsItBesideItsSource(_ appearance: Appearance) throws {
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        let button = UIButton(configuration: .filled())
        button.setTitle("Share", for: .normal)
        button.frame = CGRect(x: 500, y: 100, width: 100, height: 44)
        root.view.addSubview(button)
        let screen = TestScreen(root, size: CGSize(width: 1024, height: 768), scale: 2, appearance: appearance)
        let controller = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
        controller.popoverPresentationController?.sourceView = button
        var ends = 0
        controller.completionWithItemsHandler = { type, completed, _, _ in if type == nil, !completed { ends += 1 } }
        root.present(controller, animated: true)
        screen.advance(by: 1)
        try screen.picture("share-popover-\(appearance)")
        let frame = controller.view.convert(controller.view.bounds, to: nil)
        #expect(frame.minY > 144 && frame.width < 500 && frame.height < 400)
        screen.tap(CGPoint(x: 20, y: 700))
        screen.advance(by: 1)
        #expect(ends == 1 && root.presentedViewController == nil)
        screen.close()
    }

    @Test func saves() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("share-\(UUID().uuidString)")
        SaveActivity.folder = folder
        defer {
            SaveActivity.folder = nil
            try? FileManager.default.removeItem(at: folder)
        }
        let root = UIViewController()
        let screen = TestScreen(root)
        for _ in 0..<2 {
            let controller = UIActivityViewController(activityItems: ["Note"], applicationActivities: nil)
            controller.excludedActivityTypes = [.copyToPasteboard]
            root.present(controller, animated: false)
            screen.settle()
            #expect(cell("Copy", in: controller) == nil)
            screen.tap(try #require(cell("Save to Files", in: controller)))
            screen.advance(by: 1)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["Text 2.txt", "Text.txt"])
        #expect(try String(contentsOf: folder.appendingPathComponent("Text.txt"), encoding: .utf8) == "Note")
        screen.close()
    }

    @Test func offersTheAppsOwn() throws {
        final class Late: NSObject, UIActivityItemSource {
            func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
            func activityViewController(
                _ activityViewController: UIActivityViewController,
                itemForActivityType activityType: UIActivity.ActivityType?
            ) -> Any? { "for \(activityType?.rawValue ?? "none")" }
        }
        let root = UIViewController()
        let screen = TestScreen(root)
        let count = Count()
        let controller = UIActivityViewController(activityItems: [Late(), "b"], applicationActivities: [count])
        root.present(controller, animated: false)
        screen.settle()
        #expect(controller.groups.first?.first === count)
        screen.tap(try #require(cell("Count", in: controller)))
        screen.advance(by: 1)
        #expect(count.seen as? [String] == ["for test.count", "b"])
        #expect(root.presentedViewController == nil)
        screen.close()
    }

    @Test func closingChoosesNone() throws {
        let root = UIViewController()
        let screen = TestScreen(root)
        let controller = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
        var ends: [Bool] = []
        controller.completionWithItemsHandler = { type, completed, _, _ in ends.append(completed || type != nil) }
        root.present(controller, animated: false)
        screen.settle()
        let close = controller.view.subviews.compactMap { $0 as? UIButton }.first
        screen.tap(try #require(close))
        screen.advance(by: 1)
        #expect(ends == [false] && root.presentedViewController == nil)
        screen.close()
    }

    @Test func theItemsOfAConfigurationAreShared() async throws {
        let configuration = UIActivityItemsConfiguration(objects: [
            NSString("안녕 😀"), NSURL(string: "https://example.org")!,
        ])
        configuration.metadataProvider = { $0 == .title ? "Title" : nil }
        configuration.perItemMetadataProvider = { index, _ in index }
        let count = Count()
        configuration.applicationActivitiesProvider = { [count] }
        #expect(configuration.activityItemsConfigurationSupports(interaction: .share))
        #expect(!configuration.activityItemsConfigurationSupports(interaction: .copy))
        #expect(configuration.activityItemsConfigurationMetadata(key: .title) as? String == "Title")
        #expect(configuration.activityItemsConfigurationMetadataForItem(at: 1, key: .title) as? Int == 1)
        let view = UIView()
        view.activityItemsConfiguration = configuration
        #expect(view.activityItemsConfiguration === configuration && UIView().activityItemsConfiguration == nil)
        let controller = UIActivityViewController(activityItemsConfiguration: configuration)
        for _ in 0..<200 where controller.placeholders.count < 2 { try await Task.sleep(nanoseconds: 5_000_000) }
        #expect(controller.placeholders.first as? String == "안녕 😀")
        #expect(controller.placeholders.last as? URL == URL(string: "https://example.org"))
        controller.choose(count)
        #expect(count.seen.count == 2)
    }

    @Test func aSubjectIsGivenByItsKey() {
        let controller = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        controller.setValue("제목", forKey: "subject")
        #expect(controller.value(forKey: "Subject") as? String == "제목")
        controller.setValue("Other", forKey: "Subject")
        #expect(controller.value(forKey: "subject") as? String == "Other")
    }
}
