import CoreGraphics
import Foundation

extension FilterRecipe {
    /// Codes that cameras read: a square is a pixel, with room around it.
    static let codes: [String: FilterRecipe] = [
        "CIQRCodeGenerator": FilterRecipe(["inputCorrectionLevel": "M"], images: ["inputMessage"]) { inputs in
            let level = (inputs.values["inputCorrectionLevel"] as? String).flatMap(QRCode.Level.init) ?? .medium
            guard let message = inputs.data("inputMessage"), let code = QRCode(Array(message), level) else {
                return nil
            }
            // One square of room around the code.
            return CIImage.squares(code.size + 2, code.size + 2) { x, y in
                let (column, row) = (x - 1, code.size - y)
                guard (0..<code.size).contains(column), (0..<code.size).contains(row) else { return false }
                return code[column, row]
            }
        },
        "CICode128BarcodeGenerator": FilterRecipe(
            ["inputQuietSpace": 7.0, "inputBarcodeHeight": 32.0], images: ["inputMessage"]
        ) { inputs in
            guard let message = inputs.data("inputMessage"), let bars = Code128.bars(Array(message)) else { return nil }
            let quiet = min(max(Int(inputs.number("inputQuietSpace")), 0), 20)
            let height = min(max(Int(inputs.number("inputBarcodeHeight")), 1), 500)
            return CIImage.squares(bars.count + quiet * 2, height + quiet * 2) { x, y in
                (0..<bars.count).contains(x - quiet) && (0..<height).contains(y - quiet) && bars[x - quiet]
            }
        },
    ]
}

extension FilterInputs {
    fileprivate func data(_ key: String) -> Data? {
        values[key] as? Data ?? (values[key] as? NSData).map { $0 as Data }
    }
}

extension CIImage {
    /// A picture of black and white pixels, y upwards.
    fileprivate static func squares(
        _ width: Int, _ height: Int, _ isDark: @escaping @Sendable (Int, Int) -> Bool
    ) -> CIImage {
        CIImage(extent: CGRect(x: 0, y: 0, width: width, height: height), isSharp: true) { bounds in
            var result = PixelRegion(bounds)
            for row in 0..<bounds.height {
                for column in 0..<bounds.width {
                    let (x, y) = (bounds.x + column, bounds.y + row)
                    guard (0..<width).contains(x), (0..<height).contains(y) else { continue }
                    result.pixels[row * bounds.width + column] =
                        isDark(x, y) ? SIMD4(0, 0, 0, 1) : SIMD4(repeating: 1)
                }
            }
            return result
        }
    }
}

/// The bars of Code 128 (ISO/IEC 15417), in its set B.
private enum Code128 {
    /// Nil for no bytes, more than fit, and such as the set does not have.
    static func bars(_ bytes: [UInt8]) -> [Bool]? {
        guard !bytes.isEmpty, bytes.count <= 80, bytes.allSatisfy({ (32...126).contains($0) }) else { return nil }
        let values = bytes.map { Int($0) - 32 }
        let start = 104
        let check = values.enumerated().reduce(start) { $0 + ($1.offset + 1) * $1.element } % 103
        return ([start] + values + [check]).flatMap { pattern(widths[$0]) } + pattern(2_331_112)
    }

    /// Bars and gaps by turns, each as wide as a digit says.
    private static func pattern(_ widths: Int) -> [Bool] {
        var isDark = false
        return String(widths).compactMap(\.wholeNumberValue).flatMap { width -> [Bool] in
            isDark.toggle()
            return Array(repeating: isDark, count: width)
        }
    }

    // swift-format-ignore
    private static let widths = [
        212222, 222122, 222221, 121223, 121322, 131222, 122213, 122312, 132212, 221213, 221312, 231212,
        112232, 122132, 122231, 113222, 123122, 123221, 223211, 221132, 221231, 213212, 223112, 312131,
        311222, 321122, 321221, 312212, 322112, 322211, 212123, 212321, 232121, 111323, 131123, 131321,
        112313, 132113, 132311, 211313, 231113, 231311, 112133, 112331, 132131, 113123, 113321, 133121,
        313121, 211331, 231131, 213113, 213311, 213131, 311123, 311321, 331121, 312113, 312311, 332111,
        314111, 221411, 431111, 111224, 111422, 121124, 121421, 141122, 141221, 112214, 112412, 122114,
        122411, 142112, 142211, 241211, 221114, 413111, 241112, 134111, 111242, 121142, 121241, 114212,
        124112, 124211, 411212, 421112, 421211, 212141, 214121, 412121, 111143, 111341, 131141, 114113,
        114311, 411113, 411311, 113141, 114131, 311141, 411131, 211412, 211214, 211232,
    ]
}
