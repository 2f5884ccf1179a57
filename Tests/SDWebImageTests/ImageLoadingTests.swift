import Foundation
import Testing
import UIKit

@testable import SDWebImage

@MainActor @Suite struct ImageLoadingTests {
    private struct Outcome {
        var size: CGSize?
        var error: SDWebImageError.Code?
        var type: SDImageCacheType
        var url: URL?
    }

    /// Has a view load an image, and waits for what comes of it.
    private func load(_ url: URL?, _ view: UIImageView, options: SDWebImageOptions = []) async -> Outcome {
        await withCheckedContinuation { done in
            view.sd_setImage(with: url, placeholderImage: nil, options: options) { image, error, type, url in
                done.resume(
                    returning: Outcome(
                        size: image?.size, error: (error as? SDWebImageError)?.code, type: type, url: url))
            }
        }
    }

    private func stored(_ url: URL) async {
        let cache = SDImageCache.shared
        await withCheckedContinuation { done in
            cache.store(cache.imageFromMemoryCache(forKey: url.absoluteString), forKey: url.absoluteString) {
                done.resume()
            }
        }
    }

    @Test func imagesComeFromTheNetworkAndThenFromTheCache() async {
        let url = AnsweringProtocol.address("picture")
        let view = UIImageView()
        let first = await load(url, view)
        #expect(first.size == CGSize(width: 4, height: 3) && first.type == .none && first.url == url)
        #expect(view.image != nil && view.sd_imageURL == url)
        let second = await load(url, UIImageView())
        #expect(second.type == .memory && second.size != nil)
        await stored(url)
        SDImageCache.shared.clearMemory()
        let third = await load(url, UIImageView())
        #expect(third.type == .disk && third.size != nil)
        SDImageCache.shared.removeImage(forKey: url.absoluteString)
        #expect(!SDImageCache.shared.diskImageDataExists(withKey: url.absoluteString))
        #expect(SDImageCache.shared.imageFromMemoryCache(forKey: url.absoluteString) == nil)
    }

    @Test func addressesThatFailedAreNotAskedAgain() async {
        let url = AnsweringProtocol.address("absent")
        let view = UIImageView()
        #expect(await load(url, view).error == .invalidDownloadStatusCode)
        #expect(await load(url, view).error == .blackListed)
        #expect(await load(url, view, options: .retryFailed).error == .invalidDownloadStatusCode)
        #expect(await load(AnsweringProtocol.address("words"), view).error == .badImageData)
        #expect(await load(nil, view).error == .invalidURL)
    }

    @Test func theCacheAloneMayBeAsked() async {
        let outcome = await load(AnsweringProtocol.address("picture"), UIImageView(), options: .fromCacheOnly)
        #expect(outcome.size == nil && outcome.error == nil)
    }

    @Test func anotherAddressTakesTheViewOver() async {
        let view = UIImageView()
        var told = 0
        view.sd_setImage(with: AnsweringProtocol.address("never")) { _, _, _, _ in told += 1 }
        let outcome = await load(AnsweringProtocol.address("picture"), view)
        #expect(outcome.size != nil && told == 0)
    }

    @Test func placeholdersAndIndicatorsShowUntilThen() async {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let indicator = SDWebImageActivityIndicator.gray
        view.sd_imageIndicator = indicator
        let placeholder = UIImage(data: AnsweringProtocol.picture)
        view.sd_setImage(with: AnsweringProtocol.address("never"), placeholderImage: placeholder)
        #expect(view.image === placeholder)
        #expect(indicator.indicatorView.superview === view)
        #expect((indicator.indicatorView as? UIActivityIndicatorView)?.isAnimating == true)
        #expect(indicator.indicatorView.center == CGPoint(x: 20, y: 20))
        _ = await load(AnsweringProtocol.address("picture"), view)
        #expect((indicator.indicatorView as? UIActivityIndicatorView)?.isAnimating == false)
        view.sd_cancelCurrentImageLoad()
    }

    @Test func transitionsShowWhatWasLoaded() async {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        let transition = SDWebImageTransition.fade(duration: 0.1)
        var steps: [String] = []
        transition.prepares = { _, image, _, type, _ in steps.append("before \(type == .none) \(image != nil)") }
        transition.animations = { view, _ in steps.append("in \((view as? UIImageView)?.image != nil)") }
        view.sd_imageTransition = transition
        let address = AnsweringProtocol.address("picture")
        #expect(await load(address, view).size == CGSize(width: 4, height: 3))
        #expect(steps == ["before true true", "in true"])
        // What is in the cache is shown at once
        _ = await load(address, view)
        #expect(steps.count == 2)
        _ = await load(address, view, options: .forceTransition)
        #expect(steps.count == 4)
        #expect(UIImageView().sd_imageTransition == nil)
    }

    @Test func aDownloaderKeepsNothing() async {
        let downloader = SDWebImageDownloader()
        func load(_ url: URL?) async -> (UIImage?, (any Error)?) {
            await withCheckedContinuation { done in
                downloader.downloadImage(with: url) { image, data, error, isAll in
                    #expect(isAll && (image == nil) == (data == nil))
                    done.resume(returning: (image, error))
                }
            }
        }
        #expect(await load(AnsweringProtocol.address("picture")).0?.size == CGSize(width: 4, height: 3))
        #expect((await load(AnsweringProtocol.address("words")).1 as? SDWebImageError)?.code == .badImageData)
        #expect((await load(nil).1 as? SDWebImageError)?.code == .invalidURL)
        downloader.setValue("1", forHTTPHeaderField: "X-Own")
        #expect(downloader.value(forHTTPHeaderField: "X-Own") == "1" && downloader.currentDownloadCount == 0)
    }
}
