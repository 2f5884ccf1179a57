import CoreGraphics
import Foundation
import Testing

/// The functions of C's interface do what the methods do.
@Suite struct TransformFunctionTests {
    private let base = CGAffineTransform(a: 2, b: 1, c: 0.5, d: 3, tx: 10, ty: -4)

    @Test func transformsAreMadeAndChanged() {
        #expect(CGAffineTransformIsIdentity(CGAffineTransformIdentity))
        #expect(CGAffineTransformMake(2, 1, 0.5, 3, 10, -4) == base)
        #expect(CGAffineTransformMakeTranslation(3, 4) == CGAffineTransform(translationX: 3, y: 4))
        #expect(CGAffineTransformMakeScale(3, 4) == CGAffineTransform(scaleX: 3, y: 4))
        #expect(CGAffineTransformMakeRotation(1) == CGAffineTransform(rotationAngle: 1))
        #expect(CGAffineTransformTranslate(base, 1, 2) == base.translatedBy(x: 1, y: 2))
        #expect(CGAffineTransformScale(base, 1, 2) == base.scaledBy(x: 1, y: 2))
        #expect(CGAffineTransformRotate(base, 1) == base.rotated(by: 1))
        #expect(CGAffineTransformInvert(base) == base.inverted())
        let move = CGAffineTransformMakeTranslation(3, 4)
        #expect(CGAffineTransformConcat(base, move) == base.concatenating(move))
        #expect(!CGAffineTransformEqualToTransform(CGAffineTransformConcat(base, move), base))
    }

    @Test func geometryIsTransformed() {
        #expect(CGPointApplyAffineTransform(CGPoint(x: 1, y: 2), base) == CGPoint(x: 13, y: 3))
        #expect(CGSizeApplyAffineTransform(CGSize(width: 1, height: 2), base) == CGSize(width: 3, height: 7))
        #expect(
            CGRectApplyAffineTransform(CGRect(x: 0, y: 0, width: 1, height: 1), base)
                == CGRect(x: 10, y: -4, width: 2.5, height: 4))
    }
}
