import Dispatch
import Testing

@testable import SeamPrimitives

@Suite struct MainQueueTests {
    @Test @MainActor func workOfTheMainActorIsDoneAtOnceThere() async {
        #expect(MainQueue.isCurrent)
        var order: [String] = []
        MainQueue.perform { order.append("work") }
        order.append("after")
        #expect(order == ["work", "after"])
    }

    @Test func workFromElsewhereComesToTheMainQueue() async {
        let isMain = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let here = MainQueue.isCurrent
                MainQueue.perform { continuation.resume(returning: !here && MainQueue.isCurrent) }
            }
        }
        #expect(isMain)
    }
}
