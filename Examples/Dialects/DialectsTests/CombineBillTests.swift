import Combine
import XCTest

@testable import Dialects

@MainActor
final class CombineBillTests: XCTestCase {
    func testSharesTheBill() {
        let viewModel = CombineBillViewModel()
        var shares: [String] = []
        let subscription = viewModel.share.sink { shares.append($0) }
        viewModel.setTotal("30000")
        viewModel.setPeople(3)
        XCTAssertEqual(shares, ["How much was it?", "15000 each", "10000 each"])
        subscription.cancel()
    }
}
