/// The squares of a QR code (ISO/IEC 18004), of bytes.
struct QRCode {
    /// How much of a code may be damaged: 7, 15, 25 or 30 parts of a hundred.
    enum Level: String { case low = "L", medium = "M", quartile = "Q", high = "H" }

    /// How many squares a side has.
    let size: Int
    private var dark: [Bool]
    /// Which squares are not for data.
    private var isFixed: [Bool]

    /// Whether a square is dark; the first row is the highest.
    subscript(x: Int, y: Int) -> Bool { dark[y * size + x] }

    /// Nil for more bytes than the largest code holds.
    init?(_ bytes: [UInt8], _ level: Level) {
        guard
            let version = (1...40).first(where: { version in
                4 + (version < 10 ? 8 : 16) + bytes.count * 8 <= Blocks(version, level).dataLength * 8
            })
        else { return nil }
        size = version * 4 + 17
        dark = Array(repeating: false, count: size * size)
        isFixed = dark
        drawPatterns(version)
        place(Blocks(version, level).codewords(of: Self.data(bytes, version, level)))
        // Of the eight masks that which looks least like the patterns.
        var best: (mask: Int, penalty: Int)?
        for mask in 0..<8 {
            apply(mask)
            drawFormat(level, mask)
            let penalty = penalty
            if penalty < best?.penalty ?? .max { best = (mask, penalty) }
            apply(mask)
        }
        apply(best?.mask ?? 0)
        drawFormat(level, best?.mask ?? 0)
    }

    /// The bits of the bytes, with what fills the code up.
    private static func data(_ bytes: [UInt8], _ version: Int, _ level: Level) -> [UInt8] {
        let length = Blocks(version, level).dataLength
        var bits: [Bool] = []
        func add(_ value: Int, _ count: Int) {
            for shift in (0..<count).reversed() { bits.append(value >> shift & 1 == 1) }
        }
        add(4, 4)
        add(bytes.count, version < 10 ? 8 : 16)
        for byte in bytes { add(Int(byte), 8) }
        add(0, min(4, length * 8 - bits.count))
        add(0, (8 - bits.count % 8) % 8)
        var result = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var filler: UInt8 = 0xEC
        while result.count < length {
            result.append(filler)
            filler ^= 0xEC ^ 0x11
        }
        return result
    }

    // MARK: What every code has

    private mutating func set(_ x: Int, _ y: Int, _ value: Bool) {
        dark[y * size + x] = value
        isFixed[y * size + x] = true
    }

    private mutating func drawPatterns(_ version: Int) {
        for i in 0..<size {
            set(6, i, i % 2 == 0)
            set(i, 6, i % 2 == 0)
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for dy in -4...4 {
                for dx in -4...4 {
                    guard (0..<size).contains(x + dx), (0..<size).contains(y + dy) else { continue }
                    let ring = max(abs(dx), abs(dy))
                    set(x + dx, y + dy, ring != 2 && ring != 4)
                }
            }
        }
        let places = alignment(version)
        for (i, x) in places.enumerated() {
            for (j, y) in places.enumerated() {
                // Three corners have larger patterns.
                let last = places.count - 1
                if i == 0 && j == 0 || i == 0 && j == last || i == last && j == 0 { continue }
                for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
            }
        }
        drawFormat(.low, 0)
        guard version >= 7 else { return }
        var remainder = version
        for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11) * 0x1F25 }
        let bits = version << 12 | remainder
        for i in 0..<18 {
            let (a, b) = (size - 11 + i % 3, i / 3)
            set(a, b, bits >> i & 1 == 1)
            set(b, a, bits >> i & 1 == 1)
        }
    }

    private func alignment(_ version: Int) -> [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
    }

    private mutating func drawFormat(_ level: Level, _ mask: Int) {
        let number =
            switch level {
            case .low: 1
            case .medium: 0
            case .quartile: 3
            case .high: 2
            }
        let data = number << 3 | mask
        var remainder = data
        for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
        let bits = (data << 10 | remainder) ^ 0x5412
        func bit(_ i: Int) -> Bool { bits >> i & 1 == 1 }
        for i in 0..<6 { set(8, i, bit(i)) }
        set(8, 7, bit(6))
        set(8, 8, bit(7))
        set(7, 8, bit(8))
        for i in 9..<15 { set(14 - i, 8, bit(i)) }
        for i in 0..<8 { set(size - 1 - i, 8, bit(i)) }
        for i in 8..<15 { set(8, size - 15 + i, bit(i)) }
        set(8, size - 8, true)
    }

    // MARK: Data

    private mutating func place(_ codewords: [UInt8]) {
        var i = 0
        var right = size - 1
        while right >= 1 {
            if right == 6 { right = 5 }
            for step in 0..<size {
                for x in [right, right - 1] {
                    let y = (right + 1) & 2 == 0 ? size - 1 - step : step
                    guard !isFixed[y * size + x], i < codewords.count * 8 else { continue }
                    dark[y * size + x] = codewords[i >> 3] >> (7 - i & 7) & 1 == 1
                    i += 1
                }
            }
            right -= 2
        }
    }

    private mutating func apply(_ mask: Int) {
        for y in 0..<size {
            for x in 0..<size where !isFixed[y * size + x] {
                let inverts =
                    switch mask {
                    case 0: (x + y) % 2 == 0
                    case 1: y % 2 == 0
                    case 2: x % 3 == 0
                    case 3: (x + y) % 3 == 0
                    case 4: (x / 3 + y / 2) % 2 == 0
                    case 5: x * y % 2 + x * y % 3 == 0
                    case 6: (x * y % 2 + x * y % 3) % 2 == 0
                    default: ((x + y) % 2 + x * y % 3) % 2 == 0
                    }
                if inverts { dark[y * size + x].toggle() }
            }
        }
    }

    /// How much the code looks like what readers look for, or is one-sided.
    private var penalty: Int {
        var result = 0
        for isRow in [true, false] {
            for line in 0..<size {
                let squares = (0..<size).map { isRow ? self[$0, line] : self[line, $0] }
                var run = 1
                for i in 1...size {
                    if i < size, squares[i] == squares[i - 1] {
                        run += 1
                        continue
                    }
                    if run >= 5 { result += run - 2 }
                    run = 1
                }
                guard size >= 11 else { continue }
                for i in 0...size - 11 {
                    let part = squares[i..<i + 11]
                    if part.elementsEqual(Self.finder) || part.elementsEqual(Self.finder.reversed()) { result += 40 }
                }
            }
        }
        for y in 0..<size - 1 {
            for x in 0..<size - 1 {
                let color = self[x, y]
                if color == self[x + 1, y], color == self[x, y + 1], color == self[x + 1, y + 1] { result += 3 }
            }
        }
        let count = dark.count { $0 }
        return result + abs(count * 20 - dark.count * 10) / dark.count * 10
    }

    private static let finder = [true, false, true, true, true, false, true, false, false, false, false]
}

