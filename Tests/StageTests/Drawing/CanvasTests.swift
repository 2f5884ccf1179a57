import CoreGraphics
import Foundation
import Testing

@testable import Stage

@Suite("Canvas") @MainActor
struct CanvasTests {
    @Test("A rectangle covers its pixels at every scale", arguments: [1.0, 2, 3])
    func rectangles(scale: CGFloat) throws {
        let image = try picture(scale: scale) { $0.fill(CGRect(x: 10, y: 10, width: 10, height: 10), red) }
        #expect(image.width == Int(40 * scale))
        #expect(image[Int(10 * scale), Int(10 * scale)] == .red)
        #expect(image[Int(20 * scale), Int(10 * scale)] == .clear)
        #expect(image.inked == Int(100 * scale * scale))
    }

    @Test("Round corners are cut off, each by its own radius")
    func corners() throws {
        let image = try picture(background: blue) {
            $0.fill(RoundedRect(rect: CGRect(x: 0, y: 0, width: 40, height: 40), topLeft: 20, bottomRight: 5), red)
        }
        #expect(image[1, 1] == .blue)
        #expect(image[20, 1] == .red)
        #expect(image[38, 1] == .red)
        #expect(image[39, 39] == .blue)
        #expect(image[36, 36] == .red)
    }

