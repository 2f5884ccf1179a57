import Foundation
import RxSwift
import RxTest
import Testing

/// Operators of two sequences.
@Suite struct CombinationTests {
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

    @Test func sample() {
        expectHistory(
            full: "next(1) @ 215 next(2) @ 245 next(3) @ 260 subs [(200: 600)] subs [(200: 260)]",
            first: "next(3) @ 230 error(E9) @ 245 subs [(200: 245)] subs [(200: 245)]",
            second: "error(E1) @ 300 subs [(200: 300)] subs [(200: 300)]"
        ) { a, b, _ in
            a.sample(b)
        }
    }

    @Test func sampleD() {
        expectHistory(
            full: "next(1) @ 215 next(-1) @ 225 next(2) @ 245 next(3) @ 260 subs [(200: 600)] subs [(200: 260)]",
            first: "next(3) @ 230 error(E9) @ 245 subs [(200: 245)] subs [(200: 245)]",
            second: "error(E1) @ 300 subs [(200: 300)] subs [(200: 300)]"
        ) { a, b, _ in
            a.sample(b, defaultValue: -1)
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

    @Test func delayCombine() {
        expectHistory(
            full: "next((1, 20)) @ 235 next((2, 30)) @ 255 completed @ 610 subs [(200: 600)] subs [(200: 260)]",
            first: "next((2, 5)) @ 240 error(E9) @ 245 subs [(200: 245)] subs [(200: 245)]",
            second: "error(E1) @ 300 subs [(200: 300)] subs [(200: 300)]"
        ) { a, b, s in
            Observable.zip(a.delay(.seconds(10), scheduler: s), b.debounce(.seconds(10), scheduler: s))
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

    @Test func shareMerge() {
        expectHistory(
            full:
                "next(1) @ 210 next(2) @ 230 next(3) @ 260 next(4) @ 300 next(5) @ 350 next(6) @ 380 next(7) @ 420 next(8) @ 470 completed @ 600 subs [(200: 600)] subs [(200: 215), (200: 215)]",
            first:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(200: 400)] subs [(200: 230), (200: 230)]",
            second:
                "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 error(E1) @ 300 subs [(200: 300)] subs [(200: 300), (200: 300)]"
        ) { a, b, s in
            let x = a.share(replay: 1)
            return Observable.merge(x.take(until: b), x.skip(until: b))
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

    @Test func multicast2() {
        expectHistory(
            full:
                "next(1) @ 210 next(1) @ 215 next(2) @ 230 next(2) @ 245 next(3) @ 260 next(3) @ 260 next(4) @ 300 next(5) @ 350 next(6) @ 380 next(7) @ 420 next(8) @ 470 subs [(200: 600)] subs [(200: 260)]",
            first:
                "next(2) @ 210 next(3) @ 220 next(3) @ 230 next(4) @ 240 error(E9) @ 245 subs [(200: 245)] subs [(200: 245)]",
            second:
                "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 error(E1) @ 300 subs [(200: 300)] subs [(200: 300)]"
        ) { a, b, s in
            a.multicast(
                { ReplaySubject<Int>.create(bufferSize: 2) }, selector: { x in Observable.merge(x, x.sample(b)) })
        }
    }
}
