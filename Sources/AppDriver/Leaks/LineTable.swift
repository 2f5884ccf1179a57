import Foundation

/// The table of lines that a compiler writes for debuggers, as DWARF 3 to 5 describe it.
struct LineTable {
    private struct Row {
        var address: UInt
        var file: Int32
        var line: Int32
        /// Whether the code ends here.
        var isEnd: Bool
    }

    private var rows: [Row] = []
    private var files: [String] = []

    /// - Parameters:
    ///   - section: `.debug_line`.
    ///   - strings: `.debug_line_str`.
    ///   - others: `.debug_str`.
    init(section: Data, strings: Data, others: Data) {
        var reader = Reader(section, 0)
        while reader.offset + 4 < section.count {
            let start = reader.offset
            guard let unit = Unit(&reader, strings, others), unit.end > start else { break }
            let first = files.count
            files += unit.files
            for row in unit.rows {
                rows.append(
                    Row(
                        address: row.address, file: Int32(first) + Int32(clamping: row.file),
                        line: Int32(clamping: row.line), isEnd: row.isEnd))
            }
            reader.offset = unit.end
        }
        // Where one function ends another may begin.
        rows.sort { ($0.address, $0.isEnd ? 0 : 1) < ($1.address, $1.isEnd ? 0 : 1) }
    }

    /// The first line of the author's at or after an address, within the function's code there.
    func place(at address: UInt) -> SourcePlace? {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].address <= address { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        var index = low - 1
        // Of several rows for one address, the last counts.
        guard !rows[index].isEnd else { return nil }
        while index < rows.count, !rows[index].isEnd {
            let row = rows[index]
            if row.line > 0, files.indices.contains(Int(row.file)),
                !files[Int(row.file)].hasSuffix("<compiler-generated>")
            {
                return SourcePlace(file: files[Int(row.file)], line: Int(row.line))
            }
            // Not far: what follows may be another function.
            if row.address > address + 64 { return nil }
            index += 1
        }
        return nil
    }

    // MARK: Reading

    struct Reader {
        let data: Data
        var offset: Int

        init(_ data: Data, _ offset: Int) {
            self.data = data
            self.offset = offset
        }

