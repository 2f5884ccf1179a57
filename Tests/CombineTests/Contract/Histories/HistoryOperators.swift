import Combine
import Dispatch

/// An operator as a step of a chain, with what it may do although the protocol knows it not.
struct HistoryOperator<Context: Scheduler> {
    typealias Values = AnyPublisher<Counted, TestError>

    /// What Apple's Combine allows itself.
    enum Liberty {
        /// It delivers values that were not requested.
        case exceedsDemand
        /// It delivers what was under way when it was cancelled.
        case outlivesCancellation
        /// It may be told of the end before it has a subscription.
        case endsEarly
        /// It goes on as if nothing had happened when it is cancelled before its upstream's subscription has come; then
        /// nobody is left to end it.
        case missesCancellation
        /// Its upstream's subscription comes later than its downstream's, or is not waited for.
        case startsLate
        /// It does not cancel its upstream when it fails; that one may then wait for a request for ever.
        case leavesUpstream
        /// It passes on what comes after it has failed.
        case passesAll
    }

    let name: String
    let liberties: Set<Liberty>
    let apply: (Values, _ other: Values, Context) -> Values

    init<P: Publisher>(
        _ name: String, _ liberties: Set<Liberty> = [], _ apply: @escaping (Values, Values, Context) -> P
    ) where P.Output == Counted {
        self.name = name
        self.liberties = liberties
        self.apply = { apply($0, $1, $2).mapError { $0 as? TestError ?? .other }.eraseToAnyPublisher() }
    }

    static var all: [HistoryOperator] {
        transforming + filtering + reducing + sequencing + combining + timing
    }

    /// A time that is short for the scheduler.
    private static func ticks(_ count: Int) -> Context.SchedulerTimeType.Stride {
        Context.self is DispatchQueue.Type ? .microseconds(20 * count) : .nanoseconds(count)
    }

    private static var transforming: [HistoryOperator] {
        [
            HistoryOperator("map") { source, _, _ in source.map { $0 } },
            HistoryOperator("map (key path)") { source, _, _ in source.map(\.self) },
            HistoryOperator("tryMap", [.passesAll]) { source, _, _ in source.tryMap { try $0.orThrow() } },
            HistoryOperator("mapError") { source, _, _ in source.mapError { $0 } },
            HistoryOperator("scan") { source, _, _ in source.scan(nil as Counted?) { $1 }.compactMap { $0 } },
            HistoryOperator("tryScan", [.passesAll]) { source, _, _ in
                source.tryScan(nil as Counted?) { try $1.orThrow() }.compactMap { $0 }
            },
            HistoryOperator("handleEvents") { source, _, _ in source.handleEvents(receiveOutput: { _ in }) },
            HistoryOperator("print") { source, _, _ in source.print(to: Silence()) },
            HistoryOperator("breakpoint") { source, _, _ in source.breakpoint() },
        ]
    }

    private static var filtering: [HistoryOperator] {
        [
            HistoryOperator("filter") { source, _, _ in source.filter { $0.number % 3 != 0 } },
            HistoryOperator("tryFilter") { source, _, _ in source.tryFilter { try $0.orThrow().number % 3 != 0 } },
            HistoryOperator("compactMap") { source, _, _ in source.compactMap { $0.number % 3 == 0 ? nil : $0 } },
            HistoryOperator("tryCompactMap") { source, _, _ in source.tryCompactMap { try $0.orThrow() } },
            HistoryOperator("removeDuplicates") { source, _, _ in source.removeDuplicates() },
            HistoryOperator("tryRemoveDuplicates") { source, _, _ in
                source.tryRemoveDuplicates { try $0.orThrow() == $1 }
            },
            HistoryOperator("replaceEmpty", [.exceedsDemand]) { source, _, _ in
                source.map { Optional($0) }.replaceEmpty(with: nil).compactMap { $0 }
            },
            HistoryOperator("replaceError") { source, _, _ in
                source.map { Optional($0) }.replaceError(with: nil).compactMap { $0 }
                    .setFailureType(to: TestError.self)
            },
            HistoryOperator("ignoreOutput") { source, _, _ in source.ignoreOutput().map { _ -> Counted in } },
        ]
    }

