import Foundation
import RxSwift
import RxTest
import Testing

/// Operators of several sequences.
@Suite struct CombiningTests {
    @Test func combineLatest() {
        expectHistory(
            full:
                "next(11) @ 215 next(21) @ 225 next(22) @ 230 next(32) @ 245 next(33) @ 260 next(34) @ 300 next(35) @ 350 next(36) @ 380 next(37) @ 420 next(38) @ 470 completed @ 600 subs [(200: 600)] subs [(200: 260)]",
            first: "next(8) @ 230 next(9) @ 240 error(E9) @ 245 subs [(200: 245)] subs [(200: 245)]",
            second: "error(E1) @ 300 subs [(200: 300)] subs [(200: 300)]"
        ) { a, b, _ in
            Observable.combineLatest(a, b) { $0 + $1 }
        }
    }

    @Test func combineLatestC() {
        expectHistory(
            full:
                "next(11) @ 215 next(21) @ 225 next(22) @ 230 next(32) @ 245 next(33) @ 260 next(34) @ 300 next(35) @ 350 next(36) @ 380 next(37) @ 420 next(38) @ 470 completed @ 600 subs [(200: 600)] subs [(200: 260)]",
            first: "next(8) @ 230 next(9) @ 240 error(E9) @ 245 subs [(200: 245)] subs [(200: 245)]",
            second: "error(E1) @ 300 subs [(200: 300)] subs [(200: 300)]"
        ) { a, b, _ in
            Observable.combineLatest([a, b]) { $0.reduce(0, +) }
        }
    }

    @Test func combineLatestThrow() {
        expectHistory(
            full:
                "next(11) @ 215 next(21) @ 225 next(22) @ 230 next(32) @ 245 next(33) @ 260 error(E8) @ 300 subs [(200: 300)] subs [(200: 260)]",
            first: "next(8) @ 230 error(E8) @ 240 subs [(200: 240)] subs [(200: 240)]",
            second: "error(E1) @ 300 subs [(200: 300)] subs [(200: 300)]"
        ) { a, b, _ in
            Observable.combineLatest(a, b) { x, y -> Int in
                if x == 4 { throw E(n: 8) }
                return x + y
            }
        }
    }

    @Test func zip() {
        expectHistory(
            full: "next(11) @ 215 next(22) @ 230 next(33) @ 260 completed @ 600 subs [(200: 600)] subs [(200: 260)]",
            first: "next(7) @ 230 error(E9) @ 245 subs [(200: 245)] subs [(200: 245)]",
            second: "error(E1) @ 300 subs [(200: 300)] subs [(200: 300)]"
        ) { a, b, _ in
            Observable.zip(a, b) { $0 + $1 }
        }
    }

    @Test func zipC() {
        expectHistory(
            full: "next(11) @ 215 next(22) @ 230 next(33) @ 260 completed @ 300 subs [(200: 300)] subs [(200: 260)]",
            first: "next(7) @ 230 error(E9) @ 245 subs [(200: 245)] subs [(200: 245)]",
            second: "error(E1) @ 300 subs [(200: 300)] subs [(200: 300)]"
        ) { a, b, _ in
            Observable.zip([a, b]) { $0.reduce(0, +) }
        }
    }

    @Test func merge() {
        expectHistory(
            full:
                "next(1) @ 210 next(10) @ 215 next(20) @ 225 next(2) @ 230 next(30) @ 245 next(3) @ 260 next(4) @ 300 next(5) @ 350 next(6) @ 380 next(7) @ 420 next(8) @ 470 completed @ 600 subs [(200: 600)] subs [(200: 260)]",
            first:
                "next(2) @ 210 next(3) @ 220 next(5) @ 230 next(4) @ 240 error(E9) @ 245 subs [(200: 245)] subs [(200: 245)]",
            second:
                "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 error(E1) @ 300 subs [(200: 300)] subs [(200: 300)]"
        ) { a, b, _ in
            Observable.merge(a, b)
        }
    }

    @Test func concat() {
        expectHistory(
            full:
                "next(1) @ 210 next(2) @ 230 next(3) @ 260 next(4) @ 300 next(5) @ 350 next(6) @ 380 next(7) @ 420 next(8) @ 470 subs [(200: 600)] subs [(600: 1000)]",
            first:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 subs [(200: 400)] subs [(400: 1000)]",
            second: "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 error(E1) @ 300 subs [(200: 300)] subs []"
        ) { a, b, _ in
            a.concat(b)
        }
    }

