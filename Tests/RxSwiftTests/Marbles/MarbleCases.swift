import Foundation
import RxSwift

// The tables that the tests run and that `Scripts/marble-diagrams` draws and documents: keep to the form that is here.
// In a result, several events of one frame are separated by `;`, as a value may contain commas.

// # Mapping
// Operators that make another value of each.
let mapping: [Marble] = [
    // Makes another value of each; an error that is thrown ends the sequence.
    Marble("map", "1 - 2 - 3 - |", "10 - 20 - 30 - |") { source in
        source.map { $0 * 10 }
    },
    // Makes another value of each, and leaves out those that become nil.
    Marble("compactMap", "1 - 2 - 3 - 4 |", "- - a2 - - - a4 |") { source in
        source.compactMap { $0 % 2 == 0 ? "a\($0)" : nil }
    },
    // Carries a result from value to value.
    Marble("scan", "1 - 2 - 3 - |", "1 - 3 - 6 - |") { source in
        source.scan(0, accumulator: +)
    },
    // Carries a result from value to value, and changes it in place.
    Marble("scan-into", "1 - 2 - 3 - |", "[1] - [1,2] - [1,2,3] - |") { source in
        source.scan(into: []) { $0.append($1) }
    },
    // Numbers the values.
    Marble("enumerated", "7 - 8 - 9 - |", "0:7 - 1:8 - 2:9 - |") { source in
        source.enumerated().map { "\($0.index):\($0.element)" }
    },
    // Makes values of the events, the end included.
    Marble("materialize", "1 - 2 - x", "value - value - end;|") { source in
        source.materialize().map { $0.isStopEvent ? "end" : "value" }
    },
    // Makes events of values that are events.
    Marble("dematerialize", "1 - 2 - 3 - |", "1 - 2 - | - -") { source in
        source.map { $0 == 3 ? Event.completed : .next($0) }.dematerialize()
    },
    // Decodes every value.
    Marble("decode", "1 - 2 - |", "1 - 2 - |") { source in
        source.map { Data("\($0)".utf8) }.decode(type: Int.self, decoder: JSONDecoder())
    },
    // Divides the values into sequences, one a key.
    Marble("groupBy", "1 - 2 - 3 - 4 |", "odd:1 - even:2 - odd:3 - even:4 |") { source in
        source.groupBy { $0 % 2 == 0 ? "even" : "odd" }
            .flatMap { group in group.map { "\(group.key):\($0)" } }
    },
]

