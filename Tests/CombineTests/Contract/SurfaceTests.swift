import Combine
import Foundation
import Testing

import URLLoading

/// Every public type by its name, initialiser and properties, as code that was written for Apple's module has them.
@Suite struct SurfaceTests {
    typealias Values = PassthroughSubject<Int, TestError>
    typealias Numbers = Publishers.Sequence<[Int], Never>

    let values = Values()
    let numbers = Numbers(sequence: [1, 2, 3])

    // Subjects of values that threads may share can be static under Swift 6.
    static let shared = PassthroughSubject<Int, Never>()
    static let current = CurrentValueSubject<Int, Never>(0)

    private func sendable<T: Sendable>(_ value: T) {}
    private func equal<T: Equatable>(_ value: T) { #expect(value == value) }
    private func coded<T: Codable & Equatable>(_ value: T) throws {
        #expect(try JSONDecoder().decode([T].self, from: JSONEncoder().encode([value])) == [value])
        let list = PropertyListEncoder()
        #expect(try PropertyListDecoder().decode([T].self, from: list.encode([value])) == [value])
    }

    @Test func transformingPublishers() {
        let map = Publishers.Map(upstream: values) { $0 + 1 }
        #expect(map.transform(1) == 2 && map.upstream === values)
        let tryMap: Publishers.TryMap<Values, Int> = values.tryMap { $0 }
        let chained: Publishers.Map<Values, Int> = map.map { $0 * 2 }
        #expect(chained.transform(1) == 4)
        let tried: Publishers.TryMap<Values, Int> = tryMap.map { $0 * 2 }.tryMap { $0 }
        #expect(try! tried.transform(2) == 4)
        let path: Publishers.MapKeyPath<Values, String> = values.map(\.description)
        #expect(path.keyPath == \Int.description)
        let paths: Publishers.MapKeyPath2<Values, String, Int> = values.map(\.description, \.self)
        #expect(paths.keyPath1 == \Int.self && paths.keyPath0 == \Int.description)
        let three: Publishers.MapKeyPath3<Values, Int, Int, Int> = values.map(\.self, \.self, \.self)
        #expect(three.keyPath2 == \Int.self)
        let mapError: Publishers.MapError<Values, TestError> = .init(upstream: values) { $0 }
        #expect(mapError.transform(.oops) == .oops)
        let scan: Publishers.Scan<Values, Int> = values.scan(1, +)
        #expect(scan.initialResult == 1 && scan.nextPartialResult(1, 2) == 3)
        let tryScan: Publishers.TryScan<Values, Int> = values.tryScan(1, +)
        #expect(tryScan.initialResult == 1)
        let typed: Publishers.SetFailureType<PassthroughSubject<Int, Never>, TestError> =
            PassthroughSubject<Int, Never>().setFailureType(to: TestError.self)
        _ = typed.upstream
        let replaceNil: Publishers.Map<Publishers.Map<Values, Int?>, Int> = values.map { Optional($0) }
            .replaceNil(with: 0)
        #expect(replaceNil.transform(nil) == 0)
        let encode: Publishers.Encode<Values, JSONEncoder> = values.encode(encoder: JSONEncoder())
        let decode: Publishers.Decode<Publishers.Encode<Values, JSONEncoder>, Int, JSONDecoder> =
            encode.decode(type: Int.self, decoder: JSONDecoder())
        _ = decode.upstream.upstream
    }

    @Test func filteringPublishers() {
        let filter: Publishers.Filter<Values> = .init(upstream: values) { $0 > 1 }
        let narrower: Publishers.Filter<Values> = filter.filter { $0 < 3 }
        #expect(narrower.isIncluded(2) && !narrower.isIncluded(3))
        let tried: Publishers.TryFilter<Values> = narrower.tryFilter { _ in true }.filter { _ in true }
        #expect(try! tried.isIncluded(2))
        let compact: Publishers.CompactMap<Values, Int> = values.compactMap { $0 }.compactMap { $0 }.map { $0 }
        #expect(compact.transform(1) == 1)
        let tryCompact: Publishers.TryCompactMap<Values, Int> = values.tryCompactMap { $0 }.compactMap { $0 }
        _ = tryCompact.transform
        let unique: Publishers.RemoveDuplicates<Values> = values.removeDuplicates()
        #expect(unique.predicate(1, 1))
        _ = (values.tryRemoveDuplicates(by: ==) as Publishers.TryRemoveDuplicates<Values>).predicate
        let empty: Publishers.ReplaceEmpty<Values> = .init(upstream: values, output: 1)
        #expect(empty.output == 1)
        let error: Publishers.ReplaceError<Values> = .init(upstream: values, output: 1)
        #expect(error.output == 1)
        let output: Publishers.Output<Values> = .init(upstream: values, range: 1..<2)
        #expect(output.range == 1..<2 && values.output(in: 2...).range.lowerBound == 2)
        let drop: Publishers.Drop<Values> = values.dropFirst().dropFirst(2)
        #expect(drop.count == 3)
        _ = (values.drop { $0 > 1 } as Publishers.DropWhile<Values>).predicate
        _ = (values.tryDrop { $0 > 1 } as Publishers.TryDropWhile<Values>).predicate
        _ = (values.prefix { $0 > 1 } as Publishers.PrefixWhile<Values>).predicate
        _ = (values.tryPrefix { $0 > 1 } as Publishers.TryPrefixWhile<Values>).predicate
        _ = (values.drop(untilOutputFrom: values) as Publishers.DropUntilOutput<Values, Values>).other
        _ = (values.prefix(untilOutputFrom: values) as Publishers.PrefixUntilOutput<Values, Values>).other
    }

    @Test func reducingPublishers() {
        #expect((values.reduce(1, +) as Publishers.Reduce<Values, Int>).initial == 1)
        #expect((values.tryReduce(1, +) as Publishers.TryReduce<Values, Int>).initial == 1)
        _ = (values.count() as Publishers.Count<Values>).upstream
        _ = (values.collect() as Publishers.Collect<Values>).upstream
        #expect((values.collect(3) as Publishers.CollectByCount<Values>).count == 3)
        _ = (values.ignoreOutput() as Publishers.IgnoreOutput<Values>).upstream
        #expect((values.max() as Publishers.Comparison<Values>).areInIncreasingOrder(1, 2))
        #expect((values.min() as Publishers.Comparison<Values>).areInIncreasingOrder(2, 1))
        _ = (values.tryMin(by: <) as Publishers.TryComparison<Values>).areInIncreasingOrder
        #expect((values.contains(2) as Publishers.Contains<Values>).output == 2)
        _ = (values.contains { _ in true } as Publishers.ContainsWhere<Values>).predicate
        _ = (values.tryContains { _ in true } as Publishers.TryContainsWhere<Values>).predicate
        _ = (values.allSatisfy { _ in true } as Publishers.AllSatisfy<Values>).predicate
        _ = (values.tryAllSatisfy { _ in true } as Publishers.TryAllSatisfy<Values>).predicate
        _ = (values.first() as Publishers.First<Values>).upstream
        _ = (values.first { _ in true } as Publishers.FirstWhere<Values>).predicate
        _ = (values.tryFirst { _ in true } as Publishers.TryFirstWhere<Values>).predicate
        _ = (values.last() as Publishers.Last<Values>).upstream
        _ = (values.last { _ in true } as Publishers.LastWhere<Values>).predicate
        _ = (values.tryLast { _ in true } as Publishers.TryLastWhere<Values>).predicate
    }

    @Test func joiningPublishers() {
        let merge: Publishers.Merge<Values, Values> = .init(values, values)
        let three: Publishers.Merge3<Values, Values, Values> = merge.merge(with: values)
        let eight: Publishers.Merge8<Values, Values, Values, Values, Values, Values, Values, Values> =
            three.merge(with: values, values, values, values, values)
        #expect(eight.h === values && eight.a === values)
        let many: Publishers.MergeMany<Values> = .init(values, values)
        #expect(many.merge(with: values).publishers.count == 3)
        #expect(Publishers.MergeMany([values]).publishers.count == 1)
        let zip: Publishers.Zip4<Values, Values, Values, Values> = values.zip(values, values, values)
        #expect(zip.d === values)
        let latest: Publishers.CombineLatest4<Values, Values, Values, Values> =
            values.combineLatest(values, values, values)
        #expect(latest.d === values)
        _ = values.combineLatest(values, values, values) { $0 + $1 + $2 + $3 }
        _ = values.zip(values, values) { $0 + $1 + $2 }
        let flat: Publishers.FlatMap<Values, Values> = values.flatMap(maxPublishers: .max(2)) { _ in values }
        #expect(flat.maxPublishers == .max(2))
        let safe: Publishers.FlatMap<Publishers.SetFailureType<Just<Int>, TestError>, Values> = values.flatMap {
            Just($0)
        }
        let typed: Publishers.FlatMap<Values, Publishers.SetFailureType<Numbers, TestError>> =
            numbers.flatMap { _ in values }
        let never: Publishers.FlatMap<Just<Int>, Numbers> = numbers.flatMap { Just($0) }
        _ = (safe, typed, never)
        let latestOf: Publishers.SwitchToLatest<Values, Publishers.Map<Values, Values>> =
            values.map { _ in values }.switchToLatest()
        _ = latestOf.upstream
        let append: Publishers.Concatenate<Values, Publishers.Sequence<[Int], TestError>> = values.append(1, 2)
        #expect(append.suffix.sequence == [1, 2])
        let prepend: Publishers.Concatenate<Publishers.Sequence<[Int], TestError>, Values> = values.prepend(1)
        #expect(prepend.prefix.sequence == [1])
    }

    @Test func controllingPublishers() {
        let scheduler = ImmediateScheduler.shared
        #expect(values.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest).size == 2)
        _ = Publishers.BufferingStrategy<TestError>.customError { .oops }
        let caught: Publishers.Catch<Values, Just<Int>> = values.catch { _ in Just(1) }
        _ = caught.handler
        let tryCaught: Publishers.TryCatch<Values, Just<Int>> = values.tryCatch { _ in Just(1) }
        _ = tryCaught.handler
        #expect((values.retry(2) as Publishers.Retry<Values>).retries == 2)
        #expect(Publishers.Retry(upstream: values, retries: nil).retries == nil)
        #expect((values.assertNoFailure("a") as Publishers.AssertNoFailure<Values>).prefix == "a")
        _ = (values.breakpointOnError() as Publishers.Breakpoint<Values>).receiveCompletion
        _ = (values.handleEvents() as Publishers.HandleEvents<Values>).receiveRequest
        #expect((values.print("p") as Publishers.Print<Values>).prefix == "p")
        #expect(values.debounce(for: 2, scheduler: scheduler).dueTime == 2)
        #expect(values.delay(for: 2, scheduler: scheduler).interval == 2)
        #expect(values.throttle(for: 2, scheduler: scheduler, latest: true).latest)
        #expect(values.timeout(2, scheduler: scheduler).customError == nil)
        _ = values.measureInterval(using: scheduler).scheduler
        _ = values.receive(on: scheduler).options
        _ = values.subscribe(on: scheduler).options
        let strategy = Publishers.TimeGroupingStrategy.byTimeOrCount(scheduler, 1, 2)
        _ = values.collect(strategy).strategy
        let multicast: Publishers.Multicast<Values, Values> = values.multicast { Values() }
        #expect(multicast.createSubject() !== values)
        let automatic: Publishers.Autoconnect<Publishers.Multicast<Values, Values>> = multicast.autoconnect()
        #expect(automatic.upstream === multicast)
        let share: Publishers.Share<Values> = values.share()
        equal(share)
        let connectable: Publishers.MakeConnectable<Numbers> = numbers.makeConnectable()
        _ = connectable.connect()
    }

    @Test func knownValues() {
        let none: Int?.Publisher = Int?.none.publisher
        equal(none)
        #expect(Optional(1).publisher.map { $0 + 1 } == Optional(2).publisher)
        #expect(Optional(1).publisher.filter { $0 > 1 } == none && none.count().output == nil)
        #expect(Optional(1).publisher.collect().output == [1] && none.replaceEmpty(with: 2) == Just(2))
        #expect(Optional(3).publisher.dropFirst() == none && Optional(3).publisher.prefix(1).output == 3)
        #expect(Optional(3).publisher.reduce(1, +).output == 4 && Optional(3).publisher.contains(3).output == true)
        #expect(Optional(3).publisher.output(in: 0...0) == Optional(3).publisher.first())
        typealias Known = Result<Int, TestError>.Publisher
        let failed = Known(.oops)
        #expect(Known(1).map { $0 + 1 } == Known(2) && Known(1) != failed && failed.map { $0 } == failed)
        #expect(failed.replaceError(with: 3).result == .success(3) && Known(1).count() == .init(1))
        #expect(
            failed.mapError { _ in TestError.other } == Known(.other) && Known(4).allSatisfy { $0 > 5 } == .init(false))
        #expect(throws: TestError.oops) { try Known(1).tryMap { _ -> Int in throw TestError.oops }.result.get() }
        let appended: Numbers = numbers.append(4).prepend([0]).append(numbers)
        #expect(appended.sequence == [0, 1, 2, 3, 4, 1, 2, 3])
        #expect((numbers.count() as Just<Int>).output == 3 && numbers.last() == Optional(3).publisher)
        #expect(numbers.output(at: 1).output == 2 && numbers.output(in: 0..<2).sequence == [1, 2])
        let dropped: Publishers.Sequence<DropFirstSequence<[Int]>, Never> = numbers.dropFirst()
        let first: Publishers.Sequence<PrefixSequence<[Int]>, Never> = numbers.prefix(1)
        let checked: Result<Bool, Never>.Publisher = numbers.allSatisfy { $0 > 0 }
        let all: Result<[Int], Never>.Publisher = numbers.collect()
        _ = (dropped, first, checked, all)
        let record = Record<Int, TestError> {
            $0.receive(1)
            $0.receive(completion: .failure(.oops))
        }
        #expect(record.recording.output == [1] && record.recording.completion == .failure(.oops))
    }

