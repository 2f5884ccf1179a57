import Combine
import Foundation

// The tables that the tests run and that `Scripts/marble-diagrams` draws and documents: keep to the form that is here.
// In a result, several events of one frame are separated by `;`, as a value may contain commas.

// # Transforming
// Operators that make another value of each.
let transforming: [Marble] = [
    // Transforms every value.
    Marble("map", "1 - 2 - 3 - |", "10 - 20 - 30 - |") { source in
        source.map { $0 * 10 }
    },
    // Transforms every value; an error that is thrown ends the stream.
    Marble("tryMap", "1 - 2 - 3 - |", "10 - x - - - -") { source in
        source.tryMap { if $0 == 2 { throw TestError.oops } else { $0 * 10 } }
    },
    // Publishes a property of every value.
    Marble("map-key-path", "1 - 2 - 3 - |", "1 - 2 - 3 - |") { source in
        source.map(\.description)
    },
    // Publishes a running result.
    Marble("scan", "1 - 2 - 3 - |", "1 - 3 - 6 - |") { source in
        source.scan(0, +)
    },
    // Puts a value in the place of nil.
    Marble("replaceNil", "1 - 2 - 3 - |", "0 - 2 - 0 - |") { source in
        source.map { $0 % 2 == 0 ? $0 : nil }.replaceNil(with: 0)
    },
    // Publishes a running result; an error that is thrown ends the stream.
    Marble("tryScan", "1 - 2 - 3 - |", "1 - 3 - x - -") { source in
        source.tryScan(0) { if $1 == 3 { throw TestError.oops } else { $0 + $1 } }
    },
    // Encodes every value.
    Marble("encode", "1 - 2 - |", "[1] - [2] - |") { source in
        source.map { [$0] }.encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }
    },
    // Decodes every value.
    Marble("decode", "1 - 2 - |", "1 - 2 - |") { source in
        source.map { Data("\($0)".utf8) }.decode(type: Int.self, decoder: JSONDecoder())
    },
]

// # Filtering
// Operators that leave values out.
let filtering: [Marble] = [
    // Publishes the values that a closure accepts.
    Marble("filter", "1 - 2 - 3 - 4 |", "- - 2 - - - 4 |") { source in
        source.filter { $0 % 2 == 0 }
    },
    // Transforms, and leaves out what becomes nil.
    Marble("compactMap", "1 - 2 - 3 - 4 |", "- - a2 - - - a4 |") { source in
        source.compactMap { $0 % 2 == 0 ? "a\($0)" : nil }
    },
    // Leaves out a value that is equal to the one before.
    Marble("removeDuplicates", "1 1 2 2 1 - |", "1 - 2 - 1 - |") { source in
        source.removeDuplicates()
    },
    // Publishes a value of your choice if there was none.
    Marble("replaceEmpty", "- - |", "- - 9;|") { source in
        source.replaceEmpty(with: 9)
    },
    // Passes the completion alone.
    Marble("ignoreOutput", "1 - 2 - |", "- - - - |") { source in
        source.ignoreOutput()
    },
    // Publishes the values that a closure accepts; an error that is thrown ends the stream.
    Marble("tryFilter", "1 - 2 - 3 - |", "1 - x - - - -") { source in
        source.tryFilter { if $0 == 2 { throw TestError.oops } else { true } }
    },
    // Transforms and leaves out nil; an error that is thrown ends the stream.
    Marble("tryCompactMap", "1 - 2 - 3 - |", "- - a2 - x - -") { source in
        source.tryCompactMap { if $0 == 3 { throw TestError.oops } else { $0 == 2 ? "a\($0)" : nil } }
    },
    // Leaves out a value that a closure finds equal to the one before.
    Marble("removeDuplicates-by", "1 3 2 4 5 - |", "1 - 2 - 5 - |") { source in
        source.removeDuplicates { $0 % 2 == $1 % 2 }
    },
    // Leaves out a value that a closure finds equal to the one before; an error that is thrown ends the stream.
    Marble("tryRemoveDuplicates", "1 1 2 3 - |", "1 - 2 x - -") { source in
        source.tryRemoveDuplicates { if $1 == 3 { throw TestError.oops } else { $0 == $1 } }
    },
]

