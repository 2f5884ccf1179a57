internal import LayoutSolver

/// A solver of its own for one measurement: what size would this view be, by what is in it.
@MainActor
final class FittingEngine {
    private static var count = 0

    private let root: UIView
    private let solver = Solver()
    private let number: Int
    /// Views whose height follows their width, with the width last asked about and the constraints to change.
    private var wrapping: [(view: UIView, item: LayoutItem, intrinsic: CGSize, constraints: [Constraint])] = []

    init(root: UIView) {
        self.root = root
        Self.count += 1
        number = Self.count
        collect(root)
    }

    func size(
        fitting target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        let own = variables(of: root.joinedLayoutItem())
        solver.add(
            [Term(own.width)], .equal, Self.finite(target.width), priority: Priority(horizontal.rawValue),
            isEssential: true)
        solver.add(
            [Term(own.height)], .equal, Self.finite(target.height), priority: Priority(vertical.rawValue),
            isEssential: true)
        solver.solve()
        for _ in 0..<4 where updateHeights() { solver.solve() }
        return CGSize(width: Self.clean(solver[own.width]), height: Self.clean(solver[own.height]))
    }

    private static func finite(_ value: CGFloat) -> Double { min(max(value, 0), 1e6) }

    /// Without the dust of arithmetic.
    private static func clean(_ value: Double) -> Double { (value * 4096).rounded() / 4096 }

    private func collect(_ view: UIView) {
        if let item = view.layoutItem {
            if item.isJoined { _ = variables(of: item) }
            if !item.held.isEmpty {
                let lowering = Lowering(holder: view) { [self] in variables(of: $0) }
                for constraint in item.held {
                    let lowered = lowering.lower(constraint)
                    solver.add(
                        lowered.terms, constraint.relation.solverRelation, lowered.constant,
                        priority: Priority(constraint.priority.rawValue))
                }
            }
        }
        for subview in view.subviews { collect(subview) }
    }

    private func variables(of item: LayoutItem) -> LayoutItem.Variables {
        if let fitting = item.fitting, fitting.number == number { return fitting.variables }
        let made = LayoutItem.Variables(
            x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(isNonnegative: true),
            height: solver.makeVariable(isNonnegative: true))
        item.fitting = (number, made)
        guard let view = item.view else { return made }
        if item.isGuide {
            if let values = item.placementValues {
                _ = item.addPlacement(values, to: solver, own: made) { variables(of: $0) }
            }
        } else if view === root || !item.isPlacedByFrame {
            addContent(of: view, item, made)
        } else if let values = item.placementValues {
            place(view, values, made)
        }
        return made
    }

    /// A view placed by its frame keeps it, but for what follows the superview's size.
    private func place(_ view: UIView, _ values: [Double], _ made: LayoutItem.Variables) {
        func fix(_ terms: [Term], _ value: Double) { solver.add(terms, .equal, value, isEssential: true) }
        fix([Term(made.x)], values[0])
        fix([Term(made.y)], values[1])
        let mask = view.autoresizingMask
        guard let superview = view.superview, mask.contains(.flexibleWidth) || mask.contains(.flexibleHeight) else {
            fix([Term(made.width)], values[2])
            fix([Term(made.height)], values[3])
            return
        }
        let outer = variables(of: superview.joinedLayoutItem())
        if mask.contains(.flexibleWidth) {
            fix([Term(made.width), Term(outer.width, -1)], values[2] - superview.bounds.width)
        } else {
            fix([Term(made.width)], values[2])
        }
        if mask.contains(.flexibleHeight) {
            fix([Term(made.height), Term(outer.height, -1)], values[3] - superview.bounds.height)
        } else {
            fix([Term(made.height)], values[3])
        }
    }

    private func addContent(of view: UIView, _ item: LayoutItem, _ made: LayoutItem.Variables) {
        let size = view.intrinsicContentSize
        _ = add(size.width, made.width, view, .horizontal)
        let constraints = add(size.height, made.height, view, .vertical)
        if size.width >= 0, !constraints.isEmpty, view.intrinsicHeightFollowsWidth {
            wrapping.append((view, item, size, constraints))
        }
    }

    private func add(
        _ size: CGFloat, _ variable: Variable, _ view: UIView, _ axis: NSLayoutConstraint.Axis
    ) -> [Constraint] {
        guard size >= 0 else { return [] }
        return [
            solver.add(
                [Term(variable)], .lessThanOrEqual, size,
                priority: Priority(view.contentHuggingPriority(for: axis).rawValue)),
            solver.add(
                [Term(variable)], .greaterThanOrEqual, size,
                priority: Priority(view.contentCompressionResistancePriority(for: axis).rawValue)),
        ]
    }

    /// - Returns: whether a height has changed.
    private func updateHeights() -> Bool {
        for entry in wrapping {
            guard let own = entry.item.fitting?.variables else { continue }
            let width = solver[own.width]
            let height =
                width >= entry.intrinsic.width - 0.01 || width <= 0
                ? entry.intrinsic.height : entry.view.intrinsicHeight(forWidth: width)
            for constraint in entry.constraints { solver.setConstant(height, of: constraint) }
        }
        return solver.needsSolving
    }
}
