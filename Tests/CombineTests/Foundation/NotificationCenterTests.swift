import Combine
import Foundation
import Testing

@Suite struct NotificationCenterTests {
    @Test func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("test")
        var count = 0
        let sink = center.publisher(for: name).sink { _ in count += 1 }
        center.post(name: name, object: nil)
        sink.cancel()
        center.post(name: name, object: nil)
        #expect(count == 1)
    }
}
