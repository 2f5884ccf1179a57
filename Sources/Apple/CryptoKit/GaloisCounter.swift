/// The two halves of Galois/Counter Mode: a stream of bytes from a counter, and a tag by products in a field of 2^128.
struct GaloisCounter {
    private typealias Element = (high: UInt64, low: UInt64)

    let nonce: AES.GCM.Nonce
    private let cipher: BlockCipher
    /// The sealed zero, by which tags are made.
    private let hash: Element
    /// The counter before that of the first bytes.
    private let start: [UInt8]

    init(key: SymmetricKey, nonce: AES.GCM.Nonce) throws {
        guard let cipher = BlockCipher(key: key) else { throw CryptoKitError.incorrectKeySize }
        (self.nonce, self.cipher) = (nonce, cipher)
        let hash = Self.element(cipher.encrypt([UInt8](repeating: 0, count: 16))[...])
        self.hash = hash
        if nonce.bytes.count == 12 {
            start = nonce.bytes + [0, 0, 0, 1]
        } else {
            var sum: Element = (0, 0)
            Self.add(nonce.bytes, to: &sum, hash)
            Self.add(Self.bytes((0, UInt64(nonce.bytes.count) * 8)), to: &sum, hash)
            start = Self.bytes(sum)
        }
    }

    /// Seals or opens bytes, which is the same.
    func apply(_ data: [UInt8]) -> [UInt8] {
        var data = data
        var counter = start
        for first in stride(from: 0, to: data.count, by: 16) {
            Self.increase(&counter)
            let stream = cipher.encrypt(counter)
            for i in first..<min(first + 16, data.count) { data[i] ^= stream[i - first] }
        }
        return data
    }

    /// The tag of sealed bytes and of those that stay as they are.
    func tag(of sealed: [UInt8], and plain: [UInt8]) -> [UInt8] {
        var sum: Element = (0, 0)
        Self.add(plain, to: &sum, hash)
        Self.add(sealed, to: &sum, hash)
        Self.add(Self.bytes((UInt64(plain.count) * 8, UInt64(sealed.count) * 8)), to: &sum, hash)
        return zip(Self.bytes(sum), cipher.encrypt(start)).map { $0 ^ $1 }
    }

    /// Adds bytes to a sum, sixteen at a time; what is missing at the end is zero.
    private static func add(_ bytes: [UInt8], to sum: inout Element, _ hash: Element) {
        for first in stride(from: 0, to: bytes.count, by: 16) {
            let block = element(bytes[first..<min(first + 16, bytes.count)])
            sum = product((sum.high ^ block.high, sum.low ^ block.low), hash)
        }
    }

    /// The first bit stands for the least power, and takes the same time whatever the bits are.
    private static func product(_ a: Element, _ b: Element) -> Element {
        var result: Element = (0, 0)
        var factor = b
        for bit in 0..<128 {
            let word = bit < 64 ? a.high : a.low
            let mask = 0 &- (word >> UInt64(63 - bit & 63) & 1)
            result.high ^= factor.high & mask
            result.low ^= factor.low & mask
            let carry = 0 &- (factor.low & 1)
            factor.low = factor.low >> 1 | factor.high << 63
            factor.high = factor.high >> 1 ^ (0xE1 << 56 & carry)
        }
        return result
    }

    private static func element(_ bytes: ArraySlice<UInt8>) -> Element {
        var result: Element = (0, 0)
        for (i, byte) in bytes.enumerated() {
            if i < 8 {
                result.high |= UInt64(byte) << UInt64(56 - 8 * i)
            } else {
                result.low |= UInt64(byte) << UInt64(120 - 8 * i)
            }
        }
        return result
    }

    private static func bytes(_ element: Element) -> [UInt8] {
        [element.high, element.low].flatMap { word in
            (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * $0)) }
        }
    }

    /// Counts in the last four bytes.
    private static func increase(_ counter: inout [UInt8]) {
        for i in stride(from: 15, through: 12, by: -1) {
            counter[i] &+= 1
            if counter[i] != 0 { return }
        }
    }
}
