internal import LayoutSolver

/// Constraints that contradict each other, for those who look at an app from outside.
@MainActor
package struct LayoutConflict {
    /// The constraints as UIKit prints them; without any one of them the rest can hold.
    package var constraints: [String]
    /// The one among them that layout ignores.
    package var broken: String
    /// The views that the constraints are about.
    package var views: [UIView]

    /// The contradictions that hold at present, in all views that exist.
    package static var current: [LayoutConflict] { LayoutEngine.shared.conflicts }
}

extension LayoutEngine {
    fileprivate var conflicts: [LayoutConflict] {
        solver.conflicts.map { conflict in
            let descriptions = describe(conflict.constraints)
            func text(_ handle: Constraint) -> String { descriptions[handle] ?? "<NSLayoutConstraint>" }
            return LayoutConflict(
                constraints: conflict.constraints.map(text), broken: text(conflict.broken),
                views: views(of: conflict.constraints))
        }
    }

    private func views(of handles: [Constraint]) -> [UIView] {
        let wanted = Set(handles)
        var views: [UIView] = []
        for (variable, owner) in owners {
            let item = owner.takeUnretainedValue()
            guard variable == item.variables.x, let view = item.view else { continue }
            let isAffected =
                item.referencing.values.contains { $0.handle.map(wanted.contains) ?? false }
                || handles.contains { item.describe($0) != nil }
            if isAffected, !views.contains(where: { $0 === view }) { views.append(view) }
        }
        return views
    }

    /// Reports a contradiction as it is found.
    func tell(_ conflict: Conflict) {
        let descriptions = describe(conflict.constraints)
        let lines = conflict.constraints.map { "    \"\(descriptions[$0] ?? "<NSLayoutConstraint>")\"" }
        report(
            """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want. \n\
            \tTry this: \n\
            \t\t(1) look at each constraint and try to figure out which you don't expect; \n\
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n\
            (
            \(lines.joined(separator: ",\n"))
            )

            Will attempt to recover by breaking constraint \n\
            \(descriptions[conflict.broken] ?? "<NSLayoutConstraint>")

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            """)
    }

    /// The constraint that layout gives up, as UIKit does: the one that is held deepest in the tree of views, which is
    /// a size or a ratio of a single view before an edge that ties it to others, and the youngest of several; but the
    /// older of two sizes of the same view.
    ///
    /// Apple documents no order. This is what logs of conflicts that developers have published show.
    func sacrifice(among handles: [Constraint]) -> Constraint? {
        let known = constraints(of: handles)
        let candidates = handles.compactMap { handle in known[handle].map { (handle, $0, depth(of: $0.holder)) } }
        guard let deepest = candidates.map(\.2).max() else { return nil }
        guard let (youngest, constraint, _) = candidates.last(where: { $0.2 == deepest }) else { return nil }
        let rival = candidates.first { _, other, _ in
            constraint.secondItem == nil && other.secondItem == nil && other.firstItem === constraint.firstItem
                && other.firstAttribute == constraint.firstAttribute
        }
        return rival?.0 ?? youngest
    }

    private func depth(of view: UIView?) -> Int {
        var depth = 0
        var next = view
        while let current = next {
            depth += 1
            next = current.superview
        }
        return depth
    }

    private func constraints(of handles: [Constraint]) -> [Constraint: NSLayoutConstraint] {
        let wanted = Set(handles)
        var result: [Constraint: NSLayoutConstraint] = [:]
        for (variable, owner) in owners where result.count < wanted.count {
            let item = owner.takeUnretainedValue()
            guard variable == item.variables.x else { continue }
            for constraint in item.referencing.values {
                if let handle = constraint.handle, wanted.contains(handle) { result[handle] = constraint }
            }
        }
        return result
    }

    /// Finds whose the constraints are. Only reports ask that, so nothing is kept for it.
    private func describe(_ handles: [Constraint]) -> [Constraint: String] {
        var result = constraints(of: handles).mapValues { $0.fullDescription }
        for (variable, owner) in owners where result.count < handles.count {
            let item = owner.takeUnretainedValue()
            guard variable == item.variables.x else { continue }
            for handle in handles where result[handle] == nil {
                result[handle] = item.describe(handle)
            }
        }
        return result
    }
}
