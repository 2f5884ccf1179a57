/// The columns of a row as SQLite gave them, one behind the other: what fetched objects keep until somebody looks at their
/// values, which is cheaper by far than the values.
struct RowImage {
    let page: RowPage
    /// In the page's memory.
    let start: UnsafeRawPointer

    /// Puts images together.
    struct Writer: ~Copyable {
        /// The pages that are being filled, each with the place behind what it has.
        private var pages: [(page: RowPage, used: Int)] = []
        private var page: RowPage?
        /// The page's plan, for a comparison that counts no references.
        private var plan: UnsafeMutableRawPointer?
        /// The page's memory, how much of it there is, how much is used, and where the image begins.
        private var memory = UnsafeMutableRawPointer(bitPattern: 16)
        private var capacity = 0
        private var used = 0
        private var first = 0
        /// How large the next page is: small for a row or two, then enough for dozens, so that a row that is kept alone
        /// keeps little else.
        private var size = 256

        /// Begins an image.
        @inline(__always)
        mutating func begin(_ plan: RowReader.Plan) {
            if self.plan != Unmanaged.passUnretained(plan).toOpaque() { turn(to: plan) }
            first = used
        }

        /// The image that was begun.
        @inline(__always)
        borrowing func end() -> RowImage? {
            guard let page, let memory else { return nil }
            return RowImage(page: page, start: UnsafeRawPointer(memory + first))
        }

        @inline(never)
        private mutating func turn(to plan: RowReader.Plan) {
            if let page {
                let known = pages.firstIndex { $0.page === page }
                if let known { pages[known].used = used } else { pages.append((page, used)) }
            }
            if let next = pages.first(where: { $0.page.plan === plan }) {
                take(next.page, used: next.used)
            } else {
                take(makePage(plan, 0), used: 0)
            }
        }

        private mutating func makePage(_ plan: RowReader.Plan, _ needed: Int) -> RowPage {
            // A little less than a power of two, for what malloc adds
            let page = RowPage(plan, capacity: needed + size - 16)
            size = min(size * 2, 4096)
            return page
        }

        private mutating func take(_ page: RowPage, used: Int) {
            self.page = page
            plan = Unmanaged.passUnretained(page.plan).toOpaque()
            memory = page.start
            capacity = page.capacity
            self.used = used
        }

        @inline(__always)
        private mutating func reserve(_ more: Int) {
            if capacity - used < more { grow(more) }
        }

        /// Goes on in another page, with what the image has so far.
        @inline(never)
        private mutating func grow(_ more: Int) {
            guard let page, let memory else { return }
            let begun = used - first
            let next = makePage(page.plan, begun + more)
            next.start.copyMemory(from: memory + first, byteCount: begun)
            if let known = pages.firstIndex(where: { $0.page === page }) { pages.remove(at: known) }
            take(next, used: begun)
            first = 0
        }

        @inline(__always)
        private mutating func put<Value: BitwiseCopyable>(_ tag: Tag, _ value: Value) {
            reserve(1 + MemoryLayout<Value>.size)
            guard let memory else { return }
            memory.storeBytes(of: tag.rawValue, toByteOffset: used, as: UInt8.self)
            memory.storeBytes(of: value, toByteOffset: used + 1, as: Value.self)
            used += 1 + MemoryLayout<Value>.size
        }

        @inline(__always)
        private mutating func put(_ tag: Tag, _ bytes: UnsafeRawBufferPointer) {
            put(tag, UInt32(truncatingIfNeeded: bytes.count))
            reserve(bytes.count)
            if let base = bytes.baseAddress, let memory {
                (memory + used).copyMemory(from: base, byteCount: bytes.count)
            }
            used += bytes.count
        }

        @inline(__always)
        mutating func add(_ value: RawValue) {
            switch value {
            case .null:
                reserve(1)
                memory?.storeBytes(of: Tag.null.rawValue, toByteOffset: used, as: UInt8.self)
                used += 1
            case .integer(let number): put(.integer, number)
            case .real(let number): put(.real, number)
            case .text(let bytes): put(.text, bytes)
            case .blob(let bytes): put(.blob, bytes)
            }
        }
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
            // SQLite has no values of more than 2 GB.
            let count = Int(place.loadUnaligned(as: UInt32.self))
            let bytes = UnsafeRawBufferPointer(start: place + 4, count: count)
            place += 4 + count
            return tag == .text ? .text(bytes) : .blob(bytes)
        }
    }
}
