import Observation
import XCTest

@testable import Dialects

@MainActor
final class ObservationBillTests: XCTestCase {
    func testSharesTheBill() {
        let viewModel = ObservationBillViewModel()
        XCTAssertEqual(viewModel.share, "How much was it?")
        viewModel.setTotal("30000")
        viewModel.setPeople(3)
        XCTAssertEqual(viewModel.share, "10000 each")
    }

    func testTellsOfChanges() {
        let viewModel = ObservationBillViewModel()
        let told = expectation(description: "told")
        _ = withObservationTracking {
            viewModel.share
        } onChange: {
            told.fulfill()
        }
        viewModel.setTotal("30000")
        wait(for: [told], timeout: 1)
    }
}
