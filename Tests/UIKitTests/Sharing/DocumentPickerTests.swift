import Foundation
import Stage
import Testing
import UniformTypeIdentifiers

@testable import UIKit

@MainActor @Suite("Pickers", .serialized) struct DocumentPickerTests {
    private final class Delegate: NSObject, UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
        UINavigationControllerDelegate
    {
        var urls: [URL]?
        var cancellations = 0
        var size: CGSize?

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            self.urls = urls
        }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancellations += 1 }
        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            size = (info[.originalImage] as? UIImage)?.size
            picker.dismiss(animated: true)
        }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            cancellations += 1
            picker.dismiss(animated: true)
        }
    }

    private let delegate = Delegate()
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func file(_ name: String, _ data: Data) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        return file
    }

    private func present(_ controller: UIViewController) -> (UIViewController, TestScreen) {
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        let screen = TestScreen(root)
        root.present(controller, animated: true)
        screen.advance(by: 1)
        return (root, screen)
    }

    @Test("Copies of the chosen files reach the delegate once the picker has gone")
    func choosing() throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
        picker.delegate = delegate
        picker.allowsMultipleSelection = true
        let (root, screen) = present(picker)
        defer { screen.close() }
        try screen.picture("document-picker")
        let choice = try #require(screen.surface.fileChoice)
        #expect(choice.request.endings.contains("txt") && choice.request.mimeTypes.contains("text/plain"))
        #expect(choice.request.allowsMultiple)
        let files = [try file("a.txt", Data("a".utf8)), try file("b.txt", Data("b".utf8))]
        #expect(throws: FileChoice.Failure.self) { try choice.finish(copying: [file("c.png", Data())]) }
        try choice.finish(copying: files)
        #expect(delegate.urls == nil)
        screen.advance(by: 1)
        #expect(delegate.urls?.map(\.lastPathComponent) == ["a.txt", "b.txt"])
        #expect(try delegate.urls?.map { try String(contentsOf: $0, encoding: .utf8) } == ["a", "b"])
        #expect(delegate.urls.map { Set($0).isDisjoint(with: files) } == true)
        #expect(root.presentedViewController == nil && screen.surface.fileChoice == nil && delegate.cancellations == 0)
    }

    @Test("A dialog that is closed can be had once more, and the picker is left by its button or by a pull")
    func leaving() throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true)
        picker.delegate = delegate
        let (root, screen) = present(picker)
        defer { screen.close() }
        let first = try #require(screen.surface.fileChoice)
        #expect(first.request.endings.isEmpty && !first.request.allowsMultiple)
        first.finish([])
        screen.advance(by: 1)
        #expect(root.presentedViewController === picker && delegate.cancellations == 0)
        screen.tap(try #require(button("Choose…", in: picker.view)))
        #expect(screen.surface.fileChoice?.isOpen == true && screen.surface.fileChoice !== first)
        screen.tap(try #require(button("Cancel", in: picker.view)))
        screen.advance(by: 1)
        #expect(delegate.cancellations == 1 && delegate.urls == nil && screen.surface.fileChoice == nil)
        #expect(root.presentedViewController == nil)
        let other = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        other.delegate = delegate
        root.present(other, animated: true)
        screen.advance(by: 1)
        other.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(delegate.cancellations == 2 && screen.surface.fileChoice == nil)
    }

    private func button(_ title: String, in view: UIView) -> UIButton? {
        var pending = [view]
        while let next = pending.popLast() {
            if let button = next as? UIButton, button.configuration?.title ?? button.currentTitle == title {
                return button
            }
            pending += next.subviews
        }
        return nil
    }

    @Test(
        "Files of the app's are saved in the folder for downloads; a move takes the app's own away",
        arguments: [true, false])
    func exporting(asCopy: Bool) throws {
        let own = try file("own.txt", Data("own".utf8))
        let downloads = folder.appendingPathComponent("Downloads")
        UIDocumentPickerViewController.exportFolder = downloads
        defer { UIDocumentPickerViewController.exportFolder = nil }
        let picker = UIDocumentPickerViewController(forExporting: [own], asCopy: asCopy)
        picker.delegate = delegate
        let (_, screen) = present(picker)
        defer { screen.close() }
        #expect(screen.surface.fileChoice == nil)
        screen.tap(try #require(button("Save", in: picker.view)))
        screen.advance(by: 1)
        #expect(delegate.urls == [downloads.appendingPathComponent("own.txt")])
        #expect(try String(contentsOf: downloads.appendingPathComponent("own.txt"), encoding: .utf8) == "own")
        #expect(FileManager.default.fileExists(atPath: own.path) == asCopy)
    }

    @Test("A folder is chosen where nothing else is asked for, with all that is in it")
    func folders() throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.folder])
        picker.delegate = delegate
        let (_, screen) = present(picker)
        defer { screen.close() }
        let choice = try #require(screen.surface.fileChoice)
        #expect(choice.request.isForFolders)
        let album = folder.appendingPathComponent("album")
        try FileManager.default.createDirectory(at: album, withIntermediateDirectories: true)
        try Data("a".utf8).write(to: album.appendingPathComponent("a.txt"))
        #expect(throws: FileChoice.Failure.self) { try choice.finish(copying: [file("b.txt", Data())]) }
        try choice.finish(copying: [album])
        screen.advance(by: 1)
        let copy = try #require(delegate.urls?.first)
        #expect(copy != album && copy.lastPathComponent == "album")
        #expect(try String(contentsOf: copy.appendingPathComponent("a.txt"), encoding: .utf8) == "a")
    }

    @Test("A folder is refused where files are asked for, alone or beside folders")
    func foldersAmongFiles() throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.folder, .plainText])
        let (_, screen) = present(picker)
        defer { screen.close() }
        let choice = try #require(screen.surface.fileChoice)
        #expect(!choice.request.isForFolders)
        let album = folder.appendingPathComponent("album.txt")
        try FileManager.default.createDirectory(at: album, withIntermediateDirectories: true)
        #expect(throws: FileChoice.Failure.self) { try choice.finish(copying: [album]) }
        #expect(choice.isOpen)
    }

    @Test("A picture is chosen, and one that is none is passed over")
    func pictures() throws {
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        let picker = UIImagePickerController()
        picker.delegate = delegate
        let (root, screen) = present(picker)
        defer { screen.close() }
        #expect(screen.surface.fileChoice?.request.endings.contains("png") == true)
        try screen.surface.fileChoice?.finish(copying: [file("broken.png", Data("none".utf8))])
        screen.advance(by: 0.1)
        #expect(delegate.size == nil && root.presentedViewController === picker)
        screen.tap(try #require(button("Choose…", in: picker.view)))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }
        try screen.surface.fileChoice?.finish(copying: [file("dot.png", try #require(image.pngData()))])
        screen.advance(by: 1)
        #expect(delegate.size.map { $0.width / $0.height } == 4.0 / 3)
        #expect(root.presentedViewController == nil)
    }

    @Test("A picture goes through the clipboard, and takes the place of text")
    func clipboard() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }
        UIPasteboard.general.string = "text"
        UIPasteboard.general.image = image
        #expect(UIPasteboard.general.hasImages && !UIPasteboard.general.hasStrings)
        #expect(UIPasteboard.general.images?.first?.size.width == 4 * image.scale)
        UIPasteboard.general.string = "text"
        #expect(!UIPasteboard.general.hasImages && UIPasteboard.general.image == nil)
    }
}
