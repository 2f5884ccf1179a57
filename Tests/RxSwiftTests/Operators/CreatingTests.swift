import Foundation
import RxSwift
import RxTest
import Testing

/// Sequences made of values, closures and clocks.
@Suite struct CreatingTests {
    @Test func just() {
        expectHistory(
            sends: "next(1) @ 200 completed @ 200"
        ) { _ in
            Observable.just(1)
        }
    }

    @Test func justS() {
        expectHistory(
            sends: "next(1) @ 201 completed @ 202"
        ) { s in
            Observable.just(1, scheduler: s)
        }
    }

    @Test func of() {
        expectHistory(
            sends: "next(1) @ 200 next(2) @ 200 next(3) @ 200 completed @ 200"
        ) { _ in
            Observable.of(1, 2, 3)
        }
    }

    @Test func ofS() {
        expectHistory(
            sends: "next(1) @ 201 next(2) @ 202 next(3) @ 203 completed @ 204"
        ) { s in
            Observable.of(1, 2, 3, scheduler: s)
        }
    }

    @Test func fromS() {
        expectHistory(
            sends: "next(1) @ 201 next(2) @ 202 next(3) @ 203 completed @ 204"
        ) { s in
            Observable.from([1, 2, 3], scheduler: s)
        }
    }

    @Test func optS() {
        expectHistory(
            sends: "next(1) @ 201 completed @ 202"
        ) { s in
            Observable.from(optional: 1 as Int?, scheduler: s)
        }
    }

    @Test func optSnil() {
        expectHistory(
            sends: "completed @ 201"
        ) { s in
            Observable.from(optional: nil as Int?, scheduler: s)
        }
    }

    @Test func range() {
        expectHistory(
            sends: "next(1) @ 200 next(2) @ 200 next(3) @ 200 next(4) @ 200 completed @ 200"
        ) { s in
            Observable.range(start: 1, count: 4)
        }
    }

    @Test func rangeS() {
        expectHistory(
            sends: "next(1) @ 201 next(2) @ 202 next(3) @ 203 next(4) @ 204 completed @ 205"
        ) { s in
            Observable.range(start: 1, count: 4, scheduler: s)
        }
    }

    @Test func range0() {
        expectHistory(
            sends: "completed @ 201"
        ) { s in
            Observable.range(start: 1, count: 0, scheduler: s)
        }
    }

    @Test func generate() {
        expectHistory(
            sends: "next(0) @ 201 next(1) @ 202 next(2) @ 203 next(3) @ 204 completed @ 205"
        ) { s in
            Observable.generate(initialState: 0, condition: { $0 < 4 }, scheduler: s) { $0 + 1 }
        }
    }

    @Test func generateT() {
        expectHistory(
            sends: "next(0) @ 201 next(1) @ 202 next(2) @ 203 error(E2) @ 204"
        ) { s in
            Observable.generate(initialState: 0, condition: { $0 < 4 }, scheduler: s) {
                if $0 == 2 { throw E(n: 2) }
                return $0 + 1
            }
        }
    }

    @Test func repeating() {
        expectHistory(
            sends: "next(5) @ 201 next(5) @ 202 next(5) @ 203 next(5) @ 204 completed @ 204"
        ) { s in
            Observable.repeatElement(5, scheduler: s).take(4)
        }
    }

    @Test func repeatC() {
        expectHistory(
            sends: "next(5) @ 200 next(5) @ 200 next(5) @ 200 next(5) @ 200 completed @ 200"
        ) { s in
            Observable.repeatElement(5).take(4)
        }
    }

    @Test func interval() {
        expectHistory(
            sends: "next(0) @ 350 next(1) @ 500 next(2) @ 650 next(3) @ 800 next(4) @ 950"
        ) { s in
            Observable<Int>.interval(.seconds(150), scheduler: s)
        }
    }

    @Test func interval0() {
        expectHistory(
            sends: "next(0) @ 201 next(1) @ 202 next(2) @ 203 next(3) @ 204 next(4) @ 205 next(5) @ 206 completed @ 206"
        ) { s in
            Observable<Int>.interval(.seconds(0), scheduler: s).take(6)
        }
    }

    @Test func intervalneg() {
        expectHistory(
            sends: "next(0) @ 201 next(1) @ 202 next(2) @ 203 next(3) @ 204 next(4) @ 205 next(5) @ 206 completed @ 206"
        ) { s in
            Observable<Int>.interval(.seconds(-1), scheduler: s).take(6)
        }
    }

    @Test func timer() {
        expectHistory(
            sends: "next(0) @ 350 completed @ 350"
        ) { s in
            Observable<Int>.timer(.seconds(150), scheduler: s)
        }
    }

    @Test func timer0() {
        expectHistory(
            sends: "next(0) @ 201 completed @ 201"
        ) { s in
            Observable<Int>.timer(.seconds(0), scheduler: s)
        }
    }

    @Test func timerP() {
        expectHistory(
            sends: "next(0) @ 250 next(1) @ 450 next(2) @ 650 next(3) @ 850"
        ) { s in
            Observable<Int>.timer(.seconds(50), period: .seconds(200), scheduler: s)
        }
    }

    @Test func deferred() {
        expectHistory(
            sends: "next(1) @ 200 next(2) @ 200 completed @ 200"
        ) { _ in
            Observable.deferred { Observable.of(1, 2) }
        }
    }

    @Test func deferredT() {
        expectHistory(
            sends: "error(E1) @ 200"
        ) { _ in
            Observable<Int>.deferred { throw E(n: 1) }
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
}
