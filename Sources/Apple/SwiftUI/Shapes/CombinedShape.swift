/// Two shapes made one, by what is in each of them.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Operation: Sendable { case union, intersection, subtraction, difference, lineIntersection, lineSubtraction }

    var first: First
    var second: Second
    let operation: Operation
    let isEvenOdd: Bool

    nonisolated public func path(in rect: CGRect) -> Path {
        let (first, second) = (first.path(in: rect), second.path(in: rect))
        switch operation {
        case .union: return first.union(second, eoFill: isEvenOdd)
        case .intersection: return first.intersection(second, eoFill: isEvenOdd)
        case .subtraction: return first.subtracting(second, eoFill: isEvenOdd)
        case .difference: return first.symmetricDifference(second, eoFill: isEvenOdd)
        case .lineIntersection: return first.lineIntersection(second, eoFill: isEvenOdd)
        case .lineSubtraction: return first.lineSubtraction(second, eoFill: isEvenOdd)
        }
    }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    nonisolated public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    nonisolated private func combined<T: Shape>(
        _ other: T, _ operation: _CombinedShape<Self, T>.Operation, _ isEvenOdd: Bool
    ) -> _CombinedShape<Self, T> {
        _CombinedShape(first: self, second: other, operation: operation, isEvenOdd: isEvenOdd)
    }

    /// What is in this shape, in the other one, or in both.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .union, eoFill)
    }

    /// What is in both shapes.
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .intersection, eoFill)
    }

    /// What is in this shape and not in the other one.
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .subtraction, eoFill)
    }

    /// What is in one of the shapes alone.
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .difference, eoFill)
    }

    /// The parts of this shape's line that are in the other shape.
    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .lineIntersection, eoFill)
    }

    /// The parts of this shape's line that are not in the other shape.
    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .lineSubtraction, eoFill)
    }
}

extension Path {
    /// The outline of what is in this path, in the other one, or in both. Curves come out as short lines.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.union(other.cgPath, using: eoFill ? .evenOdd : .winding))
    }

    /// The outline of what is in both paths. Curves come out as short lines.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.intersection(other.cgPath, using: eoFill ? .evenOdd : .winding))
    }

    /// The outline of what is in this path and not in the other one. Curves come out as short lines.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.subtracting(other.cgPath, using: eoFill ? .evenOdd : .winding))
    }

    /// The outline of what is in one of the paths alone. Curves come out as short lines.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.symmetricDifference(other.cgPath, using: eoFill ? .evenOdd : .winding))
    }

    /// The parts of this path's line that are in the other path.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.lineIntersection(other.cgPath, using: eoFill ? .evenOdd : .winding))
    }

    /// The parts of this path's line that are not in the other path.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.lineSubtracting(other.cgPath, using: eoFill ? .evenOdd : .winding))
    }

    /// The same area with an outline that nowhere crosses itself.
    public func normalized(eoFill: Bool = true) -> Path {
        Path(cgPath.normalized(using: eoFill ? .evenOdd : .winding))
    }
}
