import Foundation
import Testing

@testable import UIKit

/// Properties that classes of apps override.
@MainActor @Suite struct OverriddenPropertyTests {
    private final class Named: UIViewController {
        override var nibName: String? { "없음" }
        override var nibBundle: Bundle? { Bundle(for: Named.self) }
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
