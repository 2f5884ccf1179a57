import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A program's or library's file: its symbols, and the lines that its code comes from.
final class ProgramFile {
    private struct Section {
        var type: UInt32
        var offset: Int
        var size: Int
        var link: Int
    }

    private let data: Data
    private var sections: [String: Section] = [:]
    private var list: [Section] = []
    /// The address in the file that the first loaded segment has.
    private(set) var base: UInt = 0

    /// Functions and variables, by address.
    private lazy var symbols: [(address: UInt, size: UInt, name: Int)] = readSymbols()
    private var strings = 0
    private lazy var addresses: [String: UInt] = {
        var addresses: [String: UInt] = [:]
        for symbol in symbols { addresses[text(strings + symbol.name)] = symbol.address }
        return addresses
    }()
    private lazy var lines = LineTable(
        section: bytes(".debug_line"), strings: bytes(".debug_line_str"), others: bytes(".debug_str"))

    /// Nil if the file cannot be read, or is none of 64 bits.
    init?(path: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe), data.count > 64,
            data.prefix(5) == Data([0x7F, 0x45, 0x4C, 0x46, 2])
        else { return nil }
        self.data = data
        readSections()
    }

    private func number<Number: FixedWidthInteger>(_ offset: Int, _: Number.Type) -> Number {
        guard offset >= 0, offset + MemoryLayout<Number>.size <= data.count else { return 0 }
        return data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Number.self) }
    }

    private func text(_ offset: Int) -> String {
        guard offset >= 0, offset < data.count else { return "" }
        return data.withUnsafeBytes { bytes in
            let rest = bytes[offset...]
            return String(decoding: rest.prefix { $0 != 0 }, as: UTF8.self)
        }
    }

    private func bytes(_ name: String) -> Data {
        guard let section = sections[name], section.type != 8, section.offset + section.size <= data.count else {
            return Data()
        }
        return Data(data[section.offset..<section.offset + section.size])
    }

    private func readSections() {
        let segments = Int(number(32, UInt64.self))
        for index in 0..<Int(number(56, UInt16.self)) where number(segments + index * 56, UInt32.self) == 1 {
            base = UInt(number(segments + index * 56 + 16, UInt64.self)) & ~4095
            break
        }
        let table = Int(truncatingIfNeeded: number(40, UInt64.self))
        let count = Int(number(60, UInt16.self))
        guard table > 0, table + count * 64 <= data.count else { return }
        list = (0..<count).map { index in
            let header = table + index * 64
            return Section(
                type: number(header + 4, UInt32.self),
                offset: Int(truncatingIfNeeded: number(header + 24, UInt64.self)),
                size: Int(truncatingIfNeeded: number(header + 32, UInt64.self)),
                link: Int(number(header + 40, UInt32.self)))
        }
        let names = Int(number(62, UInt16.self))
        guard names < list.count else { return }
        for index in 0..<count {
            sections[text(list[names].offset + Int(number(table + index * 64, UInt32.self)))] = list[index]
        }
    }

    private func readSymbols() -> [(address: UInt, size: UInt, name: Int)] {
        guard let section = sections[".symtab"] ?? sections[".dynsym"], section.link < list.count else { return [] }
        strings = list[section.link].offset
        var symbols: [(address: UInt, size: UInt, name: Int)] = []
        for offset in stride(from: section.offset, to: section.offset + section.size - 23, by: 24) {
            let kind = number(offset + 4, UInt8.self) & 15
            let address = UInt(number(offset + 8, UInt64.self))
            guard kind == 1 || kind == 2, address != 0 else { continue }
            symbols.append((address, UInt(number(offset + 16, UInt64.self)), Int(number(offset, UInt32.self))))
        }
        return symbols.sorted { $0.address < $1.address }
    }

    /// The symbol that an address of the file is in.
    func symbol(at address: UInt) -> String? {
        var (low, high) = (0, symbols.count)
        while low < high {
            let middle = (low + high) / 2
            if symbols[middle].address <= address { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let symbol = symbols[low - 1]
        guard address < symbol.address + max(symbol.size, 1) else { return nil }
        return text(strings + symbol.name)
    }

    /// The address of a symbol in the file.
    func address(of symbol: String) -> UInt? { addresses[symbol] }

    /// The author's line that the code at an address comes from.
    func line(at address: UInt) -> SourcePlace? { lines.place(at: address) }
}