// # Filtering
// Operators that leave values out.
let filtering: [Marble] = [
    // Sends the values for which a closure returns true.
    Marble("filter", "1 - 2 - 3 - 4 |", "- - 2 - - - 4 |") { source in
        source.filter { $0 % 2 == 0 }
    },
    // Sends the values that differ from the one before.
    Marble("distinctUntilChanged", "1 1 2 2 1 |", "1 - 2 - 1 |") { source in
        source.distinctUntilChanged()
    },
    // Sends the values whose key differs from the key of the one before.
    Marble("distinctUntilChanged-key", "1 3 2 4 5 |", "1 - 2 - 5 |") { source in
        source.distinctUntilChanged { $0 % 2 }
    },
    // Sends the end alone.
    Marble("ignoreElements", "1 - 2 - |", "- - - - |") { source in
        source.ignoreElements()
    },
    // Sends the first values, then completes.
    Marble("take", "1 - 2 - 3 - |", "1 - 2;| - - - -") { source in
        source.take(2)
    },
    // Sends the last values when the source completes.
    Marble("takeLast", "1 - 2 - 3 - |", "- - - - - - 2;3;|") { source in
        source.takeLast(2)
    },
    // Sends values as long as a closure returns true for them.
    Marble("take-while", "1 - 2 - 3 - 1 |", "1 - 2 - | - - -") { source in
        source.take(while: { $0 < 3 })
    },
    // Sends values as long as a closure returns true for them, and the first for which it does not.
    Marble("take-while-inclusive", "1 - 2 - 3 - 1 |", "1 - 2 - 3;| - - -") { source in
        source.take(while: { $0 < 3 }, behavior: .inclusive)
    },
    // Sends values until another sequence sends one.
    Marble("take-until", "1 - 2 - 3 - |", "- - - 0 - - -", "1 - 2 | - - -") { source, other in
        source.take(until: other)
    },
    // Sends values until a closure returns true for one.
    Marble("take-until-predicate", "1 - 2 - 3 - |", "1 - 2 - | - -") { source in
        source.take(until: { $0 > 2 })
    },
    // Sends the values of a span of time, then completes.
    Marble(timed: "take-for", "1 - 2 - 3 - |", "1 - 2 | - - -") { source, scheduler in
        source.take(for: .seconds(3), scheduler: scheduler)
    },
    // Drops the first values.
    Marble("skip", "1 - 2 - 3 - |", "- - - - 3 - |") { source in
        source.skip(2)
    },
    // Drops the values of a span of time.
    Marble(timed: "skip-duration", "1 - 2 - 3 - |", "- - - - 3 - |") { source, scheduler in
        source.skip(.seconds(3), scheduler: scheduler)
    },
    // Drops values as long as a closure returns true for them.
    Marble("skip-while", "1 - 2 - 3 - 1 |", "- - - - 3 - 1 |") { source in
        source.skip(while: { $0 < 3 })
    },
    // Drops values until another sequence has sent one.
    Marble("skip-until", "1 - 2 - 3 - |", "- - - 0 - - -", "- - - - 3 - |") { source, other in
        source.skip(until: other)
    },
    // Sends the value at an index, or an error when there is none.
    Marble("element-at", "1 - 2 - 3 - |", "- - 2;| - - - -") { source in
        source.element(at: 1)
    },
    // Sends the only value, or an error when there are more or none.
    Marble("single", "1 - 2 - |", "1 - x - -") { source in
        source.single()
    },
    // Succeeds with the first value or nil, as a `Single`.
    Marble("first", "1 - 2 - |", "1;| - - - -") { source in
        source.first().map { $0 ?? 0 }
    },
    // Sends a default when there is no value.
    Marble("ifEmpty-default", "- - |", "- - 0;|") { source in
        source.ifEmpty(default: 0)
    },
    // Goes on with another sequence when there is no value.
    Marble("ifEmpty-switchTo", "- - |", "- - 7;8;|") { source in
        source.ifEmpty(switchTo: .of(7, 8))
    },
    // Sends the latest value whenever another sequence sends, if it is new.
    Marble("sample", "1 - 2 3 - - |", "- 0 - - 0 0 -", "- 1 - - 3 - -") { source, other in
        source.sample(other)
    },
]

// # Reducing
// Operators that make one value of all.
let reducing: [Marble] = [
    // Makes one value of all, at completion.
    Marble("reduce", "1 - 2 - 3 - |", "- - - - - - 6;|") { source in
        source.reduce(0, accumulator: +)
    },
    // Succeeds with all values in an array, as a `Single`.
    Marble("toArray", "1 - 2 - 3 - |", "- - - - - - [1,2,3];|") { source in
        source.toArray()
    },
    // Succeeds with the only value, or fails, as a `Single`.
    Marble("asSingle", "1 - - |", "- - - 1;|") { source in
        source.asSingle()
    },
    // Succeeds with the only value, or completes without one, as a `Maybe`.
    Marble("asMaybe", "- - |", "- - |") { source in
        source.asMaybe()
    },
]

// # Joining
// Operators that make one sequence of several.
let joining: [Marble] = [
    // Sends the values of all sequences as they arrive.
    Marble("merge", "1 - 2 - - |", "- 5 - 6 |", "1 5 2 6 - |") { source, other in
        Observable.merge(source, other)
    },
    // Sends the values of one sequence after the other.
    Marble("concat", "1 - 2 | - - -", "- - - - 7 - |", "1 - 2 - 7 - |") { source, other in
        source.concat(other)
    },
    // Sends the latest values of all, whenever one sends.
    Marble("combineLatest", "1 - 2 - - |", "- 5 - 6 - |", "- 1-5 2-5 2-6 - |") { source, other in
        Observable.combineLatest(source, other) { "\($0)-\($1)" }
    },
    // Sends the first values of all, then the second ones, and so on.
    Marble("zip", "1 2 3 - - |", "- 5 - 6 - |", "- 1-5 - 2-6 - |") { source, other in
        Observable.zip(source, other) { "\($0)-\($1)" }
    },
    // Sends each value with the latest of another sequence.
    Marble("withLatestFrom", "1 - 2 - 3 |", "- 5 - 6 - -", "- - 2-5 - 3-6 |") { source, other in
        source.withLatestFrom(other) { "\($0)-\($1)" }
    },
    // Follows the sequence that sends first.
    Marble("amb", "- 1 - 2 - |", "5 - 6 - |", "5 - 6 - | -") { source, other in
        source.amb(other)
    },
    // Sends values before those of the sequence.
    Marble("startWith", "1 - 2 - |", "7;8;1 - 2 - |") { source in
        source.startWith(7, 8)
    },
]

