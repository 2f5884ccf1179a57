import Testing
import WidgetKit

/// What apps tell their widgets.
@Suite struct WidgetCenterTests {
    @Test func nobodyHasPutWidgetsUp() async throws {
        let found = try await withCheckedThrowingContinuation { continuation in
            WidgetCenter.shared.getCurrentConfigurations { continuation.resume(with: $0) }
        }
        #expect(found.isEmpty)
        WidgetCenter.shared.reloadAllTimelines()
        WidgetCenter.shared.reloadTimelines(ofKind: "memo")
    }
}
