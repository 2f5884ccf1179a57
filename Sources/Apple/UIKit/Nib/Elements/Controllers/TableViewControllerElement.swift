import Documents

/// `<tableViewController>`, which feeds its view unless the document connects another object.
enum TableViewControllerElement: ControllerElement {
    static let names = ["tableViewController"]

    static func decode(_ element: InterfaceElement, _ controller: UITableViewController, _ loader: NibLoader) {
        controller.clearsSelectionOnViewWillAppear = element.bool("clearsSelectionOnViewWillAppear") ?? true
    }

    static func viewWasMade(_ view: UIView, for controller: UITableViewController) {
        guard let table = view as? UITableView else { return }
        if table.dataSource == nil { table.dataSource = controller }
        if table.delegate == nil { table.delegate = controller }
    }
}
