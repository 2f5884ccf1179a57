import PhotosUI
import Stage
import Testing

@testable import UIKit

@MainActor @Suite("The picker of photos", .serialized) struct PhotosPickerTests {
    private final class Delegate: NSObject, PHPickerViewControllerDelegate {
        var results: [[PHPickerResult]] = []
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            self.results.append(results)
            picker.dismiss(animated: false)
        }
    }

    private let delegate = Delegate()
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func picture(_ name: String, width: CGFloat) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: 3), format: format).image { _ in }
        let file = folder.appendingPathComponent(name)
        try #require(image.pngData()).write(to: file)
        return file
    }

    private func show(_ configuration: PHPickerConfiguration, _ body: (Surface) throws -> Void) throws {
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
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = delegate
        window.rootViewController?.present(picker, animated: false)
        for _ in 0..<5 {
            surface.advance(by: 0.2)
            NextTurn.drain()
        }
        try body(surface)
        surface.close()
        scene.disconnect()
    }

    @Test("One picture is chosen and loaded")
    func one() async throws {
        try show(PHPickerConfiguration()) { surface in
            let choice = try #require(surface.fileChoice)
            #expect(!choice.request.allowsMultiple)
            #expect(choice.request.endings.contains("png") && choice.request.endings.contains("mov"))
            try choice.finish(copying: [picture("dot.png", width: 4)])
        }
        let provider = try #require(delegate.results.first?.first?.itemProvider)
        #expect(delegate.results.count == 1 && delegate.results[0].count == 1)
        #expect(provider.suggestedName == "dot" && provider.registeredTypeIdentifiers == ["public.png"])
        #expect(provider.canLoadObject(ofClass: UIImage.self))
        let size: CGSize? = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: UIImage.self) { image, _ in
                continuation.resume(returning: (image as? UIImage)?.size)
            }
        }
        #expect(size == CGSize(width: 4, height: 3))
        #expect(delegate.results[0][0].assetIdentifier == nil)
    }

    @Test("Of more than the limit the first are taken")
    func limit() throws {
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = 2
        configuration.filter = .images
        try show(configuration) { surface in
            let choice = try #require(surface.fileChoice)
            #expect(choice.request.allowsMultiple && !choice.request.endings.contains("mov"))
            try choice.finish(copying: (1...3).map { try picture("\($0).png", width: 4) })
        }
        #expect(delegate.results[0].map(\.itemProvider.suggestedName) == ["1", "2"])
    }

    @Test("Filters are put together")
    func filters() throws {
        func endings(_ filter: PHPickerFilter) throws -> Set<String>? {
            var configuration = PHPickerConfiguration()
            configuration.filter = filter
            var endings: Set<String>?
            try show(configuration) { endings = $0.fileChoice.map { Set($0.request.endings) } }
            return endings?.intersection(["png", "mov"])
        }
        #expect(try endings(.any(of: [.images, .videos])) == ["png", "mov"])
        #expect(try endings(.not(.images)) == ["mov"])
        #expect(try endings(.all(of: [.images, .not(.videos)])) == ["png"])
        // Nothing is asked for that could be nothing.
        #expect(try endings(.all(of: [.images, .videos])) == nil)
    }
}
