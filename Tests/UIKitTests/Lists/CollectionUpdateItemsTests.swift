import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct CollectionUpdateItemsTests {
    @MainActor final class Layout: UICollectionViewFlowLayout {
        var log: [String] = []
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            log += updateItems.map { item in
                let (before, after) = (item.indexPathBeforeUpdate?.item, item.indexPathAfterUpdate?.item)
                return "\(item.updateAction) \(before.map(String.init) ?? "-") \(after.map(String.init) ?? "-")"
            }
        }
        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            log.append("initial \(itemIndexPath.item) \(attributes?.alpha ?? -1)")
            attributes?.frame.origin.x -= 500
            return attributes
        }
        override func finalLayoutAttributesForDisappearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            log.append("final \(itemIndexPath.item) \(attributes?.frame.minX ?? -1)")
            return attributes
        }
        override func finalizeCollectionViewUpdates() { log.append("finalize") }
    }

    @MainActor final class Source: NSObject, UICollectionViewDataSource {
        var count = 2
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    @Test func layoutsHearOfChangesAndSayWhereItemsComeFrom() throws {
        let layout = Layout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 393, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        view.dataSource = source
        let screen = TestScreen(views: view)
        source.count = 3
        view.insertItems(at: [IndexPath(item: 2, section: 0)])
        #expect(layout.log == ["insert - 2", "initial 2 0.0", "finalize"])
        let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
        screen.advance(by: 0.5)
        #expect(cell.alpha == 1 && cell.frame.minX > 0)
        layout.log = []
        source.count = 2
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        #expect(layout.log == ["delete 0 -", "final 0 0.0", "finalize"])
        screen.advance(by: 0.5)
        #expect(view.visibleCells.count == 2 && view.visibleCells.allSatisfy { $0.alpha == 1 })
    }
}
