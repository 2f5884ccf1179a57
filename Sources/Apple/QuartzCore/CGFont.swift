public import CoreGraphics
public import Foundation
import Stage

/// The outlines of a typeface, without a size.
///
/// The metrics are those of the font that draws the texts, which may be another than the one that is named.
public final class CGFont: Hashable, Sendable {
    private let tables: FontTables
    /// The name as the app has it; nil for a font of the app's bytes.
    private let name: String?

    /// Creates the font with a PostScript or full name; nil for one that neither iOS nor the app has.
    public init?(_ name: CFString) {
        let name = name as String
        guard let file = FontLibrary.file(named: name),
            let data = try? Data(contentsOf: URL(fileURLWithPath: file.path), options: .alwaysMapped),
            let tables = FontTables(data, index: file.index)
        else { return nil }
        self.tables = tables
        self.name = name
    }

    /// Creates the font that bytes of a TrueType or OpenType file are; nil for other bytes.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let tables = FontTables(data as Data, index: 0) else { return nil }
        self.tables = tables
        name = nil
    }

    /// The bytes of the font's file.
    package var data: Data { tables.data }

    /// The PostScript name.
    public var postScriptName: CFString? { (name ?? tables.name(6)).map { $0 as CFString } }
    /// The full name.
    public var fullName: CFString? { (name ?? tables.name(4)).map { $0 as CFString } }
    /// How many units of the font's the size of text is.
    public var unitsPerEm: Int32 { Int32(tables.number("head", at: 18) ?? 1000) }
    /// How many glyphs the font has.
    public var numberOfGlyphs: Int { Int(tables.number("maxp", at: 4) ?? 0) }
    /// The height above the baseline, in units of the font.
    public var ascent: Int32 { tables.signed("hhea", at: 4) }
    /// The depth below the baseline, in units of the font; negative.
    public var descent: Int32 { tables.signed("hhea", at: 6) }
    /// The room between lines, in units of the font.
    public var leading: Int32 { tables.signed("hhea", at: 8) }
    /// The height of capitals, in units of the font.
    public var capHeight: Int32 { tables.signed("OS/2", at: 88) }
    /// The height of small letters, in units of the font.
    public var xHeight: Int32 { tables.signed("OS/2", at: 86) }
    /// How far the letters lean to the left, in degrees.
    public var italicAngle: CGFloat {
        guard tables.number("post", at: 4) != nil else { return 0 }
        return CGFloat(tables.signed("post", at: 4)) + CGFloat(tables.number("post", at: 6) ?? 0) / 65536
    }
    /// The box around all glyphs, in units of the font.
    public var fontBBox: CGRect {
        let edges = [36, 38, 40, 42].map { CGFloat(tables.signed("head", at: $0)) }
        return CGRect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
    }

    public static func == (lhs: CGFont, rhs: CGFont) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The tables of a font's file, as the OpenType specification has them: numbers are big-endian.
private struct FontTables: Sendable {
    let data: Data
    private var offsets: [String: (start: Int, length: Int)] = [:]

    init?(_ data: Data, index: Int) {
        self.data = data
        var start = 0
        if data.prefix(4) == Data("ttcf".utf8) {
            guard let offset = Self.long(data, 12 + 4 * index) else { return nil }
            start = offset
        }
        let kinds: [Data] = [Data([0, 1, 0, 0]), Data("OTTO".utf8), Data("true".utf8)]
        guard start + 12 <= data.count, kinds.contains(Data(data.dropFirst(start).prefix(4))),
            let count = Self.short(data, start + 4)
        else { return nil }
        for table in 0..<count {
            let entry = start + 12 + 16 * table
            guard let offset = Self.long(data, entry + 8), let length = Self.long(data, entry + 12),
                offset + length <= data.count
            else { return nil }
            let tag = String(decoding: data.dropFirst(entry).prefix(4), as: UTF8.self)
            offsets[tag] = (offset, length)
        }
        guard offsets["head"] != nil else { return nil }
    }

    private static func short(_ data: Data, _ offset: Int) -> Int? {
        guard offset >= 0, offset + 2 <= data.count else { return nil }
        let first = data.startIndex + offset
        return Int(data[first]) << 8 | Int(data[first + 1])
    }

    private static func long(_ data: Data, _ offset: Int) -> Int? {
        guard let high = short(data, offset), let low = short(data, offset + 2) else { return nil }
        return high << 16 | low
    }

    func number(_ table: String, at offset: Int) -> Int? {
        guard let place = offsets[table], offset + 2 <= place.length else { return nil }
        return Self.short(data, place.start + offset)
    }

    func signed(_ table: String, at offset: Int) -> Int32 {
        number(table, at: offset).map { Int32(Int16(truncatingIfNeeded: $0)) } ?? 0
    }

    /// A name by its number in the specification, in Unicode.
    func name(_ wanted: Int) -> String? {
        guard let place = offsets["name"], let count = number("name", at: 2), let strings = number("name", at: 4)
        else { return nil }
        for record in 0..<count {
            let entry = 6 + 12 * record
            guard number("name", at: entry + 6) == wanted, let platform = number("name", at: entry),
                platform == 0 || platform == 3, let length = number("name", at: entry + 8),
                let offset = number("name", at: entry + 10)
            else { continue }
            let bytes = data.dropFirst(place.start + strings + offset).prefix(length)
            return String(bytes: bytes, encoding: .utf16BigEndian)
        }
        return nil
    }
}
