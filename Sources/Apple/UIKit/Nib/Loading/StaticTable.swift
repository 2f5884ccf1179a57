/// The sections of a static table of a storyboard.
@MainActor
final class StaticTable: NSObject {
    struct Row {
        var cell: UITableViewCell
        /// Nil: as the table says.
        var height: CGFloat?
    }

    struct Section {
        var header: String?
        var footer: String?
        var rows: [Row]
    }

    var sections: [Section] = []

    func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

    func row(_ path: IndexPath) -> Row? {
        guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row) else {
            return nil
        }
        return sections[path.section].rows[path.row]
    }
}

extension UITableView {
    private enum StaticKey {}

    /// The sections and rows from the storyboard; nil for a table that its data source fills.
    var staticContent: StaticTable? {
        get { attachments[ObjectIdentifier(StaticKey.self)] as? StaticTable }
        set { attachments[ObjectIdentifier(StaticKey.self)] = newValue }
    }
}