    private static var reducing: [HistoryOperator] {
        [
            HistoryOperator("reduce") { source, _, _ in source.reduce(nil) { $1 }.compactMap { $0 } },
            HistoryOperator("tryReduce") { source, _, _ in
                source.tryReduce(nil) { try $1.orThrow() }.compactMap { $0 }
            },
            HistoryOperator("collect") { source, _, _ in source.collect().compactMap(\.last) },
            HistoryOperator("collect(2)", [.exceedsDemand]) { source, _, _ in source.collect(2).compactMap(\.last) },
            HistoryOperator("max") { source, _, _ in source.max() },
            HistoryOperator("tryMin") { source, _, _ in source.tryMin { try $0.orThrow() < $1 } },
            HistoryOperator("first") { source, _, _ in source.first() },
            HistoryOperator("tryFirst") { source, _, _ in source.tryFirst { try $0.orThrow().number > 5 } },
            HistoryOperator("last") { source, _, _ in source.last() },
        ]
    }

    private static var sequencing: [HistoryOperator] {
        [
            HistoryOperator("prefix") { source, _, _ in source.prefix(3) },
            HistoryOperator("output(in:)") { source, _, _ in source.output(in: 1...3) },
            HistoryOperator("prefix(while:)") { source, _, _ in source.prefix { $0.number < 15 } },
            HistoryOperator("tryPrefix") { source, _, _ in source.tryPrefix { try $0.orThrow().number < 15 } },
            HistoryOperator("prefix(untilOutputFrom:)", [.endsEarly, .startsLate]) { source, other, _ in
                source.prefix(untilOutputFrom: other)
            },
            HistoryOperator("dropFirst", [.outlivesCancellation, .missesCancellation]) { source, _, _ in
                source.dropFirst(2)
            },
            HistoryOperator("drop(while:)") { source, _, _ in source.drop { $0.number < 5 } },
            HistoryOperator("tryDrop") { source, _, _ in source.tryDrop { try $0.orThrow().number < 5 } },
            HistoryOperator("drop(untilOutputFrom:)") { source, other, _ in source.drop(untilOutputFrom: other) },
            HistoryOperator("append") { source, other, _ in source.append(other) },
            HistoryOperator("prepend") { source, other, _ in source.prepend(other) },
            HistoryOperator("catch", [.outlivesCancellation, .missesCancellation]) { source, other, _ in
                source.catch { _ in other }
            },
            HistoryOperator("tryCatch", [.outlivesCancellation, .missesCancellation]) { source, other, _ in
                source.tryCatch { _ in other }
            },
            HistoryOperator("retry") { source, _, _ in source.retry(2) },
        ]
    }

