internal import Foundation

/// What a page of rows has in front of them.
struct RowPageHeader {
    /// How the values of the rows' images are read; nil if there are no images.
    let plan: RowReader.Plan?
    let origin: IdentifierOrigin
    let room: Int
    /// How much of the memory has rows.
    var used = 0
}

/// Memory for rows of one entity, one behind the other, which goes when all of them have gone.
///
/// Rows that are read together are mostly kept together: one page for many costs less than memory of its own for each.
/// The page itself is in front of them, in the same memory.
final class RowPage: ManagedBuffer<RowPageHeader, UInt64> {
    /// What an object of this class takes before its rows.
    static let overhead = 16 + MemoryLayout<RowPageHeader>.size

    static func make(_ plan: RowReader.Plan?, _ origin: IdentifierOrigin, capacity: Int) -> RowPage {
        let words = (capacity + 7) / 8
        let made = create(minimumCapacity: words) { _ in RowPageHeader(plan: plan, origin: origin, room: words * 8) }
        return unsafeDowncast(made, to: RowPage.self)
    }

    @inline(__always)
    var start: UnsafeMutableRawPointer { withUnsafeMutablePointerToElements { UnsafeMutableRawPointer($0) } }
    @inline(__always)
    var room: Int { header.room }
    @inline(__always)
    var used: Int {
        get { withUnsafeMutablePointerToHeader { $0.pointee.used } }
        set { withUnsafeMutablePointerToHeader { $0.pointee.used = newValue } }
    }
    /// What identifiers of the rows have in common.
    @inline(__always)
    var originReference: Unmanaged<IdentifierOrigin> {
        withUnsafeMutablePointerToHeader { Unmanaged.passUnretained($0.pointee.origin) }
    }

    /// The values of a row of the page.
    @inline(__always)
    func values(_ head: RowHead.Place) -> ContiguousArray<StoredValue> {
        head.pointee.areMade ? RowHead.values(at: head).pointee : makeValues(head)
    }

    /// Reads the values of a row, and keeps them for those who ask next.
    @inline(never)
    func makeValues(_ head: RowHead.Place) -> ContiguousArray<StoredValue> {
        guard let plan = header.plan else { return [] }
        let values = plan.values(in: RowImage(start: UnsafeRawPointer(head) + RowHead.size))
        RowHead.keep(values, at: head)
        return values
    }

    /// Puts rows with their values into pages, a few into each: rows that are saved together often go together.
    struct Filler {
        private var page: RowPage?
        private static let most = 16

        @inline(__always)
        mutating func add(_ key: ObjectKey, version: Int64, _ values: ContiguousArray<StoredValue>) -> StoredRow {
            if let page, page.room - page.used >= RowHead.size, page.header.origin === key.origin {
                return page.add(key.number, version: version, values)
            }
            let page = RowPage.make(nil, key.origin, capacity: RowHead.size * Self.most)
            self.page = page
            return page.add(key.number, version: version, values)
        }
    }

    /// Adds a row with its values. There must be room.
    @inline(__always)
    func add(_ number: Int64, version: Int64, _ values: ContiguousArray<StoredValue>) -> StoredRow {
        let place = start + used
        RowHead.write(at: place, .passUnretained(self), number: number, version: version, values)
        used += RowHead.size
        return StoredRow(self, place.assumingMemoryBound(to: RowHead.self))
    }

    deinit {
        var place = start
        let end = place + used
        while place < end {
            let head = place.assumingMemoryBound(to: RowHead.self)
            if head.pointee.areMade { RowHead.values(at: head).deinitialize(count: 1) }
            place += Int(head.pointee.size)
        }
    }
}
