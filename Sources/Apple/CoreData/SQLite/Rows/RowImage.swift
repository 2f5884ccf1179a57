internal import Foundation
internal import SQLite3

/// The columns of a row as SQLite gave them, one behind the other: what fetched objects keep until somebody looks at their
/// values, which is cheaper by far than the values.
struct RowImage {
    /// Behind the row's head, in the memory of its page.
    let start: UnsafeRawPointer

    /// Writes rows into pages.
    struct Writer: ~Copyable {
        /// The pages of the rows.
        private(set) var pages: [RowPage] = []
        /// The pages that are being filled, one for each plan.
        private var open: [RowPage] = []
        /// The page that is being filled, and its plan, which count no references.
        private var page: Unmanaged<RowPage>?
        private var plan: Unmanaged<RowReader.Plan>?
        /// The page's memory, how much of it there is, how much is used, and where the row begins.
        private var memory = UnsafeMutableRawPointer(bitPattern: 16)
        private var capacity = 0
        private var used = 0
        private var first = 0
        /// How large the next page is: small for a row or two, then enough for dozens, so that a row that is kept alone
        /// keeps little else.
        private var size = 256

        /// Begins a row.
        ///
        /// - Parameter room: How much its image takes but for texts and bytes.
        @inline(__always)
        mutating func begin(
            _ plan: Unmanaged<RowReader.Plan>, number: Int64, version: Int64, imageAtLeast room: Int
        ) {
            if self.plan?.toOpaque() != plan.toOpaque() { turn(to: plan.takeUnretainedValue()) }
            first = used
            reserve(RowHead.size + room)
            guard let page, let memory else { return }
            RowHead.write(at: memory + used, page, number: number, version: version)
            used += RowHead.size
        }

        /// The row that was begun.
        @inline(__always)
        mutating func end() -> RowHead.Place {
            guard let page, let memory else { preconditionFailure("A row was begun") }
            used = (used + 7) & ~7
            let head = (memory + first).assumingMemoryBound(to: RowHead.self)
            head.pointee.size = UInt32(truncatingIfNeeded: used - first)
            page._withUnsafeGuaranteedRef { $0.used = used }
            return head
        }

        @inline(never)
        private mutating func turn(to plan: RowReader.Plan) {
            take(open.first { $0.header.plan === plan } ?? makePage(plan, RowHead.size))
        }

        private mutating func makePage(_ plan: RowReader.Plan, _ needed: Int) -> RowPage {
            // A little less than a power of two, for what malloc adds
            let page = RowPage.make(plan, plan.origin, capacity: needed + size - RowPage.overhead - 16)
            size = min(size * 2, 4096)
            pages.append(page)
            open.append(page)
            return page
        }

        private mutating func take(_ page: RowPage) {
            self.page = Unmanaged.passUnretained(page)
            plan = page.header.plan.map(Unmanaged.passUnretained)
            memory = page.start
            // Room for the end of a row
            capacity = page.room - 8
            used = page.used
        }

        @inline(__always)
        private mutating func reserve(_ more: Int) {
            if capacity - used < more { grow(more) }
        }

        /// Goes on in another page, with what the row has so far.
        @inline(never)
        private mutating func grow(_ more: Int) {
            guard let page = page?.takeUnretainedValue(), let plan = page.header.plan, let memory else { return }
            let begun = used - first
            open.removeAll { $0 === page }
            let next = makePage(plan, begun + more)
            next.start.copyMemory(from: memory + first, byteCount: begun)
            if begun > 0 { next.start.assumingMemoryBound(to: RowHead.self).pointee.page = .passUnretained(next) }
            take(next)
            (used, first) = (begun, 0)
        }

        /// Adds a value of a statement's row to the image. There is room for its tag and a number.
        ///
        /// - Parameter rest: How much room there has to be afterwards.
        @inline(__always)
        mutating func add(_ statement: OpaquePointer, _ index: Int32, rest: Int) {
            // One look at the column, as for a ``RawValue``
            let value = sqlite3_column_value(statement, index)
            guard let memory else { return }
            let type = sqlite3_value_type(value)
            switch type {
            case SQLITE_INTEGER:
                memory.storeBytes(of: Tag.integer.rawValue, toByteOffset: used, as: UInt8.self)
                memory.storeBytes(of: sqlite3_value_int64(value), toByteOffset: used + 1, as: Int64.self)
                used += 9
            case SQLITE_FLOAT:
                memory.storeBytes(of: Tag.real.rawValue, toByteOffset: used, as: UInt8.self)
                memory.storeBytes(of: sqlite3_value_double(value), toByteOffset: used + 1, as: Double.self)
                used += 9
            case SQLITE_TEXT:
                let start = sqlite3_value_text(value)
                add(.text, UnsafeRawPointer(start), start == nil ? 0 : Int(sqlite3_value_bytes(value)), rest)
            case SQLITE_BLOB:
                let start = sqlite3_value_blob(value)
                add(.blob, start, start == nil ? 0 : Int(sqlite3_value_bytes(value)), rest)
            default:
                memory.storeBytes(of: Tag.null.rawValue, toByteOffset: used, as: UInt8.self)
                used += 1
            }
        }

        @inline(__always)
        private mutating func add(_ tag: Tag, _ start: UnsafeRawPointer?, _ count: Int, _ rest: Int) {
            reserve(count + 5 + rest)
            guard let memory else { return }
            memory.storeBytes(of: tag.rawValue, toByteOffset: used, as: UInt8.self)
            memory.storeBytes(of: UInt32(truncatingIfNeeded: count), toByteOffset: used + 1, as: UInt32.self)
            if let start { (memory + used + 5).copyMemory(from: start, byteCount: count) }
            used += 5 + count
        }
    }

    /// The most that a number takes.
    static let number = 9

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