    @Test func withLatest() {
        expectHistory(
            full:
                "next(22) @ 230 next(33) @ 260 next(34) @ 300 next(35) @ 350 next(36) @ 380 next(37) @ 420 next(38) @ 470 completed @ 600 subs [(200: 600)] subs [(200: 260)]",
            first: "next(9) @ 240 error(E9) @ 245 subs [(200: 245)] subs [(200: 245)]",
            second: "error(E1) @ 300 subs [(200: 300)] subs [(200: 300)]"
        ) { a, b, _ in
            a.withLatestFrom(b) { $0 + $1 }
        }
    }

    @Test func switching() {
        expectHistory(
            full:
                "next(11) @ 215 next(21) @ 225 next(31) @ 245 subs [(200: 600)] subs [(210: 230), (230: 260), (260: 260), (300: 350), (350: 380), (380: 420), (420: 470), (470: 1000)]",
            first: "next(6) @ 230 error(E9) @ 245 subs [(200: 245)] subs [(210: 220), (220: 240), (240: 245)]",
            second: "error(E1) @ 300 subs [(200: 300)] subs [(210: 220), (220: 240), (240: 250), (250: 300)]"
        ) { a, b, _ in
            Observable.merge(a.map { _ in b.map { $0 + 1 } }).switchLatest()
        }
    }

    @Test func multi3() {
        expectHistory(
            full:
                "next(1101) @ 215 next(1201) @ 225 next(2201) @ 230 next(2202) @ 230 next(2302) @ 245 next(3302) @ 260 next(3303) @ 260 next(4303) @ 300 next(4304) @ 300 next(5304) @ 350 next(5305) @ 350 next(6305) @ 380 next(6306) @ 380 next(7306) @ 420 next(7307) @ 420 next(8307) @ 470 next(8308) @ 470 completed @ 600 subs [(200: 600), (200: 600)] subs [(200: 260)]",
            first:
                "next(353) @ 230 next(453) @ 240 next(454) @ 240 error(E9) @ 245 subs [(200: 245), (200: 245)] subs [(200: 245)]",
            second: "error(E1) @ 300 subs [(200: 300), (200: 300)] subs [(200: 300)]"
        ) { a, b, s in
            Observable.combineLatest(a, b, a.startWith(0)) { "\($0)\($1)\($2)" }
        }
    }

    @Test func zip3() {
        expectHistory(
            full:
                "next(1101) @ 215 next(2202) @ 230 next(3303) @ 260 completed @ 600 subs [(200: 600), (200: 600)] subs [(200: 260)]",
            first: "next(252) @ 230 error(E9) @ 245 subs [(200: 245), (200: 245)] subs [(200: 245)]",
            second: "error(E1) @ 300 subs [(200: 300), (200: 300)] subs [(200: 300)]"
        ) { a, b, _ in
            Observable.zip(a, b, a) { "\($0)\($1)\($2)" }
        }
    }

    @Test func zip3b() {
        expectHistory(
            full:
                "next(11010) @ 222 next(22020) @ 232 next(33030) @ 260 completed @ 600 subs [(200: 600)] subs [(200: 260), (200: 260)]",
            first: "next(255) @ 237 error(E9) @ 245 subs [(200: 245)] subs [(200: 245), (200: 245)]",
            second: "error(E1) @ 300 subs [(200: 300)] subs [(200: 300), (200: 300)]"
        ) { a, b, s in
            Observable.zip(a, b, b.delay(.seconds(7), scheduler: s)) { "\($0)\($1)\($2)" }
        }
    }

    @Test func zipcol3() {
        expectHistory(
            full:
                "next([1, 10, 10]) @ 222 next([2, 20, 20]) @ 232 next([3, 30, 30]) @ 260 completed @ 300 subs [(200: 300)] subs [(200: 260), (200: 260)]",
            first: "next([2, 5, 5]) @ 237 error(E9) @ 245 subs [(200: 245)] subs [(200: 245), (200: 245)]",
            second: "error(E1) @ 300 subs [(200: 300)] subs [(200: 300), (200: 300)]"
        ) { a, b, s in
            Observable.zip([a, b, b.delay(.seconds(7), scheduler: s)]) { "\($0)" }
        }
    }