    private static var combining: [HistoryOperator] {
        [
            HistoryOperator("flatMap", [.outlivesCancellation, .leavesUpstream]) { source, other, _ in
                source.flatMap { $0.number % 2 == 0 ? other : Just($0).setFailureType(to: TestError.self).erased }
            },
            HistoryOperator("flatMap(maxPublishers: 1)", [.outlivesCancellation, .leavesUpstream]) { source, other, _ in
                source.flatMap(maxPublishers: .max(1)) {
                    $0.number % 2 == 0 ? other : Just($0).setFailureType(to: TestError.self).erased
                }
            },
            HistoryOperator("switchToLatest") { source, other, _ in
                source.map { $0.number % 2 == 0 ? other : Just($0).setFailureType(to: TestError.self).erased }
                    .switchToLatest()
            },
            HistoryOperator("merge") { source, other, _ in source.merge(with: other) },
            HistoryOperator("combineLatest") { source, other, _ in source.combineLatest(other) { a, _ in a } },
            HistoryOperator("zip", [.exceedsDemand]) { source, other, _ in source.zip(other) { a, _ in a } },
            HistoryOperator("buffer(keepFull)") { source, _, _ in
                source.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest)
            },
            HistoryOperator("buffer(dropOldest)") { source, _, _ in
                source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest)
            },
            HistoryOperator("buffer(customError)") { source, _, _ in
                source.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { .other })
            },
            HistoryOperator("share", [.missesCancellation]) { source, _, _ in source.share() },
            HistoryOperator("multicast", [.missesCancellation]) { source, _, _ in
                source.multicast { PassthroughSubject<Counted, TestError>() }.autoconnect()
            },
        ]
    }

    private static var timing: [HistoryOperator] {
        [
            HistoryOperator("receive(on:)", [.outlivesCancellation]) { source, _, scheduler in
                source.receive(on: scheduler)
            },
            HistoryOperator("subscribe(on:)", [.startsLate]) { source, _, scheduler in source.subscribe(on: scheduler)
            },
            HistoryOperator("delay", [.outlivesCancellation]) { source, _, scheduler in
                source.delay(for: ticks(2), scheduler: scheduler)
            },
            HistoryOperator("debounce", [.outlivesCancellation]) { source, _, scheduler in
                source.debounce(for: ticks(2), scheduler: scheduler)
            },
            HistoryOperator("throttle") { source, _, scheduler in
                source.throttle(for: ticks(2), scheduler: scheduler, latest: true)
            },
            HistoryOperator("throttle(first)") { source, _, scheduler in
                source.throttle(for: ticks(2), scheduler: scheduler, latest: false)
            },
            HistoryOperator("timeout") { source, _, scheduler in
                source.timeout(ticks(9), scheduler: scheduler)
            },
            HistoryOperator("collect(.byTime)", [.exceedsDemand, .outlivesCancellation]) { source, _, scheduler in
                source.collect(.byTime(scheduler, ticks(3))).compactMap(\.last)
            },
            HistoryOperator("measureInterval") { source, _, scheduler in
                source.measureInterval(using: scheduler).combineLatest(source) { $1 }
            },
        ]
    }
}

/// A chain of operators that get on with each other.
struct HistoryChain<Context: Scheduler> {
    typealias Step = HistoryOperator<Context>

    let steps: [Step]

    /// A chain of a given operator and some that chance adds.
    init(_ first: Step, upTo count: Int, _ random: inout RandomNumbers) {
        let all = Step.all
        var steps = [first]
        while random.once(in: 2), steps.count < count {
            let next = all[random.below(all.count)]
            // Together they would go on for ever.
            let isFit = !steps.contains {
                $0.takes(.missesCancellation) && next.takes(.startsLate)
                    || $0.takes(.startsLate) && next.takes(.missesCancellation)
                    || $0.takes(.leavesUpstream) && next.takes(.leavesUpstream)
            }
            if isFit { steps.append(next) }
        }
        steps.shuffle(using: &random)
        // What takes a liberty comes behind what would stop the program for it, or wait for ever.
        func rank(_ step: Step) -> Int {
            if step.takes(.leavesUpstream) { return 0 }
            return step.takes(.endsEarly) ? 3 : step.takes(.exceedsDemand) ? 2 : 1
        }
        self.steps = (0...3).flatMap { number in steps.filter { rank($0) == number } }
    }

    func takes(_ liberty: Step.Liberty) -> Bool { steps.contains { $0.takes(liberty) } }

    var names: String { steps.map(\.name).joined(separator: ", ") }

    func witness(
        _ population: Population, isConcurrent: Bool, react: @escaping (Witness) -> Subscribers.Demand
    ) -> Witness {
        Witness(
            population, exceedsDemand: takes(.exceedsDemand), outlives: isConcurrent || takes(.outlivesCancellation),
            endsEarly: takes(.endsEarly),
            continues: takes(.passesAll) && (isConcurrent || takes(.outlivesCancellation)),
            isConcurrent: isConcurrent, react: react)
    }
}

extension HistoryOperator {
    func takes(_ liberty: Liberty) -> Bool { liberties.contains(liberty) }
}

extension Counted {
    /// Throws now and then.
    func orThrow() throws -> Counted {
        if number == 13 { throw TestError.oops }
        return self
    }
}

extension Publisher {
    fileprivate var erased: AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
