import CoreGraphics
import Foundation
import Testing

/// What is left of two areas.
@Suite struct PathBooleanTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
    }

    /// The area inside a path without curves, by the winding of its loops.
    private func area(_ path: CGPath) -> CGFloat {
        var sum: CGFloat = 0
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        func line(to point: CGPoint) {
            sum += last.x * point.y - point.x * last.y
            last = point
        }
        path.applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint: (start, last) = (element.pointee.points[0], element.pointee.points[0])
            case .closeSubpath: line(to: start)
            default: line(to: element.pointee.points[0])
            }
        }
        return abs(sum / 2)
    }

    private func isNear(_ value: CGFloat, _ other: CGFloat, _ slack: CGFloat = 0.01) -> Bool {
        abs(value - other) < slack
    }

    @Test func twoSquaresThatOverlap() {
        let (a, b) = (rect(0, 0, 10, 10), rect(5, 5, 10, 10))
        #expect(isNear(area(a.union(b)), 175))
        #expect(isNear(area(a.intersection(b)), 25))
        #expect(isNear(area(a.subtracting(b)), 75))
        #expect(isNear(area(a.symmetricDifference(b)), 150))
        let common = a.intersection(b).boundingBox
        #expect(isNear(common.minX, 5) && isNear(common.maxX, 10) && isNear(common.minY, 5) && isNear(common.maxY, 10))
        #expect(!a.subtracting(b).contains(CGPoint(x: 7, y: 7)))
        #expect(a.subtracting(b).contains(CGPoint(x: 2, y: 2)))
    }

    @Test func squaresBesideEachOtherBecomeOneRectangle() {
        let union = rect(0, 0, 10, 10).union(rect(10, 0, 10, 10))
        var corners = 0
        union.applyWithBlock { if $0.pointee.type != .closeSubpath { corners += 1 } }
        #expect(corners == 4)
        #expect(isNear(area(union), 200))
        #expect(rect(0, 0, 10, 10).intersection(rect(10, 0, 10, 10)).isEmpty)
    }

    @Test func aHoleIsLeftInTheMiddle() {
        let ring = rect(0, 0, 30, 30).subtracting(rect(10, 10, 10, 10))
        #expect(!ring.contains(CGPoint(x: 15, y: 15)))
        #expect(!ring.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
        #expect(ring.contains(CGPoint(x: 5, y: 15)))
        #expect(isNear(area(ring), 800))
    }

    @Test func nothingInCommonAndNothingAtAll() {
        let (a, b) = (rect(0, 0, 10, 10), rect(20, 0, 10, 10))
        #expect(a.intersection(b).isEmpty)
        #expect(!a.intersects(b))
        #expect(isNear(area(a.union(b)), 200))
        #expect(a.subtracting(a).isEmpty)
        let empty = CGMutablePath()
        #expect(isNear(area(a.union(empty)), 100))
        #expect(empty.union(empty).isEmpty)
    }

    @Test func circlesThatOverlap() {
        func circle(_ x: CGFloat) -> CGPath {
            CGPath(ellipseIn: CGRect(x: x, y: 0, width: 100, height: 100), transform: nil)
        }
        // Of two circles of radius 50 whose middles are 50 apart, by geometry.
        let lens = 2 * 2500 * acos(0.5) - 25 * sqrt(10000 - 2500)
        #expect(isNear(area(circle(0).intersection(circle(50))), lens, 10))
        #expect(isNear(area(circle(0).union(circle(50))), 2 * .pi * 2500 - lens, 20))
        #expect(circle(0).intersects(circle(50)))
    }

    @Test func whatCrossesItselfIsNormalized() {
        // A star of five lines, whose middle the lines go around twice.
        let star = CGMutablePath()
        star.addLines(
            between: (0..<5).map { number in
                let angle = Double(number * 2) * 2 * .pi / 5
                return CGPoint(x: 50 + 50 * sin(angle), y: 50 - 50 * cos(angle))
            })
        star.closeSubpath()
        let middle = CGPoint(x: 50, y: 50)
        #expect(!star.normalized(using: .evenOdd).contains(middle))
        #expect(star.normalized(using: .winding).contains(middle))
        // Filled by either rule the same.
        #expect(star.normalized(using: .winding).contains(middle, using: .evenOdd))
    }

    @Test func linesAreCutByAnArea() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: -10, y: 5))
        line.addLine(to: CGPoint(x: 20, y: 5))
        let box = rect(0, 0, 10, 10)
        let inside = line.lineIntersection(box)
        #expect(isNear(inside.boundingBox.minX, 0) && isNear(inside.boundingBox.maxX, 10))
        let outside = line.lineSubtracting(box)
        var parts = 0
        outside.applyWithBlock { if $0.pointee.type == .moveToPoint { parts += 1 } }
        #expect(parts == 2)
        #expect(isNear(outside.boundingBox.minX, -10) && isNear(outside.boundingBox.maxX, 20))
    }

    @Test func curvesAreFlattenedAsFinelyAsIsAsked() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        func lines(_ threshold: CGFloat) -> [CGPoint] {
            var points: [CGPoint] = []
            circle.flattened(threshold: threshold).applyWithBlock {
                #expect([.moveToPoint, .addLineToPoint, .closeSubpath].contains($0.pointee.type))
                if $0.pointee.type == .addLineToPoint { points.append($0.pointee.points[0]) }
            }
            return points
        }
        #expect(lines(0.01).count > lines(1).count)
        #expect(lines(0.01).allSatisfy { isNear(hypot($0.x - 50, $0.y - 50), 50, 0.1) })
    }

    @Test func numbersThatAreNoneStopNothing() {
        let odd = CGMutablePath()
        odd.addLines(between: [.zero, CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: CGFloat.infinity, y: 4)])
        odd.closeSubpath()
        #expect(isNear(area(rect(0, 0, 10, 10).union(odd)), 100))
    }
}