    @Test func combine4() {
        expectHistory(
            full:
                "next(110101) @ 222 next(120101) @ 225 next(220101) @ 230 next(220102) @ 230 next(220202) @ 232 next(230202) @ 245 next(230302) @ 252 next(330302) @ 260 next(330303) @ 260 next(430303) @ 300 next(430304) @ 300 next(530304) @ 350 next(530305) @ 350 next(630305) @ 380 next(630306) @ 380 next(730306) @ 420 next(730307) @ 420 next(830307) @ 470 next(830308) @ 470 completed @ 600 subs [(200: 600), (200: 600)] subs [(200: 260), (200: 260)]",
            first:
                "next(3553) @ 237 next(4553) @ 240 next(4554) @ 240 error(E9) @ 245 subs [(200: 245), (200: 245)] subs [(200: 245), (200: 245)]",
            second: "error(E1) @ 300 subs [(200: 300), (200: 300)] subs [(200: 300), (200: 300)]"
        ) { a, b, s in
            Observable.combineLatest(a, b, b.delay(.seconds(7), scheduler: s), a) { "\($0)\($1)\($2)\($3)" }
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

    @Test func merge_of() {
        expectHistory(
            sends: "next(1) @ 200 next(4) @ 200 next(2) @ 200 next(5) @ 200 next(3) @ 200 next(6) @ 200 completed @ 200"
        ) { _ in
            Observable.merge(Observable.of(1, 2, 3), Observable.of(4, 5, 6))
        }
    }

    @Test func merge_of_of() {
        expectHistory(
            sends: "next(1) @ 200 next(2) @ 200 next(4) @ 200 next(3) @ 200 next(5) @ 200 next(6) @ 200 completed @ 200"
        ) { _ in
            Observable.of(Observable.of(1, 2, 3), Observable.of(4, 5, 6)).merge()
        }
    }

    @Test func concat_of_of() {
        expectHistory(
            sends: "next(1) @ 200 next(2) @ 200 next(3) @ 200 next(4) @ 200 next(5) @ 200 next(6) @ 200 completed @ 200"
        ) { _ in
            Observable.of(Observable.of(1, 2, 3), Observable.of(4, 5, 6)).concat()
        }
    }

    @Test func switch_of_of() {
        expectHistory(
            sends: "next(1) @ 200 next(4) @ 200 next(5) @ 200 next(6) @ 200 completed @ 200"
        ) { _ in
            Observable.of(Observable.of(1, 2, 3), Observable.of(4, 5, 6)).switchLatest()
        }
    }

    @Test func combine_of() {
        expectHistory(
            sends: "next(14) @ 200 next(24) @ 200 next(25) @ 200 next(35) @ 200 next(36) @ 200 completed @ 200"
        ) { _ in
            Observable.combineLatest(Observable.of(1, 2, 3), Observable.of(4, 5, 6)) { "\($0)\($1)" }
        }
    }

    @Test func zip_of() {
        expectHistory(
            sends: "next(14) @ 200 next(25) @ 200 next(36) @ 200 completed @ 200"
        ) { _ in
            Observable.zip(Observable.of(1, 2, 3), Observable.of(4, 5, 6)) { "\($0)\($1)" }
        }
    }

    @Test func wlf_of() {
        expectHistory(
            sends: "next(14) @ 200 next(25) @ 200 next(36) @ 200 completed @ 200"
        ) { _ in
            Observable.of(1, 2, 3).withLatestFrom(Observable.of(4, 5, 6)) { "\($0)\($1)" }
        }
    }

    @Test func combine0() {
        expectHistory(
            sends: "next([]) @ 200 completed @ 200"
        ) { _ in
            Observable<[Int]>.combineLatest([Observable<Int>]()) { $0 }
        }
    }

    @Test func zip0() {
        expectHistory(
            sends: "completed @ 200"
        ) { _ in
            Observable<[Int]>.zip([Observable<Int>]()) { $0 }
        }
    }

    @Test func merge0() {
        expectHistory(
            sends: "completed @ 200"
        ) { _ in
            Observable<Int>.merge([Observable<Int>]())
        }
    }

    @Test func concat0() {
        expectHistory(
            sends: "completed @ 200"
        ) { _ in
            Observable<Int>.concat([Observable<Int>]())
        }
    }

    @Test func startWith_of() {
        expectHistory(
            sends: "next(0) @ 200 next(1) @ 200 next(2) @ 200 completed @ 200"
        ) { _ in
            Observable.of(1, 2).startWith(0)
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

    @Test func delaySubMerge() {
        expectHistory(
            completing:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(4) @ 240 next(5) @ 280 next(5) @ 280 next(5) @ 280 next(6) @ 310 next(6) @ 310 next(6) @ 310 completed @ 400 subs [(201: 400), (220: 400), (240: 400)]",
            failing:
                "next(2) @ 211 next(3) @ 221 next(2) @ 230 next(3) @ 240 next(3) @ 241 next(2) @ 250 next(5) @ 251 next(3) @ 260 next(3) @ 260 next(5) @ 270 next(3) @ 280 next(5) @ 290 error(E1) @ 301 subs [(201: 301), (220: 301), (240: 301)]",
            empty: "completed @ 250 subs [(201: 250), (220: 250), (240: 250)]"
        ) { o, s in
            Observable.merge((0..<3).map { i in o.delaySubscription(.seconds(20 * i), scheduler: s) })
        }
    }
}
