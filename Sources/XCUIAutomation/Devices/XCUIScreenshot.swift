import Foundation
import SeamXCTest
import UIKit

/// A picture of the screen, or of a part of it.
public final class XCUIScreenshot: NSObject {
    /// As PNG.
    public let pngRepresentation: Data
    private let scale: CGFloat

    init(_ png: Data, scale: CGFloat) {
        pngRepresentation = png
        self.scale = scale
    }

    /// As a picture of UIKit's.
    public var image: UIImage { UIImage(data: pngRepresentation, scale: scale) ?? UIImage() }

    /// The part in a frame, in points.
    func cropped(to frame: CGRect) -> XCUIScreenshot {
        let pixels = CGRect(
            x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale
        ).integral
        guard let part = image.cgImage?.cropping(to: pixels),
            let png = UIImage(cgImage: part, scale: scale, orientation: .up).pngData()
        else { return self }
        return XCUIScreenshot(png, scale: scale)
    }
}

extension XCTAttachment {
    /// Attaches a picture of the screen.
    public convenience init(screenshot: XCUIScreenshot) {
        self.init(
            uniformTypeIdentifier: "public.png", name: "Screenshot.png", payload: screenshot.pngRepresentation)
    }
}
