import UIKit

// Optional methods of the frameworks' protocols, and messages of the frameworks' own methods.
class Some: NSObject, UITableViewDelegate, UISplitViewControllerDelegate, UIPickerViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 20 }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { print("collapsed") }
}
class Own {
    weak var table: UITableViewDelegate?
    weak var split: UISplitViewControllerDelegate?
    weak var picker: UIPickerViewDelegate?
    var finished: ((Int) -> Void)?

    func ask() {
        let table = UITableView()
        let path = IndexPath(row: 0, section: 0)
        let height = self.table?.tableView?(table, heightForRowAt: path) ?? 44
        print(height, self.table?.tableView?(table, estimatedHeightForRowAt: path) as Any)
        if let header = self.table?.tableView?(table, viewForHeaderInSection: 0) { print(header) }
        if let delegate = self.table {
            let exact = delegate.tableView?(table, heightForRowAt: path)
            print(exact as Any, delegate.tableView?(table, indentationLevelForRowAt: path) ?? -1)
            delegate.tableView?(table, didSelectRowAt: path)
            if let level = delegate.tableView?(table, indentationLevelForRowAt: path), level > 0 { print("indented") }
        }
        split?.splitViewControllerDidCollapse?(UISplitViewController(style: .doubleColumn))
        split?.splitViewControllerDidExpand?(UISplitViewController(style: .doubleColumn))
        print(picker?.pickerView?(UIPickerView(), viewForRow: 0, forComponent: 0, reusing: nil) == nil)
        finished?(1)
    }
}
class Lines: UIView {
    override func endEditing(_ force: Bool) -> Bool {
        print("endEditing", force)
        return super.endEditing(force)
    }
}
class Table: UITableView {
    override func reloadData() {
        print("reloadData")
        super.reloadData()
    }
}

let some = Some()
let own = Own()
own.ask()
own.table = some
own.split = some
own.picker = some
own.ask()

let lines = Lines()
let end = #selector(UIView.endEditing(_:))
print(end, lines.responds(to: end))
lines.perform(end, with: UITapGestureRecognizer())
let control = UIButton()
let table = Table()
control.addTarget(table, action: #selector(UITableView.reloadData), for: .touchUpInside)
control.addTarget(lines, action: #selector(lines.removeFromSuperview), for: .touchUpInside)
let parent = UIView()
parent.addSubview(lines)
control.sendActions(for: .touchUpInside)
print(parent.subviews.isEmpty)
print(#selector(UIViewController.dismiss(animated:completion:)), #selector(Timer.invalidate))
