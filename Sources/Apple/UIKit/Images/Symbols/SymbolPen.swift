import CoreGraphics

/// Short words for drawing symbols.
enum SymbolPen {
    typealias Part = SymbolGlyph.Part

    /// Lines through points; several lines are several arrays.
    static func lines(_ lines: [CGFloat]..., closed: Bool = false) -> Part {
        let path = CGMutablePath()
        for line in lines { add(line, to: path, closed: closed) }
        return .stroke(path)
    }

    static func polygon(_ points: [CGFloat]) -> CGPath {
        let path = CGMutablePath()
        add(points, to: path, closed: true)
        return path
    }

    private static func add(_ line: [CGFloat], to path: CGMutablePath, closed: Bool) {
        for index in stride(from: 0, to: line.count - 1, by: 2) {
            let point = CGPoint(x: line[index], y: line[index + 1])
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        if closed { path.closeSubpath() }
    }

    static func path(_ draw: (CGMutablePath) -> Void) -> CGPath {
        let path = CGMutablePath()
        draw(path)
        return path
    }

    static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
        CGPath(
            ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), transform: nil)
    }

    static func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Part {
        let path = circle(x, y, radius)
        return .fill { _ in path }
    }

    static func rounded(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> CGPath {
        CGPath(
            roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerWidth: radius, cornerHeight: radius,
            transform: nil)
    }

    /// The area of a line of a given thickness, butt ends and mitred joins: a hole in something filled.
    static func band(_ points: [CGFloat], width: CGFloat) -> CGPath {
        let p = stride(from: 0, to: points.count - 1, by: 2).map { CGPoint(x: points[$0], y: points[$0 + 1]) }
        var left: [CGPoint] = []
        var right: [CGPoint] = []
        func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
            let length = hypot(b.x - a.x, b.y - a.y)
            return CGVector(dx: (b.y - a.y) / length, dy: -(b.x - a.x) / length)
        }
        for index in p.indices {
            let before = index > 0 ? normal(p[index - 1], p[index]) : nil
            let after = index + 1 < p.count ? normal(p[index], p[index + 1]) : nil
            let (first, second) = (before ?? after!, after ?? before!)
            var sum = CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy)
            let cosine = max((1 + first.dx * second.dx + first.dy * second.dy) / 2, 0.1)
            sum = CGVector(dx: sum.dx / 2 / cosine, dy: sum.dy / 2 / cosine)
            left.append(CGPoint(x: p[index].x + sum.dx * width / 2, y: p[index].y + sum.dy * width / 2))
            right.append(CGPoint(x: p[index].x - sum.dx * width / 2, y: p[index].y - sum.dy * width / 2))
        }
        return path { path in
            path.addLines(between: left + right.reversed())
            path.closeSubpath()
        }
    }

    /// A plus of this reach and thickness, turned by an angle: with an eighth of a turn, a cross.
    static func plus(_ x: CGFloat, _ y: CGFloat, reach r: CGFloat, width: CGFloat, angle: CGFloat = 0) -> CGPath {
        let h = width / 2
        let corners: [(CGFloat, CGFloat)] = [
            (-h, -r), (h, -r), (h, -h), (r, -h), (r, h), (h, h), (h, r), (-h, r), (-h, h), (-r, h), (-r, -h), (-h, -h),
        ]
        let turn = CGAffineTransform(rotationAngle: angle)
        return path { path in
            path.addLines(
                between: corners.map {
                    let point = CGPoint(x: $0.0, y: $0.1).applying(turn)
                    return CGPoint(x: x + point.x, y: y + point.y)
                })
            path.closeSubpath()
        }
    }

    /// A filled shape with a hole whose lines follow the weight.
    static func knockout(_ shape: CGPath, _ hole: @escaping @Sendable (_ lineWidth: CGFloat) -> CGPath) -> Part {
        .fill { width in
            path { path in
                path.addPath(shape)
                path.addPath(hole(width))
            }
        }
    }
}
