import Foundation
import RxSwift
import RxTest
import Testing

/// Operators that leave the values as they are.
@Suite struct UtilityTests {
    @Test func delayCombine() {
        expectHistory(
            full: "next((1, 20)) @ 235 next((2, 30)) @ 255 completed @ 610 subs [(200: 600)] subs [(200: 260)]",
            first: "next((2, 5)) @ 240 error(E9) @ 245 subs [(200: 245)] subs [(200: 245)]",
            second: "error(E1) @ 300 subs [(200: 300)] subs [(200: 300)]"
        ) { a, b, s in
            Observable.zip(a.delay(.seconds(10), scheduler: s), b.debounce(.seconds(10), scheduler: s))
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

    @Test func materializeErr() {
        expectHistory(
            completing: "completed @ 400 subs [(200: 400)]",
            failing: "next(error(E1)) @ 300 completed @ 300 subs [(200: 300)]",
            empty: "completed @ 250 subs [(200: 250)]"
        ) { o, s in
            o.materialize().filter { $0.error != nil }.map { "\($0)" }
        }
    }

    @Test func observeOn_of() {
        expectHistory(
            sends: "next(1) @ 201 next(2) @ 202 next(3) @ 203 completed @ 204"
        ) { s in
            Observable.of(1, 2, 3).observe(on: s)
        }
    }

    @Test func subscribeOn_of() {
        expectHistory(
            sends: "next(1) @ 201 next(2) @ 201 next(3) @ 201 completed @ 201"
        ) { s in
            Observable.of(1, 2, 3).subscribe(on: s)
        }
    }

    @Test func delay_of() {
        expectHistory(
            sends: "next(1) @ 210 next(2) @ 211 next(3) @ 212 completed @ 213"
        ) { s in
            Observable.of(1, 2, 3).delay(.seconds(10), scheduler: s)
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

    @Test func usingT() {
        expectHistory(
            completing: "error(E1) @ 200 subs []",
            failing: "error(E1) @ 200 subs []",
            empty: "error(E1) @ 200 subs []"
        ) { o, s in
            Observable.using({ () -> BooleanDisposable in throw E(n: 1) }, observableFactory: { _ in o })
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

    @Test func takeDelay() {
        expectHistory(
            completing: "next(2) @ 260 next(3) @ 270 completed @ 271 subs [(200: 220)]",
            failing: "next(2) @ 260 next(3) @ 270 completed @ 271 subs [(200: 220)]",
            empty: "completed @ 300 subs [(200: 250)]"
        ) { o, s in
            o.take(2).delay(.seconds(50), scheduler: s)
        }
    }
}
