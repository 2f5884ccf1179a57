import Testing

@testable import UIKit

@MainActor
@Suite struct AnimatedImageTests {
    private func square(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    @Test func itHasPicturesAndADuration() {
        let image = UIImage.animatedImage(with: [square(.red), square(.blue)], duration: 2)
        #expect(image?.images?.count == 2)
        #expect(image?.duration == 2)
        #expect(image?.size == CGSize(width: 10, height: 10))
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        #expect(square(.red).images == nil)
    }

    @Test func anImageViewPlaysIt() {
        let view = UIImageView(image: UIImage.animatedImage(with: [square(.red), square(.blue)], duration: 2))
        let screen = TestScreen(views: view)
        #expect(view.isAnimating)
        screen.advance(by: 1.5)
        #expect(view.isAnimating)
        view.image = square(.green)
        #expect(!view.isAnimating)
    }

    @Test func aThumbnailHasTheSizeAskedFor() {
        #expect(square(.red).preparingThumbnail(of: CGSize(width: 4, height: 4))?.size == CGSize(width: 4, height: 4))
        #expect(square(.red).preparingThumbnail(of: .zero) == nil)
    }
}
