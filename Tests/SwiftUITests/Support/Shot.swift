import Testing

@testable import SwiftUI
@testable import UIKit

/// What a view shows in the middle of 100 by 100 points.
@MainActor
struct Shot {
    private let bytes: [UInt8]
    private let rowLength: Int
    private let pixelLength: Int

    init(_ view: some View) throws {
        let host = _UIHostingView(rootView: view)
        host.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        host.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: host.bounds.size, format: format).image {
            host.layer.render(in: $0.cgContext)
        }
        let picture = try #require(image.cgImage)
        let data = try #require(picture.dataProvider?.data)
        bytes = [UInt8](data as Data)
        (rowLength, pixelLength) = (picture.bytesPerRow, picture.bitsPerPixel / 8)
    }

    private func pixel(at point: CGPoint) -> ArraySlice<UInt8> {
        let offset = Int(point.y) * rowLength + Int(point.x) * pixelLength
        return bytes[offset..<offset + 4]
    }

    /// Where red is in a pixel.
    private static let red: Int? = {
        guard let shot = try? Shot(Color(red: 1, green: 0, blue: 0)) else { return nil }
        let pixel = Array(shot.pixel(at: CGPoint(x: 50, y: 50)))
        // The other one that is full is the opacity, which is last or first.
        return [0, 2].first { pixel[$0] > 200 }
    }()

    /// Whether there is more red than blue, and something at all.
    func isReddish(at point: CGPoint) -> Bool {
        guard let red = Self.red else { return false }
        let pixel = Array(pixel(at: point))
        return Int(pixel[red]) - Int(pixel[2 - red]) > 40
    }
}
