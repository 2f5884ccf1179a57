import Foundation
import ObjectiveC
import Testing

@Suite struct SynchronizationTests {
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
