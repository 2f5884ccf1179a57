import Foundation
import Testing

@testable import UIKit

/// Where a flow layout puts the items of full lines, and of the last one.
@MainActor @Suite struct FlowLayoutTests {
    private final class Model: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var widths: [[CGFloat]]

        init(_ widths: [[CGFloat]]) { self.widths = widths }

        func numberOfSections(in collectionView: UICollectionView) -> Int { widths.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            widths[section].count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: widths[indexPath.section][indexPath.item], height: 40) }
    }

    /// The left edges of the items of one section, in a width of 300 points with gaps of at least 10.
    private func edges(_ widths: CGFloat..., room: CGFloat = 300, gap: CGFloat = 10) -> [CGFloat] {
        let model = Model([widths])
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = gap
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: room, height: 600), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = model
        collection.delegate = model
        collection.layoutIfNeeded()
        return widths.indices.map { item in
            let frame = layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
            return (frame.minX * 100).rounded() / 100
        }
    }

    @Test func fullLinesAreJustified() {
        // Three of 80 with 30 left over; the fourth begins another line.
        #expect(edges(80, 80, 80, 80) == [0, 110, 220, 0])
        // A line of one item alone has it in the middle.
        #expect(edges(100, 60, 100, 150, 150) == [0, 120, 200, 75, 75])
    }

    @Test func theLastLineGoesOnWithTheColumnsOfAGrid() {
        #expect(edges(80, 80, 80, 80, 80) == [0, 110, 220, 0, 110])
        #expect(edges(90, 90, 90, 90) == [0, 105, 210, 0])
    }

    @Test func anIncompleteLineThatIsAloneIsNotSpread() {
        // As many of 50 as fit are five, with 10 left over between them.
        #expect(edges(50, 50) == [0, 62.5])
        // With one more as wide as the last there are 10 left over for three gaps.
        #expect(edges(120, 60, 40) == [0, 133.33, 206.67])
    }

    @Test func oneItemIsInTheMiddleWhereNoSecondFits() {
        #expect(edges(200) == [50])
        #expect(edges(100) == [0])
        #expect(edges(160, 160) == [70, 70])
        #expect(edges(400) == [0])
    }

    @Test func aGridByDivisionKeepsItsColumns() {
        let width = (320.0 - 2 * 1) / 3
        let edges = edges(width, width, width, width, room: 320, gap: 1)
        #expect(edges == [0, 107, 214, 0])
    }

    @Test func itemsOfNoWidthDoNotMatter() {
        #expect(edges(0, 0, gap: 0).count == 2)
    }

    @Test func insetsAreMeasuredFromTheReference() {
        let model = Model([[100, 100, 100]])
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 5, left: 3, bottom: 0, right: 0)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
        collection.layoutMargins = UIEdgeInsets(top: 50, left: 16, bottom: 0, right: 1)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = model
        collection.delegate = model
        func origin() -> CGPoint? {
            collection.layoutIfNeeded()
            return layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.origin
        }
        #expect(layout.sectionInsetReference == .fromContentInset && origin() == CGPoint(x: 3, y: 5))
        layout.sectionInsetReference = .fromLayoutMargins
        #expect(origin() == CGPoint(x: 19, y: 5))
        layout.sectionInsetReference = .fromSafeArea
        #expect(origin() == CGPoint(x: 3, y: 5))
    }
}