/// How the bytes of a code are divided, and protected.
private struct Blocks {
    let count: Int
    /// The bytes that protect those of one block.
    let protection: Int
    /// Of all of the code.
    let length: Int

    var dataLength: Int { length - count * protection }

    init(_ version: Int, _ level: QRCode.Level) {
        var squares = (16 * version + 128) * version + 64
        if version >= 2 {
            let alignments = version / 7 + 2
            squares -= (25 * alignments - 10) * alignments - 55
            if version >= 7 { squares -= 36 }
        }
        length = squares / 8
        count = Self.counts[level]?[version - 1] ?? 1
        protection = Self.protections[level]?[version - 1] ?? 0
    }

    /// The bytes with those that protect them, in the order in which they are placed.
    func codewords(of data: [UInt8]) -> [UInt8] {
        let short = count - length % count
        let shortLength = length / count - protection
        let divisor = GaloisField.divisor(protection)
        var blocks: [(data: [UInt8], protection: [UInt8])] = []
        var start = 0
        for i in 0..<count {
            let part = Array(data[start..<start + shortLength + (i < short ? 0 : 1)])
            start += part.count
            blocks.append((part, GaloisField.remainder(part, divisor)))
        }
        var result: [UInt8] = []
        for i in 0...shortLength { for block in blocks where i < block.data.count { result.append(block.data[i]) } }
        for i in 0..<protection { for block in blocks { result.append(block.protection[i]) } }
        return result
    }

    // swift-format-ignore
    private static let protections: [QRCode.Level: [Int]] = [
        .low: [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28,
            28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        .medium: [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
            26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        .quartile: [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30,
            28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        .high: [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28,
            30, 24, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]

    // swift-format-ignore
    private static let counts: [QRCode.Level: [Int]] = [
        .low: [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8,
            8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
        ],
        .medium: [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16,
            17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        .quartile: [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20,
            23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        .high: [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25,
            25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]
}

/// Polynomials over the field of 256 elements, for codes of Reed and Solomon.
private enum GaloisField {
    static func multiply(_ x: UInt8, _ y: UInt8) -> UInt8 {
        var result = 0
        for shift in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7) * 0x11D
            if y >> shift & 1 == 1 { result ^= Int(x) }
        }
        return UInt8(truncatingIfNeeded: result)
    }

    /// The polynomial by which data is divided, without its highest coefficient.
    static func divisor(_ degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: max(degree - 1, 0)) + [1]
        var root: UInt8 = 1
        for _ in 0..<degree {
            for i in result.indices {
                result[i] = multiply(result[i], root)
                if i + 1 < result.count { result[i] ^= result[i + 1] }
            }
            root = multiply(root, 2)
        }
        return result
    }

    static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for i in result.indices { result[i] ^= multiply(divisor[i], factor) }
        }
        return result
    }
}
