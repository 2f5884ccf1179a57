import Foundation
import Testing

@testable import UIKit

/// The view of a collection view controller and the collection in it.
@MainActor @Suite struct CollectionControllerTests {
    @Test func theViewHoldsTheCollection() {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let collection = controller.collectionView
        #expect(collection != nil)
        #expect(controller.view !== collection)
        #expect(collection?.superview === controller.view)
        #expect(collection?.dataSource === controller)
        // What some apps do in `viewDidLoad`: nothing changes.
        controller.view.addSubview(controller.collectionView)
        #expect(controller.view.subviews.count == 1)
    }

    @Test func theCollectionFillsTheView() {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let screen = TestScreen(controller)
        defer { screen.close() }
        screen.settle()
        #expect(controller.collectionView.frame == controller.view.bounds)
        #expect(controller.view.bounds.width > 0)
    }

    @Test func aCollectionThatIsSetTakesTheOthersPlace() {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let holder: UIView = controller.view
        let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        controller.collectionView = other
        #expect(controller.view === holder)
        #expect(controller.collectionView === other)
        #expect(holder.subviews == [other])
    }

    @Test func aViewThatIsACollectionIsHeld() {
        final class Own: UICollectionViewController {
            let own = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            override func loadView() { view = own }
        }
        let controller = Own(collectionViewLayout: UICollectionViewFlowLayout())
        #expect(controller.collectionView === controller.own)
        #expect(controller.view !== controller.own)
    }
}
