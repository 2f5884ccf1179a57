import Foundation
import RxSwift
import RxTest
import Testing

/// Operators of one sequence: what comes of one that completes and one that fails.
@Suite struct OperatorTests {
    @Test func map() {
        expectHistory(
            completing:
                "next(4) @ 210 next(6) @ 220 next(8) @ 240 next(10) @ 280 next(12) @ 310 completed @ 400 subs [(200: 400)]",
            failing: "next(4) @ 210 next(6) @ 220 next(6) @ 240 next(10) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.map { $0 * 2 }
        }
    }

    @Test func filter() {
        expectHistory(
            completing: "next(2) @ 210 next(4) @ 240 next(6) @ 310 completed @ 400 subs [(200: 400)]",
            failing: "next(2) @ 210 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.filter { $0 % 2 == 0 }
        }
    }

    @Test func compactMap() {
        expectHistory(
            completing: "next(2) @ 210 next(3) @ 220 completed @ 400 subs [(200: 400)]",
            failing: "next(2) @ 210 next(3) @ 220 next(3) @ 240 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.compactMap { $0 > 3 ? nil : $0 }
        }
    }

    @Test func distinct() {
        expectHistory(
            completing:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(200: 400)]",
            failing: "next(2) @ 210 next(3) @ 220 next(5) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.distinctUntilChanged()
        }
    }

    @Test func distinctkey() {
        expectHistory(
            completing: "next(2) @ 210 next(4) @ 240 next(6) @ 310 completed @ 400 subs [(200: 400)]",
            failing: "next(2) @ 210 next(5) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.distinctUntilChanged { $0 / 2 }
        }
    }

    @Test func scan() {
        expectHistory(
            completing:
                "next(2) @ 210 next(5) @ 220 next(9) @ 240 next(14) @ 280 next(20) @ 310 completed @ 400 subs [(200: 400)]",
            failing: "next(2) @ 210 next(5) @ 220 next(8) @ 240 next(13) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.scan(0, accumulator: +)
        }
    }

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

    @Test func take2() {
        expectHistory(
            completing: "next(2) @ 210 next(3) @ 220 completed @ 220 subs [(200: 220)]",
            failing: "next(2) @ 210 next(3) @ 220 completed @ 220 subs [(200: 220)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.take(2)
        }
    }

    @Test func take0() {
        expectHistory(
            completing: "completed @ 200 subs []",
            failing: "completed @ 200 subs []",
            empty: "completed @ 200 subs []"
        ) { o, _ in
            o.take(0)
        }
    }

    @Test func takeLast() {
        expectHistory(
            completing: "next(5) @ 400 next(6) @ 400 completed @ 400 subs [(200: 400)]",
            failing: "error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.takeLast(2)
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

    @Test func skip() {
        expectHistory(
            completing: "next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(200: 400)]",
            failing: "next(3) @ 240 next(5) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.skip(2)
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

    @Test func element() {
        expectHistory(
            completing: "next(3) @ 220 completed @ 220 subs [(200: 220)]",
            failing: "next(3) @ 220 completed @ 220 subs [(200: 220)]",
            empty: "error(Argument out of range.) @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.element(at: 1)
        }
    }

    @Test func single() {
        expectHistory(
            completing: "next(2) @ 210 error(Sequence contains more than one element.) @ 220 subs [(200: 220)]",
            failing: "next(2) @ 210 error(Sequence contains more than one element.) @ 220 subs [(200: 220)]",
            empty: "error(Sequence doesn't contain any elements.) @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.single()
        }
    }

    @Test func singlep() {
        expectHistory(
            completing: "next(3) @ 220 completed @ 400 subs [(200: 400)]",
            failing: "next(3) @ 220 error(Sequence contains more than one element.) @ 240 subs [(200: 240)]",
            empty: "error(Sequence doesn't contain any elements.) @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.single { $0 == 3 }
        }
    }

    @Test func first() {
        expectHistory(
            completing: "next(Optional(2)) @ 210 completed @ 210 subs [(200: 210)]",
            failing: "next(Optional(2)) @ 210 completed @ 210 subs [(200: 210)]",
            empty: "next(nil) @ 250 completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.first().asObservable()
        }
    }

    @Test func asSingle() {
        expectHistory(
            completing: "error(Sequence contains more than one element.) @ 220 subs [(200: 220)]",
            failing: "error(Sequence contains more than one element.) @ 220 subs [(200: 220)]",
            empty: "error(Sequence doesn't contain any elements.) @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.asSingle().asObservable()
        }
    }

    @Test func asMaybe() {
        expectHistory(
            completing: "error(Sequence contains more than one element.) @ 220 subs [(200: 220)]",
            failing: "error(Sequence contains more than one element.) @ 220 subs [(200: 220)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.asMaybe().asObservable()
        }
    }

    @Test func enumerated() {
        expectHistory(
            completing:
                "next((index: 0, element: 2)) @ 210 next((index: 1, element: 3)) @ 220 next((index: 2, element: 4)) @ 240 next((index: 3, element: 5)) @ 280 next((index: 4, element: 6)) @ 310 completed @ 400 subs [(200: 400)]",
            failing:
                "next((index: 0, element: 2)) @ 210 next((index: 1, element: 3)) @ 220 next((index: 2, element: 3)) @ 240 next((index: 3, element: 5)) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.enumerated().map { "\($0)" }
        }
    }

    @Test func materialize() {
        expectHistory(
            completing:
                "next(next(2)) @ 210 next(next(3)) @ 220 next(next(4)) @ 240 next(next(5)) @ 280 next(next(6)) @ 310 next(completed) @ 400 completed @ 400 subs [(200: 400)]",
            failing:
                "next(next(2)) @ 210 next(next(3)) @ 220 next(next(3)) @ 240 next(next(5)) @ 250 next(error(E1)) @ 300 completed @ 300 subs [(200: 300)]",
            empty: "next(completed) @ 250 completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.materialize().map { "\($0)" }
        }
    }

    @Test func demat() {
        expectHistory(
            completing:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(200: 400)]",
            failing: "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.materialize().dematerialize()
        }
    }

    @Test func startWith() {
        expectHistory(
            completing:
                "next(8) @ 200 next(9) @ 200 next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(200: 400)]",
            failing:
                "next(8) @ 200 next(9) @ 200 next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "next(8) @ 200 next(9) @ 200 completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.startWith(8, 9)
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

    @Test func ignore() {
        expectHistory(
            completing: "completed @ 400 subs [(200: 400)]",
            failing: "error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.ignoreElements()
        }
    }

    @Test func groupBy() {
        expectHistory(
            completing:
                "next(0: 2) @ 210 next(1: 3) @ 220 next(0: 4) @ 240 next(1: 5) @ 280 next(0: 6) @ 310 completed @ 400 subs [(200: 400)]",
            failing:
                "next(0: 2) @ 210 next(1: 3) @ 220 next(1: 3) @ 240 next(1: 5) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.groupBy { $0 % 2 }.flatMap { g in g.map { "\(g.key): \($0)" } }
        }
    }

    @Test func groupByTake() {
        expectHistory(
            completing: "next(0: 2) @ 210 next(0: 4) @ 240 next(0: 6) @ 310 completed @ 400 subs [(200: 400)]",
            failing: "next(0: 2) @ 210 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.groupBy { $0 % 2 }.take(1).flatMap { g in g.map { "\(g.key): \($0)" } }
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

    @Test func share() {
        expectHistory(
            completing:
                "next(2) @ 210 next(200) @ 210 next(3) @ 220 next(300) @ 220 next(4) @ 240 next(400) @ 240 next(5) @ 280 next(500) @ 280 next(6) @ 310 next(600) @ 310 completed @ 400 subs [(200: 400)]",
            failing:
                "next(2) @ 210 next(200) @ 210 next(3) @ 220 next(300) @ 220 next(3) @ 240 next(300) @ 240 next(5) @ 250 next(500) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            let sh = o.share()
            return Observable.merge(sh, sh.map { $0 * 100 })
        }
    }

    @Test func multicastSel() {
        expectHistory(
            completing:
                "next(203) @ 220 next(304) @ 240 next(405) @ 280 next(506) @ 310 completed @ 400 subs [(200: 400)]",
            failing: "next(203) @ 220 next(303) @ 240 next(305) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.multicast({ PublishSubject<Int>() }, selector: { x in Observable.zip(x, x.skip(1)) { $0 * 100 + $1 } })
        }
    }

    @Test func publishRef() {
        expectHistory(
            completing:
                "next(2) @ 210 next(2) @ 210 next(3) @ 220 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(200: 400)]",
            failing:
                "next(2) @ 210 next(2) @ 210 next(3) @ 220 next(3) @ 220 next(3) @ 240 next(5) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            let p = o.publish().refCount()
            return Observable.merge(p.take(2), p)
        }
    }

    @Test func replayRef() {
        expectHistory(
            completing:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(200: 220), (220: 400)]",
            failing:
                "next(2) @ 210 next(3) @ 220 next(2) @ 230 next(3) @ 240 next(3) @ 260 next(5) @ 270 error(E1) @ 320 subs [(200: 220), (220: 320)]",
            empty: "subs [(200: 250), (250: 1000)]"
        ) { o, s in
            let p = o.replay(1).refCount()
            return p.take(2).concat(p)
        }
    }

    @Test func repeatconcat() {
        expectHistory(
            completing:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 subs [(200: 400), (400: 1000)]",
            failing: "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "subs [(200: 250), (250: 1000)]"
        ) { o, s in
            o.concat(o)
        }
    }

    @Test func of_flatMap() {
        expectHistory(
            completing:
                "next(2) @ 210 next(20) @ 210 next(200) @ 210 next(3) @ 220 next(30) @ 220 next(300) @ 220 next(4) @ 240 next(40) @ 240 next(400) @ 240 next(5) @ 280 next(50) @ 280 next(500) @ 280 next(6) @ 310 next(60) @ 310 next(600) @ 310 completed @ 400 subs [(200: 400)]",
            failing:
                "next(2) @ 210 next(20) @ 210 next(200) @ 210 next(3) @ 220 next(30) @ 220 next(300) @ 220 next(3) @ 240 next(30) @ 240 next(300) @ 240 next(5) @ 250 next(50) @ 250 next(500) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.flatMap { v in Observable.of(v, v * 10, v * 100) }
        }
    }

    @Test func withUnretained() {
        expectHistory(
            completing: "completed @ 210 subs [(200: 210)]",
            failing: "completed @ 210 subs [(200: 210)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            let obj = NSObject()
            return o.withUnretained(obj) { _, v in v }
        }
    }

    @Test func driverlike() {
        expectHistory(
            completing:
                "next(3) @ 210 next(4) @ 220 next(5) @ 240 next(6) @ 280 next(7) @ 310 completed @ 400 subs [(200: 400)]",
            failing:
                "next(3) @ 210 next(4) @ 220 next(4) @ 240 next(6) @ 250 next(0) @ 300 completed @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.asInfallible(onErrorJustReturn: -1).map { $0 + 1 }.flatMapLatest { Infallible.just($0) }.asObservable()
        }
    }

    @Test func skipTakeLast() {
        expectHistory(
            completing: "next(0) @ 200 next(5) @ 400 next(6) @ 400 completed @ 400 subs [(200: 400)]",
            failing: "next(0) @ 200 error(E1) @ 300 subs [(200: 300)]",
            empty: "next(0) @ 200 completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.skip(1).takeLast(2).startWith(0)
        }
    }

    @Test func elementBig() {
        expectHistory(
            completing: "error(Argument out of range.) @ 400 subs [(200: 400)]",
            failing: "error(E1) @ 300 subs [(200: 300)]",
            empty: "error(Argument out of range.) @ 250 subs [(200: 250)]"
        ) { o, s in
            o.element(at: 10)
        }
    }

    @Test func scanInto() {
        expectHistory(
            completing:
                "next([2]) @ 210 next([2, 3]) @ 220 next([2, 3, 4]) @ 240 next([2, 3, 4, 5]) @ 280 next([2, 3, 4, 5, 6]) @ 310 completed @ 400 subs [(200: 400)]",
            failing:
                "next([2]) @ 210 next([2, 3]) @ 220 next([2, 3, 3]) @ 240 next([2, 3, 3, 5]) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.scan(into: [Int]()) { $0.append($1) }
        }
    }

    @Test func combineJust() {
        expectHistory(
            completing:
                "next(3) @ 210 next(4) @ 220 next(5) @ 240 next(6) @ 280 next(7) @ 310 completed @ 400 subs [(200: 400)]",
            failing: "next(3) @ 210 next(4) @ 220 next(4) @ 240 next(6) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            Observable.combineLatest(o, Observable.just(1)) { $0 + $1 }
        }
    }

    @Test func mergeJust() {
        expectHistory(
            completing:
                "next(1) @ 200 next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(200: 400)]",
            failing:
                "next(1) @ 200 next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "next(1) @ 200 completed @ 250 subs [(200: 250)]"
        ) { o, s in
            Observable.merge(o, .just(1), .empty())
        }
    }

    @Test func materializeErr() {
        expectHistory(
            completing: "completed @ 400 subs [(200: 400)]",
            failing: "next(error(E1)) @ 300 completed @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.materialize().filter { $0.error != nil }.map { "\($0)" }
        }
    }
}
