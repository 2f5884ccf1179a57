/// AES by itself, as FIPS 197 has it: sixteen bytes at a time, in one direction, which is all that counter modes want.
struct BlockCipher: Sendable {
    /// The keys of the rounds, four words each.
    private let roundKeys: [UInt32]
    private let rounds: Int

    /// Nil for a key that is not of 128, 192 or 256 bits.
    init?(key: SymmetricKey) {
        let bytes = key.withUnsafeBytes { Array($0) }
        guard [16, 24, 32].contains(bytes.count) else { return nil }
        let length = bytes.count / 4
        rounds = length + 6
        var words = (0..<length).map { i in bytes[4 * i..<4 * i + 4].reduce(0 as UInt32) { $0 << 8 | UInt32($1) } }
        var constant: UInt8 = 1
        for i in length..<4 * (rounds + 1) {
            var word = words[i - 1]
            if i % length == 0 {
                word = Self.substitute(word << 8 | word >> 24) ^ UInt32(constant) << 24
                constant = Self.double(constant)
            } else if length > 6, i % length == 4 {
                word = Self.substitute(word)
            }
            words.append(words[i - length] ^ word)
        }
        roundKeys = words
    }

    /// The sixteen bytes that these become.
    func encrypt(_ block: [UInt8]) -> [UInt8] {
        var state = block
        addKey(0, to: &state)
        for round in 1...rounds {
            var next = [UInt8](repeating: 0, count: 16)
            // Bytes go by columns; the rows are turned by their number.
            for column in 0..<4 {
                for row in 0..<4 { next[4 * column + row] = Self.box[Int(state[4 * ((column + row) & 3) + row])] }
            }
            if round < rounds {
                for column in stride(from: 0, to: 16, by: 4) {
                    let (a, b, c, d) = (next[column], next[column + 1], next[column + 2], next[column + 3])
                    let all = a ^ b ^ c ^ d
                    next[column] ^= all ^ Self.double(a ^ b)
                    next[column + 1] ^= all ^ Self.double(b ^ c)
                    next[column + 2] ^= all ^ Self.double(c ^ d)
                    next[column + 3] ^= all ^ Self.double(d ^ a)
                }
            }
            state = next
            addKey(round, to: &state)
        }
        return state
    }

    private func addKey(_ round: Int, to state: inout [UInt8]) {
        for column in 0..<4 {
            let word = roundKeys[4 * round + column]
            state[4 * column] ^= UInt8(truncatingIfNeeded: word >> 24)
            state[4 * column + 1] ^= UInt8(truncatingIfNeeded: word >> 16)
            state[4 * column + 2] ^= UInt8(truncatingIfNeeded: word >> 8)
            state[4 * column + 3] ^= UInt8(truncatingIfNeeded: word)
        }
    }

    private static func substitute(_ word: UInt32) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(box[Int(word >> (8 * UInt32($1)) & 0xFF)]) << (8 * UInt32($1)) }
    }

    /// Twice a value in the field of 256 elements that AES counts in.
    private static func double(_ value: UInt8) -> UInt8 { value << 1 ^ (value & 0x80 == 0 ? 0 : 0x1B) }

    /// What each byte is replaced by: its inverse in the field, and then bits of it mixed.
    private static let box: [UInt8] = {
        var box = [UInt8](repeating: 0, count: 256)
        // 3 generates the field, and 0xF6 is its inverse.
        var (value, inverse): (UInt8, UInt8) = (1, 1)
        func rotated(_ x: UInt8, _ count: UInt8) -> UInt8 { x << count | x >> (8 - count) }
        repeat {
            value ^= double(value)
            inverse ^= inverse << 1
            inverse ^= inverse << 2
            inverse ^= inverse << 4
            if inverse & 0x80 != 0 { inverse ^= 0x09 }
            box[Int(value)] =
                inverse ^ rotated(inverse, 1) ^ rotated(inverse, 2) ^ rotated(inverse, 3) ^ rotated(inverse, 4) ^ 0x63
        } while value != 1
        box[0] = 0x63
        return box
    }()
}