// # Reducing
// Operators that make one value of many.
let reducing: [Marble] = [
    // Publishes all values as an array at the end.
    Marble("collect", "1 - 2 - 3 - |", "- - - - - - [1,2,3];|") { source in
        source.collect()
    },
    // Publishes arrays of a number of values, and what is left at the end.
    Marble("collect-count", "1 - 2 - 3 - |", "- - [1,2] - - - [3];|") { source in
        source.collect(2)
    },
    // Combines all values into one.
    Marble("reduce", "1 - 2 - 3 - |", "- - - - - - 6;|") { source in
        source.reduce(0, +)
    },
    // Publishes how many values there were.
    Marble("count", "1 - 2 - 3 - |", "- - - - - - 3;|") { source in
        source.count()
    },
    // Publishes the largest value.
    Marble("max", "1 - 3 - 2 - |", "- - - - - - 3;|") { source in
        source.max()
    },
    // Publishes the smallest value.
    Marble("min", "2 - 1 - 3 - |", "- - - - - - 1;|") { source in
        source.min()
    },
    // Publishes whether a value occurs, as soon as that is known.
    Marble("contains", "1 - 2 - 3 - |", "- - true;| - - - -") { source in
        source.contains(2)
    },
    // Publishes whether all values pass a test, as soon as that is known.
    Marble("allSatisfy", "1 - 2 - 3 - |", "- - - - - - true;|") { source in
        source.allSatisfy { $0 < 4 }
    },
    // Combines all values into one; an error that is thrown ends the stream.
    Marble("tryReduce", "1 - 2 - 3 - |", "- - - - x - -") { source in
        source.tryReduce(0) { if $1 == 3 { throw TestError.oops } else { $0 + $1 } }
    },
    // Publishes the greatest value by an order that may throw.
    Marble("tryMax", "1 - 3 - 2 - |", "- - x - - - -") { source in
        source.tryMax { if $0 == 3 || $1 == 3 { throw TestError.oops } else { $0 < $1 } }
    },
    // Publishes the least value by an order that may throw.
    Marble("tryMin", "2 - 1 - 3 - |", "- - - - - - 1;|") { source in
        source.tryMin { $0 < $1 }
    },
    // Publishes whether a closure accepts a value; an error that is thrown ends the stream.
    Marble("tryContains", "1 - 2 - 3 - |", "- - x - - - -") { source in
        source.tryContains { if $0 == 2 { throw TestError.oops } else { $0 == 3 } }
    },
    // Publishes whether a closure accepts every value; an error that is thrown ends the stream.
    Marble("tryAllSatisfy", "1 - 2 - 3 - |", "- - false;| - - - -") { source in
        source.tryAllSatisfy { $0 < 2 }
    },
]

