import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct UITableViewCellTests {
    private func cell(_ style: UITableViewCell.CellStyle, in screen: TableScreen) -> UITableViewCell {
        screen.table.cellForRow(at: IndexPath(row: 0, section: 0))!
    }

    private func screen(
        _ style: UITableViewCell.CellStyle, _ setUp: @escaping (UITableViewCell) -> Void
    ) -> (TableScreen, UITableViewCell) {
        let model = ListModel([["Text"]])
        model.style = style
        model.setUp = { cell, _ in setUp(cell) }
        let screen = TableScreen(model)
        return (screen, cell(style, in: screen))
    }

    @Test func defaultStyle() {
        let (_, cell) = screen(.default) { _ in }
        #expect(cell.detailTextLabel == nil)
        #expect(cell.textLabel?.font == .systemFont(ofSize: 17))
        #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 361, height: 44))
        #expect(cell.separator.frame.minX == 16)
        #expect(abs(cell.separator.frame.height - 1.0 / 3) < 0.001)
        #expect(cell.separator.frame.maxX == 393)
    }

    @Test func subtitleStyleGrows() throws {
        let (_, cell) = screen(.subtitle) { $0.detailTextLabel?.text = "Detail" }
        let (text, detail) = try (#require(cell.textLabel), #require(cell.detailTextLabel))
        #expect(detail.font == .systemFont(ofSize: 12))
        #expect(cell.frame.height > 54 && cell.frame.height < 57)
        #expect(detail.frame.minY >= text.frame.maxY)
        #expect(abs(detail.frame.minX - 16) < 0.001)
    }

    @Test func valueStylePutsTheDetailAtTheEdge() throws {
        let (screen, cell) = screen(.value1) { $0.detailTextLabel?.text = "Detail" }
        #expect(cell.detailTextLabel?.frame.maxX == 377)
        #expect(cell.detailTextLabel?.textColor == .secondaryLabel)
        cell.accessoryType = .disclosureIndicator
        screen.screen.settle()
        #expect(cell.detailTextLabel!.frame.maxX < 365)
        #expect(cell.contentView.frame.width < 393)
    }

    @Test func accessoryViewsTakeTheirRoom() {
        let (_, cell) = screen(.default) { $0.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30)) }
        #expect(cell.accessoryView?.frame == CGRect(x: 327, y: 7, width: 50, height: 30))
        #expect(cell.contentView.frame.width == 327)
    }

    @Test func theInfoButtonTellsTheDelegate() {
        final class Delegate: NSObject, UITableViewDelegate {
            var tapped: IndexPath?
            func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
                tapped = indexPath
            }
        }
        let (screen, _) = screen(.default) { $0.accessoryType = .detailButton }
        let delegate = Delegate()
        screen.table.delegate = delegate
        screen.screen.settle()
        screen.screen.tap(CGPoint(x: 366, y: 22))
        #expect(delegate.tapped == IndexPath(row: 0, section: 0))
        #expect(screen.table.indexPathForSelectedRow == nil)
    }

    @Test func constraintsInTheContentViewSizeTheRow() {
        let (_, cell) = screen(.default) { cell in
            cell.textLabel?.text = nil
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
                inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
                inner.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 20),
                inner.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -20),
                inner.heightAnchor.constraint(equalToConstant: 77),
            ])
        }
        #expect(cell.frame.height == 97)
        #expect(cell.contentView.subviews.last?.frame == CGRect(x: 20, y: 10, width: 353, height: 77))
    }

    @Test func longTextMakesTheRowTaller() {
        let (_, cell) = screen(.default) {
            $0.textLabel?.numberOfLines = 0
            $0.textLabel?.text = "one\ntwo\nthree"
        }
        #expect(cell.frame.height > 80 && cell.frame.height < 90)
    }

    @Test func contentConfigurationsShowThemselves() throws {
        let (screen, cell) = screen(.default) { cell in
            cell.textLabel?.text = nil
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Text"
            content.secondaryText = "Secondary"
            cell.contentConfiguration = content
        }
        let view = try #require(cell.configuredView)
        #expect(view.superview === cell.contentView)
        #expect(cell.frame.height > 56 && cell.frame.height < 62)
        var content = cell.defaultContentConfiguration()
        content.text = "Other"
        cell.contentConfiguration = content
        screen.screen.settle()
        #expect(cell.configuredView === view)
        #expect(cell.frame.height == 44)
    }

    @Test func selectionShowsABackground() {
        let (screen, cell) = screen(.default) { _ in }
        cell.isHighlighted = true
        #expect(cell.defaultSelectedBackground?.superview === cell)
        cell.isHighlighted = false
        #expect(cell.defaultSelectedBackground?.superview == nil)
        cell.selectionStyle = .none
        cell.isSelected = true
        #expect(cell.defaultSelectedBackground?.superview == nil)
        _ = screen
    }

    @Test func aNewStateUpdatesTheConfiguration() {
        var states: [Bool] = []
        let (screen, _) = screen(.default) { $0.configurationUpdateHandler = { states.append($1.isSelected) } }
        screen.screen.settle()
        states = []
        screen.tapRow(0)
        #expect(states.last == true)
    }

    @Test func prepareForReuseForgetsTheSelection() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "a")
        cell.isSelected = true
        cell.isHighlighted = true
        cell.prepareForReuse()
        #expect(!cell.isSelected && !cell.isHighlighted)
    }
}
