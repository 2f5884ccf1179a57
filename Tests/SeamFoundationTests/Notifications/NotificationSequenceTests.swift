import Foundation
import SeamFoundation
import SeamPrimitives
import Testing

@Suite struct NotificationSequenceTests {
    private let name = Notification.Name("NotificationSequenceTests")

    @Test func givesWhatIsPosted() async {
        let center = NotificationCenter()
        var iterator = center.notifications(named: name).makeAsyncIterator()
        for number in 1...3 { center.post(name: name, object: nil, userInfo: ["number": number]) }
        center.post(name: Notification.Name("other"), object: nil)
        var numbers: [Int] = []
        while numbers.count < 3, let next = await iterator.next() {
            numbers.append(next.userInfo?["number"] as? Int ?? 0)
        }
        #expect(numbers == [1, 2, 3])
    }

    @Test func givesThoseOfOneObject() async {
        final class Sender: Sendable {}
        let (center, sender) = (NotificationCenter(), Sender())
        var iterator = center.notifications(named: name, object: sender).makeAsyncIterator()
        center.post(name: name, object: Sender())
        center.post(name: name, object: sender, userInfo: ["own": true])
        #expect(await iterator.next()?.userInfo?["own"] as? Bool == true)
    }

    @Test func endsWithItsTask() async {
        let center = NotificationCenter()
        let name = name
        let begun = Locked(false)
        let task = Task {
            var count = 0
            let notifications = center.notifications(named: name)
            var iterator = notifications.makeAsyncIterator()
            begun.withLock { $0 = true }
            while await iterator.next() != nil { count += 1 }
            return count
        }
        while !begun.withLock({ $0 }) { await Task.yield() }
        center.post(name: name, object: nil)
        task.cancel()
        #expect(await task.value <= 1)
    }
}
