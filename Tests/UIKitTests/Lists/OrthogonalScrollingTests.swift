import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct OrthogonalScrollingTests {
    private func grid(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, count: Int = 20,
        _ change: (NSCollectionLayoutSection) -> Void = { _ in }
    ) -> CompositionalGrid {
        let section = CompositionalGrid.section(.absolute(100), .absolute(80))
        section.orthogonalScrollingBehavior = behavior
        change(section)
        return CompositionalGrid([(0..<count).map(String.init), ["below"]], section: section)
    }

    /// A drag to the left that ends at rest.
    private func drag(_ grid: CompositionalGrid, by distance: CGFloat, y: CGFloat = 40) {
        let point = CGPoint(x: 300, y: y)
        grid.screen.send(.began, point)
        for step in 1...10 {
            grid.screen.surface.advance(by: 0.02)
            grid.screen.send(.moved, CGPoint(x: point.x - distance * CGFloat(step) / 10, y: y))
        }
        for _ in 0..<10 {
            grid.screen.surface.advance(by: 0.05)
            grid.screen.send(.moved, CGPoint(x: point.x - distance, y: y))
        }
        grid.screen.send(.ended, CGPoint(x: point.x - distance, y: y))
        grid.screen.advance(by: 3)
    }

    /// A quick one.
    private func flick(_ grid: CompositionalGrid, by distance: CGFloat) {
        grid.screen.drag(from: CGPoint(x: 200, y: 40), to: CGPoint(x: 200 - distance, y: 40), duration: 0.1)
        grid.screen.advance(by: 3)
    }

    @Test func groupsGoOnBesideEachOther() {
        let grid = grid(.continuous) {
            $0.interGroupSpacing = 10
            $0.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 7, trailing: 16)
        }
        #expect(grid.frame(0) == CGRect(x: 16, y: 5, width: 100, height: 80))
        #expect(grid.frame(3) == CGRect(x: 346, y: 5, width: 100, height: 80))
        #expect(grid.view.contentSize.height == 184)
        #expect(grid.band()?.frame == CGRect(x: 0, y: 5, width: 320, height: 80))
        #expect(grid.band()?.contentSize.width == 2222)
        #expect(grid.texts == ["0", "1", "2", "below"])
    }

    @Test func onlyTheSectionMoves() {
        let grid = grid(.continuous)
        drag(grid, by: 160)
        #expect(grid.band()?.contentOffset.x == 150)
        #expect(grid.view.contentOffset == .zero)
        #expect(grid.texts == ["1", "2", "3", "4", "below"])
        #expect(grid.frame(4) == CGRect(x: 400, y: 0, width: 100, height: 80))
        #expect(grid.view.indexPathForItem(at: CGPoint(x: 60, y: 40)) == grid.path(2))
        grid.screen.tap(CGPoint(x: 60, y: 40))
        #expect(grid.selected == [grid.path(2)])
    }

    @Test func theLayoutScrollsUnderAFingerOnTheSection() {
        let grid = grid(.continuous) { $0.contentInsets.bottom = 600 }
        grid.screen.drag(from: CGPoint(x: 150, y: 70), to: CGPoint(x: 150, y: 10), duration: 1)
        grid.screen.advance(by: 3)
        #expect(grid.view.contentOffset.y > 0)
        #expect(grid.band()?.contentOffset == .zero)
    }

    @Test func restsWhereAGroupBegins() {
        let grid = grid(.continuousGroupLeadingBoundary) {
            $0.interGroupSpacing = 10
            $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        }
        drag(grid, by: 160)
        #expect(grid.band()?.contentOffset.x == 110)
        drag(grid, by: 180)
        #expect(grid.band()?.contentOffset.x == 330)
    }

    @Test func pagesAreAsWideAsTheLayout() {
        let grid = grid(.paging)
        flick(grid, by: 150)
        #expect(grid.band()?.contentOffset.x == 320)
        flick(grid, by: -100)
        #expect(grid.band()?.contentOffset.x == 0)
    }

    @Test func movesByOneGroup() {
        let grid = grid(.groupPaging)
        flick(grid, by: 180)
        #expect(grid.band()?.contentOffset.x == 100)
        flick(grid, by: 40)
        #expect(grid.band()?.contentOffset.x == 200)
        drag(grid, by: 30)
        #expect(grid.band()?.contentOffset.x == 200)
        flick(grid, by: -180)
        #expect(grid.band()?.contentOffset.x == 100)
    }

    @Test func groupsRestInTheMiddle() {
        let grid = grid(.groupPagingCentered, count: 4)
        #expect(grid.band()?.contentOffset.x == -110)
        flick(grid, by: 50)
        #expect(grid.band()?.contentOffset.x == -10)
        for _ in 0..<4 { flick(grid, by: 50) }
        #expect(grid.band()?.contentOffset.x == 190)
    }

    @Test func scrollsToAnItemInASection() {
        let grid = grid(.continuous)
        grid.view.scrollToItem(at: grid.path(7), at: .centeredHorizontally, animated: false)
        #expect(grid.band()?.contentOffset.x == 590)
        #expect(grid.view.contentOffset == .zero)
        #expect(grid.texts.contains("7"))
        grid.view.scrollToItem(at: grid.path(0), at: .left, animated: true)
        grid.screen.advance(by: 1)
        #expect(grid.band()?.contentOffset.x == 0)
        grid.view.scrollToItem(at: grid.path(19), at: [], animated: false)
        #expect(grid.band()?.contentOffset.x == 1680)
    }

    @Test func staysWhereItWasWhileOutOfSight() {
        let grid = grid(.continuous) { $0.contentInsets.bottom = 600 }
        drag(grid, by: 160)
        grid.view.contentOffset.y = 640
        grid.screen.settle()
        #expect(grid.band() == nil)
        #expect(grid.texts == ["below"])
        grid.view.contentOffset.y = 0
        grid.screen.settle()
        #expect(grid.band()?.contentOffset.x == 150)
        #expect(grid.texts == ["1", "2", "3", "4"])
    }

    @Test func changesOfItemsReachTheSection() {
        let grid = grid(.continuous, count: 3)
        grid.sections[0].remove(at: 1)
        grid.view.deleteItems(at: [grid.path(1)])
        grid.screen.advance(by: 1)
        #expect(grid.texts == ["0", "2", "below"])
        #expect(grid.band()?.contentSize.width == 200)
        grid.sections.insert(["new"], at: 0)
        grid.view.insertSections([0])
        grid.screen.advance(by: 1)
        #expect(grid.texts == ["new", "0", "2", "below"])
        #expect(grid.view.subviews.filter { $0 is OrthogonalScrollView }.count == 3)
        #expect(grid.band(1)?.frame.minY == 80)
    }

    @Test func handlersSeeAndChangeWhatIsOnScreen() {
        var offsets: [CGFloat] = []
        var seen: [Int] = []
        let grid = grid(.continuous) {
            $0.visibleItemsInvalidationHandler = { items, offset, environment in
                guard items.first?.indexPath.section == 0 else { return }
                offsets.append(offset.x)
                seen = items.map(\.indexPath.item)
                for item in items {
                    let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                    let scale = max(1 - distance / 320, 0.5)
                    item.transform = CGAffineTransform(scaleX: scale, y: scale)
                    item.alpha = scale
                }
            }
        }
        #expect(offsets.last == 0)
        #expect(seen == [0, 1, 2, 3])
        let first = grid.view.cellForItem(at: grid.path(1))
        #expect(first?.alpha == 1 - 10.0 / 320)
        drag(grid, by: 120)
        #expect(offsets.last == 110)
        #expect(seen == [1, 2, 3, 4])
        #expect(grid.view.cellForItem(at: grid.path(2))?.alpha == 1 - 20.0 / 320)
    }

    @Test func thicknessIsThatOfTheTallestGroup() {
        let size = CompositionalGrid.size(.absolute(100), .estimated(10))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        let grid = CompositionalGrid([["a", "b"]], section: section)
        let height = UILabel().font.lineHeight
        #expect(abs((grid.frame(0)?.height ?? 0) - height) < 0.5)
        #expect(grid.band()?.frame.height == grid.frame(0)?.height)
        #expect(grid.view.contentSize.height == grid.frame(0)?.height)
    }

    @Test func sectionsOfASidewaysLayoutScrollUpAndDown() {
        let section = CompositionalGrid.section(.absolute(100), .absolute(80))
        section.orthogonalScrollingBehavior = .continuous
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.contentInsetsReference = .none
        let grid = CompositionalGrid(
            [(0..<20).map(String.init), ["next"]],
            UICollectionViewCompositionalLayout(section: section, configuration: configuration))
        #expect(grid.frame(2) == CGRect(x: 0, y: 160, width: 100, height: 80))
        #expect(grid.frame(0, 1) == CGRect(x: 100, y: 0, width: 100, height: 80))
        #expect(grid.band()?.contentSize == CGSize(width: 100, height: 1600))
    }
}