// # Flattening
// Operators that make a sequence of each value, and one sequence of them all.
let flattening: [Marble] = [
    // Sends the values of all the sequences as they arrive.
    Marble(timed: "flatMap", "1 2 - - - - |", "- - 10 20 11 21 |") { source, scheduler in
        source.flatMap { value in
            Observable.of(value * 10, value * 10 + 1)
                .concatMap { Observable.just($0).delay(.seconds(2), scheduler: scheduler) }
        }
    },
    // Sends the values of the sequence made of the latest value.
    Marble(timed: "flatMapLatest", "1 2 - - - - |", "- - - 20 - 21 |") { source, scheduler in
        source.flatMapLatest { value in
            Observable.of(value * 10, value * 10 + 1)
                .concatMap { Observable.just($0).delay(.seconds(2), scheduler: scheduler) }
        }
    },
    // Sends the values of one sequence, and drops the values that arrive before it completes.
    Marble(timed: "flatMapFirst", "1 2 - - - - |", "- - 10 - 11 - |") { source, scheduler in
        source.flatMapFirst { value in
            Observable.of(value * 10, value * 10 + 1)
                .concatMap { Observable.just($0).delay(.seconds(2), scheduler: scheduler) }
        }
    },
    // Sends the values of one sequence after the other.
    Marble(timed: "concatMap", "1 2 - - - - |", "- 10 11 20 21 - |") { source, scheduler in
        source.concatMap { value in
            Observable.of(value * 10, value * 10 + 1)
                .concatMap { Observable.just($0).delay(.seconds(1), scheduler: scheduler) }
        }
    },
    // Sends the values of some sequences at a time, while the others wait.
    Marble(timed: "merge-maxConcurrent", "1 2 3 - - - |", "- - 10 20 30 - |") { source, scheduler in
        source.map { Observable.just($0 * 10).delay(.seconds(2), scheduler: scheduler) }
            .merge(maxConcurrent: 2)
    },
    // Sends the values of the latest sequence.
    Marble("switchLatest", "1 - 2 - - |", "5 6 7 - 8 |", "1:5 1:6 2:7 - 2:8 |") { source, other in
        source.map { value in other.map { "\(value):\($0)" } }.switchLatest()
    },
]

// # Handling errors
// Operators that take the place of an error.
let failing: [Marble] = [
    // Goes on with another sequence.
    Marble("catch", "1 - x", "1 - 7;8;|") { source in
        source.catch { _ in .of(7, 8) }
    },
    // Ends with a value.
    Marble("catchAndReturn", "1 - x", "1 - 0;|") { source in
        source.catchAndReturn(0)
    },
    // Subscribes again after an error, up to a number of attempts.
    Marble("retry", "1 - -", "1;2;1;2;x - -") { source in
        Observable.of(1, 2).concat(Observable.error(TestError.oops)).retry(2)
    },
    // Subscribes again whenever a sequence made of the errors sends.
    Marble("retry-when", "- - 0 - 0", "1 - 1 - 1;1") { source in
        Observable.just(1).concat(Observable.error(TestError.oops))
            .retry { (errors: Observable<any Error>) in errors.flatMap { _ in source } }
    },
]

