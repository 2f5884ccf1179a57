import Foundation

/// The name by which code asks for a font: that of PostScript, which its file says.
enum FontName {
    static func postScript(in file: URL) -> String? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        return postScript([UInt8](data))
    }

    /// The name of PostScript's, which is the sixth.
    static func postScript(_ bytes: [UInt8]) -> String? { name(6, in: bytes) }

    /// The first of several names that the font has.
    static func name(_ numbers: [Int], in bytes: [UInt8]) -> String? {
        numbers.lazy.compactMap { name($0, in: bytes) }.first
    }

    /// Reads the table of names, which have numbers.
    private static func name(_ wanted: Int, in bytes: [UInt8]) -> String? {
        func number(_ at: Int, _ count: Int) -> Int? {
            guard at >= 0, at + count <= bytes.count else { return nil }
            return bytes[at..<at + count].reduce(0) { $0 << 8 | Int($1) }
        }
        guard let tables = number(4, 2) else { return nil }
        for index in 0..<tables {
            let record = 12 + 16 * index
            guard let tag = number(record, 4), let start = number(record + 8, 4) else { return nil }
            guard tag == 0x6E61_6D65 else { continue }
            guard let count = number(start + 2, 2), let texts = number(start + 4, 2) else { return nil }
            for entry in (0..<count).map({ start + 6 + 12 * $0 }) where number(entry + 6, 2) == wanted {
                guard let platform = number(entry, 2), let length = number(entry + 8, 2),
                    let offset = number(entry + 10, 2), case let place = start + texts + offset,
                    number(place, length > 0 ? 1 : 0) != nil, place + length <= bytes.count
                else { return nil }
                let text = bytes[place..<place + length]
                // Apple's old platform writes a byte for a letter, the others two.
                let encoding: String.Encoding = platform == 1 ? .ascii : .utf16BigEndian
                if let name = String(bytes: text, encoding: encoding), !name.isEmpty { return name }
            }
        }
        return nil
    }
}
