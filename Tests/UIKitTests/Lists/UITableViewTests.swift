import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct UITableViewTests {
    // MARK: Rows

    @Test func rowsAreFortyFourPointsTallAndFillTheWidth() {
        let screen = TableScreen(ListModel(count: 3))
        #expect(screen.table.contentSize == CGSize(width: 393, height: 132))
        #expect(screen.table.visibleCells.map(\.frame.minY) == [0, 44, 88])
        #expect(screen.table.visibleCells.allSatisfy { $0.frame.width == 393 && $0.frame.height == 44 })
        #expect(screen.table.visibleCells.map { $0.textLabel?.text } == ["Row 0", "Row 1", "Row 2"])
    }

    @Test func onlyVisibleRowsHaveCells() {
        let screen = TableScreen(ListModel(count: 100_000))
        #expect(screen.table.contentSize.height == 4_400_000)
        #expect(screen.model.madeCells <= 21)
        for offset in stride(from: 0, through: 100_000, by: 333) {
            screen.table.contentOffset.y = CGFloat(offset)
            screen.table.layoutIfNeeded()
        }
        #expect(screen.model.madeCells <= 22)
        #expect(screen.table.indexPathsForVisibleRows?.first?.row == Int(screen.table.contentOffset.y / 44))
    }

    @Test func reloadDataIsAnsweredAtTheNextLayout() {
        let screen = TableScreen(ListModel(count: 3))
        screen.model.notes = ["cell"]
        screen.model.sections = [["a", "b"]]
        screen.table.reloadData()
        #expect(screen.model.log.isEmpty)
        #expect(screen.table.numberOfRows(inSection: 0) == 2)
        screen.screen.settle()
        #expect(screen.model.log == ["cell 0.0", "cell 0.1"])
        #expect(screen.table.visibleCells.count == 2)
        #expect(screen.model.madeCells == 3)
    }

    @Test func aTableWithoutDataSourceIsEmpty() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.layoutIfNeeded()
        #expect(table.numberOfSections == 0)
        #expect(table.contentSize.height == 0)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    }

    @Test func cellsComeAndGoAsTheContentMoves() {
        let screen = TableScreen(ListModel(count: 40), size: CGSize(width: 320, height: 440))
        screen.model.notes = ["willDisplay", "didEndDisplaying"]
        screen.table.contentOffset.y = 88
        screen.screen.settle()
        #expect(
            screen.model.log
                == ["didEndDisplaying 0.0", "didEndDisplaying 0.1", "willDisplay 0.10", "willDisplay 0.11"])
        #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
        #expect(screen.table.cellForRow(at: IndexPath(row: 11, section: 0))?.textLabel?.text == "Row 11")
    }

    @Test func rowsGoInTheirOrderWhenAllAreReloaded() {
        let screen = TableScreen(ListModel(count: 8))
        screen.model.notes = ["didEndDisplaying"]
        screen.table.reloadData()
        screen.screen.settle()
        #expect(screen.model.log == (0..<8).map { "didEndDisplaying 0.\($0)" })
    }

    @Test func registeredClassesMakeCells() {
        final class Custom: UITableViewCell {
            var wasMadeWith: String?
            override init(style: CellStyle, reuseIdentifier: String?) {
                wasMadeWith = reuseIdentifier
                super.init(style: style, reuseIdentifier: reuseIdentifier)
            }
            required init?(coder: NSCoder) { nil }
        }
        let table = UITableView()
        table.register(Custom.self, forCellReuseIdentifier: "custom")
        let cell = table.dequeueReusableCell(withIdentifier: "custom", for: IndexPath(row: 0, section: 0))
        #expect((cell as? Custom)?.wasMadeWith == "custom")
        #expect(cell.reuseIdentifier == "custom")
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    }

    @Test func delegateHeightsAreAskedOnlyForVisibleRows() {
        let model = ListModel(count: 10_000)
        var asked: Set<Int> = []
        model.height = { path in
            asked.insert(path.row)
            return path.row.isMultiple(of: 2) ? 30 : 60
        }
        let screen = TableScreen(model)
        #expect(asked.count < 40)
        #expect(
            screen.table.rectForRow(at: IndexPath(row: 2, section: 0)) == CGRect(x: 0, y: 90, width: 393, height: 30))
        #expect(screen.table.visibleCells[1].frame == CGRect(x: 0, y: 30, width: 393, height: 60))
    }

    @Test func fixedRowHeight() {
        let screen = TableScreen(ListModel(count: 1000)) { $0.rowHeight = 80 }
        #expect(screen.table.contentSize.height == 80_000)
        #expect(screen.table.visibleCells[1].frame == CGRect(x: 0, y: 80, width: 393, height: 80))
    }

    @Test func measuringAboveWhatIsVisibleDoesNotMoveIt() {
        let model = ListModel(count: 200)
        model.setUp = { cell, path in
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = path.row.isMultiple(of: 3) ? "one\ntwo\nthree\nfour" : "one"
        }
        let screen = TableScreen(model)
        screen.table.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: false)
        screen.screen.settle()
        let path = IndexPath(row: 150, section: 0)
        var before = screen.table.convert(screen.table.rectForRow(at: path), to: nil).minY
        #expect(before == 0)
        for _ in 0..<10 {
            screen.table.contentOffset.y -= 40
            screen.screen.settle()
            let after = screen.table.convert(screen.table.rectForRow(at: path), to: nil).minY
            #expect(abs(after - before - 40) < 0.4)
            before = after
        }
    }

    // MARK: Selection

    @Test func aTapSelectsInUIKitsOrder() {
        let screen = TableScreen(ListModel(count: 5))
        screen.model.notes = ["touch"]
        screen.tapRow(1)
        #expect(
            screen.model.log.map { $0.dropFirst(6) } == [
                "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
            ])
        #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        screen.model.log = []
        screen.tapRow(3)
        #expect(
            screen.model.log.map { $0.dropFirst(6) }.suffix(4) == [
                "willSelect 3", "willDeselect 1", "didDeselect 1", "didSelect 3",
            ])
        #expect(screen.table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
        screen.table.deselectRow(at: IndexPath(row: 3, section: 0), animated: false)
        #expect(screen.table.indexPathForSelectedRow == nil)
        #expect(screen.table.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test func aFingerThatRestsHighlightsTheRow() {
        let screen = TableScreen(ListModel(count: 5))
        screen.screen.send(.began, CGPoint(x: 100, y: 60))
        #expect(!screen.table.visibleCells[1].isHighlighted)
        screen.screen.advance(by: 0.2)
        #expect(screen.table.visibleCells[1].isHighlighted)
        screen.screen.send(.ended, CGPoint(x: 100, y: 60))
        #expect(!screen.table.visibleCells[1].isHighlighted)
        #expect(screen.table.visibleCells[1].isSelected)
    }

    @Test func aDragSelectsNothing() {
        let screen = TableScreen(ListModel(count: 50))
        screen.model.notes = ["touch", "drag"]
        screen.screen.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
        screen.screen.advance(by: 3)
        #expect(screen.model.log == ["drag willBegin", "drag didEnd true"])
        #expect(screen.table.contentOffset.y > 200)
        #expect(screen.table.indexPathForSelectedRow == nil)
    }

    @Test func severalRowsMayBeSelected() {
        let screen = TableScreen(ListModel(count: 5)) { $0.allowsMultipleSelection = true }
        screen.tapRow(3)
        screen.tapRow(1)
        #expect(screen.table.indexPathsForSelectedRows?.map(\.row) == [3, 1])
        screen.tapRow(3)
        #expect(screen.table.indexPathsForSelectedRows?.map(\.row) == [1])
    }

    @Test func selectionSurvivesReuse() {
        let screen = TableScreen(ListModel(count: 100))
        screen.tapRow(2)
        screen.table.contentOffset.y = 2000
        screen.screen.settle()
        #expect(screen.table.visibleCells.allSatisfy { !$0.isSelected })
        screen.table.contentOffset.y = 0
        screen.screen.settle()
        #expect(screen.table.visibleCells.filter(\.isSelected).map { $0.textLabel?.text } == ["Row 2"])
        screen.table.reloadData()
        screen.screen.settle()
        #expect(screen.table.visibleCells.allSatisfy { !$0.isSelected })
    }

    // MARK: Sections

    @Test func plainHeadersStayAtTheTop() throws {
        let model = ListModel([(0..<20).map { "a\($0)" }, (0..<40).map { "b\($0)" }])
        model.headers = ["First", "Second"]
        let screen = TableScreen(model)
        let header = try #require(screen.table.headerView(forSection: 0))
        #expect(header.textLabel?.text == "First")
        let height = header.frame.height
        #expect(header.frame.minY == 22)
        screen.table.contentOffset.y = 200
        screen.screen.settle()
        #expect(screen.table.headerView(forSection: 0)?.frame.minY == 200)
        let second = screen.table.rectForHeader(inSection: 1)
        screen.table.contentOffset.y = second.minY - 22 - height / 2
        screen.screen.settle()
        #expect(screen.table.headerView(forSection: 0)?.frame.maxY == second.minY - 22)
        screen.table.contentOffset.y = second.minY + 100
        screen.screen.settle()
        #expect(screen.table.headerView(forSection: 0) == nil)
        #expect(screen.table.headerView(forSection: 1)?.frame.minY == second.minY + 100)
    }

    @Test func theTablesHeaderHeightIsForHeadersThatExist() {
        let model = ListModel([["a"], ["b"], ["c"]])
        model.headers = [nil, "Title", nil]
        let header = UIView()
        model.headerView = { $0 == 2 ? header : nil }
        let screen = TableScreen(model) {
            $0.sectionHeaderHeight = 28
            $0.sectionFooterHeight = 28
            $0.sectionHeaderTopPadding = 0
        }
        #expect(screen.table.visibleCells.map(\.frame.minY) == [0, 72, 144])
        #expect(header.frame == CGRect(x: 0, y: 116, width: 393, height: 28))
        #expect(screen.table.contentSize.height == 188)
    }

    @Test func viewsOfHeadersAreMeasuredByTheirConstraints() {
        let model = ListModel([["a"], ["b"]])
        model.headerView = { _ in
            let (outer, inner) = (UIView(), UIView())
            inner.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
                inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -5),
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
                inner.heightAnchor.constraint(equalToConstant: 50),
            ])
            return outer
        }
        let screen = TableScreen(model) { $0.sectionHeaderTopPadding = 0 }
        #expect(screen.table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 104, width: 393, height: 60))
        #expect(screen.table.visibleCells.map(\.frame.minY) == [60, 164])
    }

    @Test func rowsAndSectionsAreFoundByPoint() {
        let model = ListModel([["a", "b"], [], ["c"]])
        let screen = TableScreen(model, style: .grouped)
        let path = IndexPath(row: 0, section: 2)
        let rect = screen.table.rectForRow(at: path)
        #expect(screen.table.indexPathForRow(at: CGPoint(x: 10, y: rect.midY)) == path)
        #expect(screen.table.indexPathForRow(at: CGPoint(x: 10, y: rect.maxY + 1)) == nil)
        #expect(screen.table.indexPathsForRows(in: screen.table.bounds)?.count == 3)
        #expect(screen.table.indexPath(for: screen.table.cellForRow(at: path)!) == path)
        #expect(screen.table.rect(forSection: 0).minY == 0)
        #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
    }

    @Test func tableHeaderAndFooterFrameTheRows() {
        let screen = TableScreen(ListModel(count: 2)) {
            $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
            $0.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        #expect(screen.table.contentSize.height == 158)
        #expect(screen.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 393, height: 50))
        #expect(screen.table.tableFooterView?.frame == CGRect(x: 0, y: 138, width: 393, height: 20))
        #expect(screen.table.visibleCells.first?.frame.minY == 50)
    }

    @Test func scrollToRow() {
        let screen = TableScreen(ListModel(count: 100))
        let path = IndexPath(row: 50, section: 0)
        screen.table.scrollToRow(at: path, at: .top, animated: false)
        #expect(screen.table.contentOffset.y == 2200)
        screen.table.scrollToRow(at: path, at: .bottom, animated: false)
        #expect(screen.table.contentOffset.y == 1392)
        screen.table.scrollToRow(at: path, at: .middle, animated: true)
        screen.screen.advance(by: 1)
        #expect(screen.table.contentOffset.y == 1796)
        screen.table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
        #expect(screen.table.contentOffset.y == 3548)
    }

    // MARK: Pictures

    @Test(arguments: [Appearance.light, .dark]) func pictures(appearance: Appearance) throws {
        for (name, style) in [("plain", UITableView.Style.plain), ("grouped", .grouped), ("inset", .insetGrouped)] {
            let model = ListModel([["Buy milk", "우유 사기", "Call"], ["Value", "Chevron", "Check", "Info"]])
            model.headers = ["First", "Second"]
            model.footers = [nil, "What the second section is about."]
            model.style = .value1
            model.setUp = { cell, path in
                cell.detailTextLabel?.text = path.section == 1 ? "Detail" : nil
                cell.accessoryType =
                    path.section == 0
                    ? .none : [.none, .disclosureIndicator, .checkmark, .detailDisclosureButton][path.row]
            }
            let screen = TableScreen(model, style: style, appearance: appearance)
            screen.tapRow(1)
            #expect(try screen.screen.picture("table-\(name)-\(appearance)").count > 1000)
        }
    }
}
