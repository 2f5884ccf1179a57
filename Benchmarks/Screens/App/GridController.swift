import UIKit

/// A grid of 100,000 items, three in a row, each with a picture and two texts.
final class GridController: UIViewController, UICollectionViewDataSource {
    enum Kind: String { case flow, compositional }

    private let kind: Kind
    private var grid: UICollectionView?

    init(_ kind: Kind) {
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.async { self.measure() }
    }

    private func measure() {
        let fill = fillTime()
        report("a screen filled with one colour", [fill])
        report("\(kind) grid of 100,000 items, layout of first", [milliseconds { show() }])
        report("  its first picture", [milliseconds { draw(view.window) }])
        guard let grid else { return }
        // 1,000 points a second, at 60 frames a second, for ten seconds.
        var layout: [Double] = []
        var whole: [Double] = []
        for _ in 0..<600 {
            let laidOut = milliseconds {
                grid.contentOffset.y += 1000.0 / 60
                grid.layoutIfNeeded()
            }
            layout.append(laidOut)
            whole.append(laidOut + milliseconds { draw(view.window) })
        }
        report("  scrolled: layout of a frame", layout)
        report("  scrolled: layout and picture of a frame", whole)
        report("  jumped to its end", [milliseconds { jump() }])
        exit(0)
    }

    private func show() {
        let grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        grid.register(ItemCell.self, forCellWithReuseIdentifier: "item")
        grid.dataSource = self
        view.addSubview(grid)
        grid.layoutIfNeeded()
        self.grid = grid
    }

    private func jump() {
        grid?.scrollToItem(at: IndexPath(item: 99_999, section: 0), at: .bottom, animated: false)
        grid?.layoutIfNeeded()
    }

    private var layout: UICollectionViewLayout {
        switch kind {
        case .flow:
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 125, height: 150)
            layout.minimumLineSpacing = 8
            layout.minimumInteritemSpacing = 8
            return layout
        case .compositional:
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / 3), heightDimension: .absolute(150)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(150)),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 8
            return UICollectionViewCompositionalLayout(section: section)
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100_000 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? ItemCell)?.show(indexPath.item)
        return cell
    }
}

/// A picture with rounded corners over two texts, by constraints.
private final class ItemCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let title = UILabel()
    private let detail = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFit
        picture.layer.cornerRadius = 8
        picture.clipsToBounds = true
        title.font = .preferredFont(forTextStyle: .body)
        detail.font = .preferredFont(forTextStyle: .footnote)
        detail.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [picture, title, detail])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private static let names = ["star", "heart", "cloud", "person", "house"].map { UIImage(systemName: $0) }

    func show(_ number: Int) {
        picture.image = Self.names[number % Self.names.count]
        picture.backgroundColor = .secondarySystemBackground
        title.text = "Item \(number)"
        detail.text = "\(number * 37 % 1000) won"
    }
}
