import Documents
import Foundation
import Photos
import PhotosUI
import Stage
import Testing

@testable import UIKit

/// Pickers and `Photos` over a library that holds something.
@MainActor @Suite("A library of photos", .serialized) struct PhotoLibraryTests {
    private final class Delegate: NSObject, PHPickerViewControllerDelegate, UIImagePickerControllerDelegate,
        UINavigationControllerDelegate
    {
        var results: [[PHPickerResult]] = []
        var information: [[UIImagePickerController.InfoKey: Any]] = []

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            self.results.append(results)
        }
        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) { information.append(info) }
    }

    private let delegate = Delegate()
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func picture(_ name: String, width: CGFloat) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: 10), format: format).image { _ in }
        let file = folder.appendingPathComponent(name)
        try #require(image.pngData()).write(to: file)
        return file
    }

    private func film(_ name: String) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        try Data([0, 0, 0, 0]).write(to: file)
        return file
    }

    /// Runs `body` with a library of its own, of a narrow picture, a wide one and a film.
    private func withLibrary(_ body: (PhotoShelf) throws -> Void) throws {
        let shelf = PhotoShelf(folder: folder.appendingPathComponent("library"))
        try shelf.add([picture("narrow.png", width: 20), picture("wide 사진.png", width: 40)])
        try shelf.add([film("clip.mp4")])
        PermissionDesk.shared.give(try #require(GivenPermissions(text: "photos=allow")))
        try PhotoShelf.$shared.withValue(shelf) { try body(shelf) }
        try? FileManager.default.removeItem(at: folder)
    }

    /// Shows a picker as a sheet does, and gives its parts to `body`.
    private func show(_ picker: UIViewController, _ body: (Surface, [PhotoTile], UIView) throws -> Void) throws {
        let surface = OffscreenSurface(size: CGSize(width: 393, height: 852), scale: 1)
        UIScreen.main.adopt(surface)
        let session = UISceneSession(
            role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.attach(to: surface)
        UIApplication.shared.connect(scene)
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        surface.present()
        window.rootViewController?.present(picker, animated: false)
        for _ in 0..<5 { surface.advance(by: 0.2) }
        let grid = try #require(all(PhotoGridView.self, in: window).first)
        try body(surface, all(PhotoTile.self, in: grid), grid)
        surface.close()
        scene.disconnect()
    }

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        (view as? View).map { [$0] } ?? view.subviews.flatMap { all(type, in: $0) }
    }

    private func button(_ title: String, in view: UIView) -> UIButton? {
        all(UIButton.self, in: view).first { $0.title(for: .normal) == title }
    }

    @Test("What is added is copied, stays when the app starts anew, and goes when it is cleared")
    func shelf() throws {
        let place = folder.appendingPathComponent("library")
        let shelf = PhotoShelf(folder: place)
        let file = try picture("a.png", width: 3)
        try shelf.add([file])
        try FileManager.default.removeItem(at: file)
        let later = PhotoShelf(folder: place)
        #expect(later.items.map(\.file.lastPathComponent) == ["a.png"] && !later.items[0].isFilm)
        try later.add([film("b.MP4")])
        #expect(later.items.map(\.isFilm) == [false, true])
        #expect(Set(later.items.map(\.identifier)).count == 2)
        #expect(throws: PhotoShelf.Unsuitable.self) {
            try later.add([picture("c.png", width: 3), film("notes.txt")])
        }
        #expect(later.items.count == 2)
        later.clear()
        #expect(later.items.isEmpty && PhotoShelf(folder: place).items.isEmpty)
        try? FileManager.default.removeItem(at: folder)
    }

    @Test("One is chosen by a tap, of a grid that begins with the newest, without a dialog for files")
    func one() throws {
        try withLibrary { shelf in
            let picker = PHPickerViewController(configuration: PHPickerConfiguration())
            picker.delegate = delegate
            try show(picker) { surface, tiles, grid in
                #expect(surface.fileChoice == nil)
                #expect(tiles.map(\.item) == shelf.items.reversed())
                #expect(tiles.allSatisfy { $0.accessibilityIdentifier == "PXGGridLayout-Info" })
                #expect(tiles.map(\.frame.minX).sorted() == tiles.map(\.frame.minX) && tiles[0].frame.width > 100)
                #expect(button("Add", in: grid)?.isHidden != false)
                tiles[1].sendActions(for: .touchUpInside)
            }
            let result = try #require(delegate.results.first?.first)
            #expect(delegate.results == [[result]])
            #expect(result.itemProvider.suggestedName == "wide 사진" && result.assetIdentifier == nil)
            #expect(result.itemProvider.canLoadObject(ofClass: UIImage.self))
        }
    }

    @Test("Several are marked, no more than the limit, and come in the order of the taps")
    func several() throws {
        try withLibrary { shelf in
            var configuration = PHPickerConfiguration(photoLibrary: .shared())
            configuration.selectionLimit = 2
            let picker = PHPickerViewController(configuration: configuration)
            picker.delegate = delegate
            try show(picker) { _, tiles, grid in
                let add = try #require(button("Add", in: grid))
                #expect(!add.isEnabled)
                for index in [2, 0, 1] { tiles[index].sendActions(for: .touchUpInside) }
                #expect(tiles.map(\.isSelected) == [true, false, true] && add.isEnabled)
                tiles[2].sendActions(for: .touchUpInside)
                tiles[1].sendActions(for: .touchUpInside)
                add.sendActions(for: .touchUpInside)
            }
            #expect(delegate.results[0].map(\.itemProvider.suggestedName) == ["clip", "wide 사진"])
            #expect(
                delegate.results[0].map(\.assetIdentifier) == [shelf.items[2].identifier, shelf.items[1].identifier])
        }
    }

    @Test("A filter leaves out films; who cancels has chosen nothing")
    func filterAndCancel() throws {
        try withLibrary { _ in
            var configuration = PHPickerConfiguration()
            configuration.filter = .images
            let picker = PHPickerViewController(configuration: configuration)
            picker.delegate = delegate
            try show(picker) { _, tiles, grid in
                #expect(tiles.map(\.item.isFilm) == [false, false])
                button("Cancel", in: grid)?.sendActions(for: .touchUpInside)
            }
            #expect(delegate.results == [[]])
        }
    }

    @Test("The older picker gives pictures, and films to those who ask for them")
    func imagePicker() throws {
        try withLibrary { _ in
            let picker = UIImagePickerController()
            picker.delegate = delegate
            try show(picker) { _, tiles, _ in
                #expect(tiles.count == 2)
                tiles[0].sendActions(for: .touchUpInside)
            }
            let films = UIImagePickerController()
            films.mediaTypes = ["public.movie"]
            films.delegate = delegate
            try show(films) { _, tiles, _ in tiles[0].sendActions(for: .touchUpInside) }
            #expect((delegate.information[0][.originalImage] as? UIImage)?.size == CGSize(width: 40, height: 10))
            #expect((delegate.information[1][.mediaURL] as? URL)?.lastPathComponent == "clip.mp4")
            #expect(delegate.information[1][.mediaType] as? String == "public.movie")
        }
    }

    @Test("Assets are fetched by kind, name, predicate and order")
    func assets() throws {
        try withLibrary { shelf in
            let all = PHAsset.fetchAssets(with: nil)
            #expect(all.count == 3 && all.firstObject?.localIdentifier == shelf.items[0].identifier)
            #expect(all[1].pixelWidth == 40 && all[1].pixelHeight == 10 && all[2].mediaType == .video)
            #expect(PHAsset.fetchAssets(with: .video, options: nil).count == 1)
            let named = PHAsset.fetchAssets(withLocalIdentifiers: [shelf.items[1].identifier, "none"], options: nil)
            #expect(named.count == 1 && named.contains(all[1]) && named.index(of: all[0]) == NSNotFound)
            let options = PHFetchOptions()
            options.sortDescriptors = [NSSortDescriptor(key: "pixelWidth", ascending: false)]
            options.predicate = NSPredicate(format: "mediaType == %d", PHAssetMediaType.image.rawValue)
            #expect(PHAsset.fetchAssets(with: options).firstObject?.pixelWidth == 40)
            options.fetchLimit = 1
            #expect(PHAsset.fetchAssets(with: options).count == 1)
            PermissionDesk.shared.give(try #require(GivenPermissions(text: "photos=deny")))
            #expect(PHAsset.fetchAssets(with: nil).count == 0)
        }
    }

    @Test("Pictures of assets are made smaller, and not larger")
    func pictures() throws {
        try withLibrary { _ in
            let assets = PHAsset.fetchAssets(with: nil)
            let options = PHImageRequestOptions()
            options.isSynchronous = true
            var sizes: [CGSize?] = []
            let manager = PHImageManager.default()
            func ask(_ target: CGSize, _ mode: PHImageContentMode, _ asset: PHAsset) {
                manager.requestImage(for: asset, targetSize: target, contentMode: mode, options: options) { image, _ in
                    sizes.append(image?.size)
                }
            }
            ask(CGSize(width: 20, height: 20), .aspectFit, assets[1])
            ask(CGSize(width: 5, height: 5), .aspectFill, assets[1])
            ask(CGSize(width: 400, height: 400), .aspectFit, assets[1])
            ask(PHImageManagerMaximumSize, .default, assets[1])
            ask(CGSize(width: 20, height: 20), .aspectFit, assets[2])
            #expect(
                sizes == [
                    CGSize(width: 20, height: 5), CGSize(width: 20, height: 5), CGSize(width: 40, height: 10),
                    CGSize(width: 40, height: 10), nil,
                ])
        }
    }

    @Test("A question that was taken back is not answered; the others are, later")
    func cancelling() async throws {
        let file = try picture("a.png", width: 4)
        let shelf = PhotoShelf(folder: folder.appendingPathComponent("library"))
        try shelf.add([file])
        PermissionDesk.shared.give(try #require(GivenPermissions(text: "photos=allow")))
        let asset = try #require(PhotoShelf.$shared.withValue(shelf) { PHAsset.fetchAssets(with: nil).firstObject })
        let manager = PHImageManager.default()
        var names: [String?] = []
        let type: String? = await withCheckedContinuation { continuation in
            let taken = manager.requestImageDataAndOrientation(for: asset, options: nil) { _, _, _, _ in
                names.append("never")
            }
            manager.requestImageDataAndOrientation(for: asset, options: nil) { _, type, _, _ in
                continuation.resume(returning: type)
            }
            manager.cancelImageRequest(taken)
            #expect(names.isEmpty)
        }
        #expect(type == "public.png" && names.isEmpty)
        try? FileManager.default.removeItem(at: folder)
    }
}