// # Sequencing
// Operators that choose, add or leave out values by where they stand in the stream.
let sequencing: [Marble] = [
    // Leaves out the first values.
    Marble("dropFirst", "1 - 2 - 3 - |", "- - - - 3 - |") { source in
        source.dropFirst(2)
    },
    // Leaves out values until a closure returns false.
    Marble("drop-while", "1 - 2 - 1 - |", "- - 2 - 1 - |") { source in
        source.drop { $0 < 2 }
    },
    // Leaves values out until another publisher has published one.
    Marble("drop-until", "1 - 2 - 3 - |", "- 9 - - - - -", "- - 2 - 3 - |") { source, other in
        source.drop(untilOutputFrom: other)
    },
    // Ends after a number of values.
    Marble("prefix", "1 - 2 - 3 - |", "1 - 2;| - - - -") { source in
        source.prefix(2)
    },
    // Ends at the first value that a closure rejects.
    Marble("prefix-while", "1 - 2 - 1 - |", "1 - | - - - -") { source in
        source.prefix { $0 < 2 }
    },
    // Ends when another publisher has published a value.
    Marble("prefix-until", "1 - 2 - 3 - |", "- - - 9 - - -", "1 - 2 | - - -") { source, other in
        source.prefix(untilOutputFrom: other)
    },
    // Publishes the first value, or the first of a kind.
    Marble("first", "1 - 2 - 3 - |", "- - 2;| - - - -") { source in
        source.first { $0 > 1 }
    },
    // Publishes the last value.
    Marble("last", "1 - 2 - 3 - |", "- - - - - - 3;|") { source in
        source.last()
    },
    // Publishes the value at a position.
    Marble("output-at", "1 - 2 - 3 - |", "- - 2;| - - - -") { source in
        source.output(at: 1)
    },
    // Publishes the values of a range of positions.
    Marble("output-in", "1 - 2 - 3 - 4 |", "- - 2 - 3;| - - -") { source in
        source.output(in: 1...2)
    },
    // Publishes values after the end of the stream.
    Marble("append", "1 - 2 - |", "1 - 2 - 8;9;|") { source in
        source.append(8, 9)
    },
    // Publishes values before the stream.
    Marble("prepend", "1 - 2 - |", "8;9;1 - 2 - |") { source in
        source.prepend(8, 9)
    },
    // Leaves out values until a closure returns false; an error that is thrown ends the stream.
    Marble("tryDrop-while", "1 - 2 - 3 - |", "- - x - - - -") { source in
        source.tryDrop { if $0 == 2 { throw TestError.oops } else { true } }
    },
    // Ends at the first value that a closure rejects; an error that is thrown ends the stream.
    Marble("tryPrefix-while", "1 - 2 - 3 - |", "1 - x - - - -") { source in
        source.tryPrefix { if $0 == 2 { throw TestError.oops } else { true } }
    },
    // Publishes the first value that a closure accepts; an error that is thrown ends the stream.
    Marble("tryFirst", "1 - 2 - 3 - |", "- - x - - - -") { source in
        source.tryFirst { if $0 == 2 { throw TestError.oops } else { $0 > 2 } }
    },
    // Publishes the last value that a closure accepts; an error that is thrown ends the stream.
    Marble("tryLast", "1 - 2 - 3 - |", "- - - - - - 2;|") { source in
        source.tryLast { $0 < 3 }
    },
]

// # Combining
// Operators that make one stream of several.
let combining: [Marble] = [
    // Publishes the values of both as they come.
    Marble("merge", "1 - 3 - | -", "- 2 - 4 - |", "1 2 3 4 - |") { source, other in
        source.merge(with: other)
    },
    // Publishes the latest values of both whenever one sends.
    Marble("combineLatest", "1 - 2 - | - -", "- 7 - 8 - 9 |", "- (1,7) (2,7) (2,8) - (2,9) |") { source, other in
        source.combineLatest(other)
    },
    // Publishes pairs of the first, second, third values.
    Marble("zip", "1 - 2 - 3 |", "- 7 - 8 - -", "- (1,7) - (2,8) - -") { source, other in
        source.zip(other)
    },
]

// # Flattening
// Operators that subscribe to publishers that come as values, or are made of values.
let flattening: [Marble] = [
    // Makes a publisher of every value, and publishes the values of them all.
    Marble("flatMap", "1 - 2 - |", "1;10 - 2;20 - |") { source in
        source.flatMap { [$0, $0 * 10].publisher }
    },
    // Publishes the values of the latest publisher.
    Marble("switchToLatest", "1 - 2 - - |", "- 8 - 9 - |", "- 8 - 18 - |") { source, other in
        source.map { number in other.map { $0 + (number - 1) * 9 } }.switchToLatest()
    },
]

// # Errors
// Operators for streams that fail, and for types of failures.
let errors: [Marble] = [
    // Goes on with another publisher.
    Marble("catch", "1 - x", "1 - 8;9;|") { source in
        source.catch { _ in [8, 9].publisher }
    },
    // Publishes a value in place of a failure, and ends.
    Marble("replaceError", "1 - x", "1 - 9;|") { source in
        source.replaceError(with: 9)
    },
    // Subscribes again after a failure. This source fails for good.
    Marble("retry", "1 - x", "1 - x") { source in
        source.retry(2)
    },
    // Goes on with another publisher, or fails with the error that the closure throws.
    Marble("tryCatch", "1 - x", "1 - x") { source in
        source.tryCatch { _ -> Just<Int> in throw TestError.other }
    },
    // Replaces a failure by another.
    Marble("mapError", "1 - x", "1 - x") { source in
        source.mapError { _ in TestError.other }
    },
    // Declares a type of failure for a stream that cannot fail.
    Marble("setFailureType", "1 - 2 - |", "1 - 2 - |") { source in
        source.replaceError(with: 0).setFailureType(to: TestError.self)
    },
    // Stops the program at a failure.
    Marble("assertNoFailure", "1 - 2 - |", "1 - 2 - |") { source in
        source.assertNoFailure("numbers do not fail")
    },
]

