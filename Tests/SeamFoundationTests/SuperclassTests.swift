import Foundation
import SeamFoundation
import Testing

@Suite struct SuperclassTests {
    private class First: NSObject {}
    private final class Second: First {}

    @Test func classesTellTheirSuperclasses() {
        let type: First.Type = Second.self
        #expect(type.superclass() == First.self && First.superclass() == NSObject.self)
        #expect(NSObject.superclass() == nil)
        #expect(type.superclass() as? First.Type == First.self)
    }

    @Test func anErrorTellsWhyNoNetworkMayBeUsed() {
        let key = NSURLErrorNetworkUnavailableReasonKey
        let reason = URLError.NetworkUnavailableReason.constrained
        #expect(URLError(.notConnectedToInternet, userInfo: [key: reason.rawValue]).networkUnavailableReason == reason)
        #expect(URLError(.notConnectedToInternet).networkUnavailableReason == nil)
    }
}
