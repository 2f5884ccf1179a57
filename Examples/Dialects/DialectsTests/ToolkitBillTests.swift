import Seam
import XCTest

@testable import Dialects

@MainActor
final class ToolkitBillTests: XCTestCase {
    func testSharesTheBill() {
        let viewModel = ToolkitBillViewModel()
        let shares = Recorder(viewModel.share)
        viewModel.setTotal("30000")
        viewModel.setPeople(3)
        XCTAssertEqual(shares.values, ["How much was it?", "15000 each", "10000 each"])
    }
}
