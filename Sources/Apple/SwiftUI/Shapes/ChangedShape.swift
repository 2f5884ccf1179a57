/// A shape whose path is changed by data. What the change is does not tell in the type.
public struct _ChangedShape<Content: Shape, Data: VectorArithmetic & Sendable>: Shape {
    var shape: Content
    var data: Data
    let change: @Sendable (Path, CGRect, Data) -> Path

    nonisolated public func path(in rect: CGRect) -> Path { change(shape.path(in: rect), rect, data) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    nonisolated public var animatableData: AnimatablePair<Content.AnimatableData, Data> {
        get { AnimatablePair(shape.animatableData, data) }
        set { (shape.animatableData, data) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    nonisolated private func changed<Data: VectorArithmetic & Sendable>(
        _ data: Data, _ change: @escaping @Sendable (Path, CGRect, Data) -> Path
    ) -> _ChangedShape<Self, Data> {
        _ChangedShape(shape: self, data: data, change: change)
    }

    /// The part of the outline between two shares of its length, from 0 to 1.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        changed(AnimatablePair(startFraction, endFraction)) { path, _, ends in
            path.trimmedPath(from: ends.first, to: ends.second)
        }
    }

    /// The shape turned about a point of its rectangle.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        changed(angle.radians) { path, rect, radians in
            path.applying(CGAffineTransform(rotationAngle: radians).about(anchor, in: rect))
        }
    }

    /// The shape made larger or smaller about a point of its rectangle.
    nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
        changed(AnimatablePair(x, y)) { path, rect, scale in
            path.applying(CGAffineTransform(scaleX: scale.first, y: scale.second).about(anchor, in: rect))
        }
    }

    /// The shape made larger or smaller about a point of its rectangle.
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape with a transform.
    nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape {
        changed(EmptyAnimatableData()) { path, _, _ in path.applying(transform) }
    }

    /// The shape in a rectangle of a size that does not change.
    nonisolated public func size(_ size: CGSize) -> some Shape {
        _SizedShape(shape: self, size: size)
    }

    /// The shape in a rectangle of a size that does not change.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}

/// A shape in a rectangle of its own.
public struct _SizedShape<Content: Shape>: Shape {
    var shape: Content
    var size: CGSize

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }

    nonisolated public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

extension CGAffineTransform {
    /// The transform about a point of a rectangle.
    func about(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
        let point = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
        return CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
