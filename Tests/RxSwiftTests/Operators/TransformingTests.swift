import Foundation
import RxSwift
import RxTest
import Testing

/// Operators that make other values of the values.
@Suite struct TransformingTests {
    @Test func flatMapB() {
        expectHistory(
            full:
                "next(11) @ 215 next(21) @ 225 next(31) @ 245 next(32) @ 245 subs [(200: 600)] subs [(210: 260), (230: 260), (260: 260), (300: 1000), (350: 1000), (380: 1000), (420: 1000), (470: 1000)]",
            first:
                "next(7) @ 230 next(8) @ 230 error(E9) @ 245 subs [(200: 245)] subs [(210: 245), (220: 245), (240: 245)]",
            second: "error(E1) @ 300 subs [(200: 300)] subs [(210: 300), (220: 300), (240: 300), (250: 300)]"
        ) { a, b, _ in
            a.flatMap { v in b.map { $0 + v } }
        }
    }

    @Test func flatMapFB() {
        expectHistory(
            full: "next(11) @ 215 next(21) @ 225 next(31) @ 245 subs [(200: 600)] subs [(210: 260), (300: 1000)]",
            first: "next(7) @ 230 error(E9) @ 245 subs [(200: 245)] subs [(210: 245)]",
            second: "error(E1) @ 300 subs [(200: 300)] subs [(210: 300)]"
        ) { a, b, _ in
            a.flatMapFirst { v in b.map { $0 + v } }
        }
    }

    @Test func concatMapB() {
        expectHistory(
            full:
                "next(11) @ 215 next(32) @ 245 subs [(200: 600)] subs [(210: 215), (230: 245), (260: 260), (300: 1000)]",
            first: "next(7) @ 230 error(E9) @ 245 subs [(200: 245)] subs [(210: 230), (230: 245)]",
            second: "error(E1) @ 300 subs [(200: 300)] subs [(210: 300)]"
        ) { a, b, s in
            a.concatMap { v in b.take(1).map { $0 + v } }
        }
    }

    @Test func flatMapLatestB() {
        expectHistory(
            full:
                "next(11) @ 215 next(21) @ 225 next(32) @ 245 subs [(200: 600)] subs [(210: 230), (230: 260), (260: 260), (300: 350), (350: 380), (380: 420), (420: 470), (470: 1000)]",
            first: "next(8) @ 230 error(E9) @ 245 subs [(200: 245)] subs [(210: 220), (220: 240), (240: 245)]",
            second: "error(E1) @ 300 subs [(200: 300)] subs [(210: 220), (220: 240), (240: 250), (250: 300)]"
        ) { a, b, s in
            a.flatMapLatest { v in b.map { $0 + v } }
        }
    }

    @Test func windowB() {
        expectHistory(
            full:
                "next([1, 10]) @ 220 next([20, 2]) @ 240 next([30, 3]) @ 260 next([]) @ 280 next([4]) @ 300 next([]) @ 320 next([]) @ 340 next([5]) @ 360 next([6]) @ 380 next([]) @ 400 next([7]) @ 420 next([]) @ 440 next([]) @ 460 next([8]) @ 480 next([]) @ 500 next([]) @ 520 next([]) @ 540 next([]) @ 560 next([]) @ 580 next([]) @ 600 completed @ 600 subs [(200: 600)] subs [(200: 260)]",
            first: "next([2, 3]) @ 220 next([5, 4]) @ 240 error(E9) @ 245 subs [(200: 245)] subs [(200: 245)]",
            second:
                "next([2, 3]) @ 220 next([3]) @ 240 next([5]) @ 260 next([]) @ 280 error(E1) @ 300 subs [(200: 300)] subs [(200: 300)]"
        ) { a, b, s in
            Observable.merge(a, b).window(timeSpan: .seconds(20), count: 3, scheduler: s).flatMap { $0.toArray() }
        }
    }

    @Test func groupDur() {
        expectHistory(
            full:
                "next(1-1) @ 210 next(1-10) @ 215 next(2-20) @ 225 next(2-2) @ 230 next(2-5) @ 350 next(2-8) @ 470 completed @ 600 subs [(200: 600)] subs [(200: 260), (210: 225), (225: 260)]",
            first:
                "next(2-2) @ 210 next(0-3) @ 220 next(2-5) @ 230 error(E9) @ 245 subs [(200: 245)] subs [(200: 245), (210: 245), (220: 245)]",
            second:
                "next(2-2) @ 210 next(0-3) @ 220 next(0-3) @ 240 next(2-5) @ 250 error(E1) @ 300 subs [(200: 300)] subs [(200: 300), (210: 300), (220: 300)]"
        ) { a, b, s in
            Observable.merge(a, b).groupBy { $0 % 3 }.take(2).flatMap { g in
                g.map { "\(g.key)-\($0)" }.take(until: b.skip(1))
            }
        }
    }

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

