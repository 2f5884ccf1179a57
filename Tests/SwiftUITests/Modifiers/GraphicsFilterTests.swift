import Testing

@testable import SwiftUI
@testable import UIKit

/// What canvases do to what they draw, and texts that are drawn in parts.
@Suite @MainActor struct GraphicsFilterTests {
    private static let red = Color(red: 1, green: 0, blue: 0)
    private let square = Path(CGRect(x: 30, y: 30, width: 40, height: 40))

    private func shot(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> Shot {
        try Shot(Canvas { context, _ in draw(&context) })
    }

    @Test func filtersChangeColours() throws {
        let square = square
        let grey = try shot {
            $0.addFilter(.grayscale(1))
            $0.fill(square, with: .color(Self.red))
        }
        #expect(!grey.isReddish(at: CGPoint(x: 50, y: 50)))
        let turned = try shot {
            $0.addFilter(.colorMatrix(Self.blueToRed))
            $0.fill(square, with: .color(Color(red: 0, green: 0, blue: 1)))
        }
        #expect(turned.isReddish(at: CGPoint(x: 50, y: 50)))
        #expect(!turned.isReddish(at: CGPoint(x: 10, y: 10)))
    }

    private static var blueToRed: ColorMatrix {
        var matrix = ColorMatrix()
        (matrix.r1, matrix.r3) = (0, 1)
        (matrix.b3, matrix.b1) = (0, 1)
        return matrix
    }

    @Test func edgesAreSoftAndHardAgain() throws {
        let square = square
        let soft = try shot {
            $0.addFilter(.blur(radius: 6))
            $0.fill(square, with: .color(Self.red))
        }
        // Outside of the square there is something now, far out there is nothing.
        #expect(soft.isReddish(at: CGPoint(x: 27, y: 50)))
        #expect(!soft.isReddish(at: CGPoint(x: 5, y: 50)))
        let hard = try shot { context in
            context.addFilter(.alphaThreshold(min: 0.5, color: Self.red))
            context.addFilter(.blur(radius: 6))
            context.drawLayer { $0.fill(square, with: .color(.white)) }
        }
        #expect(hard.isReddish(at: CGPoint(x: 50, y: 50)))
        // The blur comes first, and then the edge is hard again where it was.
        #expect(!hard.isReddish(at: CGPoint(x: 27, y: 50)))
        #expect(hard.isReddish(at: CGPoint(x: 33, y: 50)))
    }

    @Test func layersClip() throws {
        let square = square
        let inside = try shot { context in
            context.clipToLayer { $0.fill(square, with: .color(.black)) }
            context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(Self.red))
        }
        #expect(inside.isReddish(at: CGPoint(x: 50, y: 50)))
        #expect(!inside.isReddish(at: CGPoint(x: 10, y: 50)))
        let outside = try shot { context in
            context.clipToLayer(options: .inverse) { $0.fill(square, with: .color(.black)) }
            context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(Self.red))
        }
        #expect(!outside.isReddish(at: CGPoint(x: 50, y: 50)))
        #expect(outside.isReddish(at: CGPoint(x: 10, y: 50)))
        let byPath = try shot { context in
            context.clip(to: square, options: .inverse)
            context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(Self.red))
        }
        #expect(!byPath.isReddish(at: CGPoint(x: 50, y: 50)))
        #expect(byPath.isReddish(at: CGPoint(x: 10, y: 50)))
    }

    private struct Failure: Error {}

    @Test func errorsOfLayersGoOn() throws {
        var isThrown = false
        _ = try shot { context in
            context.addFilter(.blur(radius: 2))
            do { try context.drawLayer { _ in throw Failure() } } catch { isThrown = true }
        }
        #expect(isThrown)
    }

    @Test func textsTakeTheOpacity() throws {
        func reddish(_ opacity: Double) throws -> Int {
            let shot = try shot { context in
                context.opacity = opacity
                context.draw(
                    Text(verbatim: "HHH").font(.system(size: 40)).foregroundColor(Self.red), at: CGPoint(x: 50, y: 50))
            }
            return (0..<100).reduce(0) { sum, x in
                sum + (0..<100).filter { shot.isReddish(at: CGPoint(x: x, y: $0)) }.count
            }
        }
        #expect(try reddish(1) > 0)
        #expect(try reddish(0.05) == 0)
    }

    // MARK: Texts

    private struct Loud: TextAttribute {
        var level = 1
    }

    private final class Seen {
        var lines: [String] = []
        var marked = 0
        var origins: [CGPoint] = []
    }

    private struct Recorder: TextRenderer {
        let seen: Seen

        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            seen.lines = layout.map { line in "\(line.count) \(line.reduce(0) { $0 + $1.count })" }
            seen.marked = layout.reduce(0) { $0 + $1.filter { $0[Loud.self]?.level == 2 }.count }
            seen.origins = layout.map(\.origin)
            for line in layout { context.draw(line) }
        }
    }

    @Test func aTextIsDrawnInParts() throws {
        let seen = Seen()
        let text = Text(verbatim: "ab") + Text(verbatim: "가나").customAttribute(Loud(level: 2))
        let shot = try Shot(
            text.font(.system(size: 30)).foregroundColor(Self.red).textRenderer(Recorder(seen: seen)))
        #expect(seen.lines == ["2 4"])
        #expect(seen.marked == 1)
        #expect((0..<100).contains { x in (30..<70).contains { shot.isReddish(at: CGPoint(x: x, y: $0)) } })
        let plain = size(text.font(.system(size: 30)))
        #expect(size(text.font(.system(size: 30)).textRenderer(Recorder(seen: seen))) == plain)
        _ = try Shot(
            Text(verbatim: "one\ntwo").font(.system(size: 20)).textRenderer(Recorder(seen: seen)))
        #expect(seen.lines == ["1 3", "1 3"])
        #expect(seen.origins.count == 2 && seen.origins[1].y > seen.origins[0].y + 15)
    }
}
