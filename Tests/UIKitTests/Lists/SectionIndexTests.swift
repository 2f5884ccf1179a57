import Stage
import Testing

@testable import UIKit

@MainActor @Suite("The section index") struct SectionIndexTests {
    /// 26 sections of ten rows, one for each letter.
    private func letters() -> ListModel {
        let model = ListModel((0..<26).map { section in (0..<10).map { "\(section).\($0)" } })
        model.indexTitles = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
        model.headers = model.indexTitles!
        return model
    }

    private func index(of screen: TableScreen) throws -> SectionIndexView {
        try #require(screen.table.sectionIndex.view)
    }

    private func point(ofTitle title: Int, in screen: TableScreen) throws -> CGPoint {
        let view = try index(of: screen)
        let top = (view.bounds.height - 26 * 14) / 2
        return view.convert(CGPoint(x: 8, y: top + 14 * CGFloat(title) + 7), to: nil)
    }

    @Test func standsAtTheRightEdgeAndNarrowsTheContents() throws {
        let screen = TableScreen(letters())
        let view = try index(of: screen)
        #expect(view.frame == CGRect(x: 378, y: 0, width: 15, height: 852))
        #expect(view.lines.count == 26)
        #expect(screen.table.visibleCells.first?.contentView.frame.width == 378)
        screen.table.contentOffset.y = 500
        screen.screen.settle()
        #expect(view.frame.minY == 500)
        _ = try screen.screen.picture("section-index")
    }

    @Test func aTouchGoesToTheSection() throws {
        let screen = TableScreen(letters())
        screen.screen.tap(try point(ofTitle: 12, in: screen))
        #expect(screen.table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 12))
    }

    @Test func aFingerThatMovesGoesThroughTheSectionsAndDoesNotScroll() throws {
        let model = letters()
        let screen = TableScreen(model)
        model.notes = ["drag", "touch"]
        screen.screen.drag(from: try point(ofTitle: 2, in: screen), to: try point(ofTitle: 20, in: screen))
        #expect(screen.table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 20))
        #expect(model.log.isEmpty)
    }

    @Test func theDataSourceMayMapTitlesToSections() throws {
        let model = letters()
        model.sectionOfTitle = { $0 / 2 }
        let screen = TableScreen(model)
        screen.screen.tap(try point(ofTitle: 11, in: screen))
        #expect(screen.table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 5))
        model.sectionOfTitle = { _ in 99 }
        screen.screen.tap(try point(ofTitle: 1, in: screen))
        #expect(screen.table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 5))
    }

    @Test func theMagnifierLeadsToTheTop() throws {
        let model = letters()
        model.indexTitles![0] = UITableView.indexSearch
        let screen = TableScreen(model)
        screen.table.contentOffset.y = 900
        screen.screen.settle()
        screen.screen.tap(try point(ofTitle: 0, in: screen))
        #expect(screen.table.contentOffset.y == 0)
    }

    @Test func titlesThatDoNotFitAreLeftOutBehindDots() throws {
        let screen = TableScreen(letters(), size: CGSize(width: 393, height: 140))
        let lines = try index(of: screen).lines
        #expect(lines == ["A", "•", "G", "•", "M", "•", "S", "•", "Z"])
        #expect(try index(of: screen).title(atHeight: -10) == 0)
        #expect(try index(of: screen).title(atHeight: 200) == 25)
    }

    @Test func titlesAreAskedForAgainWithTheDataAndOnDemand() {
        let model = letters()
        model.notes = ["index"]
        let screen = TableScreen(model)
        #expect(model.log.count == 1)
        model.indexTitles = nil
        screen.table.reloadSectionIndexTitles()
        screen.screen.settle()
        #expect(screen.table.sectionIndex.view == nil)
        #expect(screen.table.visibleCells.first?.contentView.frame.width == 393)
        model.indexTitles = ["A"]
        screen.table.reloadData()
        screen.screen.settle()
        #expect(screen.table.sectionIndex.view?.titles == ["A"])
    }

    @Test func fewRowsAndGroupedTablesHaveNone() {
        let few = TableScreen(letters()) { $0.sectionIndexMinimumDisplayRowCount = 261 }
        #expect(few.table.sectionIndex.view == nil)
        few.table.sectionIndexMinimumDisplayRowCount = 260
        few.screen.settle()
        #expect(few.table.sectionIndex.view != nil)
        #expect(TableScreen(letters(), style: .grouped).table.sectionIndex.view == nil)
    }
}

@MainActor @Suite struct UITableViewRowActionTests {
    @Test func actionsStandInForTheDeleteButton() throws {
        let model = ListModel(count: 3)
        var performed: [String] = []
        model.rowActions = [
            UITableViewRowAction(style: .default, title: "Bin") { performed.append("\($0.title ?? "") \($1.row)") },
            UITableViewRowAction(style: .normal, title: "Flag") { performed.append("\($0.title ?? "") \($1.row)") },
        ]
        let screen = TableScreen(model)
        let configuration = try #require(
            screen.table.swipeActions(at: IndexPath(row: 1, section: 0), isLeading: false))
        #expect(configuration.actions.map(\.title) == ["Bin", "Flag"])
        #expect(configuration.actions.map(\.style) == [.destructive, .normal])
        var isDone = false
        configuration.actions[1].handler(configuration.actions[1], screen.table) { isDone = $0 }
        #expect(performed == ["Flag 1"])
        #expect(isDone)
    }

    @Test func withoutActionsTheDeleteButtonComes() {
        let screen = TableScreen(ListModel(count: 3))
        let configuration = screen.table.swipeActions(at: IndexPath(row: 1, section: 0), isLeading: false)
        #expect(configuration?.actions.map(\.title) == ["Delete"])
    }

    @Test func anEmptyListMeansNone() {
        let model = ListModel(count: 3)
        model.rowActions = []
        let screen = TableScreen(model)
        #expect(screen.table.swipeActions(at: IndexPath(row: 1, section: 0), isLeading: false) == nil)
    }
}
