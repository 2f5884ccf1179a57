import Foundation
import RxSwift
import RxTest
import Testing

/// Operators with a scheduler, of one sequence.
@Suite struct TimeOperatorTests {
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

    @Test func delay() {
        expectHistory(
            completing:
                "next(2) @ 240 next(3) @ 250 next(4) @ 270 next(5) @ 310 next(6) @ 340 completed @ 430 subs [(200: 400)]",
            failing: "next(2) @ 240 next(3) @ 250 next(3) @ 270 next(5) @ 280 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 280 subs [(200: 250)]"
        ) { o, s in
            o.delay(.seconds(30), scheduler: s)
        }
    }

    @Test func delay0() {
        expectHistory(
            completing:
                "next(2) @ 211 next(3) @ 221 next(4) @ 241 next(5) @ 281 next(6) @ 311 completed @ 401 subs [(200: 400)]",
            failing: "next(2) @ 211 next(3) @ 221 next(3) @ 241 next(5) @ 251 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 251 subs [(200: 250)]"
        ) { o, s in
            o.delay(.seconds(0), scheduler: s)
        }
    }

    @Test func delaySub() {
        expectHistory(
            completing: "next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(225: 400)]",
            failing: "next(2) @ 235 next(3) @ 245 next(3) @ 265 next(5) @ 275 error(E1) @ 325 subs [(225: 325)]",
            empty: "completed @ 250 subs [(225: 250)]"
        ) { o, s in
            o.delaySubscription(.seconds(25), scheduler: s)
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

    @Test func timeout() {
        expectHistory(
            completing: "next(2) @ 210 next(3) @ 220 next(4) @ 240 error(Sequence timeout.) @ 275 subs [(200: 275)]",
            failing:
                "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 error(Sequence timeout.) @ 285 subs [(200: 285)]",
            empty: "error(Sequence timeout.) @ 235 subs [(200: 235)]"
        ) { o, s in
            o.timeout(.seconds(35), scheduler: s)
        }
    }

    @Test func timeoutOther() {
        expectHistory(
            completing: "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 285 completed @ 295 subs [(200: 275)]",
            failing:
                "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 next(5) @ 295 completed @ 305 subs [(200: 285)]",
            empty: "next(5) @ 245 completed @ 255 subs [(200: 235)]"
        ) { o, s in
            o.timeout(.seconds(35), other: s.createColdObservable([n(10, 5), c(20)]), scheduler: s)
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

    @Test func observeOn() {
        expectHistory(
            completing:
                "next(2) @ 211 next(3) @ 221 next(4) @ 241 next(5) @ 281 next(6) @ 311 completed @ 401 subs [(200: 400)]",
            failing: "next(2) @ 211 next(3) @ 221 next(3) @ 241 next(5) @ 251 error(E1) @ 301 subs [(200: 300)]",
            empty: "completed @ 251 subs [(200: 250)]"
        ) { o, s in
            o.observe(on: s)
        }
    }

    @Test func subscribeOn() {
        expectHistory(
            completing:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 completed @ 400 subs [(201: 400)]",
            failing: "next(2) @ 211 next(3) @ 221 next(3) @ 241 next(5) @ 251 error(E1) @ 301 subs [(201: 301)]",
            empty: "completed @ 250 subs [(201: 250)]"
        ) { o, s in
            o.subscribe(on: s)
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

    @Test func shareReplay1() {
        expectHistory(
            completing:
                "next(2) @ 210 next(3) @ 220 next(300) @ 230 next(4) @ 240 next(400) @ 240 next(5) @ 280 next(500) @ 280 next(6) @ 310 next(600) @ 310 completed @ 400 subs [(200: 400)]",
            failing:
                "next(2) @ 210 next(3) @ 220 next(300) @ 230 next(3) @ 240 next(300) @ 240 next(5) @ 250 next(500) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            let sh = o.share(replay: 1)
            return Observable.merge(sh, sh.delaySubscription(.seconds(30), scheduler: s).map { $0 * 100 })
        }
    }

    @Test func shareReplay2() {
        expectHistory(
            completing:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(300) @ 270 next(400) @ 270 next(5) @ 280 next(500) @ 280 next(6) @ 310 next(600) @ 310 completed @ 400 subs [(200: 400)]",
            failing:
                "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 next(300) @ 270 next(500) @ 270 error(E1) @ 300 subs [(200: 300)]",
            empty: "subs [(200: 250), (270: 1000)]"
        ) { o, s in
            let sh = o.share(replay: 2)
            return Observable.merge(sh, sh.delaySubscription(.seconds(70), scheduler: s).map { $0 * 100 })
        }
    }

    @Test func shareForever() {
        expectHistory(
            completing:
                "next(2) @ 210 next(3) @ 220 next(4) @ 240 next(5) @ 280 next(6) @ 310 next(600) @ 500 completed @ 500 subs [(200: 400)]",
            failing: "next(2) @ 210 next(3) @ 220 next(3) @ 240 next(5) @ 250 error(E1) @ 300 subs [(200: 300)]",
            empty: "completed @ 500 subs [(200: 250)]"
        ) { o, s in
            let sh = o.share(replay: 1, scope: .forever)
            return Observable.merge(sh, sh.delaySubscription(.seconds(300), scheduler: s).map { $0 * 100 })
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

    @Test func takeDelay() {
        expectHistory(
            completing: "next(2) @ 260 next(3) @ 270 completed @ 271 subs [(200: 220)]",
            failing: "next(2) @ 260 next(3) @ 270 completed @ 271 subs [(200: 220)]",
            empty: "completed @ 300 subs [(200: 250)]"
        ) { o, s in
            o.take(2).delay(.seconds(50), scheduler: s)
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

    @Test func timerTake() {
        expectHistory(
            completing: "next(0) @ 205 next(1) @ 245 completed @ 280 subs [(200: 280)]",
            failing: "next(0) @ 205 next(1) @ 245 completed @ 250 subs [(200: 250)]",
            empty:
                "next(0) @ 205 next(1) @ 245 next(2) @ 285 next(3) @ 325 next(4) @ 365 next(5) @ 405 next(6) @ 445 next(7) @ 485 next(8) @ 525 next(9) @ 565 next(10) @ 605 next(11) @ 645 next(12) @ 685 next(13) @ 725 next(14) @ 765 next(15) @ 805 next(16) @ 845 next(17) @ 885 next(18) @ 925 next(19) @ 965 subs [(200: 250)]"
        ) { o, s in
            Observable<Int>.timer(.seconds(5), period: .seconds(40), scheduler: s).take(until: o.skip(3))
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
