/// The receivers of a subject, in order of subscription.
///
/// The first is kept inline, so that a subject of one observer has no array. A value is delivered from copies of
/// `first` and `rest`, which cost nothing unless somebody comes or goes meanwhile. What values the receivers take is
/// not in the audience's type: generic code would have to ask the runtime for that type with each subscription.
@usableFromInline
package struct Audience {
    @usableFromInline
    struct Member {
        let seat: Seat
        let sink: SinkBase
        /// The sink, to call it without counting a reference.
        @usableFromInline let reference: Unmanaged<SinkBase>

        init(seat: Seat, sink: SinkBase) {
            self.seat = seat
            self.sink = sink
            reference = .passUnretained(sink)
        }
    }

    @usableFromInline var first: SinkBase?
    private var firstSeat: Seat?
    @usableFromInline var rest: ContiguousArray<Member> = []
    private var lastKey: UInt32 = 0

    package init() {}

    package var isEmpty: Bool { first == nil && rest.isEmpty }

    /// The key of whoever comes next.
    ///
    /// - Parameter newcomers: The seats that have a key and are not here yet.
    mutating func nextKey(beside newcomers: @autoclosure () -> [Seat]) -> UInt32 {
        if lastKey == .max { renumber(newcomers()) }
        lastKey += 1
        return lastKey
    }

    /// Gives the seats the first keys, in the order that they have.
    package mutating func renumber(_ newcomers: [Seat]) {
        let seats = ([firstSeat].compactMap { $0 } + rest.map(\.seat) + newcomers).sorted { $0.key < $1.key }
        for (index, seat) in seats.enumerated() { seat.key = UInt32(index + 1) }
        lastKey = UInt32(seats.count)
    }

    package mutating func insert(_ sink: SinkBase, _ seat: Seat) {
        if first == nil, rest.isEmpty {
            first = sink
            firstSeat = seat
        } else if let last = rest.last?.seat ?? firstSeat, seat.key < last.key {
            insertBefore(Member(seat: seat, sink: sink))
        } else {
            rest.append(Member(seat: seat, sink: sink))
        }
    }

    /// For one who was still catching up while others came.
    private mutating func insertBefore(_ member: Member) {
        if let first, let firstSeat {
            rest.insert(Member(seat: firstSeat, sink: first), at: 0)
            self.first = nil
            self.firstSeat = nil
        }
        rest.insert(member, at: rest.firstIndex { $0.seat.key > member.seat.key } ?? rest.count)
    }

    package mutating func remove(_ seat: Seat) -> SinkBase? {
        if firstSeat === seat {
            defer {
                first = nil
                firstSeat = nil
            }
            return first
        }
        guard let index = rest.sortedIndex(of: seat.key, by: \.seat.key) else { return nil }
        return rest.remove(at: index).sink
    }

    /// Tells every seat that it belongs to no subject any more.
    func abandon() {
        firstSeat?.abandon()
        for member in rest { member.seat.abandon() }
    }

    package func stop(_ error: (any Error)?) {
        first?.stop(error)
        for member in rest { member.sink.stop(error) }
    }
}

extension Sink {
    /// Sends a value to an audience, given as copies of its parts, all of which are sinks of this type.
    @inlinable @inline(__always)
    static func next(_ value: Element, _ first: SinkBase?, _ rest: ContiguousArray<Audience.Member>) {
        if let first { pass(value, to: Unmanaged.passUnretained(first)) }
        // By index: a copy of a member would count references to what is in it.
        rest.withUnsafeBufferPointer { members in
            for index in members.indices { pass(value, to: members[index].reference) }
        }
        withExtendedLifetime((first, rest)) {}
    }

    @inlinable @inline(__always)
    static func pass(_ value: Element, to reference: Unmanaged<SinkBase>) {
        Unmanaged<Sink<Element>>.fromOpaque(reference.toOpaque())._withUnsafeGuaranteedRef { sink in
            if sink.isLive { sink.send(value) }
        }
    }
}
