import Foundation
import Testing

@testable import SeamFoundation

@Suite struct LoggingTests {
    @Test func interpolatesMessages() {
        let message: OSLogMessage = "a \(1 + 1) \("x", privacy: .private) b"
        #expect(message.text == "a 2 x b")
    }

    @Test func namesWhatMatters() {
        #expect(OSLogType.error.prefix == "error: ")
        #expect(OSLogType.info.prefix.isEmpty)
    }
}
