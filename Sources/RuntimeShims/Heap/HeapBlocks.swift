import Glibc

/// The blocks that `malloc` has given out, found by walking the chunks of its arenas.
package struct HeapBlocks: RuntimeShim {
    package static let name = "the chunks of `malloc`'s arenas"
    package static let reason = "nothing lists the objects that are alive"
    package static let seenWith = "glibc 2.36"
    package static let loss = "`--leaks` cannot tell what keeps a screen that has gone"

    package static func look() -> ShimFinding {
        let trial = Trial()
        let address = UInt(bitPattern: Unmanaged.passUnretained(trial).toOpaque())
        guard let map = MemoryMap.read(), let copy = MemoryCopy(of: map.regions.filter(isHeap)) else {
            return .missing
        }
        let blocks = HeapBlocks(map, copy)
        guard let block = blocks.block(startingAt: address), blocks.sizes[block] >= 16 + 8 * 6 else { return .missing }
        return withExtendedLifetime(trial) { blocks.block(containing: address + 40) == block } ? .working : .missing
    }

    private final class Trial {
        var words = (1, 2, 3, 4, 5, 6)
        @inline(never) init() {}
    }

    /// A row of chunks, one after the other.
    private struct Row {
        var start: UInt
        var end: UInt
        /// For each page, the last block that starts at or before the page.
        var pages: [Int32] = []
    }

    /// The addresses of the blocks, in ascending order, and how many bytes each has.
    package private(set) var starts: [UInt] = []
    package private(set) var sizes: [UInt] = []
    private var rows: [Row] = []
    /// Regions that may be heap, and are not.
    package private(set) var others: [MemoryMap.Region] = []

    /// Whether there may be blocks in a region.
    package static func isHeap(_ region: MemoryMap.Region) -> Bool {
        region.isReadable && region.isWritable && !region.isShared && (region.path.isEmpty || region.path == "[heap]")
    }

    /// Whether every arena was walked to its end. The memory of threads that go on may have changed in the meantime.
    package private(set) var isWhole = true

    package init(_ map: MemoryMap, _ copy: MemoryCopy) {
        for region in map.regions where Self.isHeap(region) {
            var place = region.start
            while place < region.end {
                let count = starts.count
                let end = walk(place, region, copy)
                if end > place {
                    rows.append(Row(start: place, end: end))
                    index(rows.count - 1, from: count)
                    place = end
                } else {
                    // An arena may lie behind memory that is something else.
                    let next = min((place / Self.arenaSize + 1) * Self.arenaSize, region.end)
                    var other = region
                    (other.start, other.end) = (place, next)
                    others.append(other)
                    place = next
                }
            }
        }
    }

    /// The largest size of a part of an arena, to which it is aligned.
    private static let arenaSize: UInt = 64 << 20

    /// Adds the blocks that begin at a place of a region. Returns where their chunks end, which is the place if there
    /// are none.
    private mutating func walk(_ place: UInt, _ region: MemoryMap.Region, _ copy: MemoryCopy) -> UInt {
        if region.path == "[heap]" { return walkChunks(place, region.end, copy) ?? place }
        // Of another thread's arena, which begins with a header: the arena's address, then three others, and sizes.
        if place % Self.arenaSize == 0, let arena = copy.word(place), arena % 16 == 0, arena > 0xFFFF,
            let size = copy.word(place + 16), size >= 4096, size % 4096 == 0, size <= Self.arenaSize
        {
            // It may have grown since the map was read.
            if place + size > region.end { isWhole = false }
            let end = min(place + size, region.end)
            let header: UInt = 48
            let state: UInt = arena == place + header ? 2200 : 0
            let first = (place + header + state + 15) & ~15
            if walkChunks(first, end, copy) != nil { return end }
        }
        // Large blocks have pages of their own.
        var end = place
        while end < region.end, let size = copy.word(end + 8), size & 7 == 2, copy.word(end) == 0,
            case let size = size & ~7, size >= 4096, size % 4096 == 0, end + size <= region.end
        {
            starts.append(end + 16)
            sizes.append(size - 16)
            end += size
        }
        return end
    }

    /// Returns where the chunks end; nil if what is there are no chunks.
    private mutating func walkChunks(_ start: UInt, _ end: UInt, _ copy: MemoryCopy) -> UInt? {
        var place = start
        let count = starts.count
        while place + 32 <= end, let header = copy.word(place + 8) {
            let size = header & ~7
            guard size >= 32, size % 16 == 0, place + size <= end else { break }
            let next = place + size
            // The next chunk says whether this one is in use. The last is what is left over.
            if next + 16 <= end, let following = copy.word(next + 8), following & 1 == 1 {
                starts.append(place + 16)
                sizes.append(size - 8)
            }
            place = next
        }
        guard starts.count > count else { return nil }
        if place < end { isWhole = false }
        return end
    }

    private mutating func index(_ row: Int, from first: Int) {
        var block = first
        var pages: [Int32] = []
        var page = rows[row].start
        while page < rows[row].end {
            while block + 1 < starts.count, starts[block + 1] <= page { block += 1 }
            pages.append(Int32(block))
            page += 4096
        }
        rows[row].pages = pages
    }

    /// The block that begins at an address.
    @inline(__always)
    package func block(startingAt address: UInt) -> Int? {
        guard address & 15 == 0, let block = block(containing: address), starts[block] == address else { return nil }
        return block
    }

    /// The block that an address is in.
    @inline(__always)
    package func block(containing address: UInt) -> Int? {
        for row in rows where address >= row.start && address < row.end {
            let page = Int((address - row.start) >> 12)
            var low = Int(row.pages[page])
            var high = page + 1 < row.pages.count ? Int(row.pages[page + 1]) + 1 : starts.count
            while low < high {
                let middle = (low + high) / 2
                if starts[middle] <= address { low = middle + 1 } else { high = middle }
            }
            guard low > 0 else { return nil }
            let block = low - 1
            return starts[block] <= address && address < starts[block] + sizes[block] ? block : nil
        }
        return nil
    }

    /// The blocks that threads keep ready to be given out again, and the tables in which they do.
    package func free(in copy: MemoryCopy) -> [Int] {
        var free: [Int] = []
        // A count of 16 bits for each of 64 sizes, and a list.
        let size: UInt = 64 * (2 + 8)
        for table in starts.indices where sizes[table] == size + 8 {
            var found: [Int] = []
            var isTable = true
            for index in 0..<UInt(64) where isTable {
                let counts = copy.word(starts[table] + index / 4 * 8) ?? 0
                var count = counts >> (index % 4 * 16) & 0xFFFF
                var entry = copy.word(starts[table] + 128 + index * 8) ?? 0
                isTable = count <= 7 && (count == 0) == (entry == 0)
                while count > 0, isTable {
                    guard let block = block(startingAt: entry), let next = copy.word(entry) else {
                        isTable = false
                        break
                    }
                    found.append(block)
                    entry = next ^ (entry >> 12)
                    count -= 1
                }
            }
            if isTable, !found.isEmpty { free += found + [table] }
        }
        return free
    }
}
