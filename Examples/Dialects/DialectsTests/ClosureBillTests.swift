import XCTest

@testable import Dialects

@MainActor
final class ClosureBillTests: XCTestCase {
    func testSharesTheBill() {
        let viewModel = ClosureBillViewModel()
        var shares: [String] = []
        viewModel.share.bind { shares.append($0) }
        viewModel.setTotal("30000")
        viewModel.setPeople(3)
        XCTAssertEqual(shares, ["How much was it?", "15000 each", "10000 each"])
    }
}
