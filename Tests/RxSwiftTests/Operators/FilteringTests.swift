import Foundation
import RxSwift
import RxTest
import Testing

/// Operators that leave values out.
@Suite struct FilteringTests {
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

    @Test func filter() {
        expectHistory(
            completing: "next(2) @ 210 next(4) @ 240 next(6) @ 310 completed @ 400 subs [(200: 400)]",
            failing: "next(2) @ 210 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.filter { $0 % 2 == 0 }
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

    @Test func skip() {
        expectHistory(
            completing: "next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(200: 400)]",
            failing: "next(3) @ 240 next(5) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.skip(2)
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

    @Test func ignore() {
        expectHistory(
            completing: "completed @ 400 subs [(200: 400)]",
            failing: "error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, _ in
            o.ignoreElements()
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

    @Test func takefor() {
        expectHistory(
            completing: "next(2) @ 210 next(3) @ 220 next(4) @ 240 completed @ 245 subs [(200: 245)]",
            failing: "next(2) @ 210 next(3) @ 220 next(3) @ 240 completed @ 245 subs [(200: 245)]",
            empty: "completed @ 245 subs [(200: 245)]"
        ) { o, s in
            o.take(for: .seconds(45), scheduler: s)
        }
    }

    @Test func skipfor() {
        expectHistory(
            completing: "next(5) @ 280 next(6) @ 310 completed @ 400 subs [(200: 400)]",
            failing: "next(5) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.skip(.seconds(45), scheduler: s)
        }
    }

    @Test func debounce() {
        expectHistory(
            completing: "next(4) @ 265 next(5) @ 305 next(6) @ 335 completed @ 400 subs [(200: 400)]",
            failing: "next(5) @ 275 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.debounce(.seconds(25), scheduler: s)
        }
    }

    @Test func debounce0() {
        expectHistory(
            completing:
                "next(2) @ 211 next(3) @ 221 next(4) @ 241 next(5) @ 281 next(6) @ 311 completed @ 400 subs [(200: 400)]",
            failing: "next(2) @ 211 next(3) @ 221 next(3) @ 241 next(5) @ 251 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.debounce(.seconds(0), scheduler: s)
        }
    }

    @Test func throttle() {
        expectHistory(
            completing:
                "next(2) @ 210 next(3) @ 235 next(4) @ 260 next(5) @ 285 next(6) @ 310 completed @ 400 subs [(200: 400)]",
            failing: "next(2) @ 210 next(3) @ 235 next(5) @ 260 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.throttle(.seconds(25), scheduler: s)
        }
    }

    @Test func throttle60() {
        expectHistory(
            completing: "next(2) @ 210 next(4) @ 270 next(6) @ 330 completed @ 400 subs [(200: 400)]",
            failing: "next(2) @ 210 next(5) @ 270 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.throttle(.seconds(60), scheduler: s)
        }
    }

    @Test func throttleNL() {
        expectHistory(
            completing: "next(2) @ 210 next(5) @ 280 completed @ 400 subs [(200: 400)]",
            failing: "next(2) @ 210 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.throttle(.seconds(60), latest: false, scheduler: s)
        }
    }

    @Test func sampleTimer() {
        expectHistory(
            completing: "next(3) @ 230 next(4) @ 260 next(5) @ 290 next(6) @ 320 completed @ 410 subs [(200: 400)]",
            failing: "next(3) @ 230 next(5) @ 260 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 260 subs [(200: 250)]"
        ) { o, s in
            o.sample(Observable<Int>.interval(.seconds(30), scheduler: s))
        }
    }

    @Test func throttleThenTake() {
        expectHistory(
            completing: "next(2) @ 210 next(4) @ 240 next(5) @ 280 completed @ 280 subs [(200: 280)]",
            failing: "next(2) @ 210 next(3) @ 240 next(5) @ 270 completed @ 270 subs [(200: 270)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.throttle(.seconds(30), scheduler: s).take(3)
        }
    }

    @Test func debounceThrow() {
        expectHistory(
            completing: "next(3) @ 235 error(E1) @ 255 subs [(200: 255)]",
            failing: "next(3) @ 235 next(5) @ 265 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.debounce(.seconds(15), scheduler: s).map {
                if $0 == 4 { throw E(n: 1) }
                return $0
            }
        }
    }

    @Test func debounceLong() {
        expectHistory(
            completing: "next(6) @ 400 completed @ 400 subs [(200: 400)]",
            failing: "error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.debounce(.seconds(100), scheduler: s)
        }
    }

    @Test func intervalSample() {
        expectHistory(
            completing:
                "next(0-2) @ 213 next(1-3) @ 226 next(2-3) @ 239 next(3-4) @ 252 next(4-4) @ 265 next(5-4) @ 278 next(6-5) @ 291 next(7-5) @ 304 next(8-6) @ 317 next(9-6) @ 330 next(10-6) @ 343 next(11-6) @ 356 next(12-6) @ 369 next(13-6) @ 382 next(14-6) @ 395 next(15-6) @ 408 next(16-6) @ 421 next(17-6) @ 434 next(18-6) @ 447 next(19-6) @ 460 next(20-6) @ 473 next(21-6) @ 486 next(22-6) @ 499 next(23-6) @ 512 next(24-6) @ 525 next(25-6) @ 538 next(26-6) @ 551 next(27-6) @ 564 next(28-6) @ 577 next(29-6) @ 590 next(30-6) @ 603 next(31-6) @ 616 next(32-6) @ 629 next(33-6) @ 642 next(34-6) @ 655 next(35-6) @ 668 next(36-6) @ 681 next(37-6) @ 694 next(38-6) @ 707 next(39-6) @ 720 next(40-6) @ 733 next(41-6) @ 746 next(42-6) @ 759 next(43-6) @ 772 next(44-6) @ 785 next(45-6) @ 798 next(46-6) @ 811 next(47-6) @ 824 next(48-6) @ 837 next(49-6) @ 850 next(50-6) @ 863 next(51-6) @ 876 next(52-6) @ 889 next(53-6) @ 902 next(54-6) @ 915 next(55-6) @ 928 next(56-6) @ 941 next(57-6) @ 954 next(58-6) @ 967 next(59-6) @ 980 next(60-6) @ 993 subs [(200: 400)]",
            failing:
                "next(0-2) @ 213 next(1-3) @ 226 next(2-3) @ 239 next(3-5) @ 252 next(4-5) @ 265 next(5-5) @ 278 next(6-5) @ 291 error(E1) @ 300 subs [(200: 300)]",
            empty: "subs [(200: 250)]"
        ) { o, s in
            Observable<Int>.interval(.seconds(13), scheduler: s).withLatestFrom(o) { "\($0)-\($1)" }
        }
    }

    @Test func obsFirst() {
        expectHistory(
            completing: "next(2) @ 211 completed @ 211 subs [(200: 211)]",
            failing: "next(2) @ 211 completed @ 211 subs [(200: 211)]",
            empty: "completed @ 251 subs [(200: 250)]"
        ) { o, s in
            o.observe(on: s).take(1)
        }
    }
}
