import Foundation
import Testing

@testable import ObjectiveC

@Suite struct LoggingTests {
    @Test func interpolatesMessages() {
        let message: OSLogMessage = "a \(1 + 1) \("x", privacy: .private) b"
        #expect(message.text == "a 2 x b")
    }

    @Test func namesWhatMatters() {
        #expect(OSLogType.error.prefix == "error: ")
        #expect(OSLogType.info.prefix.isEmpty)
    }

    @Test func locksByObject() async {
        final class Box: NSObject, @unchecked Sendable {
            var count = 0
        }
        let box = Box()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<1000 {
                        objc_sync_enter(box)
                        objc_sync_enter(box)
                        box.count += 1
                        objc_sync_exit(box)
                        objc_sync_exit(box)
                    }
                }
            }
        }
        #expect(box.count == 4000)
    }
}