    @Test func conformances() throws {
        equal(Empty<Int, Never>())
        equal(Just(1))
        equal(Fail<Int, TestError>(error: .oops))
        equal(numbers)
        equal(Just(1).eraseToEquatable())
        equal(Publishers.Zip(Just(1), Just(2)))
        equal(Publishers.CombineLatest3(Just(1), Just(2), Just(3)))
        equal(Publishers.Merge(Just(1), Just(2)))
        equal(Publishers.MergeMany(Just(1)))
        equal(Publishers.Concatenate(prefix: Just(1), suffix: Just(2)))
        equal(Publishers.Collect(upstream: Just(1)))
        equal(Publishers.CollectByCount(upstream: Just(1), count: 1))
        equal(Publishers.Contains(upstream: Just(1), output: 1))
        equal(Publishers.Count(upstream: Just(1)))
        equal(Publishers.Drop(upstream: Just(1), count: 1))
        equal(Publishers.First(upstream: Just(1)))
        equal(Publishers.Last(upstream: Just(1)))
        equal(Publishers.IgnoreOutput(upstream: Just(1)))
        equal(Publishers.Output(upstream: Just(1), range: 0..<1))
        equal(Publishers.ReplaceEmpty(upstream: Just(1), output: 1))
        equal(Publishers.ReplaceError(upstream: Just(1), output: 1))
        equal(Publishers.Retry(upstream: Just(1), retries: 1))
        equal(Publishers.SetFailureType<Just<Int>, TestError>(upstream: Just(1)))
        equal(Publishers.DropUntilOutput(upstream: Just(1), other: Just(2)))
        equal(Publishers.PrefixUntilOutput(upstream: Just(1), other: Just(2)))
        equal(NotificationCenter.default.publisher(for: .init("a")))
        try coded(Subscribers.Demand.max(2))
        try coded(Subscribers.Demand.unlimited)
        try coded(Subscribers.Completion<CodedError>.finished)
        try coded(Subscribers.Completion<CodedError>.failure(CodedError(code: 3)))
        try coded(DispatchQueue.main.now)
        try coded(DispatchQueue.SchedulerTimeType.Stride.seconds(2))
        try coded(RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 1)))
        try coded(OperationQueue.SchedulerTimeType.Stride(2))
        let coded = try JSONEncoder().encode(Record<Int, CodedError>(output: [1], completion: .finished))
        #expect(try JSONDecoder().decode(Record<Int, CodedError>.self, from: coded).recording.output == [1])
        sendable(Self.shared)
        sendable(Self.current)
        sendable(Just(1))
        sendable(Subscribers.Demand.none)
        sendable(Subscribers.Completion<TestError>.finished)
        sendable(CombineIdentifier())
        sendable(ImmediateScheduler.shared)
        sendable(DispatchQueue.SchedulerOptions(qos: .utility, flags: .barrier, group: nil))
    }

    private struct CodedError: Error, Codable, Equatable { let code: Int }

    @Test func strides() {
        func check<S: Scheduler>(_ scheduler: S, _ second: S.SchedulerTimeType.Stride) {
            let now = scheduler.now
            #expect(now.advanced(by: second).distance(to: now.advanced(by: second)) == .seconds(0))
            #expect(S.SchedulerTimeType.Stride.seconds(1) == second)
            #expect(S.SchedulerTimeType.Stride.milliseconds(1_000) == second)
            #expect(S.SchedulerTimeType.Stride.microseconds(1_000_000) == second)
            #expect(S.SchedulerTimeType.Stride.nanoseconds(1_000_000_000) == second)
            #expect(S.SchedulerTimeType.Stride.seconds(1.0) == second)
            #expect(scheduler.minimumTolerance == .seconds(0))
        }
        check(DispatchQueue.main, 1)
        check(DispatchQueue.main, 1.0)
        check(RunLoop.main, 1)
        check(OperationQueue.main, 1.0)
        check(ImmediateScheduler.shared, 0)
        #expect(DispatchQueue.SchedulerTimeType.Stride(.milliseconds(3)).timeInterval == .nanoseconds(3_000_000))
        #expect(RunLoop.SchedulerTimeType.Stride(1.5).magnitude == 1.5)
    }

    @Test func foundation() {
        let timer = Timer.publish(every: 2, tolerance: 1, on: .main, in: .default)
        #expect(
            timer.interval == 2 && timer.tolerance == nil && timer.runLoop === RunLoop.main && timer.mode == .default)
        let url = URL(string: "http://localhost/")!
        let task: URLSession.DataTaskPublisher = URLSession.shared.dataTaskPublisher(for: url)
        #expect(task.request.url == url && task.session === URLSession.shared)
    }
}

extension Just {
    /// A publisher that says by its type that its upstream can be compared.
    fileprivate func eraseToEquatable() -> Publishers.Count<Just<Output>> { Publishers.Count(upstream: self) }
}
