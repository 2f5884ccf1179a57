import CoreGraphics
import Foundation
import Testing

@Suite("Affine transforms")
struct AffineTransformTests {
    @Test("translatedBy, scaledBy and rotated(by:) come first")
    func order() {
        let p = CGPoint(x: 1, y: 0)
        let t = CGAffineTransform(translationX: 10, y: 20)
        #expect(p.applying(t.scaledBy(x: 3, y: 3)) == CGPoint(x: 13, y: 20))
        #expect(p.applying(CGAffineTransform(scaleX: 3, y: 3).translatedBy(x: 10, y: 20)) == CGPoint(x: 33, y: 60))
        let turned = p.applying(t.rotated(by: .pi / 2))
        #expect(abs(turned.x - 10) < 1e-9 && abs(turned.y - 21) < 1e-9)
    }

    @Test("Concatenating does the receiver's map first")
    func concatenation() {
        let scale = CGAffineTransform(scaleX: 2, y: 2), move = CGAffineTransform(translationX: 1, y: 1)
        #expect(CGPoint(x: 1, y: 1).applying(scale.concatenating(move)) == CGPoint(x: 3, y: 3))
        #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(scale)) == CGPoint(x: 4, y: 4))
    }

    @Test("The inverse undoes; a map without one is its own")
    func inversion() {
        let t = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 3).translatedBy(x: 5, y: -4)
        let p = CGPoint(x: 3, y: 8).applying(t).applying(t.inverted())
        #expect(abs(p.x - 3) < 1e-9 && abs(p.y - 8) < 1e-9)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test("A rectangle becomes the box round its corners")
    func rectangles() {
        let r = CGRect(x: 0, y: 0, width: 10, height: 20)
        let turned = r.applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.minX + 20) < 1e-9 && abs(turned.width - 20) < 1e-9 && abs(turned.height - 10) < 1e-9)
        #expect(r.applying(CGAffineTransform(scaleX: -1, y: 1)) == CGRect(x: -10, y: 0, width: 10, height: 20))
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }
}
