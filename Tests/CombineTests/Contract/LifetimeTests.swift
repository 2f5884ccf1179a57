import Combine
import Foundation
import Testing

/// Subscriptions release everything when they are cancelled and when they complete, whatever operator is in between.
@Suite struct LifetimeTests {
    private final class Token {}
    typealias Values = AnyPublisher<Int, TestError>

    private static let scheduler = ImmediateScheduler.shared

    /// Every kind of operator, by name.
    nonisolated private static let operators: [(name: String, make: @Sendable (Values) -> Values)] = [
        ("map", { $0.map { $0 }.eraseToAnyPublisher() }),
        ("tryMap", { $0.tryMap { $0 }.mapError { _ in .oops }.eraseToAnyPublisher() }),
        ("scan", { $0.scan(0, +).eraseToAnyPublisher() }),
        ("filter", { $0.filter { _ in true }.eraseToAnyPublisher() }),
        ("removeDuplicates", { $0.removeDuplicates().eraseToAnyPublisher() }),
        ("reduce", { $0.reduce(0, +).eraseToAnyPublisher() }),
        ("collect", { $0.collect(2).map(\.count).eraseToAnyPublisher() }),
        ("prefix", { $0.prefix(5).eraseToAnyPublisher() }),
        ("dropFirst", { $0.dropFirst().eraseToAnyPublisher() }),
        (
            "untilOutput",
            { $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)).eraseToAnyPublisher() }
        ),
        ("append", { $0.append(1).eraseToAnyPublisher() }),
        ("catch", { $0.catch { _ in Empty() }.eraseToAnyPublisher() }),
        ("retry", { $0.retry(1).eraseToAnyPublisher() }),
        ("merge", { $0.merge(with: $0).eraseToAnyPublisher() }),
        ("zip", { $0.zip($0).map(\.0).eraseToAnyPublisher() }),
        ("combineLatest", { $0.combineLatest($0).map(\.0).eraseToAnyPublisher() }),
        ("flatMap", { $0.flatMap { Just($0).setFailureType(to: TestError.self) }.eraseToAnyPublisher() }),
        (
            "switchToLatest",
            { $0.map { Just($0).setFailureType(to: TestError.self) }.switchToLatest().eraseToAnyPublisher() }
        ),
        ("buffer", { $0.buffer(size: 3, prefetch: .byRequest, whenFull: .dropOldest).eraseToAnyPublisher() }),
        ("share", { $0.share().eraseToAnyPublisher() }),
        ("handleEvents", { $0.handleEvents().eraseToAnyPublisher() }),
        ("receive", { $0.receive(on: scheduler).eraseToAnyPublisher() }),
        ("subscribe", { $0.subscribe(on: scheduler).eraseToAnyPublisher() }),
        ("delay", { $0.delay(for: 1, scheduler: scheduler).eraseToAnyPublisher() }),
        ("debounce", { $0.debounce(for: 1, scheduler: scheduler).eraseToAnyPublisher() }),
        ("throttle", { $0.throttle(for: 1, scheduler: scheduler, latest: true).eraseToAnyPublisher() }),
        ("replaceError", { $0.replaceError(with: 1).setFailureType(to: TestError.self).eraseToAnyPublisher() }),
    ]

    @Test(arguments: operators.indices, [true, false])
    func closuresAreReleased(index: Int, byCancelling: Bool) {
        let subject = PassthroughSubject<Int, TestError>()
        weak var token: Token?
        let subscription: AnyCancellable = {
            let captured = Token()
            token = captured
            return Self.operators[index].make(subject.eraseToAnyPublisher())
                .sink(receiveCompletion: { _ in _ = captured }, receiveValue: { _ in _ = captured })
        }()
        subject.send(1)
        #expect(token != nil || Self.operators[index].name == "timeout")
        if byCancelling { subscription.cancel() } else { subject.send(completion: .finished) }
        #expect(token == nil, "\(Self.operators[index].name)")
        withExtendedLifetime((subject, subscription)) {}
    }

    @Test(arguments: operators.indices)
    func theSourceIsReleasedWithItsSubscription(index: Int) {
        weak var source: PassthroughSubject<Int, TestError>?
        var subscription: AnyCancellable?
        do {
            let subject = PassthroughSubject<Int, TestError>()
            source = subject
            subscription = Self.operators[index].make(subject.eraseToAnyPublisher())
                .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            subject.send(1)
        }
        subscription?.cancel()
        subscription = nil
        #expect(source == nil, "\(Self.operators[index].name)")
    }

    @Test(arguments: operators.indices)
    func cancellingInsideAValueEndsIt(index: Int) {
        let subject = PassthroughSubject<Int, TestError>()
        var heard = 0
        var subscription: AnyCancellable?
        subscription = Self.operators[index].make(subject.eraseToAnyPublisher()).sink(
            receiveCompletion: { _ in heard += 100 },
            receiveValue: { _ in
                heard += 1
                subscription?.cancel()
            })
        for value in 1...4 { subject.send(value) }
        subject.send(completion: .finished)
        #expect(heard == 1, "\(Self.operators[index].name)")
    }

    @Test func aSubjectIsKeptByItsSubscription() {
        var subscription: AnyCancellable?
        weak var subject: PassthroughSubject<Int, Never>?
        do {
            let made = PassthroughSubject<Int, Never>()
            subject = made
            subscription = made.sink { _ in }
        }
        #expect(subject != nil)
        subscription = nil
        #expect(subject == nil)
        _ = subscription
    }

    @Test func anAssignmentLetsItsObjectGo() {
        final class Target { var value = 0 }
        let subject = PassthroughSubject<Int, Never>()
        for isCancelled in [true, false] {
            weak var target: Target?
            var assignment: AnyCancellable?
            do {
                let made = Target()
                target = made
                assignment = subject.assign(to: \.value, on: made)
                subject.send(3)
                #expect(made.value == 3)
            }
            #expect(target != nil)
            if isCancelled { assignment?.cancel() } else { subject.send(completion: .finished) }
            #expect(target == nil)
        }
    }

    @Test func theLastCopyOfACancellableCancels() {
        var count = 0
        var set: Set<AnyCancellable> = []
        var list: [AnyCancellable] = []
        AnyCancellable { count += 1 }.store(in: &set)
        AnyCancellable { count += 1 }.store(in: &list)
        #expect(count == 0)
        set = []
        #expect(count == 1)
        list[0].cancel()
        list[0].cancel()
        list = []
        #expect(count == 2)
    }
}