    @Test("Translation, saving and restoring")
    func coordinates() throws {
        let image = try picture { canvas in
            canvas.save()
            canvas.translate(x: 10, y: 0)
            canvas.save()
            canvas.concatenate(CGAffineTransform(scaleX: 2, y: 2))
            canvas.fill(CGRect(x: 0, y: 0, width: 5, height: 5), red)
            canvas.restore()
            canvas.fill(CGRect(x: 0, y: 20, width: 1, height: 1), blue)
            canvas.restore()
            canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1), blue)
        }
        #expect(image[10, 0] == .red && image[19, 9] == .red && image[20, 9] == .clear)
        #expect(image[10, 20] == .blue && image[0, 0] == .blue)
    }

    @Test(
        "Affine maps put points where CoreGraphics does",
        arguments: [
            CGAffineTransform(rotationAngle: 0.5), CGAffineTransform(rotationAngle: -2).scaledBy(x: 2, y: 0.5),
            CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0),
            CGAffineTransform(a: 1, b: 0.5, c: 0.25, d: 1, tx: 3, ty: -4),
            CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(scaleX: 1, y: -1).rotated(by: 1),
        ])
    func affineMaps(transform: CGAffineTransform) throws {
        let image = try picture(80, 80) { canvas in
            canvas.translate(x: 40, y: 40)
            canvas.concatenate(transform)
            canvas.fill(CGRect(x: 10, y: 5, width: 8, height: 8), red)
        }
        let inside = CGPoint(x: 14, y: 9).applying(transform)
        let outside = CGPoint(x: 14, y: 20).applying(transform)
        #expect(image[Int((inside.x + 40).rounded(.down)), Int((inside.y + 40).rounded(.down))] == .red)
        #expect(image[Int((outside.x + 40).rounded(.down)), Int((outside.y + 40).rounded(.down))] == .clear)
    }

    @Test("A map to nothing shows nothing, and drawing goes on")
    func degenerate() throws {
        let image = try picture { canvas in
            for flat in [CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(a: 0, b: 0, c: 1, d: 1, tx: 0, ty: 0)] {
                canvas.save()
                canvas.concatenate(flat)
                canvas.fill(CGRect(x: -10, y: -10, width: 20, height: 20), blue)
                canvas.restore()
            }
            canvas.fill(CGRect(x: 30, y: 30, width: 10, height: 10), red)
        }
        #expect(image[35, 35] == .red)
        #expect(image[10, 10] == .clear)
    }

    @Test("A turn in space is seen from the front")
    func matrices() throws {
        // Turned by 60° about the y axis, everything is half as wide.
        let turn = [0.5, 0, -0.866, 0, 0, 1, 0, 0, 0.866, 0, 0.5, 0, 5, 6, 7, 1]
        let image = try picture { canvas in
            canvas.concatenate(matrix: turn)
            canvas.fill(CGRect(x: 0, y: 0, width: 20, height: 10), red)
        }
        #expect(image[5, 6] == .red && image[14, 15] == .red)
        #expect(image[16, 10] == .clear && image[4, 10] == .clear)
    }

    @Test("Opacity applies to a group as a whole")
    func opacity() throws {
        let image = try picture { canvas in
            canvas.pushOpacity(0.5)
            canvas.fill(CGRect(x: 0, y: 0, width: 40, height: 40), blue)
            canvas.fill(CGRect(x: 0, y: 0, width: 40, height: 40), red)
            canvas.pop()
        }
        #expect(image[20, 20].isNear(Pixel(red: 128, green: 0, blue: 0, alpha: 128)), "\(image[20, 20])")
    }

    @Test("Clips nest")
    func clips() throws {
        let image = try picture { canvas in
            canvas.pushClip(CGRect(x: 0, y: 0, width: 20, height: 40))
            canvas.pushClip(RoundedRect(CGRect(x: 0, y: 0, width: 40, height: 40), radius: 20))
            canvas.fill(CGRect(x: 0, y: 0, width: 40, height: 40), red)
            canvas.pop()
            canvas.fill(CGRect(x: 0, y: 36, width: 40, height: 4), blue)
            canvas.pop()
        }
        #expect(image[10, 20] == .red)
        #expect(image[1, 1] == .clear)
        #expect(image[30, 20] == .clear)
        #expect(image[5, 38] == .blue && image[25, 38] == .clear)
    }

    @Test("A mask shows what is under its ink, and drawing goes on after it")
    func masks() throws {
        let image = try picture { canvas in
            canvas.pushMask { mask in
                mask.fill(CGRect(x: 0, y: 0, width: 10, height: 40), .white)
                mask.fill(CGRect(x: 10, y: 0, width: 10, height: 40), CGColor(gray: 0, alpha: 0.5))
            }
            canvas.pushOpacity(1)
            canvas.fill(CGRect(x: 0, y: 0, width: 40, height: 20), red)
            canvas.pop()
            canvas.pop()
            canvas.fill(CGRect(x: 30, y: 30, width: 10, height: 10), blue)
        }
        #expect(image[5, 5] == .red)
        #expect(image[15, 5].isNear(Pixel(red: 128, green: 0, blue: 0, alpha: 128)), "\(image[15, 5])")
        #expect(image[25, 5] == .clear)
        #expect(image[5, 30] == .clear)
        #expect(image[35, 35] == .blue)
    }

    @Test("A mask without ink hides everything")
    func emptyMasks() throws {
        let image = try picture { canvas in
            canvas.pushMask { _ in }
            canvas.fill(CGRect(x: 0, y: 0, width: 40, height: 20), red)
            canvas.pop()
        }
        #expect(image.inked == 0)
    }

    @Test("A border lies inside the edge")
    func borders() throws {
        let image = try picture {
            $0.border(RoundedRect(CGRect(x: 10, y: 10, width: 20, height: 20), radius: 0), width: 3, color: red)
        }
        #expect(image[9, 20] == .clear && image[10, 20] == .red && image[12, 20] == .red && image[13, 20] == .clear)
    }

    @Test("A shadow's edge is half as dark at the shape's edge, two deviations from nothing", arguments: [1.0, 2])
    func shadows(scale: CGFloat) throws {
        let image = try picture(100, 100, scale: scale) {
            $0.shadow(
                RoundedRect(CGRect(x: 30, y: 30, width: 40, height: 40), radius: 0), color: .black,
                offset: CGSize(width: 0, height: 0), radius: 5)
        }
        func alpha(_ x: CGFloat) -> Int { image[Int(x * scale), Int(50 * scale)].alpha }
        #expect((105...135).contains(alpha(29)), "\(alpha(29))")
        #expect((25...65).contains(alpha(25)), "one deviation out: \(alpha(25))")
        #expect(alpha(18) < 10, "\(alpha(18))")
        #expect(alpha(50) == 0, "nothing under the shape")
    }

    @Test("The shadow of a group is its content's")
    func groupShadows() throws {
        let image = try picture { canvas in
            canvas.pushShadow(color: blue, offset: CGSize(width: 20, height: 0), radius: 0)
            canvas.fill(CGRect(x: 5, y: 5, width: 10, height: 10), red)
            canvas.pop()
        }
        #expect(image[10, 10] == .red)
        #expect(image[30, 10] == .blue)
    }

    @Test("Gradients go from the first colour to the last")
    func gradients() throws {
        let image = try picture { canvas in
            canvas.linearGradient(
                CGRect(x: 0, y: 0, width: 40, height: 10), colors: [red, blue], from: .zero, to: CGPoint(x: 40, y: 0))
            canvas.radialGradient(
                CGRect(x: 0, y: 20, width: 20, height: 20), colors: [red, blue], center: CGPoint(x: 10, y: 30),
                radius: 10)
            canvas.linearGradient(CGRect(x: 30, y: 30, width: 5, height: 5), colors: [red], from: .zero, to: .zero)
        }
        #expect(image[0, 5].red > 245 && image[39, 5].blue > 245)
        #expect((110...145).contains(image[20, 5].red))
        #expect(image[10, 30].red > 230)
        #expect(image[0, 20].blue > 245)
        #expect(image[32, 32] == .red)
    }

    @Test("Stops without order or places are given them")
    func stops() {
        let stops = GradientStop.stops(colors: [red, blue, red], locations: [0.5, 0.2, 2])
        #expect(stops.map(\.location) == [0.5, 0.5, 1])
        #expect(GradientStop.stops(colors: [red, blue, red], locations: nil).map(\.location) == [0, 0.5, 1])
    }

    @Test("Paths are filled by their rule and stroked on their line")
    func paths() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addEllipse(in: CGRect(x: 10, y: 10, width: 10, height: 10))
        let image = try picture { canvas in
            canvas.fill(path, red, rule: .evenOdd)
            let line = CGMutablePath()
            line.move(to: CGPoint(x: 0, y: 35))
            line.addLine(to: CGPoint(x: 40, y: 35))
            canvas.stroke(line, blue, StrokeStyle(lineWidth: 4))
        }
        #expect(image[5, 5] == .red && image[15, 15] == .clear)
        #expect(image[20, 33] == .blue && image[20, 36] == .blue && image[20, 38] == .clear)
    }

    @Test("A texture fills its place; a tint takes its shape")
    func textures() throws {
        let source = try picture(10, 10) { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 10), red) }
        let texture = Texture(source)
        let image = try picture { canvas in
            canvas.draw(texture, in: CGRect(x: 0, y: 0, width: 20, height: 20))
            canvas.draw(
                texture, in: CGRect(x: 20, y: 20, width: 20, height: 20),
                tint: CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
        }
        #expect(image[5, 5] == .red && image[15, 5] == .clear)
        #expect(image[25, 25].isNear(Pixel(red: 0, green: 0, blue: 128, alpha: 128)), "\(image[25, 25])")
        #expect(image[35, 25] == .clear)
        #expect(Texture(source).texture == texture.texture, "the renderer sees one texture an image")
    }

    @Test("A texture doesn't keep its image, nor the image itself")
    func textureLifetimes() throws {
        weak var gone: CGImage?
        var texture: Texture?
        do {
            let image = try picture(10, 10) { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10), red) }
            gone = image
            texture = Texture(image)
        }
        #expect(gone == nil)
        let drawn = try picture { $0.draw(texture!, in: CGRect(x: 0, y: 0, width: 40, height: 40)) }
        #expect(drawn[20, 20] == .red, "the pixels stay")
    }

    @Test("A node can be drawn again, elsewhere")
    func nodes() throws {
        let node = try #require(RenderNode { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5), red) })
        #expect(node.bounds == CGRect(x: 0, y: 0, width: 5, height: 5))
        let image = try picture { canvas in
            canvas.draw(node)
            canvas.translate(x: 20, y: 20)
            canvas.draw(node)
        }
        #expect(image[2, 2] == .red && image[22, 22] == .red && image.inked == 50)
        #expect(RenderNode { _ in } == nil)
    }

    @Test("A context draws in the canvas's coordinates and not beyond its rectangle")
    func contexts() throws {
        let image = try picture(scale: 2) { canvas in
            canvas.drawWithContext(in: CGRect(x: 10, y: 10, width: 10, height: 10)) { context in
                context.saveGState()
                context.setFillColor(red)
                context.fill(CGRect(x: 0, y: 0, width: 15, height: 40))
            }
            canvas.fill(CGRect(x: 30, y: 30, width: 5, height: 5), blue)
        }
        #expect(image[24, 24] == .red && image[32, 24] == .clear && image[18, 24] == .clear && image[24, 42] == .clear)
        #expect(image[64, 64] == .blue)
    }

    @Test(
        "A picture without pixels, or with too many, is an error",
        arguments: [
            CGSize(width: 0, height: 10), CGSize(width: 100_000, height: 10), CGSize(width: -5, height: 10),
        ])
    func sizes(size: CGSize) {
        #expect(throws: OffscreenRenderer.Failure.self) {
            try OffscreenRenderer.image(size: size, scale: 1) { _ in }
        }
    }
}
