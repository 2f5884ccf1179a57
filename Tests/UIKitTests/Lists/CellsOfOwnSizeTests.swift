import Testing

@testable import UIKit

/// Cells of a flow layout that say their own sizes by constraints, which differ from the size of items.
@MainActor @Suite struct CellsOfOwnSizeTests {
    /// Its content is pinned to the cell itself, as xibs do it.
    final class Card: UICollectionViewCell {
        let card = UIView()
        var sizesAtLayout: [CGSize] = []

        override init(frame: CGRect) {
            super.init(frame: frame)
            card.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(card)
            NSLayoutConstraint.activate([
                card.leadingAnchor.constraint(equalTo: leadingAnchor),
                card.trailingAnchor.constraint(equalTo: trailingAnchor),
                card.topAnchor.constraint(equalTo: topAnchor),
                card.bottomAnchor.constraint(equalTo: bottomAnchor),
                card.widthAnchor.constraint(equalToConstant: 250),
                card.heightAnchor.constraint(equalToConstant: 90),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            sizesAtLayout.append(bounds.size)
        }
    }

    final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: path)
        }
    }

    @Test func theyAreNeverLaidOutAtAnotherSize() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 128, height: 128)
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 500), collectionViewLayout: layout)
        view.register(Card.self, forCellWithReuseIdentifier: "card")
        let source = Source()
        view.dataSource = source
        let screen = TestScreen(views: view)
        for _ in 0..<2 {
            screen.settle()
            let cells = view.visibleCells.compactMap { $0 as? Card }
            #expect(cells.count == 3)
            #expect(cells.allSatisfy { $0.frame.size == CGSize(width: 250, height: 90) })
            #expect(cells.allSatisfy { $0.card.frame.size == CGSize(width: 250, height: 90) })
            #expect(Set(cells.flatMap(\.sizesAtLayout).map(\.width)) == [250])
            view.reloadData()
        }
    }
}
