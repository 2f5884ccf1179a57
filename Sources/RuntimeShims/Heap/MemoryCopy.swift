import Glibc

/// A copy of writable memory, which stays as it is while other threads go on.
package final class MemoryCopy {
    private struct Part {
        var start: UInt
        var end: UInt
        var bytes: UnsafeMutableRawPointer
    }

    private var parts: [Part] = []
    private let memory: UnsafeMutableRawPointer
    private let size: Int

    /// Copies regions; nil if there is no memory for it, or the kernel does not let this process read the other.
    ///
    /// - Parameter process: Whose memory is copied: an identifier, or `self`.
    package init?(of regions: [MemoryMap.Region], in process: String = "self") {
        size = regions.reduce(0) { $0 + Int($1.end - $1.start) }
        guard size > 0,
            let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0),
            memory != MAP_FAILED
        else { return nil }
        self.memory = memory
        var place = memory
        for region in regions {
            parts.append(Part(start: region.start, end: region.end, bytes: place))
            place += Int(region.end - region.start)
        }
        let file = open("/proc/\(process)/mem", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        // No allocation from here on: the heap is copied as it is.
        for part in parts { Self.copy(part, file) }
    }

    private static func copy(_ part: Part, _ file: Int32) {
        let count = Int(part.end - part.start)
        var done = 0
        while done < count {
            let read = pread(file, part.bytes + done, count - done, off_t(part.start) + off_t(done))
            if read < 0, errno == EINTR { continue }
            // A page that is gone is empty.
            done += read > 0 ? read : 4096
        }
    }

    deinit { munmap(memory, size) }

    /// The copy of a word; nil where nothing was copied.
    @inline(__always)
    package func word(_ address: UInt) -> UInt? {
        guard let bytes = bytes(address, 8) else { return nil }
        return bytes.loadUnaligned(as: UInt.self)
    }

    /// The copy of some bytes; nil where not all were copied.
    @inline(__always)
    package func bytes(_ address: UInt, _ count: UInt) -> UnsafeRawPointer? {
        var (low, high) = (0, parts.count)
        while low < high {
            let middle = (low + high) / 2
            if parts[middle].end <= address { low = middle + 1 } else { high = middle }
        }
        guard low < parts.count, parts[low].start <= address, address &+ count <= parts[low].end else { return nil }
        return UnsafeRawPointer(parts[low].bytes + Int(address - parts[low].start))
    }
}
