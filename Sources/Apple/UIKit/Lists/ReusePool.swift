internal import RuntimeShims

/// Cells and headers that went out of sight, by their identifiers, and the classes that new ones are made of.
@MainActor
struct ReusePool {
    private var cells: [String: [UITableViewCell]] = [:]
    private var views: [String: [UITableViewHeaderFooterView]] = [:]
    private var cellMakers: [String: @MainActor () -> UITableViewCell?] = [:]
    private var viewMakers: [String: @MainActor () -> UITableViewHeaderFooterView?] = [:]

    nonisolated init() {}

    mutating func register(_ type: AnyClass?, forCell identifier: String) {
        guard let type else {
            cellMakers[identifier] = nil
            return
        }
        guard let type = type as? UITableViewCell.Type else {
            fatalError("must pass a class of kind UITableViewCell")
        }
        cellMakers[identifier] = {
            InitializerSlots.metatype(of: type, as: _UITableViewCellCreator.self).init(
                style: .default, reuseIdentifier: identifier)
        }
    }

    mutating func register(_ type: AnyClass?, forHeaderFooter identifier: String) {
        guard let type else {
            viewMakers[identifier] = nil
            return
        }
        guard let type = type as? UITableViewHeaderFooterView.Type else {
            fatalError("must pass a class of kind UITableViewHeaderFooterView")
        }
        viewMakers[identifier] = {
            InitializerSlots.metatype(of: type, as: _UITableViewHeaderFooterViewCreator.self)
                .init(reuseIdentifier: identifier)
        }
    }

    mutating func register(cell identifier: String, _ make: @escaping @MainActor () -> UITableViewCell?) {
        cellMakers[identifier] = make
    }

    mutating func register(
        headerFooter identifier: String, _ make: @escaping @MainActor () -> UITableViewHeaderFooterView?
    ) {
        viewMakers[identifier] = make
    }

    mutating func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let cell = cells[identifier]?.popLast() {
            cell.tell("prepareForReuse") { cell.prepareForReuse() }
            return cell
        }
        guard let cell = cellMakers[identifier]?() else { return nil }
        if cell.reuseIdentifier == nil { cell.reuseIdentifier = identifier }
        return cell
    }

    mutating func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = views[identifier]?.popLast() {
            view.tell("prepareForReuse") { view.prepareForReuse() }
            return view
        }
        guard let view = viewMakers[identifier]?() else { return nil }
        if view.reuseIdentifier == nil { view.reuseIdentifier = identifier }
        return view
    }

    /// Keeps a cell for later; one without identifier is let go.
    mutating func put(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        cells[identifier, default: []].append(cell)
    }

    mutating func put(_ view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
        views[identifier, default: []].append(view)
    }
}
