import CZlib
import Foundation

extension Picture {
    private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    // MARK: Reading

    /// Reads a PNG with colour type 2 or 6, as the specification of the W3C numbers them; others give nil.
    init?(png data: Data) {
        let data = Data(data)
        guard data.starts(with: Self.signature) else { return nil }
        var place = Self.signature.count
        var header: (width: Int, height: Int, channels: Int)?
        var packed = Data()
        while place + 12 <= data.count {
            let length = Self.number(data, place)
            let kind = String(decoding: data[place + 4..<place + 8], as: UTF8.self)
            guard length <= data.count - place - 12 else { return nil }
            let body = data[place + 8..<place + 8 + length]
            if kind == "IHDR", length == 13 {
                let depth = data[place + 16]
                let type = data[place + 17]
                guard depth == 8, type == 2 || type == 6, data[place + 20] == 0 else { return nil }
                header = (Self.number(data, place + 8), Self.number(data, place + 12), type == 2 ? 3 : 4)
            } else if kind == "IDAT" {
                packed += body
            }
            place += 12 + length
        }
        guard let header, (1...20_000).contains(header.width), (1...20_000).contains(header.height),
            let rows = Self.unpacked(packed, count: header.height * (header.width * header.channels + 1)),
            let bytes = Self.unfiltered(rows, header.width, header.height, header.channels)
        else { return nil }
        self.init(width: header.width, height: header.height, bytes: bytes)
    }

    private static func number(_ data: Data, _ place: Int) -> Int {
        (0..<4).reduce(0) { $0 << 8 | Int(data[place + $1]) }
    }

    private static func unpacked(_ data: Data, count: Int) -> [UInt8]? {
        var result = [UInt8](repeating: 0, count: count)
        var length = uLongf(count)
        let status = data.withUnsafeBytes { source in
            uncompress(&result, &length, source.bindMemory(to: UInt8.self).baseAddress, uLong(source.count))
        }
        return status == Z_OK && Int(length) == count ? result : nil
    }

    /// Takes back what each row was filtered with, and transparency away.
    private static func unfiltered(_ rows: [UInt8], _ width: Int, _ height: Int, _ channels: Int) -> [UInt8]? {
        let stride = width * channels
        var rows = rows
        var result = [UInt8](repeating: 0, count: width * height * 3)
        let isSound = rows.withUnsafeMutableBufferPointer { rows in
            result.withUnsafeMutableBufferPointer { result in
                for row in 0..<height {
                    let start = row * (stride + 1) + 1
                    let above = start - stride - 1
                    let filter = rows[start - 1]
                    guard filter <= 4 else { return false }
                    if filter != 0 {
                        for column in 0..<stride {
                            let left = column >= channels ? Int(rows[start + column - channels]) : 0
                            let up = row > 0 ? Int(rows[above + column]) : 0
                            let corner = row > 0 && column >= channels ? Int(rows[above + column - channels]) : 0
                            let guess: Int
                            switch filter {
                            case 1: guess = left
                            case 2: guess = up
                            case 3: guess = (left + up) / 2
                            default: guess = paeth(left, up, corner)
                            }
                            rows[start + column] &+= UInt8(truncatingIfNeeded: guess)
                        }
                    }
                    var place = row * width * 3
                    for column in 0..<width {
                        let index = start + column * channels
                        result[place] = rows[index]
                        result[place + 1] = rows[index + 1]
                        result[place + 2] = rows[index + 2]
                        place += 3
                    }
                }
                return true
            }
        }
        return isSound ? result : nil
    }

    /// The neighbour that is nearest to left + up - corner.
    private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
        let guess = left + up - corner
        let distances = (abs(guess - left), abs(guess - up), abs(guess - corner))
        if distances.0 <= distances.1, distances.0 <= distances.2 { return left }
        return distances.1 <= distances.2 ? up : corner
    }

    // MARK: Writing

    /// As a PNG without transparency; nil if there is no memory for it.
    var png: Data? {
        var rows = Data(capacity: height * (width * 3 + 1))
        for row in 0..<height {
            // Each byte less the one above it: screens repeat from row to row.
            rows.append(2)
            let start = row * width * 3
            for index in start..<start + width * 3 {
                rows.append(bytes[index] &- (row > 0 ? bytes[index - width * 3] : 0))
            }
        }
        var length = compressBound(uLong(rows.count))
        var packed = [UInt8](repeating: 0, count: Int(length))
        let status = rows.withUnsafeBytes { source in
            compress(&packed, &length, source.bindMemory(to: UInt8.self).baseAddress, uLong(source.count))
        }
        guard status == Z_OK else { return nil }
        var header = Self.bytes(width) + Self.bytes(height)
        header += [8, 2, 0, 0, 0]
        return Self.signature + Self.chunk("IHDR", header) + Self.chunk("IDAT", packed.prefix(Int(length)))
            + Self.chunk("IEND", [])
    }

    private static func bytes(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static func chunk(_ kind: String, _ body: some Sequence<UInt8>) -> Data {
        let content = Array(kind.utf8) + body
        let checksum = crc32(0, content, uInt(content.count))
        return Data(bytes(content.count - 4) + content + bytes(Int(checksum)))
    }
}
