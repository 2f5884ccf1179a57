import Foundation
import Seam
import Testing

@Suite struct TestHelperTests {
    final class Kept { var itself: Kept? }

    @Test func namesWhatIsKept() throws {
        try expectReleased { Kept() }
        let error = #expect(throws: StillAlive.self) {
            try expectReleased {
                let object = Kept()
                object.itself = object
                return object
            }
        }
        #expect(error?.type == "Kept")
        #expect(error?.description.contains("TestHelperTests.swift:") == true)
    }

    @MainActor @Test func waitsForWorkThatIsUnderWay() async throws {
        try await expectReleased(within: 600) {
            let object = Kept()
            Task {
                try await Task.sleep(nanoseconds: 20_000_000); withExtendedLifetime(object) {}
            }
            return object
        }
        await #expect(throws: StillAlive.self) {
            try await expectReleased(within: 0.02) {
                let object = Kept()
                object.itself = object
                return object
            }
        }
    }

    @Test func waitsForValues() async throws {
        let property = Property(0)
        let recorder = Recorder(property)
        Task { property.value = 1 }
        try await recorder.wait { $0.last == 1 }
        await #expect(throws: RecorderTimeout.self) { try await recorder.wait(timeout: 0.01) { $0.count == 9 } }
    }

    @Test func aRecorderEndsWithItself() {
        let property = Property(0)
        do { _ = Recorder(property) }
        #expect(property.bindingCount == 0)
    }
}
