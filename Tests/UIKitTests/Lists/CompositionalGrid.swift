import Foundation

@testable import UIKit

/// A collection view with a compositional layout on a screen, for tests: its cells show their item's text.
@MainActor
final class CompositionalGrid: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    final class Cell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class Header: UICollectionReusableView {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: leadingAnchor),
                label.trailingAnchor.constraint(equalTo: trailingAnchor),
                label.topAnchor.constraint(equalTo: topAnchor),
                label.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class Background: UICollectionReusableView {}

    var sections: [[String]]
    var selected: [IndexPath] = []
    let view: UICollectionView
    let screen: TestScreen

    init(_ sections: [[String]], _ layout: UICollectionViewCompositionalLayout) {
        self.sections = sections
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 500), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        for kind in ["header", "badge"] {
            view.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        layout.register(Background.self, forDecorationViewOfKind: "background")
        screen = TestScreen(nil as UIViewController?)
        super.init()
        view.dataSource = self
        view.delegate = self
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.show(controller)
    }

    convenience init(_ sections: [[String]], section: NSCollectionLayoutSection) {
        self.init(sections, UICollectionViewCompositionalLayout(section: section))
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        (cell as? Cell)?.label.text = sections[path.section][path.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: kind, for: path)
        (view as? Header)?.label.text = "\(kind) \(path.section).\(path.item)"
        return view
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
        selected.append(path)
    }

    // MARK: Looking

    /// The texts of the cells on screen, in the order of their items.
    var texts: [String] { view.visibleCells.compactMap { ($0 as? Cell)?.label.text } }

    func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: path(item, section))?.frame
    }

    /// What scrolls a section across the layout.
    func band(_ section: Int = 0) -> UIScrollView? { view.bands[section] }

    // MARK: Sections

    static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    /// One item of a size in each group.
    static func section(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSection
    {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size(width, height), subitems: [item]))
    }
}
