/// The constraints of a stack view.
@MainActor
struct StackArrangement {
    private typealias Attribute = NSLayoutConstraint.Attribute
    private typealias Operand = NSLayoutConstraint.Operand

    private(set) var constraints: [NSLayoutConstraint] = []
    private let stack: UIStackView
    /// The rectangle the views are arranged in: the stack view, or its margins.
    private let canvas: AnyObject
    private let start, end, size, center: Attribute
    private let crossStart, crossEnd, crossSize, crossCenter: Attribute

    /// Below everything an app would say about sizes: makes what is left open as small as it can be.
    private static let tight = UILayoutPriority(51)

    init(of stack: UIStackView) {
        self.stack = stack
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        if stack.axis == .horizontal {
            (start, end, size, center) = (.leading, .trailing, .width, .centerX)
            (crossStart, crossEnd, crossSize, crossCenter) = (.top, .bottom, .height, .centerY)
        } else {
            (start, end, size, center) = (.top, .bottom, .height, .centerY)
            (crossStart, crossEnd, crossSize, crossCenter) = (.leading, .trailing, .width, .centerX)
        }
        let views = stack.visibleViews
        if views.isEmpty {
            add("UISV-canvas-fit", Operand(canvas, size), .equal, nil, 0, Self.tight)
            add("UISV-canvas-fit", Operand(canvas, crossSize), .equal, nil, 0, Self.tight)
        } else {
            distribute(views)
            align(views)
        }
        placeHidden()
    }

    private mutating func add(
        _ identifier: String, _ first: Operand, _ relation: NSLayoutConstraint.Relation, _ second: Operand?,
        _ constant: CGFloat = 0, _ priority: UILayoutPriority = .required, multiplier: CGFloat = 1
    ) {
        let constraint = NSLayoutConstraint(
            first: first, relation: relation, second: second, multiplier: multiplier, constant: constant)
        constraint.identifier = identifier
        constraint.priority = priority
        constraint.isInternal = true
        constraints.append(constraint)
    }

    // MARK: Along the axis

    private mutating func distribute(_ views: [UIView]) {
        add("UISV-canvas-connection", Operand(views[0], start), .equal, Operand(canvas, start))
        add("UISV-canvas-connection", Operand(views[views.count - 1], end), .equal, Operand(canvas, end))
        let isExact: Bool
        switch stack.distribution {
        case .fill, .fillEqually, .fillProportionally: isExact = true
        case .equalSpacing, .equalCentering: isExact = false
        }
        let isByBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        for (view, next) in zip(views, views.dropFirst()) {
            add(
                "UISV-spacing", Operand(next, isByBaselines ? .firstBaseline : start),
                isExact ? .equal : .greaterThanOrEqual, Operand(view, isByBaselines ? .lastBaseline : end),
                stack.distance(after: view))
        }
        switch stack.distribution {
        case .fill: shareAmongButtons(views)
        case .fillEqually:
            for view in views.dropFirst() {
                add("UISV-fill-equally", Operand(view, size), .equal, Operand(views[0], size))
            }
        case .fillProportionally: fillProportionally(views)
        case .equalSpacing: spaceEqually(views)
        case .equalCentering: centerEqually(views)
        }
    }

    /// Configured buttons that resist being stretched alike are stretched to the same width. Other views are not, the
    /// last is stretched.
    private mutating func shareAmongButtons(_ views: [UIView]) {
        guard stack.axis == .horizontal else { return }
        for (view, next) in zip(views, views.dropFirst())
        where view.sharesStretch && next.sharesStretch
            && view.contentHuggingPriority(for: .horizontal) == next.contentHuggingPriority(for: .horizontal)
        {
            add("UISV-ambiguity-suppression", Operand(view, size), .equal, Operand(next, size), 0, Self.tight)
        }
    }

    /// Each view is as large a part of the stack view as its own length is of all lengths and spaces together. As the
    /// spaces are not scaled, that leaves the last view longer: as on iOS.
    private mutating func fillProportionally(_ views: [UIView]) {
        let lengths = views.map { view in
            let own = view.intrinsicContentSize
            return max(0, stack.axis == .horizontal ? own.width : own.height)
        }
        let spaces = views.dropLast().reduce(0) { $0 + stack.distance(after: $1) }
        let whole = lengths.reduce(spaces, +)
        guard whole > 0 else { return }
        var priority: Float = 999
        for (view, length) in zip(views, lengths) where length > 0 {
            add(
                "UISV-fill-proportionally", Operand(view, size), .equal, Operand(canvas, size), 0,
                UILayoutPriority(priority), multiplier: length / whole)
            priority = max(priority - 1, 900)
        }
    }

