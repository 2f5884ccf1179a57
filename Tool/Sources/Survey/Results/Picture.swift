import CZlib
import Foundation

/// A picture of a screen, as Seam writes them: a PNG with eight bits a channel, without transparency or with it.
struct Picture {
    let width: Int
    let height: Int
    /// Red, green and blue of each pixel, row by row.
    let bytes: [UInt8]

    init(width: Int, height: Int, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    init?(contentsOf file: URL) {
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        self.init(png: data)
    }

    /// Whether every pixel has the same colour.
    var isBlank: Bool {
        bytes.withUnsafeBufferPointer { bytes in
            guard bytes.count > 3 else { return true }
            return memcmp(bytes.baseAddress!, bytes.baseAddress! + 3, bytes.count - 3) == 0
        }
    }

    /// The picture with each square of `factor` pixels made one.
    func reduced(by factor: Int) -> Picture {
        let columns = width / factor
        let rows = height / factor
        guard factor > 1, columns > 0, rows > 0 else { return self }
        var result = [UInt8](repeating: 0, count: columns * rows * 3)
        let area = factor * factor
        bytes.withUnsafeBufferPointer { source in
            result.withUnsafeMutableBufferPointer { target in
                var place = 0
                for row in 0..<rows {
                    for column in 0..<columns {
                        var sums = (0, 0, 0)
                        for y in 0..<factor {
                            var index = ((row * factor + y) * width + column * factor) * 3
                            for _ in 0..<factor {
                                sums.0 += Int(source[index])
                                sums.1 += Int(source[index + 1])
                                sums.2 += Int(source[index + 2])
                                index += 3
                            }
                        }
                        target[place] = UInt8(sums.0 / area)
                        target[place + 1] = UInt8(sums.1 / area)
                        target[place + 2] = UInt8(sums.2 / area)
                        place += 3
                    }
                }
            }
        }
        return Picture(width: columns, height: rows, bytes: result)
    }
}
