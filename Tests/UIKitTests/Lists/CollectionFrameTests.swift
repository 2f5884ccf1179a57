import Testing

@testable import UIKit

/// A cell that lays its picture out in its initialiser, by the sizes that it finds there.
private final class MeasuringCell: UICollectionViewCell {
    var frameWhenMade = CGRect.null
    var contentWhenMade = CGRect.null

    override init(frame: CGRect) {
        super.init(frame: frame)
        frameWhenMade = frame
        contentWhenMade = contentView.frame
    }

    required init?(coder: NSCoder) { nil }
}

private final class MeasuringHeader: UICollectionReusableView {
    var sizeWhenMade = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        sizeWhenMade = frame.size
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor
private final class Grid: NSObject, UICollectionViewDataSource {
    let view: UICollectionView

    override init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 120, height: 90)
        layout.headerReferenceSize = CGSize(width: 0, height: 44)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 400), collectionViewLayout: layout)
        super.init()
        view.register(MeasuringCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            MeasuringHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.dataSource = self
        view.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

/// The frames that cells and headers of a class are made with.
@MainActor
@Suite struct CollectionFrameTests {
    @Test func cellsAreMadeWithTheirFrames() throws {
        let grid = Grid()
        let cell = try #require(grid.view.cellForItem(at: IndexPath(item: 1, section: 0)) as? MeasuringCell)
        #expect(cell.frameWhenMade == cell.frame)
        #expect(cell.frameWhenMade.size == CGSize(width: 120, height: 90))
        #expect(cell.contentWhenMade == CGRect(x: 0, y: 0, width: 120, height: 90))
    }

    @Test func headersAreMadeWithTheirSizes() throws {
        let header = Grid().view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect((header as? MeasuringHeader)?.sizeWhenMade == CGSize(width: 390, height: 44))
    }

    @Test func contentFollowsItsCellAtOnce() {
        let cell = UICollectionViewCell(frame: .zero)
        cell.frame = CGRect(x: 5, y: 5, width: 70, height: 30)
        #expect(cell.contentView.frame == cell.bounds)
    }
}