// # Timing
// Operators that work with a scheduler: its time, or where it runs its actions. A frame of the diagrams is a second.
let timing: [Marble] = [
    // Publishes every event later.
    Marble(timed: "delay", "1 2 - |", "- - 1 2 - |") { source, scheduler in
        source.delay(for: .seconds(2), scheduler: scheduler)
    },
    // Publishes a value when none has followed for a time.
    Marble(timed: "debounce", "1 2 - - 3 - - |", "- - - 2 - - 3 |") { source, scheduler in
        source.debounce(for: .seconds(2), scheduler: scheduler)
    },
    // Publishes the latest value of each interval.
    Marble(timed: "throttle-latest", "1 2 3 - 4 5 - |", "1 - - 3 - - 5 |") { source, scheduler in
        source.throttle(for: .seconds(3), scheduler: scheduler, latest: true)
    },
    // Publishes the first value of each interval.
    Marble(timed: "throttle-first", "1 2 3 - 4 5 - |", "1 - - 2 - - 4 |") { source, scheduler in
        source.throttle(for: .seconds(3), scheduler: scheduler, latest: false)
    },
    // Ends when no value has come for a time.
    Marble(timed: "timeout", "1 - 2 - - - 3", "1 - 2 - - | -") { source, scheduler in
        source.timeout(.seconds(3), scheduler: scheduler)
    },
    // Publishes the values of each interval as an array.
    Marble(timed: "collect-time", "1 2 - 3 - - |", "- - - [1,2] - - [3];|") { source, scheduler in
        source.collect(.byTime(scheduler, .seconds(3)))
    },
    // Publishes the time between values.
    Marble(timed: "measureInterval", "- 1 - - 2 |", "- 1 - - 3 |") { source, scheduler in
        source.measureInterval(using: scheduler).map { $0.magnitude / 1_000_000_000 }
    },
    // Delivers on a scheduler, at its next opportunity.
    Marble(timed: "receive-on", "1 2 - 3 |", "1 2 - 3 |") { source, scheduler in
        source.receive(on: scheduler)
    },
    // Subscribes on a scheduler: values sent before that are missed.
    Marble(timed: "subscribe-on", "1 2 - 3 |", "- 2 - 3 |") { source, scheduler in
        source.subscribe(on: scheduler)
    },
]

// # Sharing
// Operators by which several subscribers share one subscription.
let sharing: [Marble] = [
    // Subscribes once for everybody.
    Marble("share", "1 - 2 - |", "1;1 - 2;2 - |") { source in
        let shared = source.share()
        return shared.merge(with: shared)
    },
    // Shares one subscription, which begins when it is connected.
    Marble("multicast", "1 - 2 - |", "1 - 2 - |") { source in
        let shared = source.multicast { PassthroughSubject<Int, TestError>() }
        let connection = shared.connect()
        return shared.handleEvents(receiveCancel: { connection.cancel() })
    },
    // Connects with the first subscriber.
    Marble("autoconnect", "1 - 2 - |", "1 - 2 - |") { source in
        source.multicast { PassthroughSubject<Int, TestError>() }.autoconnect()
    },
    // Keeps values until they are requested.
    Marble("buffer", "1 - 2 - |", "1 - 2 - |") { source in
        source.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest)
    },
]

// # Debugging
// Operators that let every event pass, and tell of it.
let debugging: [Marble] = [
    // Calls closures as events pass.
    Marble("handleEvents", "1 - 2 - |", "1 - 2 - |") { source in
        source.handleEvents(receiveOutput: { assert($0 > 0) })
    },
    // Prints every event.
    Marble("print", "1 - 2 - |", "1 - 2 - |") { source in
        source.print("numbers")
    },
    // Stops in the debugger when a closure returns true.
    Marble("breakpoint", "1 - 2 - |", "1 - 2 - |") { source in
        source.breakpoint(receiveOutput: { $0 < 0 })
    },
]