// # Time
// Operators that have to do with time and with schedulers.
let timing: [Marble] = [
    // Sends a value when nothing has followed it for a time.
    Marble(timed: "debounce", "1 2 - - - 3 |", "- - - 2 - - 3;|") { source, scheduler in
        source.debounce(.seconds(2), scheduler: scheduler)
    },
    // Sends a value and no other for a time, then the latest that came meanwhile.
    Marble(timed: "throttle", "1 2 3 - - 4 - - -", "1 - - 3 - - 4 - -") { source, scheduler in
        source.throttle(.seconds(3), scheduler: scheduler)
    },
    // Sends a value and no other for a time.
    Marble(timed: "throttle-first", "1 2 3 - - 4 - - -", "1 - - - - 4 - - -") { source, scheduler in
        source.throttle(.seconds(3), latest: false, scheduler: scheduler)
    },
    // Sends values and completion a time later, and an error at once.
    Marble(timed: "delay", "1 - 2 - | -", "- 1 - 2 - |") { source, scheduler in
        source.delay(.seconds(1), scheduler: scheduler)
    },
    // Subscribes a time later.
    Marble(timed: "delaySubscription", "1 - 2 - 3 |", "- - 2 - 3 |") { source, scheduler in
        source.delaySubscription(.seconds(2), scheduler: scheduler)
    },
    // Fails when nothing comes for a time.
    Marble(timed: "timeout", "1 - 2 - - - - 3", "1 - 2 - - x - -") { source, scheduler in
        source.timeout(.seconds(3), scheduler: scheduler)
    },
    // Goes on with another sequence when nothing comes for a time.
    Marble(timed: "timeout-other", "1 - 2 - - - - 3", "1 - 2 - - 0;| - -") { source, scheduler in
        source.timeout(.seconds(3), other: Observable.just(0), scheduler: scheduler)
    },
    // Sends the values in arrays, each when it is full or its time is over.
    Marble(timed: "buffer", "1 2 3 - - 4 |", "- [1,2] - - [3] - [4];|") { source, scheduler in
        source.buffer(timeSpan: .seconds(3), count: 2, scheduler: scheduler)
    },
    // Sends the values in sequences, each ended when it is full or its time is over.
    Marble(timed: "window", "1 2 3 - - 4 |", "- [1,2] - - [3] - [4];|") { source, scheduler in
        source.window(timeSpan: .seconds(3), count: 2, scheduler: scheduler).flatMap { $0.toArray() }
    },
    // Counts, one each period.
    Marble(timed: "interval", "- - - - -", "- - 0 - 1") { source, scheduler in
        Observable<Int>.interval(.seconds(2), scheduler: scheduler)
    },
    // Sends once after a time.
    Marble(timed: "timer", "- - - - -", "- - - 0;| -") { source, scheduler in
        Observable<Int>.timer(.seconds(3), scheduler: scheduler)
    },
]

// # Sharing
// Operators that subscribe to a source once for many.
let sharing: [Marble] = [
    // Shares one subscription among all; who comes later gets the latest values first.
    Marble("share", "1 - 2 - - |", "- - - 0 - -", "1 - 2 2 - -") { source, other in
        let shared = source.share(replay: 1)
        return Observable.merge(shared, other.flatMap { _ in shared })
    },
    // Shares one subscription within the sequence that a closure makes.
    Marble("multicast-selector", "1 - 2 - |", "1-10 - 2-20 - |") { source in
        source.multicast({ PublishSubject() }) { shared in
            Observable.zip(shared, shared.map { $0 * 10 }) { "\($0)-\($1)" }
        }
    },
    // Sends the values through a subject; `refCount` connects with the first subscriber.
    Marble("publish-refCount", "1 - 2 - |", "1 - 2 - |") { source in
        source.publish().refCount()
    },
    // Sends the values through a subject that remembers some of them.
    Marble("replay-refCount", "1 - 2 - |", "1 - 2 - |") { source in
        source.replay(1).refCount()
    },
]

// # Watching
// Operators that change nothing, and those that take part in what happens.
let watching: [Marble] = [
    // Calls closures beside the events.
    Marble("do", "1 - 2 - |", "1 - 2 - |") { source in
        source.do(onNext: { precondition($0 > 0) })
    },
    // Handles events on a scheduler.
    Marble(timed: "observe-on", "1 - 2 - |", "1 - 2 - |") { source, scheduler in
        source.observe(on: scheduler)
    },
    // Gives each value with an object that is not kept alive.
    Marble("withUnretained", "1 - 2 - |", "1 - 2 - |") { source in
        source.withUnretained(NotificationCenter.default).map { $0.1 }
    },
    // Keeps a resource while it is subscribed to.
    Marble("using", "1 - 2 - |", "1 - 2 - |") { source in
        Observable.using({ BooleanDisposable() }) { _ in source }
    },
]
