internal import LayoutSolver

/// Writes a constraint in the variables of items, in the coordinates of the view that holds it.
@MainActor
struct Lowering {
    let holder: UIView
    /// An item's variables, in the process's engine or in one made for a measurement.
    let variables: (LayoutItem) -> LayoutItem.Variables

    private var isRightToLeft: Bool { holder.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    init(holder: UIView, variables: @escaping (LayoutItem) -> LayoutItem.Variables) {
        self.holder = holder
        self.variables = variables
    }

    /// `terms (relation) constant`.
    func lower(_ constraint: NSLayoutConstraint) -> (terms: [Term], constant: Double) {
        // From right to left, distances along the axis of writing count the other way.
        let isMirrored = constraint.firstAttribute.isDirectional && isRightToLeft
        let sign: Double = isMirrored ? -1 : 1
        var terms: [Term] = []
        var offset = add(constraint.first, sign, to: &terms)
        if let second = constraint.second {
            offset += add(second, -sign * constraint.multiplier, to: &terms)
        }
        return (terms, constraint.constant - offset)
    }

    /// - Returns: the constant part.
    private func add(_ operand: NSLayoutConstraint.Operand, _ factor: Double, to terms: inout [Term]) -> Double {
        var constant = add(operand.item, operand.attribute, factor, to: &terms)
        if let attribute = operand.originAttribute {
            constant += add(operand.origin, attribute, -factor, to: &terms)
        }
        return constant
    }

    private func add(
        _ object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, to terms: inout [Term]
    ) -> Double {
        if let guide = object as? UILayoutGuide {
            return add(guide.item, of: nil, attribute, factor, to: &terms)
        }
        guard let view = object as? UIView else { return 0 }
        if attribute.isBaseline { return addBaseline(of: view, attribute, factor, to: &terms) }
        if view === holder, view._edgesAreThoseOfContent, attribute.kind != .size, attribute != .centerX,
            attribute != .centerY
        {
            let content = view.systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide").item
            return add(content, of: nil, attribute.withoutMargin, factor, to: &terms)
        }
        return add(view.joinedLayoutItem(), of: view, attribute, factor, to: &terms)
    }

    private func addBaseline(
        of view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, to terms: inout [Term]
    ) -> Double {
        let isFirst = attribute == .firstBaseline
        var target = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        if !target.isDescendant(of: view) { target = view }
        let item = target.joinedLayoutItem()
        let edge: NSLayoutConstraint.Attribute = isFirst ? .top : .bottom
        let offset = isFirst ? target.firstBaselineOffsetFromTop : -target.lastBaselineOffsetFromBottom
        item.hasBaselineUsers = true
        return add(item, of: target, edge, factor, to: &terms) + factor * offset
    }

    /// - Parameter view: the item's view; nil for a guide.
    private func add(
        _ item: LayoutItem, of view: UIView?, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
        to terms: inout [Term]
    ) -> Double {
        let own = variables(item)
        var constant = 0.0
        func add(_ variable: Variable, _ coefficient: Double) {
            terms.append(Term(variable, coefficient * factor))
        }
        let margins = attribute.isMargin ? view?.layoutMargins ?? .zero : .zero
        let isHorizontal = attribute.kind == .horizontalPosition
        let start = isHorizontal ? own.x : own.y
        let size = isHorizontal ? own.width : own.height
        // How much of the size lies before the place.
        var share = 0.0
        switch attribute.resolved(rightToLeft: isRightToLeft) {
        case .width:
            add(own.width, 1)
            return 0
        case .height:
            add(own.height, 1)
            return 0
        case .left, .top: break
        case .right, .bottom: share = 1
        case .centerX, .centerY: share = 0.5
        case .leftMargin: constant = margins.left
        case .topMargin: constant = margins.top
        case .rightMargin:
            share = 1
            constant = -margins.right
        case .bottomMargin:
            share = 1
            constant = -margins.bottom
        case .centerXWithinMargins:
            share = 0.5
            constant = (margins.left - margins.right) / 2
        case .centerYWithinMargins:
            share = 0.5
            constant = (margins.top - margins.bottom) / 2
        default: return 0
        }
        if share != 0 { add(size, share) }
        if view === holder, let view {
            // In its own coordinates.
            let insets = view.alignmentRectInsets
            return factor * (constant + (isHorizontal ? insets.left : insets.top))
        }
        add(start, 1)
        var container = view == nil ? item.view : view?.superview
        while let current = container, current !== holder {
            let outer = variables(current.joinedLayoutItem())
            add(isHorizontal ? outer.x : outer.y, 1)
            let insets = current.alignmentRectInsets
            let origin = current.bounds.origin
            constant -= isHorizontal ? insets.left + origin.x : insets.top + origin.y
            container = current.superview
        }
        return factor * constant
    }
}

extension NSLayoutConstraint.Attribute {
    /// The attribute by sides rather than by the direction of writing.
    func resolved(rightToLeft: Bool) -> Self {
        switch self {
        case .leading: rightToLeft ? .right : .left
        case .trailing: rightToLeft ? .left : .right
        case .leadingMargin: rightToLeft ? .rightMargin : .leftMargin
        case .trailingMargin: rightToLeft ? .leftMargin : .rightMargin
        default: self
        }
    }

    var withoutMargin: Self {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: self
        }
    }
}
