import Foundation

/// Data in the blocks of LZFSE's and LZ4's streams, each of which begins with four letters: `bvx-` and a length before what
/// is not compressed, `bvx$` at the end.
struct BlockFrames {
    static let lzfse = BlockFrames(plain: "bvx-", end: "bvx$", packed: nil)
    static let lz4 = BlockFrames(plain: "bv4-", end: "bv4$", packed: "bv41")

    /// The letters of a block that is not compressed.
    private let plain: String
    private let end: String
    /// The letters of a block of LZ4; nil where there are none.
    private let packed: String?

    private init(plain: String, end: String, packed: String?) {
        (self.plain, self.end, self.packed) = (plain, end, packed)
    }

    // Of a block, as its length has four bytes.
    private static let limit = 1 << 30

    /// The data in blocks that are not compressed.
    func write(_ data: Data) -> Data {
        var result = Data()
        var rest = data[...]
        while !rest.isEmpty {
            let block = rest.prefix(Self.limit)
            result.append(contentsOf: plain.utf8)
            withUnsafeBytes(of: UInt32(block.count).littleEndian) { result.append(contentsOf: $0) }
            result.append(block)
            rest = rest.dropFirst(block.count)
        }
        result.append(contentsOf: end.utf8)
        return result
    }

    /// The data of blocks; nil if there is no end, or a block that cannot be read.
    func read(_ data: Data) -> Data? {
        var bytes = [UInt8](data)[...]
        var result: [UInt8] = []
        while bytes.count >= 4 {
            let name = String(decoding: bytes.prefix(4), as: UTF8.self)
            bytes = bytes.dropFirst(4)
            if name == end { return Data(result) }
            guard let length = number(&bytes) else { return nil }
            if name == plain {
                guard bytes.count >= length else { return nil }
                result += bytes.prefix(length)
                bytes = bytes.dropFirst(length)
            } else if name == packed {
                guard let count = number(&bytes), bytes.count >= count,
                    unpack(bytes.prefix(count), to: &result, result.count + length)
                else { return nil }
                bytes = bytes.dropFirst(count)
            } else {
                return nil
            }
        }
        return nil
    }

    private func number(_ bytes: inout ArraySlice<UInt8>) -> Int? {
        guard bytes.count >= 4 else { return nil }
        defer { bytes = bytes.dropFirst(4) }
        return bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// Reads a block of LZ4, whose sequences are letters of their own and a repetition of what was before.
    private func unpack(_ block: ArraySlice<UInt8>, to result: inout [UInt8], _ end: Int) -> Bool {
        var bytes = block
        func length(_ first: UInt8) -> Int? {
            guard first == 15 else { return Int(first) }
            var sum = 15
            while let byte = bytes.popFirst() {
                sum += Int(byte)
                if byte < 255 { return sum }
            }
            return nil
        }
        while let token = bytes.popFirst() {
            guard let own = length(token >> 4), bytes.count >= own else { return false }
            result += bytes.prefix(own)
            bytes = bytes.dropFirst(own)
            // The last sequence repeats nothing.
            if bytes.isEmpty { break }
            guard bytes.count >= 2 else { return false }
            let distance = Int(bytes.removeFirst()) | Int(bytes.removeFirst()) << 8
            guard distance > 0, distance <= result.count, let repeated = length(token & 15),
                result.count + repeated + 4 <= end
            else { return false }
            for _ in 0..<repeated + 4 { result.append(result[result.count - distance]) }
        }
        return result.count == end
    }
}
