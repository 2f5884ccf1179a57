import Glibc

/// The parts of this process's memory, as the kernel lists them.
package struct MemoryMap {
    package struct Region {
        package var start: UInt
        package var end: UInt
        package var isReadable: Bool
        package var isWritable: Bool
        package var isExecutable: Bool
        package var isShared: Bool
        /// The file, or a name in brackets; empty if it is neither.
        package var path: String
    }

    /// By address.
    package let regions: [Region]

    /// The map of a process at this moment; nil if the kernel does not tell.
    ///
    /// - Parameter process: By its identifier, or `self`.
    package static func read(of process: String = "self") -> MemoryMap? {
        guard let text = text(of: "/proc/\(process)/maps") else { return nil }
        return MemoryMap(regions: text.split(separator: "\n").compactMap(region))
    }

    private static func region(_ line: Substring) -> Region? {
        let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
        guard words.count >= 5 else { return nil }
        let ends = words[0].split(separator: "-")
        guard ends.count == 2, let start = UInt(ends[0], radix: 16), let end = UInt(ends[1], radix: 16) else {
            return nil
        }
        let rights = Array(words[1].utf8)
        return Region(
            start: start, end: end, isReadable: rights[0] == UInt8(ascii: "r"),
            isWritable: rights[1] == UInt8(ascii: "w"), isExecutable: rights[2] == UInt8(ascii: "x"),
            isShared: rights[3] == UInt8(ascii: "s"), path: words.count > 5 ? String(words[5].drop { $0 == " " }) : "")
    }

    /// The region that an address is in.
    package func region(of address: UInt) -> Region? {
        var (low, high) = (0, regions.count)
        while low < high {
            let middle = (low + high) / 2
            if regions[middle].end <= address { low = middle + 1 } else { high = middle }
        }
        guard low < regions.count, regions[low].start <= address else { return nil }
        return regions[low]
    }

    package func isReadable(_ address: UInt, _ count: UInt) -> Bool {
        guard let region = region(of: address), region.isReadable else { return false }
        return address + count <= region.end || isReadable(region.end, address + count - region.end)
    }

    /// The text of a small file of the kernel's.
    package static func text(of path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = Glibc.read(file, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
}
