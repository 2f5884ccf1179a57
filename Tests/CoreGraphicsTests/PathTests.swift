import CoreGraphics
import Foundation
import Testing

@Suite("Paths")
struct PathTests {
    @Test("A path shows its elements in order")
    func elements() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 4, y: 4))
        path.closeSubpath()
        var seen: [CGPathElementType] = []
        var last = CGPoint.zero
        path.applyWithBlock { element in
            seen.append(element.pointee.type)
            if element.pointee.type == .addQuadCurveToPoint { last = element.pointee.points[1] }
        }
        #expect(seen == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .closeSubpath])
        #expect(last == CGPoint(x: 5, y: 6))
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test("Lines without a point to start at are left out")
    func noStart() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.closeSubpath()
        #expect(path.isEmpty)
        #expect(path.boundingBox.isNull)
    }

    @Test("The box of a path is tighter than its control points'")
    func boxes() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(abs(path.boundingBoxOfPath.height - 7.5) < 1e-9)
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 20), transform: nil)
        #expect(abs(circle.boundingBoxOfPath.maxY - 20) < 1e-9)
    }

    @Test("Inside by winding number, and by even and odd")
    func containment() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 31, y: 5)))
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        #expect(circle.contains(CGPoint(x: 1.6, y: 1.6)))
        #expect(!circle.contains(CGPoint(x: 1.3, y: 1.3)))
        #expect(circle.contains(CGPoint(x: 55, y: 55), transform: CGAffineTransform(translationX: 50, y: 50)))
    }

    @Test("An arc turns as it is told", arguments: [(false, 7.071), (true, -7.071)])
    func arcs(clockwise: Bool, middle: Double) {
        let path = CGMutablePath()
        path.addArc(
            center: .zero, radius: 10, startAngle: 0, endAngle: clockwise ? -.pi / 2 : .pi / 2, clockwise: clockwise)
        #expect(abs(path.currentPoint.y - (clockwise ? -10 : 10)) < 1e-9)
        #expect(path.boundingBoxOfPath.contains(CGPoint(x: 7.071, y: middle)))
        let long = CGMutablePath()
        long.addArc(
            center: .zero, radius: 10, startAngle: 0, endAngle: clockwise ? .pi / 2 : -.pi / 2, clockwise: clockwise)
        #expect(abs(long.boundingBoxOfPath.width - 20) < 1e-6, "three quarters of a turn")
        let full = CGMutablePath()
        full.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        #expect(abs(full.boundingBoxOfPath.height - 20) < 1e-6)
    }

    @Test("An arc between tangents touches both")
    func tangents() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 5)
        #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 5) < 1e-9)
        #expect(path.boundingBoxOfPath.maxX < 10 + 1e-9)
    }

    @Test("Rectangles are known as such")
    func rectangles() {
        var found = CGRect.zero
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(CGPath(rect: rect, transform: nil).isRect(&found))
        #expect(found == rect)
        #expect(CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 0, transform: nil).isRect(nil))
        #expect(!CGPath(roundedRect: rect, cornerWidth: 1, cornerHeight: 1, transform: nil).isRect(nil))
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    }

    @Test("A copy doesn't change with the original")
    func copies() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let copy = try #require(path.copy())
        path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
        #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(copy != path)
        var move = CGAffineTransform(translationX: 10, y: 0)
        #expect(copy.copy(using: &move)?.boundingBox.minX == 10)
    }
}
