import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct UIImageAssetTests {
    private func square(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    @Test func thePictureThatSuitsIsTaken() {
        let (light, dark, wide) = (square(.white), square(.black), square(.red))
        let asset = UIImageAsset()
        asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)).darkVariant === dark)
        asset.unregister(imageWith: UITraitCollection(userInterfaceStyle: .dark))
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) === light)
        asset.register(wide, with: UITraitCollection(horizontalSizeClass: .regular))
        #expect(asset.image(with: UITraitCollection(horizontalSizeClass: .regular)) === wide)
    }

    @Test func whatIsRegisteredBesideAPictureShowsInTheDark() throws {
        let image = square(.white)
        #expect(image.darkVariant == nil)
        image.imageAsset?.register(square(.black), with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(image.darkVariant != nil && image.imageAsset === image.imageAsset)
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
        let screen = TestScreen(views: view)
        #expect(try screen.pixel(50, 150) == [255, 255, 255])
        view.overrideUserInterfaceStyle = .dark
        screen.settle()
        #expect(try screen.pixel(50, 150) == [0, 0, 0])
    }

    @Test func anAssetDoesNotKeepThePictureThatHasIt() {
        weak var weakImage: UIImage?
        do {
            let image = square(.white)
            weakImage = image
            _ = image.imageAsset
        }
        #expect(weakImage == nil)
    }
}
