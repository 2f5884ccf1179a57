import CoreGraphics
import Foundation

/// A value that can be mixed with another of its kind.
enum AnimatableValue {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor?)
    /// Values that cannot be interpolated change at once.
    case discrete(Any)

    init?(_ value: Any) {
        switch value {
        case let value as AnimatableValue: self = value
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as _TransformValue: self = .transform(value.caTransform3DValue)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value)
        case let value as Double: self = .number(value)
        case let value as CGFloat: self = .number(Double(value))
        case let value as Float: self = .number(Double(value))
        case let value as Int: self = .number(Double(value))
        case let value as Bool: self = .number(value ? 1 : 0)
        case let value as NSNumber: self = .number(value.doubleValue)
        default: self = .discrete(value)
        }
    }

    func interpolated(to end: AnimatableValue, _ t: Double) -> AnimatableValue {
        let f = CGFloat(t)
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * f }
        switch (self, end) {
        case (.number(let a), .number(let b)): return .number(a + (b - a) * t)
        case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: mix(a.width, b.width),
                    height: mix(a.height, b.height)))
        case (.transform(let a), .transform(let b)):
            if CATransform3DIsAffine(a), CATransform3DIsAffine(b) {
                let mixed = DecomposedTransform(CATransform3DGetAffineTransform(a))
                    .interpolated(to: DecomposedTransform(CATransform3DGetAffineTransform(b)), f)
                return .transform(CATransform3DMakeAffineTransform(mixed.matrix))
            }
            return .transform(CATransform3D(elements: zip(a.elements, b.elements).map { $0 + ($1 - $0) * t }))
        case (.color(let a), .color(let b)):
            // From or to no colour, the alpha alone changes.
            let a = (a ?? b?.copy(alpha: 0) ?? CGColor.clear).rgba
            let b = (b ?? CGColor(red: a.red, green: a.green, blue: a.blue, alpha: 0)).rgba
            return .color(
                CGColor(
                    red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
                    alpha: mix(a.alpha, b.alpha)))
        default: return t < 1 ? self : end
        }
    }

    func adding(_ other: AnimatableValue) -> AnimatableValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a + b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.size(let a), .size(let b)): .size(CGSize(width: a.width + b.width, height: a.height + b.height))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    x: a.minX + b.minX, y: a.minY + b.minY, width: a.width + b.width, height: a.height + b.height))
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
        default: other
        }
    }

    var negated: AnimatableValue {
        switch self {
        case .number(let a): .number(-a)
        case .point(let a): .point(CGPoint(x: -a.x, y: -a.y))
        case .size(let a): .size(CGSize(width: -a.width, height: -a.height))
        case .rect(let a):
            .rect(CGRect(origin: CGPoint(x: -a.minX, y: -a.minY), size: CGSize(width: -a.width, height: -a.height)))
        case .transform(let a): .transform(CATransform3DInvert(a))
        default: self
        }
    }

    var zero: AnimatableValue {
        switch self {
        case .number: .number(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .transform: .transform(CATransform3D())
        default: self
        }
    }
}

/// An affine transform as what a person would call it, so that a turn is animated as a turn.
struct DecomposedTransform {
    var scaleX, scaleY, shear, rotation, tx, ty: CGFloat

    init(_ m: CGAffineTransform) {
        (tx, ty) = (m.tx, m.ty)
        scaleX = (m.a * m.a + m.b * m.b).squareRoot()
        let determinant = m.a * m.d - m.b * m.c
        if scaleX > 0 {
            rotation = atan2(m.b, m.a)
            shear = (m.a * m.c + m.b * m.d) / (scaleX * scaleX)
            scaleY = determinant / scaleX
        } else {
            scaleY = (m.c * m.c + m.d * m.d).squareRoot()
            rotation = scaleY > 0 ? atan2(-m.c, m.d) : 0
            shear = 0
        }
    }

    func interpolated(to other: DecomposedTransform, _ t: CGFloat) -> DecomposedTransform {
        var result = self
        var turn = other.rotation - rotation
        // The shorter way round.
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        // Something that grows from nothing does not turn while it grows.
        if scaleX == 0 || scaleY == 0 { (result.rotation, turn) = (other.rotation, 0) }
        if other.scaleX == 0 || other.scaleY == 0 { turn = 0 }
        result.rotation += turn * t
        result.scaleX += (other.scaleX - scaleX) * t
        result.scaleY += (other.scaleY - scaleY) * t
        result.shear += (other.shear - shear) * t
        result.tx += (other.tx - tx) * t
        result.ty += (other.ty - ty) * t
        return result
    }

    var matrix: CGAffineTransform {
        let (c, s) = (cos(rotation), sin(rotation))
        return CGAffineTransform(
            a: c * scaleX, b: s * scaleX,
            c: c * shear * scaleX - s * scaleY, d: s * shear * scaleX + c * scaleY, tx: tx, ty: ty)
    }
}
