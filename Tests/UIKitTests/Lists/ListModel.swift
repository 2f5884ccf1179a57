import Stage
@testable import UIKit

/// A data source and delegate with sections of texts, which notes what the table tells it.
@MainActor
class ListModel: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var headers: [String?] = []
    var footers: [String?] = []
    var log: [String] = []
    var notes: Set<String> = []
    var madeCells = 0
    var style: UITableViewCell.CellStyle = .default
    var setUp: (UITableViewCell, IndexPath) -> Void = { _, _ in }

    var height: ((IndexPath) -> CGFloat)?
    var headerView: ((Int) -> UIView?)?
    var leading: UISwipeActionsConfiguration?
    var trailing: UISwipeActionsConfiguration? = .absent
    var rowActions: [UITableViewRowAction]?
    var indexTitles: [String]?
    var sectionOfTitle: (Int) -> Int = { $0 }

    init(_ sections: [[String]]) {
        self.sections = sections
        super.init()
        // As the translator does for the classes of an app.
        for name in ["tableView:commitEditingStyle:forRowAtIndexPath:", "tableView:moveRowAtIndexPath:toIndexPath:"] {
            SelectorTable.add(ListModel.self, name) { _, _, _ in nil }
        }
    }

    convenience init(count: Int) {
        self.init([(0..<count).map { "Row \($0)" }])
    }

    func note(_ kind: String, _ text: String) {
        if notes.contains(kind) { log.append("\(kind) \(text)") }
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "cell")
        if cell == nil {
            madeCells += 1
            cell = UITableViewCell(style: style, reuseIdentifier: "cell")
        }
        cell!.textLabel?.text = sections[indexPath.section][indexPath.row]
        setUp(cell!, indexPath)
        note("cell", "\(indexPath.section).\(indexPath.row)")
        return cell!
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footers.indices.contains(section) ? footers[section] : nil
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
        note("willDisplay", "\(path.section).\(path.row)")
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) {
        note("didEndDisplaying", "\(path.section).\(path.row)")
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
        note("touch", "shouldHighlight \(path.row)")
        return true
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
        note("touch", "didHighlight \(path.row)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
        note("touch", "didUnhighlight \(path.row)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
        note("touch", "willSelect \(path.row)")
        return path
    }

    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        note("touch", "didSelect \(path.row)")
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
        note("touch", "willDeselect \(path.row)")
        return path
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
        note("touch", "didDeselect \(path.row)")
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { headerView?(section) }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height?(indexPath) ?? UITableView.absentDimension
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        log.append("commit \(editingStyle.rawValue) \(indexPath.row)")
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        log.append("move \(source.row) \(destination.row)")
        sections[destination.section].insert(sections[source.section].remove(at: source.row), at: destination.row)
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }

    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        rowActions
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        note("index", "titles")
        return indexTitles
    }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        sectionOfTitle(index)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll", "did") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("drag", "willBegin") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
        note("drag", "didEnd \(willDecelerate)")
    }
}

/// A screen with one table that fills it.
@MainActor
struct TableScreen {
    let screen: TestScreen
    let table: UITableView
    let model: ListModel

    init(
        _ model: ListModel, style: UITableView.Style = .plain, size: CGSize = CGSize(width: 393, height: 852),
        appearance: Appearance = .light, prepare: (UITableView) -> Void = { _ in }
    ) {
        self.model = model
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = model
        table.delegate = model
        prepare(table)
        let controller = UIViewController()
        screen = TestScreen(controller, size: size, appearance: appearance)
        controller.view.addSubview(table)
        screen.settle()
    }

    /// What the rows show, from top to bottom.
    var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    func tapRow(_ row: Int, section: Int = 0) {
        let rect = table.rectForRow(at: IndexPath(row: row, section: section))
        screen.tap(table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
    }
}
