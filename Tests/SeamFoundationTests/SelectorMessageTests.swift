import Foundation
import SeamFoundation
import Testing

private final class Observer: NSObject {
    var log: [String] = []

    func noted(_ notification: NSNotification) { log.append(notification.name.rawValue) }

    static let registered: Void = SelectorTable.register {
        SelectorTable.add(Observer.self, "noted:") { t, a, _ in
            t.noted(SelectorTable.argument(a))
            return nil
        }
    }

    override init() {
        super.init()
        Observer.registered
    }
}

@Suite struct SelectorMessageTests {
    @Test func observesBySelector() {
        let center = NotificationCenter()
        let name = Notification.Name("observed")
        let other = Notification.Name("other")
        var observer: Observer? = Observer()
        weak let gone = observer
        center.addObserver(observer!, selector: "noted:", name: name, object: nil)
        center.addObserver(observer!, selector: "noted:", name: other, object: nil)
        center.post(name: name, object: nil)
        #expect(observer?.log == ["observed"])
        center.removeObserver(observer!, name: name, object: nil)
        center.post(name: name, object: nil)
        center.post(name: other, object: nil)
        #expect(observer?.log == ["observed", "other"])
        observer = nil
        #expect(gone == nil)
        center.post(name: other, object: nil)
    }

    @Test func removesBlockTokensToo() {
        let center = NotificationCenter()
        let name = Notification.Name("token")
        nonisolated(unsafe) var count = 0
        // An observer that went without a word is in nobody's way.
        do { center.addObserver(NSObject(), selector: Selector("gone:"), name: name, object: nil) }
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in count += 1 }
        center.post(name: name, object: nil)
        center.removeObserver(token)
        center.post(name: name, object: nil)
        #expect(count == 1)
    }

    @Test func timersSendThemselves() {
        final class Ticker: NSObject {
            var infos: [String] = []
        }
        SelectorTable.register {
            SelectorTable.add(Ticker.self, "tick:") { t, a, _ in
                let timer: Timer = SelectorTable.argument(a)
                t.infos.append(timer.userInfo as? String ?? "none")
                timer.invalidate()
                return nil
            }
        }
        let ticker = Ticker()
        let timer = Timer.scheduledTimer(
            timeInterval: 0.001, target: ticker, selector: "tick:", userInfo: "info", repeats: true)
        let end = Date().addingTimeInterval(5)
        while ticker.infos.isEmpty, Date() < end { RunLoop.current.run(until: Date().addingTimeInterval(0.01)) }
        RunLoop.current.run(until: Date().addingTimeInterval(0.02))
        #expect(ticker.infos == ["info"])
        #expect(!timer.isValid)
    }
}
