/// Puts the times of a display server's events, milliseconds that wrap round, on a surface's clock.
///
/// Times between events are kept exact, which a velocity needs, and no event is later than the moment it arrives.
package struct EventClock {
    private var last: UInt32?
    private var elapsed = 0.0
    private var offset = Double.infinity

    package init() {}

    package mutating func time(of milliseconds: UInt32, now: Double) -> Double {
        guard milliseconds != 0 else { return now }  // the server gave none
        if let last { elapsed += Double(Int32(bitPattern: milliseconds &- last)) / 1000 }
        last = milliseconds
        // The least delay ever seen counts as none.
        offset = min(offset, now - elapsed)
        return elapsed + offset
    }
}
