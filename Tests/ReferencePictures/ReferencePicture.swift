package import CoreGraphics
package import Foundation
import Stage

/// Pictures that were looked at once, to compare with. They lie in the folder `References` of each test target.
package enum ReferencePicture {
    /// The mean difference of two pictures' components, from 0 to 1; 1 if their sizes differ.
    package static func difference(_ a: CGImage, _ b: CGImage) -> Double {
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

    /// Compares a picture with the one that is kept under `name`. With SEAM_RECORD set, keeps this one instead.
    ///
    /// - Parameters:
    ///   - tolerance: The largest mean difference that passes, from 0 to 1.
    ///   - test: The file of the test; the pictures are in the folder `References` of its target.
    /// - Returns: What is wrong, and where the picture is that was drawn; nil if the pictures agree.
    package static func mismatch(
        of image: CGImage, with name: String, tolerance: Double = 0.006, test: String = #filePath
    ) throws -> String? {
        let file = references(of: URL(fileURLWithPath: test)).appendingPathComponent(name + ".png")
        if ProcessInfo.processInfo.environment["SEAM_RECORD"] != nil {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(ImageCodec.encodePNG(image)).write(to: file)
        }
        let kept = try ImageCodec.decode(Data(contentsOf: file))
        let difference = difference(image, kept)
        guard difference >= tolerance else { return nil }
        let seen = FileManager.default.temporaryDirectory.appendingPathComponent("seam-\(name).png")
        try Data(ImageCodec.encodePNG(image)).write(to: seen)
        return "\(name) differs by \(difference); what was drawn is in \(seen.path)"
    }

    /// The folder of pictures of the target that a file belongs to: the one right below `Tests`.
    private static func references(of test: URL) -> URL {
        var folder = test.deletingLastPathComponent()
        while folder.deletingLastPathComponent().lastPathComponent != "Tests", folder.path != "/" {
            folder.deleteLastPathComponent()
        }
        return folder.appendingPathComponent("References")
    }
}
