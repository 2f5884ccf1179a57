internal import Foundation

/// The columns of a row as SQLite gave them, one behind the other in one piece of memory: what fetched objects keep until
/// somebody looks at their values, which is cheaper by far than the values. Whoever has it frees it.
struct RowImage {
    let start: UnsafeRawPointer

    /// A copy of what was put together.
    @inline(__always)
    init(_ bytes: UnsafeRawBufferPointer) {
        // Not Swift's allocation, which is slower by a call.
        guard let start = malloc(max(bytes.count, 1)) else { fatalError("No memory is left") }
        if let base = bytes.baseAddress { memcpy(start, base, bytes.count) }
        self.start = UnsafeRawPointer(start)
    }

    func free() { Foundation.free(UnsafeMutableRawPointer(mutating: start)) }

    /// Memory in which images are put together.
    struct Scratch: ~Copyable {
        private(set) var start = UnsafeMutableRawPointer.allocate(byteCount: 1024, alignment: 16)
        private var capacity = 1024
        private(set) var count = 0

        deinit { start.deallocate() }

        mutating func clear() { count = 0 }

        @inline(__always)
        private mutating func reserve(_ more: Int) {
            if capacity - count < more { grow(more) }
        }

        @inline(never)
        private mutating func grow(_ more: Int) {
            let wider = max(capacity * 2, count + more)
            let moved = UnsafeMutableRawPointer.allocate(byteCount: wider, alignment: 16)
            moved.copyMemory(from: start, byteCount: count)
            start.deallocate()
            start = moved
            capacity = wider
        }

        @inline(__always)
        private mutating func put<Value: BitwiseCopyable>(_ tag: Tag, _ value: Value) {
            reserve(1 + MemoryLayout<Value>.size)
            start.storeBytes(of: tag.rawValue, toByteOffset: count, as: UInt8.self)
            start.storeBytes(of: value, toByteOffset: count + 1, as: Value.self)
            count += 1 + MemoryLayout<Value>.size
        }

        @inline(__always)
        private mutating func put(_ tag: Tag, _ bytes: UnsafeRawBufferPointer) {
            put(tag, bytes.count)
            reserve(bytes.count)
            if let base = bytes.baseAddress { (start + count).copyMemory(from: base, byteCount: bytes.count) }
            count += bytes.count
        }

        @inline(__always)
        mutating func add(_ value: RawValue) {
            switch value {
            case .null:
                reserve(1)
                start.storeBytes(of: Tag.null.rawValue, toByteOffset: count, as: UInt8.self)
                count += 1
            case .integer(let number): put(.integer, number)
            case .real(let number): put(.real, number)
            case .text(let bytes): put(.text, bytes)
            case .blob(let bytes): put(.blob, bytes)
            }
        }

        var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }
    }

    private enum Tag: UInt8 {
        case null, integer, real, text, blob
    }

    /// Takes the next value from an image.
    static func next(_ place: inout UnsafeRawPointer) -> RawValue {
        let tag = Tag(rawValue: place.load(as: UInt8.self)) ?? .null
        place += 1
        switch tag {
        case .null: return .null
        case .integer:
            defer { place += 8 }
            return .integer(place.loadUnaligned(as: Int64.self))
        case .real:
            defer { place += 8 }
            return .real(place.loadUnaligned(as: Double.self))
        case .text, .blob:
            let count = place.loadUnaligned(as: Int.self)
            let bytes = UnsafeRawBufferPointer(start: place + 8, count: count)
            place += 8 + count
            return tag == .text ? .text(bytes) : .blob(bytes)
        }
    }
}
