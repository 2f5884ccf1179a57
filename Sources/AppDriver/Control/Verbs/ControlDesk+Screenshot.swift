import CoreGraphics
import Documents
import Foundation
import Stage
import UIKit

extension ControlDesk {
    /// A picture of the screen, or of the part of it that an element takes up.
    func screenshot(_ arguments: ControlArguments) throws(ControlFailure) -> [JSONValue.Member] {
        guard let surface = screen.surface else {
            throw ControlFailure(.impossible, NoWindow().localizedDescription)
        }
        var frame = CGRect(origin: .zero, size: surface.size)
        if let selector = arguments.element { frame = try find(selector).frame }
        let scale = CGFloat(arguments.double("scale") ?? 1)
        let image: CGImage
        let data: [UInt8]
        do {
            let whole = try OffscreenRenderer.image(size: surface.size, scale: scale) { canvas in
                surface.client?.surface(surface, drawOn: canvas)
            }
            let pixels = CGRect(
                x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale)
            image = whole.cropping(to: pixels) ?? whole
            data = try ImageCodec.encodePNG(image)
        } catch {
            throw ControlFailure(.impossible, "the screen cannot be drawn: \(error)")
        }
        return [
            .init("width", .integer(image.width)), .init("height", .integer(image.height)),
            .init("png", .string(Data(data).base64EncodedString())),
        ]
    }
}
