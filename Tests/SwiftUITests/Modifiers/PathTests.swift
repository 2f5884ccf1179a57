import Testing

@testable import SwiftUI
@testable import UIKit

/// Arcs, parts and changes of outlines, and fills of several colours.
@Suite @MainActor struct PathTests {
    private let room = CGRect(x: 0, y: 0, width: 40, height: 20)

    @Test func partsOfOutlines() {
        let line = Path {
            $0.move(to: CGPoint(x: 0, y: 0))
            $0.addLine(to: CGPoint(x: 100, y: 0))
        }
        #expect(line.trimmedPath(from: 0.25, to: 0.5).boundingRect == CGRect(x: 25, y: 0, width: 25, height: 0))
        let half = Circle().trim(from: 0, to: 0.5).path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(abs(half.boundingRect.minY - 10) < 0.2 && abs(half.boundingRect.maxY - 20) < 0.2)
    }

    @Test func arcs() {
        var path = Path()
        path.addArc(
            center: CGPoint(x: 10, y: 10), radius: 10, startAngle: .zero, endAngle: .degrees(180), clockwise: false)
        #expect(abs(path.boundingRect.minY - 10) < 0.01 && abs(path.boundingRect.maxY - 20) < 0.01)
        #expect(path.currentPoint.map { abs($0.x) < 0.01 } == true)
        #expect(Path().currentPoint == nil)
    }

    @Test func cornersWithRadiiOfTheirOwn() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 8).path(in: room)
        #expect(!shape.contains(CGPoint(x: 1, y: 1)))
        #expect(shape.contains(CGPoint(x: 39.5, y: 0.5)) && shape.contains(CGPoint(x: 0.5, y: 19.5)))
        #expect(shape.boundingRect == room)
    }

    @Test func changedShapes() {
        #expect(Rectangle().scale(0.5).path(in: room).boundingRect == CGRect(x: 10, y: 5, width: 20, height: 10))
        let turned = Rectangle().rotation(.degrees(90)).path(in: room).boundingRect
        #expect(abs(turned.width - 20) < 0.01 && abs(turned.height - 40) < 0.01)
        #expect(AnyShape(Circle()).path(in: room).boundingRect == Circle().path(in: room).boundingRect)
        #expect(
            AnyShape(Circle()).sizeThatFits(ProposedViewSize(width: 40, height: 20)) == CGSize(width: 20, height: 20))
    }

    @Test func anglesAreNumbers() {
        #expect((Angle.degrees(90) + .degrees(45)).degrees == 135)
        #expect((-Angle.degrees(90)).degrees == -90)
        #expect(abs((Angle.degrees(90) * 2 - .degrees(30)).degrees - 150) < 1e-9)
    }

    /// The colours of a view of 100 by 100 points at some points.
    private func colors<V: View>(_ view: V, _ points: [CGPoint]) throws -> [[Int]] {
        let renderer = ImageRenderer(content: view.frame(width: 100, height: 100))
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 100, height: 100))
        return try points.map { point in
            let pixel = try #require(
                image.cgImage?.cropping(to: CGRect(origin: point, size: CGSize(width: 1, height: 1))))
            var bytes = [UInt8](repeating: 0, count: 4)
            let context = try #require(
                CGContext(
                    data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.draw(pixel, in: CGRect(x: 0, y: 0, width: 1, height: 1))
            return bytes.prefix(3).map { Int($0) }
        }
    }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    @Test func colorsGoOutwards() throws {
        let found = try colors(
            RadialGradient(colors: [red, blue], center: .center, startRadius: 0, endRadius: 40),
            [CGPoint(x: 50, y: 50), CGPoint(x: 2, y: 50)])
        #expect(found[0][0] > 240 && found[0][2] < 15)
        #expect(found[1] == [0, 0, 255])
    }

    @Test func colorsGoAround() throws {
        let found = try colors(
            AngularGradient(colors: [red, blue], center: .center),
            [CGPoint(x: 95, y: 53), CGPoint(x: 95, y: 46), CGPoint(x: 3, y: 50)])
        #expect(found[0][0] > 230)
        #expect(found[1][2] > 230)
        #expect(abs(found[2][0] - 127) < 10)
    }

    @Test func canvasesDraw() throws {
        let canvas = Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red))
            var moved = context
            moved.translateBy(x: 50, y: 50)
            moved.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 50)))
            moved.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(blue))
            context.opacity = 0
            context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(blue))
        }
        let found = try colors(
            canvas, [CGPoint(x: 10, y: 10), CGPoint(x: 55, y: 55), CGPoint(x: 80, y: 80)])
        #expect(found == [[255, 0, 0], [0, 0, 255], [255, 0, 0]])
    }

    @Test func roundCornersKeepTheirForm() {
        let capsule = RoundedRectangle(cornerRadius: 100).path(in: CGRect(x: 0, y: 0, width: 200, height: 40))
        // A quarter of a circle of 20 points, not of an ellipse.
        #expect(capsule.contains(CGPoint(x: 25, y: 2)) && !capsule.contains(CGPoint(x: 2, y: 2)))
        let wide = Path(
            roundedRect: CGRect(x: 0, y: 0, width: 200, height: 40), cornerSize: CGSize(width: 80, height: 40))
        #expect(wide.contains(CGPoint(x: 45, y: 1)) && !wide.contains(CGPoint(x: 10, y: 2)))
    }
}
