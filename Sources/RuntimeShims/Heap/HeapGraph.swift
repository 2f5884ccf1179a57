import Glibc

/// Who keeps whom on the heap, at one moment.
///
/// Made of a copy of the process, so that other threads may go on. What Swift's metadata tells is exact: weak
/// and unowned references keep nothing. Memory of which nothing is known (C's, tasks', enumerations) is taken to keep
/// whatever it seems to point to.
package final class HeapGraph {
    package struct Edge {
        /// The block that is kept.
        package var target: Int
        /// The place of the reference, in bytes from the holder's beginning.
        package var offset: Int
        /// Whether it is known to be a reference.
        package var isExact: Bool
    }

    /// Memory that is not on the heap.
    package enum Root {
        /// Of a global variable.
        case global
        case stack
        /// Memory that the process has from elsewhere.
        case memory
    }

    package let map: MemoryMap
    package let blocks: HeapBlocks
    private let copy: MemoryCopy
    private let types: HeapTypes
    /// For each block, its type's place in `found`; -1 if it has none, -2 for what keeps nothing: a side table,
    /// or a block that is kept ready to be given out again.
    private var typeIndex: [Int32] = []
    private var found: [HeapType] = []

    /// - Parameter stack: Where the part of this thread's stack begins that counts.
    package init?(stack: UInt) {
        // A copy of the process stands still while it is read. Where there can be none, the process itself is read while
        // its other threads go on, twice if they changed what was being read.
        stacks = Self.stacks(of: stack)
        let last =
            ProcessTwin.with { Self.contents(of: $0) }
            ?? Self.contents(of: "self").flatMap {
                $0.blocks.isWhole ? $0 : Self.contents(of: "self")
            }
        guard let last else { return nil }
        map = last.map
        copy = last.copy
        blocks = last.blocks
        types = HeapTypes(map, copy)
        classify()
    }

    private let stacks: [UInt]

    private static func contents(
        of process: String
    ) -> (map: MemoryMap, copy: MemoryCopy, blocks: HeapBlocks)? {
        guard let map = MemoryMap.read(of: process) else { return nil }
        let writable = map.regions.filter {
            $0.isReadable && $0.isWritable && !$0.isShared && !$0.path.hasPrefix("[v")
        }
        guard let copy = MemoryCopy(of: writable, in: process) else { return nil }
        return (map, copy, HeapBlocks(map, copy))
    }

    // MARK: Types

    private func classify() {
        typeIndex = [Int32](repeating: -1, count: blocks.starts.count)
        var known: [UInt: Int32] = [:]
        for block in blocks.starts.indices {
            guard let metadata = copy.word(blocks.starts[block]), metadata > 0xFFFF, metadata & 7 == 0 else { continue }
            let index: Int32
            if let earlier = known[metadata] {
                index = earlier
            } else if let type = types.type(metadata), !Self.isOurs(type.name) {
                index = Int32(found.count)
                found.append(type)
                known[metadata] = index
            } else {
                index = -1
                known[metadata] = -1
            }
            // A side table may have been found first.
            if index >= 0, typeIndex[block] != -2 { typeIndex[block] = index }
            guard index >= 0, let counts = copy.word(blocks.starts[block] + 8), counts >> 62 == 3,
                let table = blocks.block(startingAt: counts << 3)
            else { continue }
            typeIndex[table] = -2
        }
        for block in blocks.free(in: copy) { typeIndex[block] = -2 }
    }

    /// Whether it is of what looks at the heap, and refers to objects that it keeps only while it looks.
    private static func isOurs(_ name: String) -> Bool {
        name.hasPrefix("RuntimeShims.Heap") || name.hasPrefix("AppDriver.Leak")
    }

    /// The type of the object in a block; nil if there is none.
    package func type(of block: Int) -> HeapType? { typeIndex[block] < 0 ? nil : found[Int(typeIndex[block])] }

    /// The block of an object.
    package func block(of object: AnyObject) -> Int? {
        blocks.block(startingAt: UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
    }

    package func word(in block: Int, at offset: Int) -> UInt? {
        offset < 0 ? nil : copy.word(blocks.starts[block] + UInt(offset))
    }

    /// The word at an address of writable memory.
    package func word(at address: UInt) -> UInt? { copy.word(address) }

    // MARK: Edges

    private static let address: UInt = 0x00FF_FFFF_FFFF_FFF8

    /// Calls `body` with what a block keeps.
    package func forEachEdge(of block: Int, _ body: (Edge) -> Void) {
        guard typeIndex[block] != -2 else { return }
        let start = blocks.starts[block]
        let size = Int(blocks.sizes[block])
        guard let bytes = copy.bytes(start, UInt(size)) else { return }
        guard let type = type(of: block) else {
            for offset in stride(from: 0, to: size - 7, by: 8) { look(.any, bytes, offset, body) }
            return
        }
        for slot in type.slots where slot.offset + 8 <= size { look(slot.role, bytes, slot.offset, body) }
        switch type.tail {
        case .none: break
        case .words(let first):
            guard first < size else { return }
            for offset in stride(from: first, to: size - 7, by: 8) { look(.any, bytes, offset, body) }
        case .elements(let slots, let stride, let first):
            guard !slots.isEmpty, stride > 0, size > first else { return }
            let count = min((bytes + 16).load(as: Int.self), (size - first) / stride)
            guard count > 0 else { return }
            for index in 0..<count {
                for slot in slots { look(slot.role, bytes, first + index * stride + slot.offset, body) }
            }
        case .table(let keys, let keyStride, let values, let valueStride):
            forEachEntry(bytes, start, size, hasValues: valueStride > 0) { keyPlace, valuePlace, index in
                for slot in keys { look(slot.role, bytes, keyPlace + index * keyStride + slot.offset, body) }
                for slot in values { look(slot.role, bytes, valuePlace + index * valueStride + slot.offset, body) }
            }
        }
    }

    /// The entries of the storage of a set or a dictionary that are in use.
    private func forEachEntry(
        _ bytes: UnsafeRawPointer, _ start: UInt, _ size: Int, hasValues: Bool, _ body: (Int, Int, Int) -> Void
    ) {
        guard size > 64 else { return }
        let scale = Int((bytes + 32).load(as: Int8.self))
        guard scale >= 0, scale < 40 else { return }
        let bitmap = hasValues ? 64 : 56
        let keys = (bytes + 48).load(as: UInt.self) &- start
        let values = hasValues ? (bytes + 56).load(as: UInt.self) &- start : 0
        guard keys < UInt(size), values < UInt(size) else { return }
        for index in 0..<(1 << scale) {
            let place = bitmap + index / 64 * 8
            guard place + 8 <= size else { return }
            if (bytes + place).load(as: UInt.self) >> UInt(index % 64) & 1 == 1 {
                body(Int(keys), Int(values), index)
            }
        }
    }

    @inline(__always)
    private func look(_ role: HeapType.Role, _ bytes: UnsafeRawPointer, _ offset: Int, _ body: (Edge) -> Void) {
        switch role {
        case .strong:
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt.self) & Self.address
            if let target = blocks.block(startingAt: word) { body(Edge(target: target, offset: offset, isExact: true)) }
        case .closure:
            let word = bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt.self) & Self.address
            if let target = blocks.block(startingAt: word) {
                body(Edge(target: target, offset: offset + 8, isExact: true))
            }
        case .raw:
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt.self)
            guard let target = blocks.block(containing: word), typeIndex[target] != -2 else { return }
            if typeIndex[target] == -1 {
                body(Edge(target: target, offset: offset, isExact: true))
            } else if offset >= 24, blocks.starts[target] == word,
                isCode(bytes.loadUnaligned(fromByteOffset: offset - 8, as: UInt.self))
            {
                // A closure that was taken apart: its function, and what it captures.
                body(Edge(target: target, offset: offset, isExact: true))
            }
        case .any:
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt.self)
            if let target = target(word) { body(Edge(target: target, offset: offset, isExact: false)) }
        }
    }

    private func isCode(_ address: UInt) -> Bool {
        address > 0xFFFF && map.region(of: address)?.isExecutable == true
    }

    /// The block that a word of unknown meaning points to.
    @inline(__always)
    private func target(_ word: UInt) -> Int? {
        guard word > 0xFFFF, let target = blocks.block(containing: word & Self.address) else { return nil }
        switch typeIndex[target] {
        case -2: return nil
        case -1: return target
        default: return blocks.starts[target] == word & Self.address ? target : nil
        }
    }

    /// The objects that keep some blocks, and where.
    package func holders(of targets: Set<Int>) -> [(target: Int, holder: Int, edge: Edge)] {
        var holders: [(target: Int, holder: Int, edge: Edge)] = []
        for holder in blocks.starts.indices where typeIndex[holder] >= 0 {
            forEachEdge(of: holder) { if targets.contains($0.target) { holders.append(($0.target, holder, $0)) } }
        }
        return holders
    }

    // MARK: Roots

    /// Calls `body` with each block that other memory seems to point to, and the address of the reference.
    package func forEachRoot(_ body: (Root, _ address: UInt, _ target: Int) -> Void) {
        let others = Set(blocks.others.map(\.start))
        var last: MemoryMap.Region?
        for region in map.regions where region.isReadable && region.isWritable && !region.isShared {
            defer { last = region }
            let isVariables =
                region.path.hasPrefix("/")
                // Those that are empty at first lie behind the file's.
                || region.path.isEmpty && last.map { $0.path.hasPrefix("/") && $0.end == region.start } ?? false
            if let top = stacks.first(where: { $0 >= region.start && $0 < region.end }) {
                scan(.stack, from: top & ~7, to: region.end, body)
            } else if isVariables {
                scan(.global, from: region.start, to: region.end, body)
            } else if others.contains(region.start) {
                scan(.memory, from: region.start, to: region.end, body)
            }
        }
    }

    private func scan(_ root: Root, from start: UInt, to end: UInt, _ body: (Root, UInt, Int) -> Void) {
        guard let bytes = copy.bytes(start, end - start) else { return }
        for offset in stride(from: 0, to: Int(end - start) - 7, by: 8) {
            if let target = target(bytes.load(fromByteOffset: offset, as: UInt.self)) {
                body(root, start + UInt(offset), target)
            }
        }
    }

    /// The stack pointers of the threads.
    private static func stacks(of own: UInt) -> [UInt] {
        guard let folder = opendir("/proc/self/task") else { return [own] }
        defer { closedir(folder) }
        var stacks = [own]
        var buffer = [CChar](repeating: 0, count: 64)
        let count = readlink("/proc/thread-self", &buffer, 63)
        let link = buffer.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }
        let current = String(decoding: link.split(separator: UInt8(ascii: "/")).last ?? [], as: UTF8.self)
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            // Of a thread that waits the kernel tells where its stack is.
            guard name != current, let text = MemoryMap.text(of: "/proc/self/task/\(name)/syscall") else { continue }
            let words = text.split(separator: " ")
            guard words.count >= 2, let pointer = UInt(words[words.count - 2].dropFirst(2), radix: 16) else { continue }
            stacks.append(pointer)
        }
        return stacks
    }
}
