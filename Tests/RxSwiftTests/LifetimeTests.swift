import Foundation
import RxRelay
import RxSwift
import RxTest
import Testing

/// Lifetimes, the order of calls, re-entrancy and threads.
@Suite(.serialized) struct LifetimeTests {
    private final class Probe {
        let count: Counter
        init(_ count: Counter) { self.count = count }
        deinit { count.value += 1 }
    }

    /// A count that threads may share: the runtime's hand-over of a continuation is unknown to ThreadSanitizer.
    final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var count = 0

        var value: Int {
            get { lock.withLock { count } }
            set { lock.withLock { count = newValue } }
        }
    }

    @Test func aChainDiesWithItsSubject() {
        let gone = Counter()
        var relay: BehaviorRelay<Int>? = BehaviorRelay(value: 1)
        let probe = { Probe(gone) }
        do {
            let held = probe()
            _ = relay!.map { _ in held }.filter { _ in true }.subscribe(onNext: { _ in })
        }
        #expect(gone.value == 0)
        relay = nil
        #expect(gone.value == 1)
    }

    @Test func disposalReleases() {
        let gone = Counter()
        let subject = PublishSubject<Int>()
        let subscription: any Disposable
        do {
            let held = Probe(gone)
            subscription = subject.flatMap { _ in Observable<Int>.never() }.scan(0) { _, _ in
                withExtendedLifetime(held) { 1 }
            }.subscribe()
        }
        subject.onNext(1)
        subscription.dispose()
        #expect(gone.value == 1)
        #expect(!subject.hasObservers)
    }

    @Test(arguments: [1, 5, 100]) func observersHearInOrder(count: Int) {
        let subject = PublishSubject<Int>()
        var heard: [Int] = []
        let subscriptions = (0..<count).map { index in subject.subscribe(onNext: { _ in heard.append(index) }) }
        subscriptions[count / 2].dispose()
        _ = subject.subscribe(onNext: { _ in heard.append(count) })
        subject.onNext(0)
        #expect(heard == (0...count).filter { $0 != count / 2 })
    }

    @Test func nothingIsHeardAfterDisposalInsideADelivery() {
        let subject = PublishSubject<Int>()
        let second = SingleAssignmentDisposable()
        var heard: [String] = []
        _ = subject.subscribe(onNext: { _ in
            heard.append("first")
            second.dispose()
        })
        second.setDisposable(subject.subscribe(onNext: { _ in heard.append("second") }))
        subject.onNext(1)
        #expect(heard == ["first"])
    }

    @Test func reentrantValuesAreDeliveredAtOnce() {
        let relay = BehaviorRelay(value: 0)
        var heard: [String] = []
        _ = relay.subscribe(onNext: { value in
            heard.append("+\(value)")
            if value < 2 { relay.accept(value + 1) }
            heard.append("-\(value)")
        })
        #expect(heard == ["+0", "+1", "+2", "-2", "-1", "-0"])
    }

    @Test func theTerminalEventIsFollowedByDisposalUpwards() {
        var order: [String] = []
        _ = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create { order.append("source") }
        }
        .do(onDispose: { order.append("do") })
        .map { $0 }
        .subscribe(
            onNext: { _ in order.append("next") }, onCompleted: { order.append("completed") },
            onDisposed: {
                order.append("disposed")
            })
        #expect(order == ["next", "completed", "disposed", "source", "do"])
    }

    @Test func whatEndsAtOnceIsDisposedOfBeforeItCountsAsSubscribedTo() {
        var order: [String] = []
        let made = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create { order.append("source") }
        }
        let watched = made.do(onDispose: { order.append("upper") })
            .do(onSubscribed: { order.append("subscribed") }, onDispose: { order.append("lower") })
        _ = watched.subscribe(onCompleted: { order.append("completed") })
        #expect(order == ["completed", "source", "upper", "subscribed", "lower"])
        order = []
        // That its values are no longer wanted does not end the source.
        _ = Observable<Int>.create { observer in
            observer.onNext(1)
            return Disposables.create { order.append("source") }
        }
        .do(onSubscribed: { order.append("subscribed") }).take(1).subscribe()
        #expect(order == ["subscribed", "source"])
        order = []
        _ = watched.take(1).subscribe()
        #expect(order == ["source", "subscribed", "upper", "lower"])
    }

    @Test func skipUntilKeepsNothingWhenItsSourceEndsFirst() {
        let opener = PublishSubject<Int>()
        let gone = Counter()
        do {
            let held = Probe(gone)
            let source = PublishSubject<Int>()
            _ = source.skip(until: opener).map { value in withExtendedLifetime(held) { value } }
                .subscribe(onCompleted: { Issue.record("It has not begun.") })
            source.onCompleted()
        }
        #expect(gone.value == 1)
        #expect(!opener.hasObservers)
    }

    @Test func threadsThatSendAtTheSameTimeDoNotBlockEachOther() async {
        // Each of the two sources, while its value is being handled, waits for the other thread to have sent: with a
        // lock held meanwhile neither could go on.
        let left = PublishSubject<Int>()
        let right = PublishSubject<Int>()
        let total = Counter()
        let entered = DispatchSemaphore(value: 0)
        let sent = DispatchSemaphore(value: 0)
        let subscription = Observable.merge(left, right).subscribe(onNext: { value in
            total.value += value
            if value == 1 {
                entered.signal()
                sent.wait()
            }
        })
        let rightBox = Box(right)
        let leftBox = Box(left)
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                await run { leftBox.value.onNext(1) }
            }
            group.addTask {
                await run {
                    entered.wait()
                    rightBox.value.onNext(10)
                    sent.signal()
                }
            }
        }
        subscription.dispose()
        #expect(total.value == 11)
    }

    @Test func aNewcomerMissesNothingWhileAnotherThreadSends() async {
        for _ in 0..<20 {
            let relay = Box(BehaviorRelay(value: 0))
            let done = Counter()
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await run { for value in 1...500 { relay.value.accept(value) } } }
                group.addTask {
                    await run {
                        let heard = Box(HeardValues())
                        let subscription = relay.value.subscribe(onNext: { heard.value.add($0) })
                        while heard.value.last != 500 { usleep(10) }
                        subscription.dispose()
                        if heard.value.isAscending { done.value += 1 }
                    }
                }
            }
            #expect(done.value == 1)
        }
    }

    @Test func burstsAcrossThreadsKeepTheirOrder() async {
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "burst")
        let heard = Box(HeardValues())
        await withCheckedContinuation { continuation in
            _ = Observable.range(start: 0, count: 10_000).observe(on: scheduler).subscribe(
                onNext: { heard.value.add($0) }, onCompleted: { continuation.resume() })
        }
        #expect(heard.value.values == Array(0..<10_000))
    }

    @Test func anEndThatNobodyWantsAnyMoreIsForgotten() async {
        let gone = Counter()
        let queue = DispatchQueue(label: "held")
        let scheduler = Box(SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "held by another"))
        queue.suspend()
        do {
            let held = Probe(gone)
            let subject = PublishSubject<Int>()
            let subscription = subject.observe(on: scheduler.value).subscribe(
                onNext: { _ in withExtendedLifetime(held) {} }, onCompleted: { Issue.record("It was disposed of.") })
            subject.onCompleted()
            subscription.dispose()
        }
        queue.resume()
        for _ in 0..<2 {
            await withCheckedContinuation { continuation in
                _ = scheduler.value.schedule(()) {
                    continuation.resume()
                    return Disposables.create()
                }
            }
        }
        #expect(gone.value == 1)
    }

    @Test func asyncSequences() async throws {
        var values: [Int] = []
        for try await value in Observable.of(1, 2, 3).values { values.append(value) }
        #expect(values == [1, 2, 3])
        #expect(try await Single.just(4).value == 4)
        #expect(try await Maybe<Int>.empty().value == nil)
        try await Completable.empty().value
        await #expect(throws: E.self) { try await Single<Int>.error(E(n: 1)).value }
        #expect(try await Maybe.just(5).value == 5)
        let stream = AsyncStream { continuation in
            for value in 0..<3 { continuation.yield(value) }
            continuation.finish()
        }
        var gathered: [Int] = []
        for try await array in stream.asObservable().toArray().asObservable().values { gathered = array }
        #expect(gathered == [0, 1, 2])
    }
    @Test func aLoopOfACancelledTaskThrows() async {
        let disposed = Counter()
        let subject = Box(ReplaySubject<Int>.create(bufferSize: 2))
        subject.value.onNext(1)
        subject.value.onNext(2)
        let heard = Box(HeardValues())
        let (begun, sign) = AsyncStream<Void>.makeStream()
        let task = Task {
            for try await value in subject.value.do(onDispose: { disposed.value += 1 }).values {
                heard.value.add(value)
                if value == 2 { sign.finish() }
            }
        }
        for await _ in begun {}
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(heard.value.values == [1, 2])
        #expect(disposed.value == 1)
        #expect(!subject.value.hasObservers)
    }

    @Test func theLoopOfAnInfallibleEndsWhenCancelled() async {
        let subject = Box(PublishSubject<Int>())
        let task = Task {
            var count = 0
            for await _ in subject.value.asInfallible(onErrorJustReturn: 0).values { count += 1 }
            return count
        }
        task.cancel()
        #expect(await task.value == 0)
        #expect(!subject.value.hasObservers)
    }

    @Test func cancelledTasksSubscribeAndTakeWhatIsThereAtOnce() async throws {
        let subscriptions = Counter()
        func cancelled<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
            let task = Task {
                while !Task.isCancelled { await Task.yield() }
                return try await work()
            }
            task.cancel()
            return try await task.value
        }
        @Sendable func note() { subscriptions.value += 1 }
        try await cancelled { try await Completable.empty().do(onSubscribe: note).value }
        #expect(try await cancelled { try await Maybe.just(1).do(onSubscribe: note).value } == 1)
        #expect(try await cancelled { try await Maybe<Int>.empty().do(onSubscribe: note).value } == nil)
        #expect(try await cancelled { try await Single.just(2).do(onSubscribe: note).value } == 2)
        await #expect(throws: CancellationError.self) {
            try await cancelled { try await Completable.never().do(onSubscribe: note).value }
        }
        await #expect(throws: CancellationError.self) {
            try await cancelled { try await Maybe<Int>.never().do(onSubscribe: note).value }
        }
        await #expect(throws: CancellationError.self) {
            try await cancelled { try await Single<Int>.never().do(onSubscribe: note).value }
        }
        #expect(subscriptions.value == 7)
    }
}

