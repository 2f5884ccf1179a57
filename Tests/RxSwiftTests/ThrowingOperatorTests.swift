import Foundation
import RxSwift
import RxTest
import Testing

/// Operators whose closures throw or make sequences.
@Suite struct ThrowingOperatorTests {
    @Test func mapthrow() {
        expectHistory(
            completing: "next(2) @ 210 error(E7) @ 220 subs [(200: 220)]",
            failing: "next(2) @ 210 error(E7) @ 220 subs [(200: 220)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.map {
                if $0 == 3 { throw E(n: 7) }
                return $0
            }
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

    @Test func groupByThrow() {
        expectHistory(
            completing: "next(0: 2) @ 210 next(1: 3) @ 220 error(E3) @ 240 subs [(200: 240)]",
            failing:
                "next(0: 2) @ 210 next(1: 3) @ 220 next(1: 3) @ 240 next(1: 5) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.groupBy { v -> Int in
                if v == 4 { throw E(n: 3) }
                return v % 2
            }.flatMap { g in g.map { "\(g.key): \($0)" } }
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

    @Test func dothrow() {
        expectHistory(
            completing: "next(2) @ 210 error(E4) @ 220 subs [(200: 220)]",
            failing: "next(2) @ 210 error(E4) @ 220 subs [(200: 220)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.do(onNext: { if $0 == 3 { throw E(n: 4) } })
        }
    }

    @Test func docthrow() {
        expectHistory(
            completing:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 error(E4) @ 400 subs [(200: 400)]",
            failing: "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "error(E4) @ 250 subs [(200: 250)]"
        ) { o, s in
            o.do(onCompleted: { throw E(n: 4) })
        }
    }

    @Test func flatMap() {
        expectHistory(
            completing:
                "next(2) @ 215 next(3) @ 225 next(4) @ 245 next(20) @ 255 next(30) @ 265 next(40) @ 285 next(5) @ 285 next(6) @ 315 next(50) @ 325 next(60) @ 355 completed @ 400 subs [(200: 400)]",
            failing:
                "next(2) @ 215 next(3) @ 225 next(3) @ 245 next(20) @ 255 next(5) @ 255 next(30) @ 265 next(30) @ 285 next(50) @ 295 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.flatMap { v in s.createColdObservable([n(5, v), n(45, v * 10), c(60)]) }
        }
    }

    @Test func flatMapErr() {
        expectHistory(
            completing: "next(2) @ 215 next(3) @ 225 error(E1) @ 240 subs [(200: 240)]",
            failing: "next(2) @ 215 next(3) @ 225 error(E1) @ 240 subs [(200: 240)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.flatMap { v in s.createColdObservable([n(5, v), v == 3 ? e(20) : c(60)]) }
        }
    }

    @Test func flatMapThrow() {
        expectHistory(
            completing: "next(2) @ 210 error(E2) @ 220 subs [(200: 220)]",
            failing: "next(2) @ 210 error(E2) @ 220 subs [(200: 220)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.flatMap { v -> Observable<Int> in
                if v == 3 { throw E(n: 2) }
                return .just(v)
            }
        }
    }

    @Test func flatMapFirst() {
        expectHistory(
            completing: "next(2) @ 215 next(20) @ 235 next(5) @ 285 next(50) @ 305 completed @ 400 subs [(200: 400)]",
            failing: "next(2) @ 215 next(20) @ 235 next(5) @ 255 next(50) @ 275 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.flatMapFirst { v in s.createColdObservable([n(5, v), n(25, v * 10), c(35)]) }
        }
    }

    @Test func flatMapLatest() {
        expectHistory(
            completing:
                "next(2) @ 215 next(3) @ 225 next(4) @ 245 next(40) @ 265 next(5) @ 285 next(50) @ 305 next(6) @ 315 next(60) @ 335 completed @ 400 subs [(200: 400)]",
            failing:
                "next(2) @ 215 next(3) @ 225 next(3) @ 245 next(5) @ 255 next(50) @ 275 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.flatMapLatest { v in s.createColdObservable([n(5, v), n(25, v * 10), c(35)]) }
        }
    }

    @Test func merge2() {
        expectHistory(
            completing:
                "next(2) @ 215 next(3) @ 225 next(20) @ 235 next(30) @ 245 next(4) @ 250 next(40) @ 270 next(5) @ 285 next(50) @ 305 next(6) @ 315 next(60) @ 335 completed @ 400 subs [(200: 400)]",
            failing:
                "next(2) @ 215 next(3) @ 225 next(20) @ 235 next(30) @ 245 next(3) @ 250 next(5) @ 260 next(30) @ 270 next(50) @ 280 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.map { v in s.createColdObservable([n(5, v), n(25, v * 10), c(35)]) }.merge(maxConcurrent: 2)
        }
    }

    @Test func usingT() {
        expectHistory(
            completing: "error(E1) @ 200 subs []",
            failing: "error(E1) @ 200 subs []",
            empty: "error(E1) @ 200 subs []"
        ) { o, s in
            Observable.using({ () -> BooleanDisposable in throw E(n: 1) }, observableFactory: { _ in o })
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

    @Test func scanThrow() {
        expectHistory(
            completing: "next(2) @ 210 next(5) @ 220 error(E1) @ 240 subs [(200: 240)]",
            failing: "next(2) @ 210 next(5) @ 220 next(8) @ 240 next(13) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.scan(0) {
                if $1 == 4 { throw E(n: 1) }
                return $0 + $1
            }
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

    @Test func distinctThrow() {
        expectHistory(
            completing: "next(2) @ 210 next(3) @ 220 error(E1) @ 240 subs [(200: 240)]",
            failing: "next(2) @ 210 next(3) @ 220 next(5) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.distinctUntilChanged { (a, b) -> Bool in
                if b == 4 { throw E(n: 1) }
                return a == b
            }
        }
    }

    @Test func filterThrow() {
        expectHistory(
            completing: "next(2) @ 210 next(3) @ 220 error(E1) @ 240 subs [(200: 240)]",
            failing: "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.filter {
                if $0 == 4 { throw E(n: 1) }
                return true
            }
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

    @Test func singleThrow() {
        expectHistory(
            completing: "error(E1) @ 220 subs [(200: 220)]",
            failing: "error(E1) @ 220 subs [(200: 220)]",
            empty: "error(Sequence doesn't contain any elements.) @ 250 subs [(200: 250)]"
        ) { o, s in
            o.single {
                if $0 == 3 { throw E(n: 1) }
                return false
            }
        }
    }

    @Test func flatMapLatestThrow() {
        expectHistory(
            completing: "next(2) @ 210 error(E2) @ 220 subs [(200: 220)]",
            failing: "next(2) @ 210 error(E2) @ 220 subs [(200: 220)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.flatMapLatest { v -> Observable<Int> in
                if v == 3 { throw E(n: 2) }
                return .just(v)
            }
        }
    }

    @Test func concatMapThrow() {
        expectHistory(
            completing: "error(E2) @ 220 subs [(200: 220)]",
            failing: "error(E2) @ 220 subs [(200: 220)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.concatMap { v -> Observable<Int> in
                if v == 3 { throw E(n: 2) }
                return s.createColdObservable([n(15, v), c(20)]).asObservable()
            }
        }
    }

    @Test func concatMapErr() {
        expectHistory(
            completing: "next(2) @ 225 next(3) @ 245 error(E1) @ 250 subs [(200: 250)]",
            failing: "next(2) @ 225 next(3) @ 245 error(E1) @ 250 subs [(200: 250)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.concatMap { v -> Observable<Int> in
                s.createColdObservable([n(15, v), v == 3 ? e(20) : c(20)]).asObservable()
            }
        }
    }

    @Test func wlfThrow() {
        expectHistory(
            completing: "next(3) @ 210 error(E1) @ 220 subs [(200: 220)]",
            failing: "next(3) @ 210 error(E1) @ 220 subs [(200: 220)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.withLatestFrom(Observable.just(1)) { a, b -> Int in
                if a == 3 { throw E(n: 1) }
                return a + b
            }
        }
    }

    @Test func zipThrow() {
        expectHistory(
            completing: "next(3) @ 210 error(E1) @ 220 subs [(200: 220)]",
            failing: "next(3) @ 210 error(E1) @ 220 subs [(200: 220)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            Observable.zip(o, Observable.of(1, 2, 3)) { a, b -> Int in
                if a == 3 { throw E(n: 1) }
                return a + b
            }
        }
    }
}
