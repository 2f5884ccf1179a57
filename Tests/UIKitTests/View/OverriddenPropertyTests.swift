import Foundation
import Testing

@testable import UIKit

/// Properties that classes of apps override.
@MainActor @Suite struct OverriddenPropertyTests {
    private final class Fading: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
        override var layer: CAGradientLayer { super.layer as! CAGradientLayer }
    }

    private final class Named: UIViewController {
        override var nibName: String? { "없음" }
        override var nibBundle: Bundle? { Bundle(for: Named.self) }
    }

    @Test func aLayerIsOfItsClass() {
        let view = Fading(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
        view.layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        view.layer.cornerRadius = 4
        #expect(view.layer.bounds.size == CGSize(width: 30, height: 40))
        #expect((view as UIView).layer === view.layer && view.layer.delegate === view)
    }

    @Test func aControllerNamesItsNib() {
        let controller = Named()
        #expect(controller.nibName == "없음" && (controller as UIViewController).nibBundle != nil)
        #expect(UIViewController(nibName: "Other", bundle: nil).nibName == "Other")
    }

    @Test func aSymbolHasPixels() throws {
        let symbol = try #require(UIImage(systemName: "star"))
        let pixels = try #require(symbol.cgImage)
        #expect(CGFloat(pixels.width) == (symbol.size.width * 3).rounded() && symbol.isSymbolImage)
        let smaller = UIImage(cgImage: pixels, scale: 6, orientation: .upMirrored)
        #expect(abs(smaller.size.width - symbol.size.width / 2) < 0.5 && !smaller.isSymbolImage)
    }
}
