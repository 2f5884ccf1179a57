import Foundation
import QuickLook
import Testing

@MainActor struct PreviewTests {
    private final class Files: QLPreviewControllerDataSource {
        var urls: [URL] = []
        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { urls.count }
        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
            urls[index]
        }
    }

    private func texts(_ view: UIView) -> [String] {
        [(view as? UITextView)?.text].compactMap { $0 } + view.subviews.flatMap(texts)
    }

    @Test func textsAndPicturesAreShown() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (note, picture) = (folder.appendingPathComponent("메모.txt"), folder.appendingPathComponent("a.png"))
        let other = folder.appendingPathComponent("b.bin")
        try "안녕 👋".write(to: note, atomically: true, encoding: .utf8)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        try #require(image.pngData()).write(to: picture)
        try Data([0, 1]).write(to: other)
        #expect(QLPreviewController.canPreview(note) && QLPreviewController.canPreview(picture as NSURL))
        #expect(!QLPreviewController.canPreview(other))
        let (files, controller) = (Files(), QLPreviewController())
        files.urls = [picture, note]
        controller.dataSource = files
        controller.loadViewIfNeeded()
        #expect(controller.title == "a.png" && texts(controller.view).isEmpty)
        controller.currentPreviewItemIndex = 1
        #expect(controller.title == "메모.txt" && texts(controller.view) == ["안녕 👋"])
        controller.currentPreviewItemIndex = 5
        #expect(controller.currentPreviewItem == nil && texts(controller.view).isEmpty)
    }
}
