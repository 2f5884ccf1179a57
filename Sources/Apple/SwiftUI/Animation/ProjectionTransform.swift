public import CoreGraphics
public import QuartzCore

/// A transform of points of a plane, perspective included, by a matrix of three rows.
public struct ProjectionTransform: Equatable, Sendable {
    /// The first row of the matrix.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    /// The second row of the matrix.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    /// The third row of the matrix, which moves points.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// Creates a transform that leaves points where they are.
    public init() {}

    /// Creates a transform without perspective.
    public init(_ m: CGAffineTransform) {
        (m11, m12) = (m.a, m.b)
        (m21, m22) = (m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }

    /// Creates a transform from one of space, as it is seen on its plane.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    /// Whether points stay where they are.
    public var isIdentity: Bool { self == ProjectionTransform() }
    /// Whether there is no perspective in it.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// This transform, and then another one.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(CATransform3DConcat(layerTransform, rhs.layerTransform))
    }

    /// The transform for a layer.
    var layerTransform: CATransform3D {
        var transform = CATransform3DIdentity
        (transform.m11, transform.m12, transform.m14) = (m11, m12, m13)
        (transform.m21, transform.m22, transform.m24) = (m21, m22, m23)
        (transform.m41, transform.m42, transform.m44) = (m31, m32, m33)
        return transform
    }
}
