import Foundation
import RxSwift
import RxTest
import Testing

/// Operators that go on after an error.
@Suite struct ErrorHandlingTests {
    @Test func catchSeq() {
        expectHistory(
            full:
                "next(1) @ 210 next(2) @ 230 next(3) @ 260 next(4) @ 300 next(5) @ 350 next(6) @ 380 next(7) @ 420 next(8) @ 470 completed @ 600 subs [(200: 600)] subs []",
            first:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(200: 400)] subs []",
            second:
                "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 next(100) @ 300 next(200) @ 500 completed @ 700 subs [(200: 300)] subs [(300: 700)]"
        ) { a, b, _ in
            Observable.catch(sequence: [a, b])
        }
    }

    @Test func retryWhenB() {
        expectHistory(
            full:
                "next(1) @ 210 next(2) @ 230 next(3) @ 260 next(4) @ 300 next(5) @ 350 next(6) @ 380 next(7) @ 420 next(8) @ 470 subs [(200: 600)] subs [(600: 1000)]",
            first:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 subs [(200: 400)] subs [(400: 1000)]",
            second:
                "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 subs [(200: 300), (300: 1000)] subs [(300: 700)]"
        ) { a, b, s in
            a.concat(Observable.error(E(n: 1))).retry(when: { (es: Observable<Error>) in es.flatMap { _ in b } })
        }
    }

    @Test func catchReturn() {
        expectHistory(
            completing:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(200: 400)]",
            failing:
                "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 next(77) @ 300 completed @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.catchAndReturn(77)
        }
    }

    @Test func retry3() {
        expectHistory(
            completing:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(200: 400)]",
            failing:
                "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 next(2) @ 310 next(3) @ 320 next(3) @ 340 next(5) @ 350 next(2) @ 410 next(3) @ 420 next(3) @ 440 next(5) @ 450 error(E1) @ 500 subs [(200: 300), (300: 400), (400: 500)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.retry(3)
        }
    }

    @Test func retry0() {
        expectHistory(
            completing: "completed @ 200 subs []",
            failing: "completed @ 200 subs []",
            empty: "completed @ 200 subs []"
        ) { o, s in
            o.retry(0)
        }
    }

    @Test func retryWhenComplete() {
        expectHistory(
            completing:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(200: 400)]",
            failing:
                "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 next(2) @ 310 next(3) @ 320 next(3) @ 340 next(5) @ 350 completed @ 400 subs [(200: 300), (300: 400)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.retry(when: { (es: Observable<E>) in es.take(1) })
        }
    }

    @Test func retryWhenEmpty() {
        expectHistory(
            completing:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(200: 400)]",
            failing: "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 completed @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.retry(when: { (es: Observable<E>) in Observable<Int>.empty() })
        }
    }

    @Test func catch0() {
        expectHistory(
            sends: "completed @ 200"
        ) { _ in
            Observable<Int>.catch(sequence: [Observable<Int>]())
        }
    }

    @Test func catching() {
        expectHistory(
            completing:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(200: 400)]",
            failing:
                "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 next(5) @ 310 completed @ 320 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.catch { _ in s.createColdObservable([n(10, 5), c(20)]).asObservable() }
        }
    }

    @Test func catchThrow() {
        expectHistory(
            completing:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(200: 400)]",
            failing: "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 error(E5) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.catch { _ in throw E(n: 5) }
        }
    }

    @Test func catchRetry() {
        expectHistory(
            completing:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(6) @ 310 completed @ 400 subs [(200: 280), (280: 400)]",
            failing:
                "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(2) @ 260 next(3) @ 270 next(3) @ 290 next(-5) @ 300 completed @ 300 subs [(200: 250), (250: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.map {
                if $0 == 5 { throw E(n: 5) }
                return $0
            }.retry(2).catchAndReturn(-5)
        }
    }

    @Test func retryWhen() {
        expectHistory(
            completing:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(200: 400)]",
            failing:
                "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 next(2) @ 330 next(3) @ 340 next(3) @ 360 next(5) @ 370 next(2) @ 450 next(3) @ 460 next(3) @ 480 next(5) @ 490 error(E1) @ 540 subs [(200: 300), (320: 420), (440: 540)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.retry(when: { (es: Observable<Error>) in
                es.enumerated().flatMap { x -> Observable<Int> in
                    x.index < 2 ? Observable<Int>.timer(.seconds(20), scheduler: s) : .error(x.element)
                }
            })
        }
    }
}
