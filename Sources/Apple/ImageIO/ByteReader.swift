import Foundation

/// Numbers in bytes; nil beyond their end.
struct ByteReader {
    let bytes: [UInt8]

    var count: Int { bytes.count }

    func byte(_ offset: Int) -> Int? {
        offset >= 0 && offset < bytes.count ? Int(bytes[offset]) : nil
    }

    func big16(_ offset: Int) -> Int? {
        guard let high = byte(offset), let low = byte(offset + 1) else { return nil }
        return high << 8 | low
    }

    func little16(_ offset: Int) -> Int? {
        guard let low = byte(offset), let high = byte(offset + 1) else { return nil }
        return high << 8 | low
    }

    func big32(_ offset: Int) -> Int? {
        guard let high = big16(offset), let low = big16(offset + 2) else { return nil }
        return high << 16 | low
    }

    func little32(_ offset: Int) -> Int? {
        guard let low = little16(offset), let high = little16(offset + 2) else { return nil }
        return high << 16 | low
    }

    func starts(with text: String, at offset: Int = 0) -> Bool {
        let wanted = Array(text.utf8)
        return offset + wanted.count <= bytes.count && Array(bytes[offset..<offset + wanted.count]) == wanted
    }
}
