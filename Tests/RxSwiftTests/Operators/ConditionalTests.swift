import Foundation
import RxSwift
import RxTest
import Testing

/// Operators that depend on a condition or on another sequence.
@Suite struct ConditionalTests {
    @Test func amb() {
        expectHistory(
            full:
                "next(1) @ 210 next(2) @ 230 next(3) @ 260 next(4) @ 300 next(5) @ 350 next(6) @ 380 next(7) @ 420 next(8) @ 470 completed @ 600 subs [(200: 600)] subs [(200: 210)]",
            first:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(200: 400)] subs [(200: 210)]",
            second:
                "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 error(E1) @ 300 subs [(200: 300)] subs [(200: 210)]"
        ) { a, b, _ in
            a.amb(b)
        }
    }

    @Test func takeUntil() {
        expectHistory(
            full: "next(1) @ 210 completed @ 215 subs [(200: 215)] subs [(200: 215)]",
            first: "next(2) @ 210 next(3) @ 220 completed @ 230 subs [(200: 230)] subs [(200: 230)]",
            second:
                "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 error(E1) @ 300 subs [(200: 300)] subs [(200: 300)]"
        ) { a, b, _ in
            a.take(until: b)
        }
    }

    @Test func skipUntil() {
        expectHistory(
            full:
                "next(2) @ 230 next(3) @ 260 next(4) @ 300 next(5) @ 350 next(6) @ 380 next(7) @ 420 next(8) @ 470 completed @ 600 subs [(200: 600)] subs [(200: 215)]",
            first: "next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(200: 400)] subs [(200: 230)]",
            second: "error(E1) @ 300 subs [(200: 300)] subs [(200: 300)]"
        ) { a, b, _ in
            a.skip(until: b)
        }
    }

    @Test func takewhile() {
        expectHistory(
            completing: "next(2) @ 210 next(3) @ 220 completed @ 240 subs [(200: 240)]",
            failing: "next(2) @ 210 next(3) @ 220 next(3) @ 240 completed @ 250 subs [(200: 250)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.take(while: { $0 < 4 })
        }
    }

    @Test func takewhileinc() {
        expectHistory(
            completing: "next(2) @ 210 next(3) @ 220 next(4) @ 240 completed @ 240 subs [(200: 240)]",
            failing: "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 completed @ 250 subs [(200: 250)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.take(while: { $0 < 4 }, behavior: .inclusive)
        }
    }

    @Test func takeuntilp() {
        expectHistory(
            completing: "next(2) @ 210 next(3) @ 220 completed @ 220 subs [(200: 220)]",
            failing: "next(2) @ 210 next(3) @ 220 completed @ 220 subs [(200: 220)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.take(until: { $0 == 3 }, behavior: .inclusive)
        }
    }

    @Test func skipwhile() {
        expectHistory(
            completing: "next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(200: 400)]",
            failing: "next(3) @ 220 next(3) @ 240 next(5) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.skip(while: { $0 < 3 })
        }
    }

    @Test func ifEmpty() {
        expectHistory(
            completing:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(200: 400)]",
            failing: "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "next(42) @ 250 completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.ifEmpty(default: 42)
        }
    }

    @Test func amb_of() {
        expectHistory(
            sends: "next(1) @ 200 next(2) @ 200 next(3) @ 200 completed @ 200"
        ) { _ in
            Observable.of(1, 2, 3).amb(Observable.of(4, 5, 6))
        }
    }

    @Test func amb0() {
        expectHistory(
            sends: ""
        ) { _ in
            Observable<Int>.amb([Observable<Int>]())
        }
    }

    @Test func ifEmptySwitch() {
        expectHistory(
            completing:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(200: 400)]",
            failing: "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "next(5) @ 260 completed @ 270 subs [(200: 250)]"
        ) { o, s in
            o.ifEmpty(switchTo: s.createColdObservable([n(10, 5), c(20)]).asObservable())
        }
    }

    @Test func takeWhileThrow() {
        expectHistory(
            completing: "next(2) @ 210 next(3) @ 220 error(E1) @ 240 subs [(200: 240)]",
            failing: "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.take(while: {
                if $0 == 4 { throw E(n: 1) }
                return true
            })
        }
    }

    @Test func skipWhileThrow() {
        expectHistory(
            completing: "error(E1) @ 240 subs [(200: 240)]",
            failing: "error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.skip(while: {
                if $0 == 4 { throw E(n: 1) }
                return true
            })
        }
    }
}