        mutating func number<Number: FixedWidthInteger>(_: Number.Type) -> Number {
            let size = MemoryLayout<Number>.size
            guard offset >= 0, offset + size <= data.count else {
                offset = data.count
                return 0
            }
            defer { offset += size }
            return data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Number.self) }
        }

        mutating func unsigned() -> UInt {
            var value: UInt = 0
            var shift: UInt = 0
            while true {
                let byte = number(UInt8.self)
                if shift < 64 { value |= UInt(byte & 0x7F) << shift }
                shift += 7
                if byte & 0x80 == 0 || offset >= data.count { return value }
            }
        }

        mutating func signed() -> Int {
            var value = 0
            var shift = 0
            while true {
                let byte = number(UInt8.self)
                if shift < 64 { value |= Int(byte & 0x7F) << shift }
                shift += 7
                guard byte & 0x80 == 0 || offset >= data.count else { continue }
                if byte & 0x40 != 0, shift < 64 { value |= -1 << shift }
                return value
            }
        }

        mutating func text() -> String {
            guard offset < data.count else { return "" }
            let rest = data[offset...].prefix { $0 != 0 }
            offset += rest.count + 1
            return String(decoding: rest, as: UTF8.self)
        }
    }

    /// The lines of one unit.
    private struct Unit {
        var rows: [(address: UInt, file: Int, line: Int, isEnd: Bool)] = []
        var files: [String] = []
        var end = 0

        init?(_ reader: inout Reader, _ strings: Data, _ others: Data) {
            var length = Int(reader.number(UInt32.self))
            let isLong = length == 0xFFFF_FFFF
            if isLong { length = Int(truncatingIfNeeded: reader.number(UInt64.self)) }
            end = reader.offset + length
            guard length > 0, end <= reader.data.count else { return nil }
            let version = reader.number(UInt16.self)
            guard (3...5).contains(version) else { return }
            if version >= 5 { reader.offset += 2 }
            let headerLength = isLong ? Int(reader.number(UInt64.self)) : Int(reader.number(UInt32.self))
            let program = reader.offset + headerLength
            let step = UInt(reader.number(UInt8.self))
            if version >= 4 { _ = reader.number(UInt8.self) }
            _ = reader.number(UInt8.self)
            let lineBase = Int(reader.number(Int8.self))
            let lineRange = Int(reader.number(UInt8.self))
            let opcodeBase = Int(reader.number(UInt8.self))
            guard lineRange > 0, opcodeBase > 0, program <= end else { return }
            let lengths = (1..<max(opcodeBase, 1)).map { _ in Int(reader.number(UInt8.self)) }
            if version >= 5 {
                readFiles(&reader, strings, others, isLong)
            } else {
                readOldFiles(&reader)
            }
            reader.offset = program
            run(&reader, step, lineBase, lineRange, opcodeBase, lengths)
        }

        private mutating func readOldFiles(_ reader: inout Reader) {
            var folders = [""]
            while reader.offset < end, case let folder = reader.text(), !folder.isEmpty { folders.append(folder) }
            files = [""]
            while reader.offset < end, case let name = reader.text(), !name.isEmpty {
                let folder = Int(reader.unsigned())
                _ = (reader.unsigned(), reader.unsigned())
                files.append(Self.path(folders.indices.contains(folder) ? folders[folder] : "", name))
            }
        }

        private mutating func readFiles(_ reader: inout Reader, _ strings: Data, _ others: Data, _ isLong: Bool) {
            var folders: [String] = []
            for entry in Self.entries(&reader, strings, others, isLong) { folders.append(entry.path) }
            for entry in Self.entries(&reader, strings, others, isLong) {
                files.append(Self.path(folders.indices.contains(entry.folder) ? folders[entry.folder] : "", entry.path))
            }
        }

        private static func path(_ folder: String, _ name: String) -> String {
            name.hasPrefix("/") || folder.isEmpty ? name : folder + "/" + name
        }

        private static func entries(
            _ reader: inout Reader, _ strings: Data, _ others: Data, _ isLong: Bool
        ) -> [(path: String, folder: Int)] {
            let formats = (0..<Int(reader.number(UInt8.self))).map { _ in (reader.unsigned(), reader.unsigned()) }
            let count = Int(reader.unsigned())
            guard count < 1 << 20 else { return [] }
            return (0..<count).map { _ in
                var path = ""
                var folder = 0
                for (content, form) in formats {
                    var number = 0
                    var text = ""
                    switch form {
                    case 0x08: text = reader.text()
                    case 0x1F, 0x0E:
                        let place = isLong ? Int(reader.number(UInt64.self)) : Int(reader.number(UInt32.self))
                        var other = Reader(form == 0x1F ? strings : others, place)
                        text = other.text()
                    case 0x0F: number = Int(truncatingIfNeeded: reader.unsigned())
                    case 0x0B: number = Int(reader.number(UInt8.self))
                    case 0x05: number = Int(reader.number(UInt16.self))
                    case 0x06: number = Int(reader.number(UInt32.self))
                    case 0x1E: reader.offset += 16
                    case 0x09: reader.offset += Int(reader.unsigned())
                    default: break
                    }
                    if content == 1 { path = text } else if content == 2 { folder = number }
                }
                return (path, folder)
            }
        }

        private mutating func run(
            _ reader: inout Reader, _ step: UInt, _ lineBase: Int, _ lineRange: Int, _ opcodeBase: Int, _ lengths: [Int]
        ) {
            var address: UInt = 0
            var (file, line) = (1, 1)
            while reader.offset < end {
                let opcode = Int(reader.number(UInt8.self))
                if opcode >= opcodeBase {
                    let special = opcode - opcodeBase
                    address += UInt(special / lineRange) * step
                    line += lineBase + special % lineRange
                    rows.append((address, file, line, false))
                    continue
                }
                switch opcode {
                case 0:
                    let next = Int(reader.unsigned()) + reader.offset
                    switch reader.number(UInt8.self) {
                    case 1:
                        rows.append((address, file, line, true))
                        (address, file, line) = (0, 1, 1)
                    case 2: address = UInt(reader.number(UInt64.self))
                    default: break
                    }
                    reader.offset = next
                case 1: rows.append((address, file, line, false))
                case 2: address += reader.unsigned() * step
                case 3: line += reader.signed()
                case 4: file = Int(reader.unsigned())
                case 5: _ = reader.unsigned()
                case 6, 7, 10, 11: break
                case 8: address += UInt((255 - opcodeBase) / lineRange) * step
                case 9: address += UInt(reader.number(UInt16.self))
                case 12: _ = reader.unsigned()
                default: for _ in 0..<lengths[opcode - 1] { _ = reader.unsigned() }
                }
            }
        }
    }
}
