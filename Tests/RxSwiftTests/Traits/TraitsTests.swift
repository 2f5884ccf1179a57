import Foundation
import RxSwift
import RxTest
import Testing

/// Sequences of one value or none.
@Suite struct TraitsTests {
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
