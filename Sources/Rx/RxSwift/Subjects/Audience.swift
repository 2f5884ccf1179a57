/// The receivers of a subject, in order of subscription.
///
/// The first is kept inline, so that a subject of one observer has no array. A value is delivered from a copy, which
/// costs nothing unless somebody comes or goes meanwhile.
package struct Audience<Element> {
    struct Seat {
        let key: UInt64
        let sink: Sink<Element>
    }

    private var first: Sink<Element>?
    private var firstKey: UInt64 = 0
    private var rest: ContiguousArray<Seat> = []
    private var lastKey: UInt64 = 0

    package init() {}

    package var isEmpty: Bool { first == nil && rest.isEmpty }

    package mutating func nextKey() -> UInt64 {
        lastKey += 1
        return lastKey
    }

    package mutating func insert(_ sink: Sink<Element>, _ key: UInt64) {
        if first == nil, rest.isEmpty {
            first = sink
            firstKey = key
        } else if key < (rest.last?.key ?? firstKey) {
            insertBefore(sink, key)
        } else {
            rest.append(Seat(key: key, sink: sink))
        }
    }

    /// For one who was still catching up while others came.
    private mutating func insertBefore(_ sink: Sink<Element>, _ key: UInt64) {
        if let first {
            rest.insert(Seat(key: firstKey, sink: first), at: 0)
            self.first = nil
        }
        rest.insert(Seat(key: key, sink: sink), at: rest.firstIndex { $0.key > key } ?? rest.count)
    }

    package mutating func remove(_ key: UInt64) -> Sink<Element>? {
        if firstKey == key, let sink = first {
            first = nil
            return sink
        }
        guard let index = rest.sortedIndex(of: key, by: \.key) else { return nil }
        return rest.remove(at: index).sink
    }

    @inline(__always)
    package func next(_ value: Element) {
        if let first, first.isLive { first.next(value) }
        for seat in rest where seat.sink.isLive { seat.sink.next(value) }
    }

    package func stop(_ error: (any Error)?) {
        first?.stop(error)
        for seat in rest { seat.sink.stop(error) }
    }
}
