import Foundation
import RxSwift
import RxTest
import Testing

/// Operators that share a subscription.
@Suite struct ConnectableTests {
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
}
