internal import LayoutSolver

/// Auto Layout's state for a view or a guide.
///
/// Its four variables are the alignment rectangle in the coordinates of what contains it: the superview of a view, the
/// owner of a guide. So trees that nothing ties to each other are solved apart, and moving a view moves what is in it
/// without touching it.
@MainActor
package final class LayoutItem {
    struct Variables {
        var x, y, width, height: Variable
    }

    /// A view's own constraints on its content along one axis: not larger, not smaller.
    private struct ContentConstraints {
        var hugging: Constraint
        var resistance: Constraint
    }

    /// The view, or the guide's owner.
    weak var view: UIView?
    private(set) weak var guide: UILayoutGuide?
    let isGuide: Bool
    /// Once the item takes part in layout.
    private(set) var variables: Variables!

    /// The constraints that this view holds.
    var held: [NSLayoutConstraint] = []
    /// The active constraints that mention this item.
    var referencing: [ObjectIdentifier: NSLayoutConstraint] = [:]
    var guides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide] = []

    /// The constraints that fix the item, in the order x, y, width, height (guides of the system: left, top, right,
    /// bottom).
    private var placement: [Constraint] = []
    private var content: [ContentConstraints?] = [nil, nil]
    private var intrinsicSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    var isContentQueued = false
    /// The width for which the height of the content was last asked.
    private var measuredWidth: CGFloat?
    private var followsWidth = false
    /// The content's width as it is told to the solver is that of its lines, not that of the unbroken text.
    private var isShrunk = false
    /// A constraint is about the baseline of the view.
    var hasBaselineUsers = false

    /// The item's variables in an engine made for one measurement, and that engine's number.
    var fitting: (number: Int, variables: Variables)?

    init(view: UIView) {
        self.view = view
        isGuide = false
    }

    init(guide: UILayoutGuide) {
        self.guide = guide
        view = guide.owningView
        isGuide = true
    }

    isolated deinit {
        for constraint in held { LayoutEngine.shared.uninstall(constraint) }
        for constraint in Array(referencing.values) { LayoutEngine.shared.uninstall(constraint) }
        guard let variables else { return }
        let engine = LayoutEngine.shared
        for constraint in placement { engine.solver.remove(constraint) }
        for case let constraints? in content {
            engine.solver.remove(constraints.hugging)
            engine.solver.remove(constraints.resistance)
        }
        engine.discard(variables)
    }

    var isJoined: Bool { variables != nil }

    /// Starts taking part in layout.
    func join() {
        guard variables == nil else { return }
        variables = LayoutEngine.shared.makeVariables(for: self)
        updatePlacement()
        queueContent()
    }

    var alignmentRect: CGRect {
        guard let variables else { return .zero }
        let solver = LayoutEngine.shared.solver
        return CGRect(
            x: solver[variables.x], y: solver[variables.y], width: solver[variables.width],
            height: solver[variables.height])
    }

    // MARK: Fixed places

    /// Whether the frame decides, and not constraints.
    var isPlacedByFrame: Bool {
        guard !isGuide else { return false }
        return view?.translatesAutoresizingMaskIntoConstraints ?? true
    }

    /// Brings the constraints that fix the item in line with the view's frame or the guide's insets.
    func updatePlacement() {
        guard isJoined else { return }
        let solver = LayoutEngine.shared.solver
        guard let values = placementValues else {
            for constraint in placement { solver.remove(constraint) }
            placement.removeAll()
            return
        }
        if placement.isEmpty {
            placement = addPlacement(values, to: solver, own: variables) { $0.variables }
        } else {
            for (constraint, value) in zip(placement, values) { solver.setConstant(value, of: constraint) }
        }
    }

    var placementValues: [Double]? {
        if let guide {
            guard let view else { return nil }
            switch guide.role {
            case .custom: return nil
            case .scrollContent: return [0, 0]
            case .scrollFrame: return [view.bounds.minX, view.bounds.minY, 0, 0]
            case .topBars: return [0, 0, 0, view.safeAreaInsets.top]
            case .bottomBars: return [0, 0, 0, view.safeAreaInsets.bottom]
            case .keyboard: return [0, 0, 0, view.keyboardCover]
            case .safeArea, .layoutMargins, .readableContent:
                let insets = guide.insets(in: view)
                // A view whose size follows from what is in it makes room for its margins, however small it is as yet.
                let least = guide.role != .safeArea && isSizedByConstraints(view) ? view.insetsOfOwnMargins : .zero
                // While a superview is smaller already and the view is not, there may be no room between the insets.
                let size = view.bounds.size
                return [
                    insets.left, insets.top, min(insets.right, max(least.right, size.width - insets.left)),
                    min(insets.bottom, max(least.bottom, size.height - insets.top)),
                ]
            }
        }
        guard !isGuide, let view, isPlacedByFrame else { return nil }
        let rect = view.alignmentRect(forFrame: view.untransformedFrame)
        return [rect.minX, rect.minY, rect.width, rect.height]
    }

    private func isSizedByConstraints(_ view: UIView) -> Bool { view.layoutItem?.isPlacedByFrame == false }

    /// Fixes the item at these values in a solver.
    func addPlacement(
        _ values: [Double], to solver: Solver, own variables: Variables, variablesOf: (LayoutItem) -> Variables
    ) -> [Constraint] {
        func fix(_ terms: [Term], _ value: Double) -> Constraint {
            solver.add(terms, .equal, value, isEssential: true)
        }
        if let guide, let view {
            let owner = variablesOf(view.joinedLayoutItem())
            switch guide.role {
            case .custom: return []
            case .scrollContent: return [fix([Term(variables.x)], 0), fix([Term(variables.y)], 0)]
            case .scrollFrame:
                return [
                    fix([Term(variables.x)], values[0]), fix([Term(variables.y)], values[1]),
                    fix([Term(variables.width), Term(owner.width, -1)], 0),
                    fix([Term(variables.height), Term(owner.height, -1)], 0),
                ]
            case .topBars:
                return [
                    fix([Term(variables.x)], 0), fix([Term(variables.y)], 0),
                    fix([Term(variables.width), Term(owner.width, -1)], 0),
                    fix([Term(variables.height)], values[3]),
                ]
            case .bottomBars, .keyboard:
                return [
                    fix([Term(variables.x)], 0),
                    fix([Term(variables.y), Term(variables.height), Term(owner.height, -1)], 0),
                    fix([Term(variables.width), Term(owner.width, -1)], 0),
                    fix([Term(variables.height)], values[3]),
                ]
            case .safeArea, .layoutMargins, .readableContent:
                return [
                    fix([Term(variables.x)], values[0]),
                    fix([Term(variables.y)], values[1]),
                    fix([Term(owner.width), Term(variables.x, -1), Term(variables.width, -1)], values[2]),
                    fix([Term(owner.height), Term(variables.y, -1), Term(variables.height, -1)], values[3]),
                ]
            }
        }
        return [
            fix([Term(variables.x)], values[0]), fix([Term(variables.y)], values[1]),
            fix([Term(variables.width)], values[2]), fix([Term(variables.height)], values[3]),
        ]
    }

    // MARK: Content

    /// Has the view's own size asked for at the next update.
    func queueContent() {
        guard isJoined, !isGuide, !isContentQueued else { return }
        isContentQueued = true
        LayoutEngine.shared.queueContent(of: self)
    }

    /// Asks the view for its own size and brings the constraints that stand for it in line.
    func updateContent() {
        isContentQueued = false
        guard let view, isJoined else { return }
        if isPlacedByFrame {
            for axis in content.indices { setContent(UIView.noIntrinsicMetric, axis, view) }
            return
        }
        intrinsicSize = view.intrinsicContentSize
        followsWidth = view.intrinsicHeightFollowsWidth
        measuredWidth = nil
        isShrunk = false
        setContent(intrinsicSize.width, 0, view)
        let known = LayoutEngine.shared.solver[variables.width]
        if followsWidth, known > 0 {
            measuredWidth = known
            setContent(height(of: view, at: known), 1, view)
        } else {
            setContent(intrinsicSize.height, 1, view)
        }
    }

    /// Asks again for the height of content that wraps, when the width that layout found is another.
    func updateHeight() {
        guard followsWidth, let view, !isPlacedByFrame else { return }
        let width = LayoutEngine.shared.solver[variables.width]
        if let measuredWidth, abs(measuredWidth - width) < 0.01 { return }
        measuredWidth = width
        setContent(height(of: view, at: width), 1, view)
        if !isShrunk, width > 0, width < intrinsicSize.width - 0.01, !isHeldOnBothSides {
            LayoutEngine.shared.didWrap(self)
        }
    }

    /// Makes content that wraps as wide as its longest line, as UIKit's second pass does.
    func shrinkToLines() -> Bool {
        guard let view, let measuredWidth, !isShrunk, !isPlacedByFrame, measuredWidth < intrinsicSize.width - 0.01,
            let width = view.wrappedWidth(in: measuredWidth), width < measuredWidth - 0.01
        else { return false }
        isShrunk = true
        setContent(width, 0, view)
        return true
    }

    /// Before widths are found anew: the text may find more room.
    func widenFromLines() {
        guard isShrunk, let view else { return }
        isShrunk = false
        if !isPlacedByFrame { setContent(intrinsicSize.width, 0, view) }
    }

    /// Whether its width follows from constraints that hold whatever it shows, so that its content has no say.
    private var isHeldOnBothSides: Bool {
        var starts = false, ends = false
        for constraint in referencing.values
        where constraint.relation == .equal && constraint.priority == .required {
            let attribute =
                constraint.firstItem === view ? constraint.firstAttribute : constraint.secondAttribute
            switch attribute {
            case .width: return true
            case .left, .leading: starts = true
            case .right, .trailing: ends = true
            default: break
            }
        }
        return starts && ends
    }

    /// A width within the content's own breaks no line; rounding must not make it seem to.
    private func height(of view: UIView, at width: CGFloat) -> CGFloat {
        width <= 0 || width >= intrinsicSize.width - 0.01 ? intrinsicSize.height : view.intrinsicHeight(forWidth: width)
    }

    private func setContent(_ size: CGFloat, _ axis: Int, _ view: UIView) {
        let solver = LayoutEngine.shared.solver
        guard size >= 0 else {
            if let old = content[axis] {
                solver.remove(old.hugging)
                solver.remove(old.resistance)
                content[axis] = nil
            }
            return
        }
        if let constraints = content[axis] {
            solver.setConstant(size, of: constraints.hugging)
            solver.setConstant(size, of: constraints.resistance)
            return
        }
        let variable = axis == 0 ? variables.width : variables.height
        let hugging = view.contentHuggingPriority(for: axis == 0 ? .horizontal : .vertical)
        let resistance = view.contentCompressionResistancePriority(for: axis == 0 ? .horizontal : .vertical)
        content[axis] = ContentConstraints(
            hugging: solver.add([Term(variable)], .lessThanOrEqual, size, priority: Priority(hugging.rawValue)),
            resistance: solver.add(
                [Term(variable)], .greaterThanOrEqual, size, priority: Priority(resistance.rawValue)))
    }

    func contentPriorityDidChange(_ axis: NSLayoutConstraint.Axis) {
        guard let view, let constraints = content[axis.rawValue] else { return }
        let solver = LayoutEngine.shared.solver
        solver.setPriority(Priority(view.contentHuggingPriority(for: axis).rawValue), of: constraints.hugging)
        solver.setPriority(
            Priority(view.contentCompressionResistancePriority(for: axis).rawValue), of: constraints.resistance)
    }

    // MARK: Diagnostics

    /// A line for each of the item's own constraints among these, as UIKit lists them.
    func describe(_ constraint: Constraint) -> String? {
        if let index = placement.firstIndex(of: constraint) {
            let name = guide?.identifier ?? "\(type(of: view as Any))"
            guard let view, guide == nil else {
                return "<NSLayoutConstraint '\(name)' of \(view?.description ?? "nil")>"
            }
            let attribute = ["minX", "minY", "width", "height"][index]
            let value = Double(LayoutEngine.shared.solver.constant(of: constraint))
            return "<NSAutoresizingMaskLayoutConstraint:\(address(of: self)) h=--& v=--& "
                + "\(type(of: view)):\(address(of: view)).\(attribute) == \(String(format: "%g", value))   (active)>"
        }
        for case let (axis, constraints?) in content.enumerated()
        where constraints.hugging == constraint || constraints.resistance == constraint {
            guard let view else { return nil }
            return "<NSContentSizeLayoutConstraint:\(address(of: self)) "
                + "\(type(of: view)):\(address(of: view)).\(axis == 0 ? "width" : "height")>"
        }
        return nil
    }

    func constraints(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        referencing.values
            .filter { $0.firstAttribute.isHorizontal == (axis == .horizontal) && !$0.isInternal }
            .sorted { $0.description < $1.description }
    }
}
