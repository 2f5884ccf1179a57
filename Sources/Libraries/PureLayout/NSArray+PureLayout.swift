public import UIKit

extension NSArray {
    @MainActor private var views: [UIView] { compactMap { $0 as? UIView } }
    @MainActor private var constraints: [NSLayoutConstraint] { compactMap { $0 as? NSLayoutConstraint } }

    @MainActor private func neighbours(_ body: (UIView, UIView) -> NSLayoutConstraint) -> [NSLayoutConstraint] {
        let views = views
        return zip(views.dropFirst(), views).map(body)
    }

    /// Installs the constraints of the list.
    @preconcurrency @MainActor public func autoInstallConstraints() { constraints.forEach { $0.autoInstall() } }

    /// Takes the constraints of the list away.
    @preconcurrency @MainActor public func autoRemoveConstraints() { NSLayoutConstraint.deactivate(constraints) }

    /// Gives a name to the constraints of the list, and returns it.
    @discardableResult
    @preconcurrency @MainActor public func autoIdentifyConstraints(_ identifier: String) -> Self {
        constraints.forEach { $0.identifier = identifier }
        return self
    }

    /// Keeps the same edge of all views of the list in line.
    @discardableResult
    @preconcurrency @MainActor public func autoAlignViews(to edge: ALEdge) -> [NSLayoutConstraint] {
        neighbours { $0.autoPinEdge(edge, to: edge, of: $1) }
    }

    /// Keeps the same line of all views of the list in line.
    @discardableResult
    @preconcurrency @MainActor public func autoAlignViews(to axis: ALAxis) -> [NSLayoutConstraint] {
        neighbours { $0.autoAlignAxis(axis, toSameAxisOf: $1) }
    }

    /// Keeps a length of all views of the list the same.
    @discardableResult
    @preconcurrency @MainActor public func autoMatchViewsDimension(_ dimension: ALDimension) -> [NSLayoutConstraint] {
        neighbours { $0.autoMatch(dimension, to: dimension, of: $1) }
    }

    /// Gives a length of all views of the list a value, in points.
    @discardableResult
    @preconcurrency @MainActor public func autoSetViewsDimension(_ dimension: ALDimension, toSize size: CGFloat)
        -> [NSLayoutConstraint]
    {
        views.map { $0.autoSetDimension(dimension, toSize: size) }
    }

    /// Gives all views of the list a size.
    @discardableResult
    @preconcurrency @MainActor public func autoSetViewsDimensions(to size: CGSize) -> [NSLayoutConstraint] {
        views.flatMap { $0.autoSetDimensions(to: size) }
    }

    /// Lays the views out beside each other, from one edge of their superview to the other.
    ///
    /// - Parameters:
    ///   - axis: The line along which they are.
    ///   - alignment: What of all views is in line.
    ///   - spacing: The distance between them, in points.
    ///   - insetSpacing: Whether the same distance is before the first and after the last. True by default.
    ///   - matchedSizes: Whether they are equally large along the line. True by default.
    @discardableResult
    @preconcurrency @MainActor public func autoDistributeViews(
        along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSpacing spacing: CGFloat,
        insetSpacing: Bool = true, matchedSizes: Bool = true
    ) -> [NSLayoutConstraint] {
        let isVertical = axis == .vertical
        let (first, last): (ALEdge, ALEdge) = isVertical ? (.top, .bottom) : (.leading, .trailing)
        let inset = insetSpacing ? spacing : 0
        var result: [NSLayoutConstraint] = []
        var previous: UIView?
        for view in views {
            if let previous {
                result.append(view.autoPinEdge(first, to: last, of: previous, withOffset: spacing))
                if matchedSizes {
                    let dimension: ALDimension = isVertical ? .height : .width
                    result.append(view.autoMatch(dimension, to: dimension, of: previous))
                }
                result.append(view.autoConstrainAttribute(alignment, to: alignment, of: previous))
            } else {
                result.append(view.autoPinEdge(toSuperviewEdge: first, withInset: inset))
            }
            previous = view
        }
        if let previous { result.append(previous.autoPinEdge(toSuperviewEdge: last, withInset: inset)) }
        return result
    }

    /// Lays the views out beside each other at equal distances, from one edge of their superview to the other.
    ///
    /// - Parameters:
    ///   - axis: The line along which they are.
    ///   - alignment: What of all views is in line.
    ///   - size: Of each view along the line, in points.
    ///   - insetSpacing: Whether the same distance is before the first and after the last. True by default.
    @discardableResult
    @preconcurrency @MainActor public func autoDistributeViews(
        along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSize size: CGFloat, insetSpacing: Bool = true
    ) -> [NSLayoutConstraint] {
        let isVertical = axis == .vertical
        var views = views
        if !isVertical, views.first?.superview?.effectiveUserInterfaceLayoutDirection == .rightToLeft {
            views.reverse()
        }
        let count = CGFloat(views.count)
        let centre: ALAttribute = isVertical ? .horizontal : .vertical
        var result: [NSLayoutConstraint] = []
        var previous: UIView?
        for (index, view) in views.enumerated() {
            guard let parent = view.superview else { continue }
            result.append(view.autoSetDimension(isVertical ? .height : .width, toSize: size))
            let place = CGFloat(index)
            var multiplier = insetSpacing ? (place * 2 + 2) / (count + 1) : count > 1 ? place * 2 / (count - 1) : 1
            let offset = (insetSpacing ? multiplier - 1 : 1 - multiplier) * size / 2
            // A multiplier of 0 is none.
            if multiplier == 0 { multiplier = 0.000_01 }
            let constraint = NSLayoutConstraint(
                item: view, attribute: centre.attribute, relatedBy: .equal, toItem: parent, attribute: centre.attribute,
                multiplier: multiplier, constant: offset)
            view.translatesAutoresizingMaskIntoConstraints = false
            ConstraintBlocks.add(constraint)
            result.append(constraint)
            if let previous { result.append(view.autoConstrainAttribute(alignment, to: alignment, of: previous)) }
            previous = view
        }
        return result
    }
}
