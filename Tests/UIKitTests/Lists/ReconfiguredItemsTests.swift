import Testing

@testable import UIKit

/// Cells that are configured again without being replaced, and insets of sections.
@MainActor @Suite struct ReconfiguredItemsTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        var texts = ["a", "b"]
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            cell.accessibilityLabel = texts[path.item]
            return cell
        }
    }

    private func collection(_ layout: UICollectionViewFlowLayout, _ source: Source) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    @Test func theCellStays() {
        let source = Source()
        let view = collection(UICollectionViewFlowLayout(), source)
        let path = IndexPath(item: 1, section: 0)
        let cell = view.cellForItem(at: path)
        source.texts[1] = "c"
        view.reconfigureItems(at: [path])
        #expect(view.cellForItem(at: path) === cell && cell?.accessibilityLabel == "c")
        view.reloadItems(at: [path])
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: path)?.accessibilityLabel == "c")
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "none").isEmpty)
    }

    @Test func sectionsAreInsetFromTheMargins() {
        let (layout, source) = (UICollectionViewFlowLayout(), Source())
        let view = collection(layout, source)
        view.insetsLayoutMarginsFromSafeArea = false
        view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
        layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 5)
        layout.sectionInsetReference = .fromLayoutMargins
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 35)
    }
}
