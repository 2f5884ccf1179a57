import Foundation
import RxSwift
import RxTest
import Testing

/// Sequences that begin of themselves.
@Suite struct SourceTests {
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

    @Test func amb_of() {
        expectHistory(
            sends: "next(1) @ 200 next(2) @ 200 next(3) @ 200 completed @ 200"
        ) { _ in
            Observable.of(1, 2, 3).amb(Observable.of(4, 5, 6))
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

    @Test func amb0() {
        expectHistory(
            sends: ""
        ) { _ in
            Observable<Int>.amb([Observable<Int>]())
        }
    }

    @Test func catch0() {
        expectHistory(
            sends: "completed @ 200"
        ) { _ in
            Observable<Int>.catch(sequence: [Observable<Int>]())
        }
    }

    @Test func share_of() {
        expectHistory(
            sends: "next(1) @ 200 next(1) @ 200 next(2) @ 200 next(2) @ 200 next(3) @ 200 next(3) @ 200 completed @ 200"
        ) { _ in
            let s = Observable.of(1, 2, 3).share()
            return Observable.merge(s, s)
        }
    }

    @Test func share1_of() {
        expectHistory(
            sends: "next(1) @ 200 next(1) @ 200 next(2) @ 200 next(2) @ 200 next(3) @ 200 next(3) @ 200 completed @ 200"
        ) { _ in
            let s = Observable.of(1, 2, 3).share(replay: 1)
            return Observable.merge(s, s)
        }
    }

    @Test func shareF_of() {
        expectHistory(
            sends: "next(1) @ 200 next(1) @ 200 next(2) @ 200 next(2) @ 200 next(3) @ 200 next(3) @ 200 completed @ 200"
        ) { _ in
            let s = Observable.of(1, 2, 3).share(replay: 1, scope: .forever)
            return Observable.merge(s, s)
        }
    }

    @Test func publishref_of() {
        expectHistory(
            sends: "next(1) @ 200 next(1) @ 200 next(2) @ 200 next(2) @ 200 next(3) @ 200 next(3) @ 200 completed @ 200"
        ) { _ in
            let s = Observable.of(1, 2, 3).publish().refCount()
            return Observable.merge(s, s)
        }
    }

    @Test func startWith_of() {
        expectHistory(
            sends: "next(0) @ 200 next(1) @ 200 next(2) @ 200 completed @ 200"
        ) { _ in
            Observable.of(1, 2).startWith(0)
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

    @Test func single_zip() {
        expectHistory(
            sends: "next(3) @ 200 completed @ 200"
        ) { s in
            Single.zip(Single.just(1), Single.just(2)) { $0 + $1 }.asObservable()
        }
    }

    @Test func single_flatmap() {
        expectHistory(
            sends: "next(2) @ 200 completed @ 200"
        ) { s in
            Single.just(1).flatMap { Single.just($0 + 1) }.asObservable()
        }
    }

    @Test func maybe_empty() {
        expectHistory(
            sends: "next(3) @ 200 completed @ 200"
        ) { s in
            Maybe<Int>.empty().ifEmpty(default: 3).asObservable()
        }
    }

    @Test func completable_then() {
        expectHistory(
            sends: "next(1) @ 200 next(2) @ 200 completed @ 200"
        ) { s in
            Completable.empty().andThen(Observable.of(1, 2))
        }
    }

    @Test func completable_concat() {
        expectHistory(
            sends: "completed @ 200"
        ) { s in
            Completable.concat(.empty(), .empty()).asObservable().map { _ in 1 }
        }
    }

    @Test func completable_zip() {
        expectHistory(
            sends: "error(E1) @ 200"
        ) { s in
            Completable.zip(.empty(), .error(E(n: 1))).asObservable().map { _ in 1 }
        }
    }

    @Test func completable_zip0() {
        expectHistory(
            sends: "completed @ 200"
        ) { s in
            Completable.zip([Completable]()).asObservable().map { _ in 1 }
        }
    }

    @Test func single_zip0() {
        expectHistory(
            sends: "next([]) @ 200 completed @ 200"
        ) { s in
            Single.zip([Single<Int>]()).asObservable()
        }
    }
}
