import CoreGraphics
import Foundation
import Testing

@testable import Stage

/// Pictures that were looked at once, to compare with.
enum Reference {
    /// The mean difference of two pictures' components, from 0 to 1; 1 if their sizes differ.
    static func difference(_ a: CGImage, _ b: CGImage) -> Double {
        guard a.width == b.width, a.height == b.height else { return 1 }
        return a.withPixels { first in
            b.withPixels { second in
                var sum = 0
                for y in 0..<a.height {
                    let i = y * a.bytesPerRow, j = y * b.bytesPerRow
                    for x in 0..<a.width * 4 { sum += abs(Int(first[i + x]) - Int(second[j + x])) }
                }
                return Double(sum) / Double(a.width * a.height * 4 * 255)
            }
        }
    }

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("References")

    /// Compares a picture with the one that is kept under `name`. With SEAM_RECORD set, keeps this one instead.
    static func check(_ image: CGImage, _ name: String, tolerance: Double = 0.006) throws {
        let file = folder.appendingPathComponent(name + ".png")
        if ProcessInfo.processInfo.environment["SEAM_RECORD"] != nil {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(ImageCodec.encodePNG(image)).write(to: file)
        }
        let kept = try ImageCodec.decode(Data(contentsOf: file))
        let difference = difference(image, kept)
        if difference >= tolerance {
            let seen = FileManager.default.temporaryDirectory.appendingPathComponent("seam-\(name).png")
            try Data(ImageCodec.encodePNG(image)).write(to: seen)
            Issue.record("\(name) differs by \(difference); what was drawn is in \(seen.path)")
        }
    }
}
