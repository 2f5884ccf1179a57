internal import Foundation

/// Where the objects of one space are in memory, by number: a table of open addressing in memory of its own, so that a
/// look-up counts no references.
struct ObjectTable {
    private struct Slot {
        var number: Int64
        /// nil for a slot that was never used.
        var object: UnsafeMutableRawPointer?
    }

    let space: Unmanaged<IdentifierSpace>
    private var slots: UnsafeMutablePointer<Slot>
    private var mask: Int
    /// The slots that have, or had, an object.
    private var used = 0
    private var count = 0

    private static let smallest = 16
    /// Stands in a slot whose object went.
    private static var gone: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 1) }

    init(_ space: IdentifierSpace) {
        self.space = Unmanaged.passRetained(space)
        mask = Self.smallest - 1
        slots = Self.make(Self.smallest)
    }

    func free() {
        slots.deallocate()
        space.release()
    }

    private static func make(_ capacity: Int) -> UnsafeMutablePointer<Slot> {
        let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
        slots.initialize(repeating: Slot(number: 0, object: nil), count: capacity)
        return slots
    }

    /// Eight neighbours in a row stay neighbours: objects are mostly made and read in the order of their numbers.
    @inline(__always)
    private func home(_ number: Int64) -> Int {
        let bits = UInt64(bitPattern: number)
        let mixed = ((bits >> 3) &* 0x9E37_79B9_7F4A_7C15) >> 32
        return Int(truncatingIfNeeded: mixed << 3 | bits & 7) & mask
    }

    @inline(__always)
    private func place(of number: Int64) -> Int? {
        var place = home(number)
        while let object = slots[place].object {
            if slots[place].number == number, object != Self.gone { return place }
            place = (place + 1) & mask
        }
        return nil
    }

    @inline(__always)
    func object(_ number: Int64) -> UnsafeMutableRawPointer? { place(of: number).flatMap { slots[$0].object } }

    var isEmpty: Bool { count == 0 }

    /// Adds an object; where there is one of the number already, that one is the answer.
    @inline(__always)
    mutating func add(_ number: Int64, unlessKnown object: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        if (used + 1) * 2 > mask + 1 { resize() }
        var place = home(number)
        while let known = slots[place].object {
            if slots[place].number == number, known != Self.gone { return known }
            place = (place + 1) & mask
        }
        slots[place] = Slot(number: number, object: object)
        used += 1
        count += 1
        return nil
    }

    /// Makes room for so many more objects in one go.
    mutating func reserve(_ more: Int) {
        if (used + more) * 2 > mask + 1 { resize(for: more) }
    }

    mutating func set(_ number: Int64, _ object: UnsafeMutableRawPointer) {
        if let place = place(of: number) {
            slots[place].object = object
            return
        }
        if (used + 1) * 2 > mask + 1 { resize() }
        add(number, object)
    }

    @inline(__always)
    private mutating func add(_ number: Int64, _ object: UnsafeMutableRawPointer) {
        var place = home(number)
        while slots[place].object != nil { place = (place + 1) & mask }
        slots[place] = Slot(number: number, object: object)
        used += 1
        count += 1
    }

    /// Takes an object out, unless another has taken its place.
    mutating func remove(_ number: Int64, _ object: UnsafeMutableRawPointer) {
        guard let place = place(of: number), slots[place].object == object else { return }
        count -= 1
        if count == 0 { return clear() }
        if slots[(place + 1) & mask].object == nil {
            slots[place].object = nil
            used -= 1
        } else {
            slots[place].object = Self.gone
        }
    }

    private mutating func clear() {
        if mask + 1 > Self.smallest * 4 {
            slots.deallocate()
            mask = Self.smallest - 1
            slots = Self.make(Self.smallest)
        } else {
            slots.update(repeating: Slot(number: 0, object: nil), count: mask + 1)
        }
        used = 0
    }

    /// Makes room for twice the objects that there are, and so many more at least, without the slots of those that went.
    private mutating func resize(for more: Int = 1) {
        let (old, oldCapacity) = (slots, mask + 1)
        var capacity = Self.smallest
        let wanted = max((count + 1) * 2, count + more)
        while capacity < wanted * 2 { capacity *= 2 }
        slots = Self.make(capacity)
        mask = capacity - 1
        (used, count) = (0, 0)
        for place in 0..<oldCapacity {
            if let object = old[place].object, object != Self.gone { add(old[place].number, object) }
        }
        old.deallocate()
    }

    func forEach(_ body: (UnsafeMutableRawPointer) -> Void) {
        for place in 0...mask {
            if let object = slots[place].object, object != Self.gone { body(object) }
        }
    }
}
