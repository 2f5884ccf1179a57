/// A growable run of plain values at a stable-until-growth address.
///
/// The solver's inner loops work on addresses: an `Array` in a class costs an exclusivity check and a bounds check for
/// each access, which is most of the time at this grain. The owner frees it.
struct Buffer<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private(set) var capacity: Int

    init(minimumCapacity: Int = 16) {
        capacity = minimumCapacity
        base = .allocate(capacity: minimumCapacity)
    }

    func free() {
        base.deallocate()
    }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        @inline(__always) nonmutating set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        base[count] = element
        count += 1
    }

    @inline(__always)
    mutating func popLast() -> Element? {
        if count == 0 { return nil }
        count -= 1
        return base[count]
    }

    @inline(__always)
    mutating func removeAll() {
        count = 0
    }

    /// Forgets the elements from `newCount` on.
    mutating func truncate(to newCount: Int) {
        assert(newCount <= count)
        count = newCount
    }

    /// Makes the count `newCount`; what is new is uninitialised.
    mutating func resize(to newCount: Int) {
        if newCount > capacity { grow(to: newCount) }
        count = newCount
    }

    var elements: UnsafeBufferPointer<Element> {
        UnsafeBufferPointer(start: base, count: count)
    }

    @inline(never)
    private mutating func grow(to needed: Int) {
        let newCapacity = max(needed, capacity * 2)
        let new = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        new.update(from: base, count: count)
        base.deallocate()
        base = new
        capacity = newCapacity
    }
}
