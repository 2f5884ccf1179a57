import Combine
import Foundation
import UIKit

extension UICollectionView {
    /// The item that a person selects.
    public var didSelectItemPublisher: AnyPublisher<IndexPath, Never> {
        delegateProxy.calls("collectionView:didSelectItemAtIndexPath:") { $0[1] as! IndexPath }
    }

    /// The item that a person deselects.
    public var didDeselectItemPublisher: AnyPublisher<IndexPath, Never> {
        delegateProxy.calls("collectionView:didDeselectItemAtIndexPath:") { $0[1] as! IndexPath }
    }

    /// The item that a touch comes down on.
    public var didHighlightItemPublisher: AnyPublisher<IndexPath, Never> {
        delegateProxy.calls("collectionView:didHighlightItemAtIndexPath:") { $0[1] as! IndexPath }
    }

    /// The item that a touch leaves. The name is CombineCocoa's.
    public var didUnhighlightRowPublisher: AnyPublisher<IndexPath, Never> {
        delegateProxy.calls("collectionView:didUnhighlightItemAtIndexPath:") { $0[1] as! IndexPath }
    }

    /// A cell that is about to be shown, and its item.
    public var willDisplayCellPublisher: AnyPublisher<(cell: UICollectionViewCell, indexPath: IndexPath), Never> {
        delegateProxy.calls("collectionView:willDisplayCell:forItemAtIndexPath:") {
            ($0[1] as! UICollectionViewCell, $0[2] as! IndexPath)
        }
    }

    /// A supplementary view that is about to be shown, its kind and its place.
    public var willDisplaySupplementaryViewPublisher:
        AnyPublisher<
            (supplementaryView: UICollectionReusableView, elementKind: String, indexPath: IndexPath), Never
        >
    {
        delegateProxy.calls("collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:") {
            ($0[1] as! UICollectionReusableView, $0[2] as! String, $0[3] as! IndexPath)
        }
    }

    /// A cell that is no longer shown, and the item that it showed.
    public var didEndDisplayingCellPublisher: AnyPublisher<(cell: UICollectionViewCell, indexPath: IndexPath), Never> {
        delegateProxy.calls("collectionView:didEndDisplayingCell:forItemAtIndexPath:") {
            ($0[1] as! UICollectionViewCell, $0[2] as! IndexPath)
        }
    }

    /// A supplementary view that is no longer shown, its kind and the place that it had.
    public var didEndDisplaySupplementaryViewPublisher:
        AnyPublisher<
            (supplementaryView: UICollectionReusableView, elementKind: String, indexPath: IndexPath), Never
        >
    {
        delegateProxy.calls("collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:") {
            ($0[1] as! UICollectionReusableView, $0[2] as! String, $0[3] as! IndexPath)
        }
    }
}
