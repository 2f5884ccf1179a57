internal import LayoutSolver

/// The solver behind every view, and what ties it to them.
///
/// There is one for the whole process. Rectangles are relative to what contains them, so views that no constraint
/// connects share nothing, whether or not they are in a window, and a constraint stays in the solver when its views
/// move to another place in the tree together.
@MainActor
final class LayoutEngine {
    static let shared = LayoutEngine()

    let solver = Solver()
    /// The component of each variable.
    private(set) var owners: [Variable: Unmanaged<LayoutItem>] = [:]
    private var queuedContents: [Weak] = []
    /// Items whose lines broke since the last round, and those that are as narrow as their lines for it.
    private var wrapped: [Weak] = []
    private var shrunk: [Weak] = []
    private var isUpdating = false

    /// Where messages about contradictory constraints go; the standard error.
    var report: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

    private struct Weak {
        weak var item: LayoutItem?
    }

    private init() {
        solver.chooseSacrifice = { [unowned self] handles in
            MainActor.assumeIsolated { sacrifice(among: handles) }
        }
    }

    // MARK: Variables

    func makeVariables(for item: LayoutItem) -> LayoutItem.Variables {
        let variables = LayoutItem.Variables(
            x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(isNonnegative: true),
            height: solver.makeVariable(isNonnegative: true))
        let owner = Unmanaged.passUnretained(item)
        owners[variables.x] = owner
        owners[variables.y] = owner
        owners[variables.width] = owner
        owners[variables.height] = owner
        return variables
    }

    func discard(_ variables: LayoutItem.Variables) {
        for variable in [variables.x, variables.y, variables.width, variables.height] {
            owners[variable] = nil
            solver.remove(variable)
        }
    }

    func queueContent(of item: LayoutItem) {
        queuedContents.append(Weak(item: item))
        item.view?.requestLayoutFrame()
    }

    // MARK: Constraints

    func install(_ constraint: NSLayoutConstraint, on holder: UIView, items: [AnyObject]) {
        let lowering = Lowering(holder: holder) { $0.variables }
        let lowered = lowering.lower(constraint)
        constraint.handle = solver.add(
            lowered.terms, constraint.relation.solverRelation, lowered.constant,
            priority: Priority(constraint.priority.rawValue))
        constraint.holder = holder
        holder.requireLayoutItem().held.append(constraint)
        for item in items {
            layoutItem(of: item)?.referencing[ObjectIdentifier(constraint)] = constraint
        }
        holder.requestLayoutFrame()
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let handle = constraint.handle else { return }
        solver.remove(handle)
        constraint.handle = nil
        for item in constraint.items {
            layoutItem(of: item)?.referencing[ObjectIdentifier(constraint)] = nil
        }
        guard let holder = constraint.holder else { return }
        if let item = holder.layoutItem, let index = item.held.firstIndex(where: { $0 === constraint }) {
            item.held.remove(at: index)
        }
        constraint.holder = nil
        holder.requestLayoutFrame()
    }

    func constantDidChange(_ constraint: NSLayoutConstraint) {
        guard let handle = constraint.handle, let holder = constraint.holder else { return }
        let lowered = Lowering(holder: holder) { $0.variables }.lower(constraint)
        solver.setConstant(lowered.constant, of: handle)
        holder.requestLayoutFrame()
    }

    func priorityDidChange(_ constraint: NSLayoutConstraint) {
        guard let handle = constraint.handle else { return }
        solver.setPriority(Priority(constraint.priority.rawValue), of: handle)
        constraint.holder?.requestLayoutFrame()
    }

    /// Works the constraint out anew: margins, writing direction or baselines have changed.
    func refresh(_ constraint: NSLayoutConstraint) {
        constantDidChange(constraint)
    }

    private func layoutItem(of item: AnyObject) -> LayoutItem? {
        if let view = item as? UIView { return view.layoutItem }
        return (item as? UILayoutGuide)?.storedItem
    }

    // MARK: Wrapping

    /// Remembers an item whose lines break in the width that layout found for it.
    func didWrap(_ item: LayoutItem) { wrapped.append(Weak(item: item)) }

    // MARK: Updating

    /// Brings the solution up to date, and marks the views whose subviews have moved.
    func update() {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        if !shrunk.isEmpty, needsUpdate {
            for entry in shrunk { entry.item?.widenFromLines() }
            shrunk.removeAll()
        }
        // Heights of wrapping content depend on widths: one round settles it unless widths depend on heights in turn.
        for _ in 0..<8 {
            let queued = queuedContents
            queuedContents.removeAll(keepingCapacity: true)
            for entry in queued { entry.item?.updateContent() }
            if !solver.needsSolving, !wrapped.isEmpty {
                shrunk += wrapped.filter { $0.item?.shrinkToLines() == true }
                wrapped.removeAll(keepingCapacity: true)
            }
            guard solver.needsSolving else { break }
            for conflict in solver.solve() { tell(conflict) }
            for variable in solver.takeChangedVariables() {
                guard let item = owners[variable]?.takeUnretainedValue() else { continue }
                if variable == item.variables.width { item.updateHeight() }
                item.didChange()
            }
        }
    }

    var needsUpdate: Bool { solver.needsSolving || !queuedContents.isEmpty }

    func isAmbiguous(_ item: LayoutItem) -> Bool {
        guard let variables = item.variables else { return true }
        update()
        return !solver.ambiguousVariables(
            among: [variables.x, variables.y, variables.width, variables.height]
        ).isEmpty
    }
}

extension NSLayoutConstraint.Relation {
    var solverRelation: LayoutSolver.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension LayoutItem {
    /// The solution moved or resized the item: what contains it lays out again.
    func didChange() {
        guard let view else { return }
        if let guide {
            view.setNeedsLayout()
            if guide.role == .scrollContent {
                view._layoutEngineContentSize(CGSize(width: alignmentRect.width, height: alignmentRect.height))
            }
            return
        }
        guard !isPlacedByFrame else { return }
        if let superview = view.superview {
            superview.setNeedsLayout()
        } else {
            view.setNeedsLayout()
        }
    }
}
