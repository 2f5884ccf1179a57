import Testing
import UIKit

@Suite @MainActor struct DynamicRangeTests {
    @Test func picturesAreOfStandardRange() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        #expect(!image.isHighDynamicRange && image.imageRestrictedToStandardDynamicRange() === image)
        let view = UIImageView(image: image)
        #expect(view.preferredImageDynamicRange == .unspecified)
        view.preferredImageDynamicRange = .high
        #expect(view.preferredImageDynamicRange == .high && view.imageDynamicRange == .standard)
    }
}
