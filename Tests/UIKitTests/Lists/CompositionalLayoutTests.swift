import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct CompositionalLayoutTests {
    private typealias Grid = CompositionalGrid

    private func header(
        _ alignment: NSRectAlignment, _ width: NSCollectionLayoutDimension = .fractionalWidth(1),
        _ height: NSCollectionLayoutDimension = .absolute(40)
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: Grid.size(width, height), elementKind: "header", alignment: alignment)
    }

    private func headerFrame(_ grid: CompositionalGrid, _ item: Int = 0, _ section: Int = 0) -> CGRect? {
        grid.view.layoutAttributesForSupplementaryElement(ofKind: "header", at: grid.path(item, section))?.frame
    }

    // MARK: Headers and footers

    @Test func headersStandAtTheirEdges() {
        let section = Grid.section(.fractionalWidth(1), .absolute(100))
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 20)
        section.boundarySupplementaryItems = [
            header(.top, .absolute(100)), header(.bottomTrailing, .absolute(50)),
        ]
        let grid = Grid([["a"], ["b"]], section: section)
        #expect(headerFrame(grid) == CGRect(x: 110, y: 0, width: 100, height: 40))
        #expect(grid.frame(0) == CGRect(x: 20, y: 50, width: 280, height: 100))
        #expect(headerFrame(grid, 1) == CGRect(x: 250, y: 180, width: 50, height: 40))
        #expect(headerFrame(grid, 0, 1) == CGRect(x: 110, y: 220, width: 100, height: 40))
        #expect(grid.view.visibleSupplementaryViews(ofKind: "header").count == 4)
    }

    @Test func headersMayLeaveTheInsetsAndLieOverTheContent() {
        let section = Grid.section(.fractionalWidth(1), .absolute(100))
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        section.supplementariesFollowContentInsets = false
        let over = header(.top)
        over.extendsBoundary = false
        section.boundarySupplementaryItems = [over]
        let grid = Grid([["a"]], section: section)
        #expect(headerFrame(grid) == CGRect(x: 0, y: 0, width: 320, height: 40))
        #expect(grid.frame(0)?.minY == 0)
        #expect(grid.view.contentSize.height == 100)
    }

    @Test func headersAreAsTallAsTheirContent() {
        let section = Grid.section(.fractionalWidth(1), .absolute(100))
        section.boundarySupplementaryItems = [header(.top, .fractionalWidth(1), .estimated(200))]
        let grid = Grid([["a"]], section: section)
        let height = headerFrame(grid)?.height ?? 0
        #expect(abs(height - UILabel().font.lineHeight) < 0.5)
        #expect(grid.frame(0)?.minY == height)
    }

    @Test func pinnedHeadersStayWithTheirSection() {
        let section = Grid.section(.fractionalWidth(1), .absolute(100))
        let pinned = header(.top)
        pinned.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [pinned]
        let grid = Grid([["a", "b", "c", "d", "e", "f", "g"], ["h"]], section: section)
        grid.view.contentOffset.y = 150
        grid.screen.settle()
        #expect(headerFrame(grid)?.minY == 150)
        let shown = grid.view.supplementaryView(forElementKind: "header", at: grid.path(0))
        #expect(shown?.frame.minY == 150)
    }

    @Test func theLayoutHasHeadersOfItsOwn() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [header(.top)]
        configuration.interSectionSpacing = 5
        let grid = Grid(
            [["a"], ["b"]],
            UICollectionViewCompositionalLayout(
                section: Grid.section(.fractionalWidth(1), .absolute(100)), configuration: configuration))
        #expect(headerFrame(grid) == CGRect(x: 0, y: 0, width: 320, height: 40))
        #expect(grid.frame(0)?.minY == 40)
        #expect(grid.frame(0, 1)?.minY == 145)
    }

    // MARK: Groups

    @Test func badgesAreHeldAtTheirItems() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: Grid.size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let item = NSCollectionLayoutItem(
            layoutSize: Grid.size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Grid.size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets.top = 20
        let grid = Grid([["a", "b"]], section: section)
        let frame = grid.view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: grid.path(1))?.frame
        #expect(frame == CGRect(x: 190, y: 10, width: 20, height: 20))
        #expect(grid.view.visibleSupplementaryViews(ofKind: "badge").count == 2)
    }

    @Test func appsPlaceTheCellsOfTheirOwnGroups() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: Grid.size(.fractionalWidth(1), .absolute(100))) {
            let width = $0.container.contentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 40)),
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: width / 2, y: 60, width: width / 2, height: 40), zIndex: 3),
            ]
        }
        let grid = Grid([["a", "b", "c"]], section: NSCollectionLayoutSection(group: group))
        #expect(grid.frame(1) == CGRect(x: 160, y: 60, width: 160, height: 40))
        #expect(grid.view.layoutAttributesForItem(at: grid.path(1))?.zIndex == 3)
        #expect(grid.frame(2) == CGRect(x: 0, y: 100, width: 160, height: 40))
    }

    @Test func distancesAtEdgesShareWhatIsLeft() {
        let item = NSCollectionLayoutItem(layoutSize: Grid.size(.absolute(100), .absolute(50)))
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .fixed(8), trailing: .flexible(0), bottom: nil)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Grid.size(.fractionalWidth(1), .estimated(50)), subitems: [item])
        let grid = Grid([["a"]], section: NSCollectionLayoutSection(group: group))
        #expect(grid.frame(0) == CGRect(x: 110, y: 8, width: 100, height: 50))
        #expect(grid.view.contentSize.height == 58)
    }

    @Test func cellsSayTheirWidths() {
        let size = Grid.size(.estimated(300), .absolute(30))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Grid.size(.fractionalWidth(1), .absolute(30)),
            subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let grid = Grid([["a", "wider", "b"]], section: NSCollectionLayoutSection(group: group))
        let widths = (0..<3).map { grid.frame($0)?.width ?? 0 }
        #expect(widths[0] < 20 && widths[1] > widths[0] && widths[1] < 100)
        #expect(grid.frame(1)?.minX == widths[0])
        #expect(grid.frame(2)?.height == 30)
    }

    @Test func cellsAreMeasuredAgainInAnotherWidth() {
        let size = Grid.size(.fractionalWidth(1), .estimated(10))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let grid = Grid(
            [[String(repeating: "many words ", count: 20)]], section: NSCollectionLayoutSection(group: group))
        let height = grid.frame(0)?.height ?? 0
        grid.view.frame.size.width = 200
        grid.screen.settle()
        #expect(grid.frame(0)?.width == 200)
        #expect((grid.frame(0)?.height ?? 0) > height * 1.3)
        #expect(grid.view.cellForItem(at: grid.path(0))?.frame == grid.frame(0))
    }

    // MARK: Surroundings

    @Test func sectionsHaveBackgrounds() {
        let section = Grid.section(.fractionalWidth(1), .absolute(100))
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        section.decorationItems = [background]
        section.boundarySupplementaryItems = [header(.top)]
        let grid = Grid([["a", "b"]], section: section)
        let shown = grid.view.subviews.first { $0 is CompositionalGrid.Background }
        #expect(shown?.frame == CGRect(x: 4, y: 4, width: 312, height: 232))
        #expect(grid.view.subviews.first === shown)
    }

    @Test func insetsBeginAtTheMargins() {
        let section = Grid.section(.fractionalWidth(1), .absolute(100))
        section.contentInsetsReference = .layoutMargins
        section.contentInsets.leading = 4
        let grid = Grid([["a"]], section: section)
        grid.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
        grid.view.collectionViewLayout.invalidateLayout()
        grid.screen.settle()
        #expect(grid.frame(0) == CGRect(x: 34, y: 0, width: 246, height: 100))
    }

    @Test func layoutsScrollSideways() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.contentInsetsReference = .none
        let section = Grid.section(.fractionalWidth(0.5), .fractionalHeight(1))
        section.interGroupSpacing = 10
        section.boundarySupplementaryItems = [header(.leading, .absolute(30), .fractionalHeight(1))]
        let grid = Grid(
            [["a", "b", "c"]],
            UICollectionViewCompositionalLayout(section: section, configuration: configuration))
        #expect(headerFrame(grid) == CGRect(x: 0, y: 0, width: 30, height: 500))
        #expect(grid.frame(1) == CGRect(x: 200, y: 0, width: 160, height: 500))
        #expect(grid.view.contentSize == CGSize(width: 530, height: 500))
        #expect(grid.texts == ["a", "b"])
    }

    // MARK: Registrations

    @Test func registrationsMakeAndReuseCells() {
        let grid = Grid([["a", "b"]], section: Grid.section(.fractionalWidth(1), .absolute(100)))
        var shown: [String] = []
        let cells = UICollectionView.CellRegistration<CompositionalGrid.Cell, String> { cell, path, text in
            cell.label.text = text
            shown.append("\(path.item) \(text)")
        }
        let views = UICollectionView.SupplementaryRegistration<CompositionalGrid.Header>(elementKind: "extra") {
            view, kind, path in
            view.label.text = "\(kind) \(path.section)"
        }
        let cell = grid.view.dequeueConfiguredReusableCell(using: cells, for: grid.path(1), item: "x")
        #expect(cell.label.text == "x")
        #expect(shown == ["1 x"])
        #expect(cell.reuseIdentifier != nil)
        let view = grid.view.dequeueConfiguredReusableSupplementary(using: views, for: grid.path(0))
        #expect(view.label.text == "extra 0")
        let other = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let plain = grid.view.dequeueConfiguredReusableCell(using: other, for: grid.path(0), item: 1)
        #expect(plain.reuseIdentifier != cell.reuseIdentifier)
    }
}
