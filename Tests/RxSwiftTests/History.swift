import RxSwift
import RxTest
import Testing

struct E: Error, CustomStringConvertible {
    let n: Int
    var description: String { "E\(n)" }
}

typealias Moment = Recorded<Event<Int>>

func n(_ time: Int, _ value: Int) -> Moment { .next(time, value) }
func c(_ time: Int) -> Moment { .completed(time) }
func e(_ time: Int, _ value: Int = 1) -> Moment { .error(time, E(n: value)) }

/// The sources of the tables.
enum Source {
    static let completing = [n(150, 1), n(210, 2), n(220, 3), n(240, 4), n(280, 5), n(310, 6), c(400)]
    static let failing = [n(10, 2), n(20, 3), n(40, 3), n(50, 5), e(100)]
    static let empty = [n(150, 1), c(250)]
    static let long = [
        n(210, 1), n(230, 2), n(260, 3), n(300, 4), n(350, 5), n(380, 6), n(420, 7), n(470, 8), c(600),
    ]
    static let short = [n(215, 10), n(225, 20), n(245, 30), c(260)]
    static let late = [n(300, 100), n(500, 200), c(700)]
    static let broken = [n(230, 5), e(245, 9)]
    static let hotFailing = [n(150, 1), n(210, 2), n(220, 3), n(240, 3), n(250, 5), e(300)]
}

private func history<Element>(
    _ scheduler: TestScheduler, _ sources: [TestableObservable<Int>], _ create: @escaping () -> Observable<Element>
) -> String {
    let observer = scheduler.start(create)
    let events = observer.events.map { "\($0)" }.joined(separator: " ")
    return ([events] + sources.map { "subs \($0.subscriptions)" }).filter { !$0.isEmpty }.joined(separator: " ")
}

/// Runs an operator on one source of each kind: one that completes, one (cold) that fails, one that is empty.
func expectHistory<Element>(
    completing: String, failing: String, empty: String, location: SourceLocation = #_sourceLocation,
    _ operation: @escaping (Observable<Int>, TestScheduler) -> Observable<Element>
) {
    func run(_ make: (TestScheduler) -> TestableObservable<Int>) -> String {
        let scheduler = TestScheduler(initialClock: 0)
        let source = make(scheduler)
        let result = operation(source.asObservable(), scheduler)
        return history(scheduler, [source]) { result }
    }
    #expect(run { $0.createHotObservable(Source.completing) } == completing, sourceLocation: location)
    #expect(run { $0.createColdObservable(Source.failing) } == failing, sourceLocation: location)
    #expect(run { $0.createHotObservable(Source.empty) } == empty, sourceLocation: location)
}

/// Runs an operator on three pairs of sources.
func expectHistory<Element>(
    full: String, first: String, second: String, location: SourceLocation = #_sourceLocation,
    _ operation: @escaping (Observable<Int>, Observable<Int>, TestScheduler) -> Observable<Element>
) {
    func run(_ left: [Moment], _ right: [Moment]) -> String {
        let scheduler = TestScheduler(initialClock: 0)
        let a = scheduler.createHotObservable(left)
        let b = scheduler.createHotObservable(right)
        let result = operation(a.asObservable(), b.asObservable(), scheduler)
        return history(scheduler, [a, b]) { result }
    }
    #expect(run(Source.long, Source.short) == full, sourceLocation: location)
    #expect(run(Source.completing, Source.broken) == first, sourceLocation: location)
    #expect(run(Source.hotFailing, Source.late) == second, sourceLocation: location)
}

/// Runs a sequence that begins of itself.
func expectHistory<Element>(
    sends: String, location: SourceLocation = #_sourceLocation,
    _ operation: @escaping (TestScheduler) -> Observable<Element>
) {
    let scheduler = TestScheduler(initialClock: 0)
    #expect(history(scheduler, []) { operation(scheduler) } == sends, sourceLocation: location)
}
