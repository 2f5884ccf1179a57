/// How a kind of shared sequence shares, and where it is observed.
public protocol SharingStrategyProtocol {
    /// Where its values are sent.
    static var scheduler: any SchedulerType { get }

    /// The sequence, shared.
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// Something that can become a shared sequence.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
    /// How it shares.
    associatedtype SharingStrategy: SharingStrategyProtocol

    /// The shared sequence.
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

/// A sequence that never fails, sends on the main thread, and is subscribed to once for all subscribers: a `Driver` or
/// a `Signal`.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
    private let source: Observable<Element>

    package init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

    package init(raw source: Observable<Element>) { self.source = source }

    public func asObservable() -> Observable<Element> { source }

    public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

extension SharedSequenceConvertibleType {
    /// The sequence without its promises in its type. It still shares and sends on the main thread.
    public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
}

/// How a `Driver` shares: the latest value is sent at subscription.
public struct DriverSharingStrategy: SharingStrategyProtocol {
    public static var scheduler: any SchedulerType { SharingScheduler.make() }

    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 1, scope: .whileConnected)
    }
}

/// A sequence that drives a user interface: it never fails, sends on the main thread, and gives a new subscriber the
/// latest value.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// How a `Signal` shares: nothing is sent at subscription.
public struct SignalSharingStrategy: SharingStrategyProtocol {
    public static var scheduler: any SchedulerType { SharingScheduler.make() }

    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 0, scope: .whileConnected)
    }
}

/// A sequence of events for a user interface: it never fails, sends on the main thread, and replays nothing.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// The scheduler of shared sequences: the main one, or another in tests.
public enum SharingScheduler {
    private static let lock = Lock()
    nonisolated(unsafe) private static var current: () -> any SchedulerType = { MainScheduler() }

    /// Makes a scheduler.
    public static var make: () -> any SchedulerType { lock.whileLocked { current } }

    /// Has shared sequences that `action` makes use `scheduler`.
    public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
        try mock(makeScheduler: { scheduler }, action: action)
    }

    /// Has shared sequences that `action` makes use the schedulers that `makeScheduler` makes.
    public static func mock(makeScheduler: @escaping () -> any SchedulerType, action: () throws -> Void) rethrows {
        let original = lock.whileLocked {
            defer { current = makeScheduler }
            return current
        }
        defer { lock.whileLocked { current = original } }
        try action()
    }
}

extension SharedSequence {
    /// The sequence as one that never fails, without the promises of the main thread and of sharing in its type.
    public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }
}

extension ObservableConvertibleType {
    /// The sequence, shared, with a value instead of an error.
    public func asSharedSequence<S>(
        sharingStrategy: S.Type = S.self, onErrorJustReturn: Element
    ) -> SharedSequence<S, Element> {
        SharedSequence(asObservable().observe(on: S.scheduler).catchAndReturn(onErrorJustReturn))
    }

    /// The sequence, shared, going on with another instead of an error.
    public func asSharedSequence<S>(
        sharingStrategy: S.Type = S.self, onErrorDriveWith: SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> {
        SharedSequence(asObservable().observe(on: S.scheduler).catch { _ in onErrorDriveWith.asObservable() })
    }

    /// The sequence, shared, going on with what a closure makes of an error.
    public func asSharedSequence<S>(
        sharingStrategy: S.Type = S.self,
        onErrorRecover: @escaping (_ error: any Swift.Error) -> SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> {
        SharedSequence(asObservable().observe(on: S.scheduler).catch { onErrorRecover($0).asObservable() })
    }

    /// The sequence as a driver with a value instead of an error.
    public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// The sequence as a driver, going on with another instead of an error.
    public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
        asSharedSequence(onErrorDriveWith: onErrorDriveWith)
    }

    /// The sequence as a driver, going on with what a closure makes of an error.
    public func asDriver(onErrorRecover: @escaping (_ error: any Swift.Error) -> Driver<Element>) -> Driver<Element> {
        asSharedSequence(onErrorRecover: onErrorRecover)
    }

    /// The sequence as a signal with a value instead of an error.
    public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// The sequence as a signal, going on with another instead of an error.
    public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
        asSharedSequence(onErrorDriveWith: onErrorSignalWith)
    }

    /// The sequence as a signal, going on with what a closure makes of an error.
    public func asSignal(onErrorRecover: @escaping (_ error: any Swift.Error) -> Signal<Element>) -> Signal<Element> {
        asSharedSequence(onErrorRecover: onErrorRecover)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// The driver.
    public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// The signal.
    public func asSignal() -> Signal<Element> { asSharedSequence() }
}

extension InfallibleType {
    /// The sequence as a driver.
    public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }

    /// The sequence as a signal.
    public func asSignal() -> Signal<Element> { asSignal(onErrorSignalWith: .empty()) }
}

extension BehaviorRelay {
    /// The relay as a driver.
    public func asDriver() -> Driver<Element> {
        SharedSequence(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }
}

extension PublishRelay {
    /// The relay as a signal.
    public func asSignal() -> Signal<Element> {
        SharedSequence(asObservable().observe(on: SignalSharingStrategy.scheduler))
    }
}

extension SharedSequence {
    /// The values for a `for await` loop on the main actor.
    @MainActor public var values: AsyncStream<Element> { asInfallibleSequence.values }

    private var asInfallibleSequence: Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }
}