    @Test func compactMap() {
        expectHistory(
            completing: "next(2) @ 210 next(3) @ 220 completed @ 400 subs [(200: 400)]",
            failing: "next(2) @ 210 next(3) @ 220 next(3) @ 240 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.compactMap { $0 > 3 ? nil : $0 }
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

    @Test func flatMap_of() {
        expectHistory(
            sends:
                "next(1) @ 200 next(10) @ 200 next(2) @ 200 next(20) @ 200 next(3) @ 200 next(30) @ 200 completed @ 200"
        ) { _ in
            Observable.of(1, 2, 3).flatMap { Observable.of($0, $0 * 10) }
        }
    }

    @Test func flatMapLatest_of() {
        expectHistory(
            sends: "next(1) @ 200 next(2) @ 200 next(3) @ 200 next(30) @ 200 completed @ 200"
        ) { _ in
            Observable.of(1, 2, 3).flatMapLatest { Observable.of($0, $0 * 10) }
        }
    }

    @Test func flatMapFirst_of() {
        expectHistory(
            sends: "next(1) @ 200 next(10) @ 200 completed @ 200"
        ) { _ in
            Observable.of(1, 2, 3).flatMapFirst { Observable.of($0, $0 * 10) }
        }
    }

    @Test func concatMap_of() {
        expectHistory(
            sends:
                "next(1) @ 200 next(10) @ 200 next(2) @ 200 next(20) @ 200 next(3) @ 200 next(30) @ 200 completed @ 200"
        ) { _ in
            Observable.of(1, 2, 3).concatMap { Observable.of($0, $0 * 10) }
        }
    }

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

    @Test func buffer() {
        expectHistory(
            completing:
                "next([2, 3]) @ 220 next([4]) @ 270 next([5, 6]) @ 310 next([]) @ 360 next([]) @ 400 completed @ 400 subs [(200: 400)]",
            failing: "next([2, 3]) @ 220 next([3, 5]) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "next([]) @ 250 completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.buffer(timeSpan: .seconds(50), count: 2, scheduler: s)
        }
    }

    @Test func buffer3() {
        expectHistory(
            completing:
                "next([2, 3]) @ 235 next([4]) @ 270 next([5]) @ 305 next([6]) @ 340 next([]) @ 375 next([]) @ 400 completed @ 400 subs [(200: 400)]",
            failing: "next([2, 3]) @ 235 next([3, 5]) @ 270 error(E1) @ 300 subs [(200: 300)]",
            empty: "next([]) @ 235 next([]) @ 250 completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.buffer(timeSpan: .seconds(35), count: 3, scheduler: s)
        }
    }

    @Test func window() {
        expectHistory(
            completing:
                "next(0 2) @ 210 next(0 3) @ 220 next(0 end) @ 220 next(1 4) @ 240 next(1 end) @ 270 next(2 5) @ 280 next(2 6) @ 310 next(2 end) @ 310 next(3 end) @ 360 next(4 end) @ 400 completed @ 400 subs [(200: 400)]",
            failing:
                "next(0 2) @ 210 next(0 3) @ 220 next(0 end) @ 220 next(1 3) @ 240 next(1 5) @ 250 next(1 end) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "next(0 end) @ 250 completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.window(timeSpan: .seconds(50), count: 2, scheduler: s).enumerated().flatMap { w in
                w.element.map { "\(w.index) \($0)" }.concat(Observable.just("\(w.index) end"))
            }
        }
    }

    @Test func window_raw() {
        expectHistory(
            completing:
                "next(1) @ 200 next(1) @ 220 next(1) @ 270 next(1) @ 310 next(1) @ 360 completed @ 400 subs [(200: 400)]",
            failing: "next(1) @ 200 next(1) @ 220 next(1) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "next(1) @ 200 completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.window(timeSpan: .seconds(50), count: 2, scheduler: s).map { _ in 1 }
        }
    }
}
