/// Pictures in another size, the same on every machine: how cairo and Pixman scale differs from version to version.
///
/// A smaller picture has the mean of what each of its pixels covers; a larger one is interpolated between the nearest pixels.
enum PictureScaler {
    /// Pixels of four bytes, rows `stride` bytes apart.
    struct Source {
        var pixels: UnsafePointer<UInt8>
        var width, height, stride: Int
    }

    /// A part of the picture in its new size.
    struct Region {
        var x, y, width, height: Int
    }

    /// What the pixels along one side are made of.
    private struct Weights {
        /// For each pixel the first one of the source that counts.
        var first: [Int] = []
        /// How strongly each counts, `count` for each pixel.
        var values: [Float] = []
        let count: Int

        /// - Parameters:
        ///   - source: The length of the source's side.
        ///   - length: The length of the new picture's.
        init(from source: Int, to length: Int, start: Int, count wanted: Int) {
            let ratio = Double(source) / Double(length)
            count = min(source, ratio > 1 ? Int(ratio.rounded(.up)) + 1 : 2)
            first.reserveCapacity(wanted)
            values.reserveCapacity(wanted * count)
            for i in start..<(start + wanted) {
                var weights = [Double](repeating: 0, count: count)
                let begin: Int
                if ratio > 1 {
                    let a = Double(i) * ratio, b = Double(i + 1) * ratio
                    begin = max(0, min(Int(a.rounded(.down)), source - count))
                    for k in 0..<count {
                        let pixel = Double(begin + k)
                        weights[k] = max(0, min(b, pixel + 1) - max(a, pixel)) / ratio
                    }
                } else {
                    let place = min(max((Double(i) + 0.5) * ratio - 0.5, 0), Double(source - 1))
                    begin = max(0, min(Int(place.rounded(.down)), source - count))
                    for k in 0..<count { weights[k] = max(0, 1 - abs(place - Double(begin + k))) }
                }
                let sum = weights.reduce(0, +)
                first.append(begin)
                for weight in weights { values.append(Float(weight / sum)) }
            }
        }
    }

    /// Writes a region of the picture of `width` by `height` pixels that the source becomes.
    static func scale(
        _ source: Source, to width: Int, _ height: Int, _ region: Region, into target: UnsafeMutablePointer<UInt8>,
        stride: Int
    ) {
        guard source.width > 0, source.height > 0, region.width > 0, region.height > 0 else { return }
        let columns = Weights(from: source.width, to: width, start: region.x, count: region.width)
        let rows = Weights(from: source.height, to: height, start: region.y, count: region.height)
        // Rows of the source in the new width. Those that two rows of the new picture share are next to each other.
        let line = [SIMD4<Float>](repeating: .zero, count: region.width)
        var known = [KnownRow](repeating: KnownRow(row: -1, colors: line), count: 2)
        var sums = line
        for y in 0..<region.height {
            for x in 0..<region.width { sums[x] = .zero }
            for k in 0..<rows.count {
                let weight = rows.values[y * rows.count + k]
                guard weight > 0 else { continue }
                let row = rows.first[y] + k, slot = row & 1
                if known[slot].row != row {
                    known[slot].row = row
                    narrow(source, row, columns, into: &known[slot].colors)
                }
                known[slot].colors.withUnsafeBufferPointer { colors in
                    for x in 0..<region.width { sums[x] += colors[x] * weight }
                }
            }
            let line = UnsafeMutableRawPointer(target + y * stride).assumingMemoryBound(to: SIMD4<UInt8>.self)
            for x in 0..<region.width {
                line[x] = SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(sums[x] + 0.5))
            }
        }
    }

    private struct KnownRow {
        var row: Int
        var colors: [SIMD4<Float>]
    }

    private static func narrow(_ source: Source, _ row: Int, _ columns: Weights, into colors: inout [SIMD4<Float>]) {
        let line = UnsafeRawPointer(source.pixels + row * source.stride).assumingMemoryBound(to: SIMD4<UInt8>.self)
        let count = columns.count
        columns.values.withUnsafeBufferPointer { values in
            columns.first.withUnsafeBufferPointer { first in
                for x in 0..<colors.count {
                    var sum = SIMD4<Float>.zero
                    let start = first[x], weights = x * count
                    for k in 0..<count { sum += SIMD4<Float>(line[start + k]) * values[weights + k] }
                    colors[x] = sum
                }
            }
        }
    }
}
