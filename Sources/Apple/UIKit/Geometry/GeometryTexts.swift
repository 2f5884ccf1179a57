public import CoreGraphics
internal import Foundation

// Geometry as text: numbers in braces, with as many digits as tell them apart.

/// "{x, y}"
public func NSStringFromCGPoint(_ point: CGPoint) -> String { GeometryText.braced(point.x, point.y) }
/// "{width, height}"
public func NSStringFromCGSize(_ size: CGSize) -> String { GeometryText.braced(size.width, size.height) }
/// "{dx, dy}"
public func NSStringFromCGVector(_ vector: CGVector) -> String { GeometryText.braced(vector.dx, vector.dy) }
/// "{{x, y}, {width, height}}"
public func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}
/// "[a, b, c, d, tx, ty]"
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
    let t = transform
    return "[\(GeometryText.list([t.a, t.b, t.c, t.d, t.tx, t.ty]))]"
}
/// "{top, left, bottom, right}"
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
    GeometryText.braced(insets.top, insets.left, insets.bottom, insets.right)
}
/// "{top, leading, bottom, trailing}"
public func NSStringFromDirectionalEdgeInsets(_ insets: NSDirectionalEdgeInsets) -> String {
    GeometryText.braced(insets.top, insets.leading, insets.bottom, insets.trailing)
}
/// "{horizontal, vertical}"
public func NSStringFromUIOffset(_ offset: UIOffset) -> String {
    GeometryText.braced(offset.horizontal, offset.vertical)
}

/// The point of a text; zero for one that is no point.
public func CGPointFromString(_ string: String) -> CGPoint {
    GeometryText.numbers(in: string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
}
/// The size of a text; zero for one that is no size.
public func CGSizeFromString(_ string: String) -> CGSize {
    GeometryText.numbers(in: string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
}
/// The vector of a text; zero for one that is no vector.
public func CGVectorFromString(_ string: String) -> CGVector {
    GeometryText.numbers(in: string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
}
/// The rectangle of a text; zero for one that is no rectangle.
public func CGRectFromString(_ string: String) -> CGRect {
    GeometryText.numbers(in: string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
}
/// The transform of a text; the identity for one that is no transform.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
    GeometryText.numbers(in: string, 6).map {
        CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
}
/// The insets of a text; zero for one that is none.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
    GeometryText.numbers(in: string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
        ?? .zero
}
/// The insets of a text; zero for one that is none.
public func NSDirectionalEdgeInsetsFromString(_ string: String) -> NSDirectionalEdgeInsets {
    GeometryText.numbers(in: string, 4).map {
        NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
}
/// The offset of a text; zero for one that is none.
public func UIOffsetFromString(_ string: String) -> UIOffset {
    GeometryText.numbers(in: string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
}

/// Numbers in braces.
private enum GeometryText {
    static func braced(_ numbers: CGFloat...) -> String { "{\(list(numbers))}" }

    static func list(_ numbers: [CGFloat]) -> String {
        numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
    }

    /// The numbers of a text that has braces or brackets around and between them; nil unless it has `count` of them.
    static func numbers(in text: String, _ count: Int) -> [CGFloat]? {
        let parts = text.split { "{}[], \t\n".contains($0) }
        let numbers = parts.compactMap { Double($0).map { CGFloat($0) } }
        return numbers.count == count && parts.count == count ? numbers : nil
    }
}
