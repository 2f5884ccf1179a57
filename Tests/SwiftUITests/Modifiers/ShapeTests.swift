import Testing

@testable import SwiftUI
@testable import UIKit

/// Outlines, and how they are filled and drawn.
@Suite @MainActor struct ShapeTests {
    private let room = CGRect(x: 0, y: 0, width: 40, height: 20)

    @Test func outlinesFitTheirRoom() {
        #expect(Rectangle().path(in: room).boundingRect == room)
        #expect(Circle().path(in: room).boundingRect == CGRect(x: 10, y: 0, width: 20, height: 20))
        #expect(Ellipse().path(in: room).contains(CGPoint(x: 20, y: 10)))
        #expect(!Ellipse().path(in: room).contains(CGPoint(x: 1, y: 1)))
        #expect(!Capsule().path(in: room).contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(RoundedRectangle(cornerRadius: 100).path(in: room).boundingRect == room)
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 40, height: 20)) == CGSize(width: 20, height: 20))
    }

    @Test func insetsAreOnAllSides() {
        let inner = room.insetBy(dx: 3, dy: 3)
        #expect(Rectangle().inset(by: 3).path(in: room).boundingRect == inner)
        #expect(Ellipse().inset(by: 3).path(in: room).boundingRect == inner)
        #expect(Capsule().inset(by: 3).path(in: room).boundingRect == inner)
        #expect(RoundedRectangle(cornerRadius: 4).inset(by: 3).path(in: room).boundingRect == inner)
        #expect(Circle().inset(by: 3).path(in: room).boundingRect == CGRect(x: 13, y: 3, width: 14, height: 14))
    }

    @Test func pathsAreMovedAndTransformed() {
        let path = Path(room)
        #expect(path.offsetBy(dx: 5, dy: 6).boundingRect == room.offsetBy(dx: 5, dy: 6))
        #expect(
            path.applying(CGAffineTransform(scaleX: 2, y: 2)).boundingRect == CGRect(x: 0, y: 0, width: 80, height: 40))
        // The path itself stays as it was.
        #expect(path.boundingRect == room)
    }

    @Test func fillsAndStrokesShowTheirColors() throws {
        let inside = CGPoint(x: 50, y: 50)
        let edge = CGPoint(x: 2, y: 50)
        let filled = try pixels(Rectangle().fill(Color.red))
        #expect(filled.isRed(at: inside))
        let stroked = try pixels(Rectangle().stroke(Color.red, lineWidth: 10))
        #expect(stroked.isRed(at: edge))
        #expect(!stroked.isRed(at: inside))
        let border = try pixels(Rectangle().strokeBorder(Color.red, lineWidth: 10))
        #expect(border.isRed(at: CGPoint(x: 8, y: 50)))
        #expect(!border.isRed(at: CGPoint(x: 14, y: 50)))
        // Half of a stroke lies outside, half inside.
        #expect(!stroked.isRed(at: CGPoint(x: 8, y: 50)))
        let dashed = try pixels(Rectangle().stroke(Color.red, style: StrokeStyle(lineWidth: 10, dash: [20, 1000])))
        #expect(dashed.isRed(at: CGPoint(x: 10, y: 2)))
        #expect(!dashed.isRed(at: CGPoint(x: 98, y: 50)))
        // A line may have the colours of a gradient.
        let gradient = LinearGradient(colors: [.red, .red], startPoint: .top, endPoint: .bottom)
        let painted = try pixels(Rectangle().strokeBorder(gradient, lineWidth: 10))
        #expect(painted.isRed(at: CGPoint(x: 5, y: 50)))
        #expect(!painted.isRed(at: inside))
    }

    @Test func outlinesTakeTheForegroundColor() throws {
        #expect(try pixels(Circle().foregroundColor(.red)).isRed(at: CGPoint(x: 50, y: 50)))
        #expect(try pixels(Circle().stroke(lineWidth: 20).foregroundColor(.red)).isRed(at: CGPoint(x: 4, y: 50)))
        #expect(try pixels(Circle().strokeBorder(lineWidth: 20).foregroundColor(.red)).isRed(at: CGPoint(x: 10, y: 50)))
    }

    /// What a view of 100 by 100 points shows.
    private func pixels(_ view: some View) throws -> Pixels {
        let host = _UIHostingView(rootView: view)
        host.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        host.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: host.bounds.size, format: format).image {
            host.layer.render(in: $0.cgContext)
        }
        return Pixels(image: try #require(image.cgImage))
    }

    private struct Pixels {
        let image: CGImage

        func isRed(at point: CGPoint) -> Bool {
            guard let data = image.dataProvider?.data else { return false }
            let bytes = [UInt8](data as Data)
            let offset = Int(point.y) * image.bytesPerRow + Int(point.x) * image.bitsPerPixel / 8
            let pixel = bytes[offset..<offset + 4]
            // The system's red, whatever the order of the channels: one is full, the others are not.
            return pixel.filter { $0 > 200 }.count == 2 && pixel.contains { $0 < 80 }
        }
    }
}
