import Seam
import XCTest

@testable import Dialects

/// What every dialect's screen has to do.
@MainActor
final class ScreenTests: XCTestCase {
    private let screens: [() -> UIViewController] = [
        { ClosureBillViewController() }, { CombineBillViewController() }, { RxBillViewController() },
        { InputOutputBillViewController() }, { ObservationBillViewController() }, { ToolkitBillViewController() },
    ]

    func testShowsTheShareAndIsReleased() async throws {
        for make in screens {
            try await expectReleased(within: 5) {
                let screen = make()
                screen.loadViewIfNeeded()
                let view = try XCTUnwrap(screen.view as? BillView)
                XCTAssertEqual(view.shareLabel.text, "How much was it?")
                view.totalField.text = "30000"
                view.totalField.sendActions(for: .editingChanged)
                view.peopleControl.selectedSegmentIndex = 1
                view.peopleControl.sendActions(for: .valueChanged)
                // Observation tells on the next turn of the main queue.
                await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
                XCTAssertEqual(view.shareLabel.text, "10000 each", "\(type(of: screen))")
                return screen
            }
        }
    }
}
