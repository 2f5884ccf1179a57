import Testing

@testable import Stage

@Suite("Event clock")
struct EventClockTests {
    @Test("Times between events are the server's, and no event is in the future")
    func differences() {
        var clock = EventClock()
        let one = clock.time(of: 1000, now: 50)
        let two = clock.time(of: 1016, now: 50.030)  // delivered 14 ms late
        let three = clock.time(of: 1032, now: 50.031)  // one that was less late than the first
        #expect(one == 50)
        #expect(abs(two - one - 0.016) < 1e-9)
        #expect(three <= 50.031)
    }

    @Test("Milliseconds wrap round")
    func wrapping() {
        var clock = EventClock()
        let one = clock.time(of: .max - 3, now: 10)
        let two = clock.time(of: 4, now: 11)
        #expect(abs(two - one - 0.008) < 1e-9)
    }

    @Test("An event without a time happens now")
    func none() {
        var clock = EventClock()
        #expect(clock.time(of: 0, now: 3) == 3)
    }
}
