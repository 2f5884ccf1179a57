import Stage
import SwiftUI
import Testing

@testable import UIKit
@testable import _PhotosUI_SwiftUI

/// SwiftUI's button for choosing pictures.
@MainActor @Suite("The picker of photos in SwiftUI", .serialized) struct PhotosPickerViewTests {
    private final class Chosen {
        var isPresented = true
        var one: PhotosPickerItem?
        var several: [PhotosPickerItem] = []
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func picture(_ name: String) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }
        let file = folder.appendingPathComponent(name)
        try #require(image.pngData()).write(to: file)
        return file
    }

    private func presented(_ chosen: Chosen) -> Binding<Bool> {
        Binding(get: { chosen.isPresented }, set: { chosen.isPresented = $0 })
    }

    private func show(_ view: some View, _ body: (OffscreenSurface) throws -> Void) throws {
        let surface = OffscreenSurface(size: CGSize(width: 393, height: 852), scale: 1)
        UIScreen.main.adopt(surface)
        let session = UISceneSession(
            role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.attach(to: surface)
        UIApplication.shared.connect(scene)
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIHostingController(rootView: view)
        window.makeKeyAndVisible()
        surface.present()
        for _ in 0..<5 {
            surface.advance(by: 0.2)
            NextTurn.drain()
        }
        try body(surface)
        for _ in 0..<5 {
            surface.advance(by: 0.2)
            NextTurn.drain()
        }
        surface.close()
        scene.disconnect()
    }

    @Test("One picture is chosen and loaded as data")
    func one() async throws {
        let chosen = Chosen()
        let selection = Binding(get: { chosen.one }, set: { chosen.one = $0 })
        try show(
            Color.clear.photosPicker(isPresented: presented(chosen), selection: selection, matching: .images)
        ) { surface in
            let choice = try #require(surface.fileChoice)
            #expect(!choice.request.allowsMultiple && !choice.request.endings.contains("mov"))
            try choice.finish(copying: [picture("dot.png")])
        }
        #expect(!chosen.isPresented)
        let item = try #require(chosen.one)
        #expect(item.supportedContentTypes == [.png] && item.itemIdentifier == nil)
        let data = try #require(try await item.loadTransferable(type: Data.self))
        #expect(UIImage(data: data) != nil)
        #expect(try await item.loadTransferable(type: String.self) == nil)
    }

    @Test("Several pictures are chosen, and no more than there may be")
    func several() throws {
        let chosen = Chosen()
        let selection = Binding(get: { chosen.several }, set: { chosen.several = $0 })
        try show(
            Color.clear.photosPicker(isPresented: presented(chosen), selection: selection, maxSelectionCount: 2)
        ) { surface in
            let choice = try #require(surface.fileChoice)
            #expect(choice.request.allowsMultiple && choice.request.endings.contains("mov"))
            try choice.finish(copying: ["1.png", "2.png", "3.png"].map(picture))
        }
        #expect(chosen.several.count == 2)
    }

    @Test("An item of an identifier has nothing to load")
    func identifier() async throws {
        let item = PhotosPickerItem(itemIdentifier: "a")
        #expect(item.itemIdentifier == "a" && item.supportedContentTypes.isEmpty)
        #expect(try await item.loadTransferable(type: Data.self) == nil)
    }
}
