import Testing

@testable import UIKit

@MainActor
@Suite struct UICollectionViewControllerTests {
    @Test func collectionFillsAViewOfTheController() throws {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let collection = try #require(controller.collectionView)
        #expect(collection !== controller.view)
        #expect(collection.superview === controller.view)
        #expect(collection.dataSource === controller)
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.view.layoutIfNeeded()
        #expect(collection.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        // Apps do this, and it has no effect.
        controller.view.addSubview(collection)
        #expect(collection.superview === controller.view)
        #expect(controller.contentScrollView(for: .top) === collection)
    }

    @Test func anotherCollectionTakesItsPlace() throws {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let first = try #require(controller.collectionView)
        let above = UIView()
        controller.view.addSubview(above)
        let second = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        controller.collectionView = second
        #expect(controller.collectionView === second)
        #expect(first.superview == nil)
        #expect(controller.view.subviews == [second, above])
        #expect(second.frame == controller.view.bounds)
    }

    @Test func aCollectionThatBecomesTheViewIsWrapped() {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
        controller.view = collection
        #expect(controller.collectionView === collection)
        #expect(controller.view !== collection)
        #expect(controller.view.frame.size == CGSize(width: 100, height: 200))
    }
}
