import Foundation
import Testing

@testable import CoreGraphics

@Suite("Outlines of strokes")
struct StrokingTests {
    /// A corner: from the lower left to the middle of the right side, and up.
    private var corner: CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 4, y: 4), CGPoint(x: 14, y: 4), CGPoint(x: 14, y: 16)])
        return path
    }

    @Test("A closed part leaves no dot behind where the next one begins elsewhere")
    func closedParts() {
        let path = CGMutablePath()
        for x in [4.0, 40] {
            path.addLines(between: [CGPoint(x: x, y: 4), CGPoint(x: x + 10, y: 4), CGPoint(x: x, y: 14)])
            path.closeSubpath()
        }
        #expect(PolyLine.parts(of: path).map(\.points.count) == [3, 3])
        // A line that leads on from a closed part is a part of its own.
        path.addLine(to: CGPoint(x: 60, y: 60))
        #expect(PolyLine.parts(of: path).map(\.points.count) == [3, 3, 2])
    }

    @Test(
        "The outline of a stroke fills what the stroke draws",
        arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
    func outlines(_ cap: CGLineCap, _ join: CGLineJoin) throws {
        let path = corner
        path.addQuadCurve(to: CGPoint(x: 4, y: 12), control: CGPoint(x: 9, y: 20))
        let stroked = bitmap(), filled = bitmap(), replaced = bitmap()
        for context in [stroked, replaced] {
            context.setLineWidth(4)
            context.setLineCap(cap)
            context.setLineJoin(join)
            context.addPath(path)
        }
        stroked.setStrokeColor(red)
        stroked.strokePath()
        filled.setFillColor(red)
        filled.addPath(path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: 10))
        filled.fillPath()
        replaced.setFillColor(red)
        replaced.replacePathWithStrokedPath()
        replaced.fillPath()
        let expected = try #require(stroked.makeImage())
        for image in [try #require(filled.makeImage()), try #require(replaced.makeImage())] {
            for y in 0..<20 { for x in 0..<20 { #expect(image[x, y].isNear(expected[x, y], by: 40), "\(x), \(y)") } }
        }
    }

    @Test("Round corners and ends reach as far as half the width", arguments: [1.0, 3, 6])
    func roundCorners(width: CGFloat) throws {
        let points = [(3, 3), (16, 4), (5, 9), (15, 15), (15, 6), (4, 17)].map { CGPoint(x: $0.0, y: $0.1) }
        let context = bitmap()
        context.setLineWidth(width)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setStrokeColor(red)
        context.addLines(between: points)
        context.strokePath()
        let image = try #require(context.makeImage())
        for y in 0..<20 {
            for x in 0..<20 {
                let middle = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
                let distance = zip(points, points.dropFirst()).map { Self.distance(middle, $0, $1) }.min() ?? 0
                // Within half a diagonal of the edge a pixel is covered in part.
                let pixel = image[x, 19 - y]
                if distance < width / 2 - 0.75 { #expect(pixel.alpha == 255, "\(x), \(y)") }
                if distance > width / 2 + 0.75 { #expect(pixel.alpha == 0, "\(x), \(y)") }
            }
        }
    }

    /// How far a point is from a line between two others.
    private static func distance(_ point: CGPoint, _ from: CGPoint, _ to: CGPoint) -> CGFloat {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let along = max(0, min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy)))
        return hypot(point.x - from.x - along * dx, point.y - from.y - along * dy)
    }

    @Test("A tip that is too long is cut")
    func tips() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 1), CGPoint(x: 0, y: 2)])
        func tip(_ limit: CGFloat) -> CGFloat {
            path.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: limit).boundingBoxOfPath.maxX
        }
        #expect(tip(20) > 19)
        #expect(tip(2) < 11)
    }

    @Test("Dashes begin within the pattern and go on round corners")
    func dashes() {
        let dashed = corner.copy(dashingWithPhase: 1, lengths: [4, 3])
        var starts: [CGPoint] = []
        var ends: [CGPoint] = []
        for segment in dashed.segments {
            switch segment {
            case .move(let point):
                starts.append(point)
                ends.append(point)
            case .line(let point): ends[ends.count - 1] = point
            default: break
            }
        }
        #expect(starts == [(4, 4), (10, 4), (14, 7), (14, 14)].map { CGPoint(x: $0.0, y: $0.1) })
        #expect(ends == [(7, 4), (14, 4), (14, 11), (14, 16)].map { CGPoint(x: $0.0, y: $0.1) })
    }
}
