import Foundation
import RxSwift
import RxTest
import Testing

/// Operators of all values of a sequence.
@Suite struct AggregateTests {
    @Test func reduce() {
        expectHistory(
            completing: "next(20) @ 400 completed @ 400 subs [(200: 400)]",
            failing: "error(E1) @ 300 subs [(200: 300)]",
            empty: "next(0) @ 250 completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.reduce(0, accumulator: +)
        }
    }

    @Test func toArray() {
        expectHistory(
            completing: "next([2, 3, 4, 5, 6]) @ 400 completed @ 400 subs [(200: 400)]",
            failing: "error(E1) @ 300 subs [(200: 300)]",
            empty: "next([]) @ 250 completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.toArray().asObservable()
        }
    }

    @Test func reduceThrow() {
        expectHistory(
            completing: "error(E1) @ 240 subs [(200: 240)]",
            failing: "error(E1) @ 300 subs [(200: 300)]",
            empty: "next(0) @ 250 completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.reduce(0) {
                if $1 == 4 { throw E(n: 1) }
                return $0 + $1
            }
        }
    }

    @Test func reduceMapThrow() {
        expectHistory(
            completing: "error(E9) @ 400 subs [(200: 400)]",
            failing: "error(E1) @ 300 subs [(200: 300)]",
            empty: "error(E9) @ 250 subs [(200: 250)]"
        ) { o, s in
            o.reduce(0, accumulator: +, mapResult: { _ -> Int in throw E(n: 9) })
        }
    }
}
