import Combine
import Foundation
import Testing
import UIKit

@testable import SDWebImageSwiftUI
@testable import SwiftUI

/// The image that views of SwiftUI load.
@MainActor @Suite struct ImageManagerTests {
    /// Loads an address, and waits for what comes of it.
    private func load(_ manager: ImageManager, _ url: URL?) async -> Bool {
        await withCheckedContinuation { done in
            manager.setOnSuccess { _, _, _ in done.resume(returning: true) }
            manager.setOnFailure { _ in done.resume(returning: false) }
            manager.load(url: url)
        }
    }

    @Test func theImageIsThereOnceItIsLoaded() async {
        let manager = ImageManager()
        var changes = 0
        let watching = manager.objectWillChange.sink { changes += 1 }
        #expect(!manager.isLoading && manager.image == nil)
        #expect(await load(manager, AnsweringProtocol.address("picture")))
        #expect(manager.image?.size == CGSize(width: 4, height: 3) && manager.imageData != nil)
        #expect(!manager.isLoading && manager.progress == 1 && manager.error == nil && !manager.isIncremental)
        #expect(changes > 1)
        watching.cancel()
    }

    @Test func theImageComesWithTheTransaction() async {
        let manager = ImageManager()
        manager.transaction = Transaction(animation: .easeIn)
        var isAnimated = false
        let watching = manager.$image.dropFirst().sink { _ in isAnimated = Transaction.current.animation != nil }
        #expect(await load(manager, AnsweringProtocol.address("picture")))
        #expect(isAnimated)
        #expect(Transaction.current.animation == nil)
        watching.cancel()
    }

    @Test func whatIsNoImageIsAnError() async {
        let manager = ImageManager()
        #expect(await !load(manager, AnsweringProtocol.address("words")))
        #expect(manager.image == nil && (manager.error as? SDWebImageError)?.code == .badImageData)
        #expect(await !load(manager, nil))
        #expect((manager.error as? SDWebImageError)?.code == .invalidURL)
    }

    @Test func anImageInMemoryIsThereAtOnce() async {
        let url = AnsweringProtocol.address("picture")
        #expect(await load(ImageManager(), url))
        let manager = ImageManager(url: url)
        manager.prepare(url: url, options: [])
        #expect(manager.image != nil && manager.cacheType == .memory)
    }

    @Test func aLoadThatIsCancelledEnds() {
        let manager = ImageManager(url: AnsweringProtocol.address("never"))
        manager.load()
        #expect(manager.isLoading)
        manager.cancel()
        #expect(!manager.isLoading && manager.image == nil)
    }

    @Test func aManagerThatNobodyHoldsIsReleased() {
        weak var released: ImageManager?
        do {
            let manager = ImageManager(url: AnsweringProtocol.address("never"))
            manager.load()
            released = manager
        }
        #expect(released == nil)
    }

    @Test func picturesOfAnAnimationLastAsLongAsTheFileSays() throws {
        // Two pictures of 2 by 2, red for 0.2 seconds and blue for 0.1.
        let words =
            "R0lGODlhAgACAIEAAP8AAAAAAAAAAAAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQAFAAAACwAAAAAAgACAAAIBgABCA"
            + "QQEAAh+QQBCgABACwAAAAAAgACAIEAAP8AAAAAAAAAAAAIBgABCAQQEAA7"
        let data = try #require(Data(base64Encoded: words))
        let image = try #require(UIImage.sd_image(with: data))
        // Of equal parts the first picture has two.
        #expect(image.sd_isAnimated && image.images?.count == 3)
        #expect(abs(image.duration - 0.3) < 0.001)
        #expect(image.images?[0] === image.images?[1] && image.images?[1] !== image.images?[2])
        #expect(UIImage.sd_image(with: AnsweringProtocol.picture)?.sd_isAnimated == false)
        #expect(UIImage.sd_image(with: Data("words".utf8)) == nil)
    }
}
