import Foundation
import RxSwift
import RxTest

/// Numbers that are the same on every run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}

/// What breaks a rule, in which history.
struct HistoryFailure: Error, CustomStringConvertible {
    let description: String
}

/// A sequence that is told from outside what to send, and may go on after its end.
final class HistorySource: @unchecked Sendable {
    let sequence: Observable<Int>
    private let send: (Event<Int>) -> Void

    init(kind: Int) {
        switch kind % 4 {
        case 0:
            let subject = PublishSubject<Int>()
            (sequence, send) = (subject, subject.on)
        case 1:
            let subject = BehaviorSubject(value: 0)
            (sequence, send) = (subject, subject.on)
        case 2:
            let subject = ReplaySubject<Int>.create(bufferSize: 2)
            (sequence, send) = (subject, subject.on)
        default:
            // Sends to whoever has ever subscribed, whatever they were sent before.
            let observers = Observers()
            sequence = .create { observer in
                let key = observers.add(observer)
                return Disposables.create { observers.remove(key) }
            }
            send = observers.on
        }
    }

    func on(_ event: Event<Int>) { send(event) }

    private final class Observers: @unchecked Sendable {
        private let lock = NSLock()
        private var list: [(key: Int, observer: AnyObserver<Int>)] = []
        private var last = 0

        func add(_ observer: AnyObserver<Int>) -> Int {
            lock.withLock {
                last += 1
                list.append((last, observer))
                return last
            }
        }

        func remove(_ key: Int) {
            let gone = lock.withLock {
                let gone = list.first { $0.key == key }
                list.removeAll { $0.key == key }
                return gone
            }
            withExtendedLifetime(gone) {}
        }

        func on(_ event: Event<Int>) {
            for entry in lock.withLock({ list }) { entry.observer.on(event) }
        }
    }
}

/// One subscriber, which checks the grammar of what it hears.
final class HistorySubscriber: @unchecked Sendable {
    private let lock = NSLock()
    private var thread: UInt = 0
    private var depth = 0
    private var hasEnded = false
    private var disposals = 0
    private var wasDisposedHere = false
    private var isSubscribed = false
    private(set) var failure: String?
    private var subscription: SingleAssignmentDisposable? = SingleAssignmentDisposable()
    /// Called with every event, while it is being heard.
    var during: (() -> Void)?

    func subscribe(to sequence: Observable<Int>) {
        let place = lock.withLock { subscription }
        place?.setDisposable(
            sequence.subscribe(
                onNext: { [self] _ in hear(isEnd: false) }, onError: { [self] _ in hear(isEnd: true) },
                onCompleted: { [self] in hear(isEnd: true) },
                onDisposed: { [self] in lock.withLock { disposals += 1 } }))
        lock.withLock { isSubscribed = true }
    }

    /// - Parameter isAlone: No other thread sends: nothing may be heard afterwards.
    func dispose(isAlone: Bool) {
        lock.withLock { subscription }?.dispose()
        // While it is being subscribed, there is nothing yet to dispose of.
        if isAlone { lock.withLock { wasDisposedHere = isSubscribed } }
    }

    private func hear(isEnd: Bool) {
        let current = UInt(pthread_self())
        lock.withLock {
            if hasEnded { failure = "an event after the end" }
            if wasDisposedHere { failure = "an event after disposal" }
            if depth > 0, thread != current { failure = "two events at a time" }
            if isEnd { hasEnded = true }
            thread = current
            depth += 1
        }
        lock.withLock { during }?()
        lock.withLock { depth -= 1 }
    }

    /// Ends the subscription if it has not ended by itself, and lets go of it.
    func finish() {
        let place = lock.withLock {
            defer { subscription = nil }
            return hasEnded ? nil : subscription
        }
        place?.dispose()
        lock.withLock { during = nil }
    }

    /// What is wrong once nothing can come any more.
    var finding: String? {
        lock.withLock { failure ?? (disposals == 1 ? nil : "\(disposals) disposals") }
    }
}

/// A chain of one to three operators on two sources, and steps in any order.
final class RandomHistory {
    private(set) var numbers: SeededNumbers
    let name: String
    let sources: [HistorySource]
    let sequence: Observable<Int>
    private(set) var subscribers: [HistorySubscriber] = []
    private(set) var steps = 0
    private let clock: TestScheduler
    private var nesting = 0

    init(seed: UInt64, clock: TestScheduler) {
        var numbers = SeededNumbers(seed)
        self.clock = clock
        sources = (0..<2).map { _ in HistorySource(kind: numbers.below(4)) }
        var sequence = sources[0].sequence
        var names: [String] = []
        for _ in 0...numbers.below(3) {
            let entry = OperatorTable.all[numbers.below(OperatorTable.all.count)]
            names.append(entry.name)
            sequence = entry.apply(sequence, sources[1].sequence, clock)
        }
        name = "seed \(seed): " + names.joined(separator: ", ")
        self.sequence = sequence
        self.numbers = numbers
    }

    func run(_ count: Int) {
        for _ in 0..<count { step() }
        for subscriber in subscribers { subscriber.finish() }
    }

    private func step() {
        steps += 1
        switch numbers.below(20) {
        case 0...2 where subscribers.count < 6:
            let subscriber = HistorySubscriber()
            subscribers.append(subscriber)
            subscriber.during = { [unowned self] in happen() }
            subscriber.subscribe(to: sequence)
        case 3 where !subscribers.isEmpty:
            subscribers[numbers.below(subscribers.count)].dispose(isAlone: true)
        case 4: source.on(.completed)
        case 5: source.on(.error(E(n: 1)))
        case 6...8 where nesting == 0: clock.advanceTo(clock.clock + numbers.below(5))
        default: source.on(.next(numbers.below(10)))
        }
    }

    private var source: HistorySource { sources[numbers.below(2)] }

    /// Does something in the middle of an event, now and then.
    private func happen() {
        guard nesting < 3, numbers.below(12) == 0 else { return }
        nesting += 1
        defer { nesting -= 1 }
        step()
    }
}