final class Box<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

final class HeardValues {
    private let lock = NSLock()
    private(set) var values: [Int] = []

    func add(_ value: Int) { lock.withLock { values.append(value) } }
    var last: Int? { lock.withLock { values.last } }
    var isAscending: Bool { lock.withLock { zip(values, values.dropFirst()).allSatisfy { $0 < $1 } } }
}

private func run(_ work: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread {
            work()
            continuation.resume()
        }
    }
}

/// A subject and its subscriptions, which do not keep each other alive, end on different threads.
@Suite struct SeatTests {
    @Test func aSubscriptionMayOutliveItsSubject() {
        var subject: PublishSubject<Int>? = PublishSubject()
        var heard: [Int] = []
        let subscriptions = (0..<3).map { _ in subject!.subscribe(onNext: { heard.append($0) }) }
        subject!.onNext(1)
        subject = nil
        for subscription in subscriptions { subscription.dispose() }
        #expect(heard == [1, 1, 1])
    }

    @Test func seatsKeepTheirOrderWhenTheirKeysAreGivenAnew() {
        let subject = PublishSubject<Int>()
        var heard: [Int] = []
        let subscriptions = (0..<4).map { index in subject.subscribe(onNext: { _ in heard.append(index) }) }
        subscriptions[0].dispose()
        subject.audience.renumber([])
        let last = subject.subscribe(onNext: { _ in heard.append(4) })
        subscriptions[2].dispose()
        subject.onNext(0)
        #expect(heard == [1, 3, 4])
        for subscription in subscriptions + [last] { subscription.dispose() }
        #expect(!subject.hasObservers)
    }

    @Test func subscriptionsOfAnEndedSubjectMayBeDisposed() {
        let subject = BehaviorSubject(value: 0)
        let subscriptions = (0..<3).map { _ in subject.subscribe(onNext: { _ in }) }
        subject.onCompleted()
        for subscription in subscriptions { subscription.dispose() }
        #expect(!subject.hasObservers)
    }

    @Test func aSubjectMayGoWhileItsSubscriptionsAreDisposed() {
        for _ in 0..<300 {
            var subject: PublishSubject<Int>? = PublishSubject()
            let subscriptions = Crossing((0..<8).map { _ in subject!.subscribe(onNext: { _ in }) })
            let group = DispatchGroup()
            for half in 0..<2 {
                DispatchQueue.global().async(group: group) {
                    for index in 0..<4 { subscriptions.value[half * 4 + index].dispose() }
                }
            }
            let last = Crossing(Box(subject!))
            subject = nil
            DispatchQueue.global().async(group: group) { last.value.content = nil }
            group.wait()
            #expect(last.value.content == nil)
        }
    }

    private final class Box {
        var content: PublishSubject<Int>?
        init(_ content: PublishSubject<Int>) { self.content = content }
    }
}
