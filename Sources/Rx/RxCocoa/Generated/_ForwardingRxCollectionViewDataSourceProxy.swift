// Made by `seam generate` from UICollectionViewDataSource of UIKit. Change those, then run it again.
// swift-format-ignore-file

import Foundation

/// Tells of the calls of `UICollectionViewDataSource`, and passes them on.
@preconcurrency @MainActor
open class _ForwardingRxCollectionViewDataSourceProxy: DelegateProxy<UICollectionView, any UICollectionViewDataSource>, UICollectionViewDataSource {
    private var target: any UICollectionViewDataSource { forwardToDelegate() ?? Absent.shared }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        note("collectionView:numberOfItemsInSection:", [collectionView, section]) { target.collectionView(collectionView, numberOfItemsInSection: section) }
    }

    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        note("collectionView:cellForItemAtIndexPath:", [collectionView, indexPath]) { target.collectionView(collectionView, cellForItemAt: indexPath) }
    }

    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        note("numberOfSectionsInCollectionView:", [collectionView]) { target.numberOfSections(in: collectionView) }
    }

    open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        note("collectionView:viewForSupplementaryElementOfKind:atIndexPath:", [collectionView, kind, indexPath]) { target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) }
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        note("collectionView:canMoveItemAtIndexPath:", [collectionView, indexPath]) { target.collectionView(collectionView, canMoveItemAt: indexPath) }
    }

    open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        note("collectionView:moveItemAtIndexPath:toIndexPath:", [collectionView, sourceIndexPath, destinationIndexPath]) { target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
    }

    /// Nobody: what is optional has its default.
    private final class Absent: NSObject, UICollectionViewDataSource {
        static let shared = Absent()

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { fatalError("Nothing has collectionView(_:cellForItemAt:), for which there is no default.") }
    }
}
