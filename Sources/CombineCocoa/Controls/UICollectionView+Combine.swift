import Combine
import Foundation
import UIKit

extension UICollectionView {
    /// Items that a person selects.
    public var didSelectItemPublisher: AnyPublisher<IndexPath, Never> {
        delegateProxy.calls("collectionView:didSelectItemAtIndexPath:") { $0[1] as! IndexPath }
    }

    public var didDeselectItemPublisher: AnyPublisher<IndexPath, Never> {
        delegateProxy.calls("collectionView:didDeselectItemAtIndexPath:") { $0[1] as! IndexPath }
    }

    public var didHighlightItemPublisher: AnyPublisher<IndexPath, Never> {
        delegateProxy.calls("collectionView:didHighlightItemAtIndexPath:") { $0[1] as! IndexPath }
    }

    public var didUnhighlightRowPublisher: AnyPublisher<IndexPath, Never> {
        delegateProxy.calls("collectionView:didUnhighlightItemAtIndexPath:") { $0[1] as! IndexPath }
    }

    public var willDisplayCellPublisher: AnyPublisher<(cell: UICollectionViewCell, indexPath: IndexPath), Never> {
        delegateProxy.calls("collectionView:willDisplayCell:forItemAtIndexPath:") {
            ($0[1] as! UICollectionViewCell, $0[2] as! IndexPath)
        }
    }

    public var willDisplaySupplementaryViewPublisher:
        AnyPublisher<
            (supplementaryView: UICollectionReusableView, elementKind: String, indexPath: IndexPath), Never
        >
    {
        delegateProxy.calls("collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:") {
            ($0[1] as! UICollectionReusableView, $0[2] as! String, $0[3] as! IndexPath)
        }
    }

    public var didEndDisplayingCellPublisher: AnyPublisher<(cell: UICollectionViewCell, indexPath: IndexPath), Never> {
        delegateProxy.calls("collectionView:didEndDisplayingCell:forItemAtIndexPath:") {
            ($0[1] as! UICollectionViewCell, $0[2] as! IndexPath)
        }
    }

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
