internal import Synchronization

/// What a row begins with in its page. Its values follow, once somebody has asked for them, and then its image if it was
/// read from a file.
struct RowHead: ~Copyable {
    typealias Place = UnsafeMutablePointer<RowHead>

    /// What there is of a row's values.
    private enum Values {
        static let none: UInt32 = 0
        /// A thread is putting them there.
        static let coming: UInt32 = 1
        static let made: UInt32 = 2
    }

    /// The number of the object within its space.
    let number: Int64
    let version: Int64
    /// The page that the row is in.
    var page: Unmanaged<RowPage>
    private let state: Atomic<UInt32>
    /// How far the next row is from here.
    var size: UInt32 = 0

    /// How much a row takes without an image.
    static let size = MemoryLayout<RowHead>.size + MemoryLayout<ContiguousArray<StoredValue>>.size

    private init(_ page: Unmanaged<RowPage>, _ number: Int64, _ version: Int64, _ state: UInt32) {
        self.number = number
        self.version = version
        self.page = page
        self.state = Atomic(state)
        size = UInt32(Self.size)
    }

    /// Where a row's values are if they are made.
    @inline(__always)
    static func values(at head: Place) -> UnsafeMutablePointer<ContiguousArray<StoredValue>> {
        (UnsafeMutableRawPointer(head) + MemoryLayout<RowHead>.size)
            .assumingMemoryBound(to: ContiguousArray<StoredValue>.self)
    }

    /// Begins a row without values.
    @inline(__always)
    static func write(
        at place: UnsafeMutableRawPointer, _ page: Unmanaged<RowPage>, number: Int64, version: Int64
    ) {
        place.assumingMemoryBound(to: RowHead.self).initialize(to: RowHead(page, number, version, Values.none))
    }

    /// Makes a row with values.
    static func write(
        at place: UnsafeMutableRawPointer, _ page: Unmanaged<RowPage>, number: Int64, version: Int64,
        _ values: ContiguousArray<StoredValue>
    ) {
        let head = place.assumingMemoryBound(to: RowHead.self)
        head.initialize(to: RowHead(page, number, version, Values.made))
        self.values(at: head).initialize(to: values)
    }

    @inline(__always)
    var areMade: Bool { state.load(ordering: .acquiring) == Values.made }

    /// Keeps the values of a row, unless another thread is keeping them, which are the same.
    static func keep(_ values: ContiguousArray<StoredValue>, at head: Place) {
        let isFree = head.pointee.state.compareExchange(
            expected: Values.none, desired: Values.coming, ordering: .acquiringAndReleasing
        ).exchanged
        guard isFree else { return }
        self.values(at: head).initialize(to: values)
        head.pointee.state.store(Values.made, ordering: .releasing)
    }
}
