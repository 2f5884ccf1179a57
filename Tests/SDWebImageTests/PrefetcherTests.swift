import Foundation
import Testing
import UIKit

@testable import SDWebImage

/// Images that are loaded before they are shown.
@Suite struct PrefetcherTests {
    private func load(_ prefetcher: SDWebImagePrefetcher, _ urls: [URL]?) async -> (UInt, UInt) {
        await withCheckedContinuation { done in
            prefetcher.prefetchURLs(urls, progress: nil) { done.resume(returning: ($0, $1)) }
        }
    }

    @Test func imagesComeIntoTheCache() async {
        let prefetcher = SDWebImagePrefetcher(imageManager: .shared)
        #expect(prefetcher.maxConcurrentPrefetchCount == 3 && prefetcher.options == .lowPriority)
        let urls = (0..<7).map { AnsweringProtocol.address($0 == 2 ? "absent" : "picture") }
        let (total, skipped) = await load(prefetcher, urls)
        #expect(total == 7 && skipped >= 1)
        let there = urls.filter {
            SDImageCache.shared.imageFromCache(forKey: SDWebImageManager.shared.cacheKey(for: $0)) != nil
        }
        #expect(!there.contains(urls[2]) && !there.isEmpty)
        // Those that are there are counted as well.
        let again = await load(prefetcher, there)
        #expect(again.0 == UInt(there.count) && again.1 == 0)
    }

    @Test func withoutAddressesThereIsNothingToDo() async {
        let prefetcher = SDWebImagePrefetcher.shared
        let (total, skipped) = await load(prefetcher, nil)
        #expect(total == 0 && skipped == 0)
        #expect(prefetcher.prefetchURLs([]) == nil)
    }

    private final class Told: SDWebImagePrefetcherDelegate, @unchecked Sendable {
        private let lock = NSLock()
        private var counts: [UInt] = []
        let done: CheckedContinuation<[UInt], Never>
        init(_ done: CheckedContinuation<[UInt], Never>) { self.done = done }
        func imagePrefetcher(
            _ imagePrefetcher: SDWebImagePrefetcher, didPrefetch imageURL: URL?, finishedCount: UInt, totalCount: UInt
        ) { lock.withLock { counts.append(finishedCount) } }
        func imagePrefetcher(
            _ imagePrefetcher: SDWebImagePrefetcher, didFinishWithTotalCount totalCount: UInt, skippedCount: UInt
        ) { done.resume(returning: lock.withLock { counts }) }
    }

    @Test func theDelegateIsTold() async {
        let prefetcher = SDWebImagePrefetcher(imageManager: .shared)
        nonisolated(unsafe) var told: Told?
        let counts = await withCheckedContinuation { done in
            let delegate = Told(done)
            told = delegate
            prefetcher.delegate = delegate
            prefetcher.prefetchURLs([AnsweringProtocol.address("picture"), AnsweringProtocol.address("picture")])
        }
        #expect(counts == [1, 2] && told != nil)
    }

    @Test func whatIsCancelledEnds() {
        let prefetcher = SDWebImagePrefetcher(imageManager: .shared)
        let token = prefetcher.prefetchURLs([AnsweringProtocol.address("never")])
        #expect(token?.urls.count == 1 && token?.isCancelled == false)
        prefetcher.cancelPrefetching()
        #expect(token?.isCancelled == true)
    }
}
