// Made by `seam generate` from UICollectionViewDataSourcePrefetching of UIKit. Change those, then run it again.
// swift-format-ignore-file

import Foundation

/// Tells of the calls of `UICollectionViewDataSourcePrefetching`, and passes them on.
@preconcurrency @MainActor
open class _ForwardingRxCollectionViewDataSourcePrefetchingProxy: DelegateProxy<UICollectionView, any UICollectionViewDataSourcePrefetching>, UICollectionViewDataSourcePrefetching {
    private var target: any UICollectionViewDataSourcePrefetching { forwardToDelegate() ?? Absent.shared }

    open func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        note("collectionView:prefetchItemsAtIndexPaths:", [collectionView, indexPaths]) { target.collectionView(collectionView, prefetchItemsAt: indexPaths) }
    }

    open func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        note("collectionView:cancelPrefetchingForItemsAtIndexPaths:", [collectionView, indexPaths]) { target.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths) }
    }

    /// Nobody: what is optional has its default.
    private final class Absent: NSObject, UICollectionViewDataSourcePrefetching {
        static let shared = Absent()

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    }
}
