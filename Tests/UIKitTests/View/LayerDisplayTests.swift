import Testing
import UIKit

/// A view that gives its layer a picture when it is asked to.
@MainActor
private final class Displayed: UIImageView {
    var times = 0
    var shown: CGImage?

    override func display(_ layer: CALayer) {
        times += 1
        layer.contents = shown
    }
}

@MainActor @Suite struct LayerDisplayTests {
    private func picture(_ color: UIColor) -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }.cgImage!
    }

    /// Blue, green, red and alpha of the view's first pixel.
    private func pixel(of view: UIView) -> [UInt8] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
            view.layer.render(in: $0.cgContext)
        }
        return Array(image.cgImage!.dataProvider!.data!.prefix(4))
    }

    @Test func anOverrideSetsTheContents() {
        let view = Displayed(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.image = UIImage(cgImage: picture(.red))
        view.shown = picture(.blue)
        view.setNeedsDisplay()
        #expect(pixel(of: view) == [255, 0, 0, 255])
        #expect(view.times == 1)
        // It is asked once, until it is to display again.
        _ = pixel(of: view)
        #expect(view.times == 1)
        view.shown = nil
        view.layer.setNeedsDisplay()
        #expect(pixel(of: view) == [0, 0, 255, 255])
        #expect(view.times == 2)
    }

    /// Fills its superlayer, and counts how often it is displayed.
    private final class Filling: CALayer {
        var times = 0
        override func display() { times += 1 }
        override func layoutSublayers() {
            super.layoutSublayers()
            for layer in (sublayers ?? []) + [mask].compactMap(\.self) {
                layer.frame = layer.superlayer?.bounds ?? .zero
            }
        }
    }

    @Test func masksBelongToTheTree() {
        let (layer, mask, inner) = (Filling(), Filling(), Filling())
        layer.mask = mask
        mask.addSublayer(inner)
        #expect(mask.superlayer === layer && layer.sublayers?.isEmpty != false)
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        layer.layoutIfNeeded()
        #expect(inner.bounds.size == CGSize(width: 20, height: 10))
        mask.removeFromSuperlayer()
        #expect(layer.mask == nil && mask.superlayer == nil)
        layer.mask = mask
        layer.mask = inner
        #expect(mask.superlayer == nil && inner.superlayer === mask)
    }

    @Test func whatHasNoSizeIsDisplayedLater() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let layer = Filling()
        view.layer.addSublayer(layer)
        layer.setNeedsDisplay()
        _ = pixel(of: view)
        #expect(layer.times == 0)
        layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        _ = pixel(of: view)
        #expect(layer.times == 1)
    }

    @Test func theContentModePlacesTheContents() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.contents = picture(.blue)
        #expect(pixel(of: view) == [255, 0, 0, 255])
        view.contentMode = .bottomRight
        #expect(view.layer.contentsGravity == .bottomRight)
        #expect(pixel(of: view) == [0, 0, 0, 0])
    }

    @Test func theApplicationIsFoundByName() {
        let application = UIApplication.shared
        let selector = NSSelectorFromString("sharedApplication")
        #expect(UIApplication.responds(to: selector))
        #expect(UIApplication.perform(selector).takeUnretainedValue() === application)
        #expect(!UIView.responds(to: selector))
    }
}