    private mutating func spaceEqually(_ views: [UIView]) {
        guard views.count > 1 else { return }
        let first = Operand(views[1], start, from: views[0], end)
        for (view, next) in zip(views.dropFirst(), views.dropFirst(2)) {
            add("UISV-distributing", Operand(next, start, from: view, end), .equal, first)
        }
        add("UISV-canvas-fit", first, .equal, nil, stack.distance(after: views[0]), Self.tight)
    }

    private mutating func centerEqually(_ views: [UIView]) {
        guard views.count > 1 else { return }
        let first = Operand(views[1], center, from: views[0], center)
        var priority: Float = 150
        for (view, next) in zip(views.dropFirst(), views.dropFirst(2)) {
            add(
                "UISV-distributing", Operand(next, center, from: view, center), .equal, first, 0,
                UILayoutPriority(priority))
            priority = max(priority - 1, 100)
        }
        add("UISV-canvas-fit", Operand(canvas, size), .equal, nil, 0, Self.tight)
    }

    // MARK: Across the axis

    private mutating func align(_ views: [UIView]) {
        let isRow = stack.axis == .horizontal
        for view in views {
            switch stack.alignment {
            case .fill:
                add("UISV-canvas-connection", Operand(view, crossStart), .equal, Operand(canvas, crossStart))
                add("UISV-canvas-connection", Operand(view, crossEnd), .equal, Operand(canvas, crossEnd))
            case .leading:
                add("UISV-alignment", Operand(view, crossStart), .equal, Operand(canvas, crossStart))
                add("UISV-canvas-connection", Operand(view, crossEnd), .lessThanOrEqual, Operand(canvas, crossEnd))
            case .trailing:
                add("UISV-alignment", Operand(view, crossEnd), .equal, Operand(canvas, crossEnd))
                add(
                    "UISV-canvas-connection", Operand(view, crossStart), .greaterThanOrEqual,
                    Operand(canvas, crossStart))
            case .center:
                add("UISV-alignment", Operand(view, crossCenter), .equal, Operand(canvas, crossCenter))
                add(
                    "UISV-canvas-connection", Operand(view, crossStart), .greaterThanOrEqual,
                    Operand(canvas, crossStart))
            case .firstBaseline, .lastBaseline:
                let baseline: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
                if isRow, view !== views[0] {
                    add("UISV-alignment", Operand(view, baseline), .equal, Operand(views[0], baseline))
                }
                add(
                    "UISV-canvas-connection", Operand(view, crossStart), .greaterThanOrEqual,
                    Operand(canvas, crossStart))
                add("UISV-canvas-connection", Operand(view, crossEnd), .lessThanOrEqual, Operand(canvas, crossEnd))
                let edge = stack.alignment == .firstBaseline ? crossStart : crossEnd
                add("UISV-spanning-fit", Operand(view, edge), .equal, Operand(canvas, edge), 0, Self.tight)
            }
        }
        if stack.alignment != .fill {
            add("UISV-canvas-fit", Operand(canvas, crossSize), .equal, nil, 0, Self.tight)
        }
    }

    // MARK: Hidden views

    /// A hidden view takes no room: it waits where it would be, across the axis as if it were there.
    private mutating func placeHidden() {
        var previous: UIView?
        for view in stack.arrangedSubviews {
            guard view.isHidden else {
                previous = view
                continue
            }
            let place = previous.map { Operand($0, end) } ?? Operand(canvas, start)
            let priority = UILayoutPriority(999)
            add("UISV-hiding", Operand(view, start), .equal, place, 0, priority)
            add("UISV-hiding", Operand(view, size), .equal, nil, 0, priority)
            let edges: [Attribute] =
                switch stack.alignment {
                case .fill: [crossStart, crossEnd]
                case .leading, .firstBaseline, .lastBaseline: [crossStart]
                case .trailing: [crossEnd]
                case .center: [crossCenter]
                }
            for edge in edges { add("UISV-hiding", Operand(view, edge), .equal, Operand(canvas, edge), 0, priority) }
        }
    }
}
