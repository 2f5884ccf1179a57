internal import Foundation

/// SHA-256, over parts each of which has its length before it. FIPS 180-4.
struct ModelHash {
    private var bytes: [UInt8] = []

    init() {}

    /// The hash of bytes alone.
    init(of bytes: [UInt8]) { self.bytes = bytes }

    mutating func add(_ text: String?) {
        guard let text else { return add(-1) }
        add(text.utf8.count)
        bytes += text.utf8
    }

    mutating func add(_ data: Data) {
        add(data.count)
        bytes += data
    }

    mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    mutating func add(_ number: Int) {
        withUnsafeBytes(of: Int64(number).bigEndian) { bytes += $0 }
    }

    /// The 32 bytes of the hash.
    var data: Data {
        var state: [UInt32] = [
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
        ]
        var message = bytes
        message.append(0x80)
        message.append(contentsOf: repeatElement(0, count: (120 - message.count % 64) % 64))
        withUnsafeBytes(of: UInt64(bytes.count * 8).bigEndian) { message += $0 }
        var schedule = [UInt32](repeating: 0, count: 64)
        for start in stride(from: 0, to: message.count, by: 64) {
            for word in 0..<16 {
                schedule[word] = (0..<4).reduce(0) { $0 << 8 | UInt32(message[start + word * 4 + $1]) }
            }
            for word in 16..<64 {
                let early = schedule[word - 15]
                let late = schedule[word - 2]
                let first = Self.rotated(early, 7) ^ Self.rotated(early, 18) ^ (early >> 3)
                let second = Self.rotated(late, 17) ^ Self.rotated(late, 19) ^ (late >> 10)
                schedule[word] = schedule[word - 16] &+ first &+ schedule[word - 7] &+ second
            }
            Self.mix(schedule, into: &state)
        }
        return Data(state.flatMap { word in stride(from: 24, through: 0, by: -8).map { UInt8(word >> $0 & 0xFF) } })
    }

    private static func mix(_ schedule: [UInt32], into state: inout [UInt32]) {
        var working = state
        for round in 0..<64 {
            let (a, b, c, e, f, g) = (working[0], working[1], working[2], working[4], working[5], working[6])
            let upper = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
            let first = working[7] &+ upper &+ ((e & f) ^ (~e & g)) &+ constants[round] &+ schedule[round]
            let lower = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
            let second = lower &+ ((a & b) ^ (a & c) ^ (b & c))
            working = [first &+ second, a, b, c, working[3] &+ first, e, f, g]
        }
        for index in state.indices { state[index] &+= working[index] }
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = {
        var primes: [Int] = []
        var candidate = 2
        while primes.count < 64 {
            if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
            candidate += 1
        }
        return primes.map { prime in
            // The whole part of the cube root of prime times 2 to the 96th: exact where a double is not.
            var low: UInt64 = 0
            var high: UInt64 = 8 << 32
            while high - low > 1 {
                let middle = (low + high) / 2
                if isCube(of: middle, above: UInt64(prime)) { high = middle } else { low = middle }
            }
            return UInt32(truncatingIfNeeded: low)
        }
    }()

    /// Whether the cube of `root` is larger than `prime` times 2 to the 96th.
    private static func isCube(of root: UInt64, above prime: UInt64) -> Bool {
        let square = root.multipliedFullWidth(by: root)
        let low = square.low.multipliedFullWidth(by: root)
        let high = square.high.multipliedFullWidth(by: root)
        let (middle, carry) = high.low.addingReportingOverflow(low.high)
        let top = high.high &+ (carry ? 1 : 0)
        // prime times 2 to the 96th is (prime << 32) in the middle word, with nothing above or below.
        let (limitTop, limitMiddle) = (prime >> 32, prime << 32)
        if top != limitTop { return top > limitTop }
        if middle != limitMiddle { return middle > limitMiddle }
        return low.low > 0
    }
}
