import Foundation

/// Writes the values of a row as bytes: a letter for the kind, and what it needs.
struct RowWriter {
    private var data = Data()

    static func data(_ values: [RowValue]) -> Data {
        var writer = RowWriter()
        writer.write(.list(values))
        return writer.data
    }

    private mutating func letter(_ letter: Unicode.Scalar) { data.append(UInt8(letter.value)) }

    private mutating func number(_ number: UInt64) {
        withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
    }

    private mutating func text(_ text: String) { bytes(Data(text.utf8)) }

    private mutating func bytes(_ bytes: Data) {
        number(UInt64(bytes.count))
        data.append(bytes)
    }

    private mutating func write(_ value: RowValue) {
        switch value {
        case .null: letter("n")
        case .bool(let value): letter(value ? "t" : "f")
        case .int(let value):
            letter("i")
            number(UInt64(bitPattern: value))
        case .float(let value):
            letter("g")
            number(UInt64(value.bitPattern))
        case .double(let value):
            letter("d")
            number(value.bitPattern)
        case .string(let value):
            letter("s")
            text(value)
        case .data(let value):
            letter("b")
            bytes(value)
        case .date(let value):
            letter("c")
            number(value.timeIntervalSinceReferenceDate.bitPattern)
        case .decimal(let value):
            letter("e")
            text("\(value)")
        case .objectId(let value):
            letter("o")
            text(value)
        case .uuid(let value):
            letter("u")
            text(value.uuidString)
        case .link(let link):
            letter("l")
            number(UInt64(link.table))
            number(UInt64(bitPattern: link.key))
        case .list(let elements):
            letter("a")
            number(UInt64(elements.count))
            for element in elements { write(element) }
        case .map(let entries):
            letter("m")
            number(UInt64(entries.count))
            for (key, value) in entries {
                text(key)
                write(value)
            }
        }
    }
}

/// Reads what ``RowWriter`` wrote. Bytes that are missing read as nothing.
struct RowReader {
    private let data: Data
    private var place: Data.Index

    init(_ data: Data) {
        self.data = data
        place = data.startIndex
    }

    mutating func values() -> [RowValue] { value().elements }

    private mutating func number() -> UInt64 {
        guard data.endIndex - place >= 8 else {
            place = data.endIndex
            return 0
        }
        defer { place += 8 }
        return (0..<8).reduce(0) { $0 | UInt64(data[place + $1]) << UInt64($1 * 8) }
    }

    private mutating func bytes() -> Data {
        let count = min(Int(clamping: number()), data.endIndex - place)
        defer { place += count }
        return data.subdata(in: place..<place + count)
    }

    private mutating func text() -> String { String(decoding: bytes(), as: UTF8.self) }

    private mutating func value() -> RowValue {
        guard place < data.endIndex else { return .null }
        let letter = Unicode.Scalar(data[place])
        place += 1
        switch letter {
        case "t": return .bool(true)
        case "f": return .bool(false)
        case "i": return .int(Int64(bitPattern: number()))
        case "g": return .float(Float(bitPattern: UInt32(truncatingIfNeeded: number())))
        case "d": return .double(Double(bitPattern: number()))
        case "s": return .string(text())
        case "b": return .data(bytes())
        case "c": return .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: number())))
        case "e": return Decimal(string: text()).map(RowValue.decimal) ?? .null
        case "o": return .objectId(text())
        case "u": return UUID(uuidString: text()).map(RowValue.uuid) ?? .null
        case "l":
            let table = Int(clamping: number())
            return .link(ObjectLink(table: table, key: Int64(bitPattern: number())))
        case "a":
            let count = min(Int(clamping: number()), data.endIndex - place)
            return .list((0..<count).map { _ in value() })
        case "m":
            let count = min(Int(clamping: number()), data.endIndex - place)
            var entries: [String: RowValue] = [:]
            for _ in 0..<count {
                let key = text()
                entries[key] = value()
            }
            return .map(entries)
        default: return .null
        }
    }
}
