import RxSwift
import XCTest

@testable import Dialects

@MainActor
final class RxBillTests: XCTestCase {
    func testSharesTheBill() {
        let viewModel = RxBillViewModel()
        var shares: [String] = []
        let subscription = viewModel.share.drive(onNext: { shares.append($0) })
        viewModel.total.accept("30000")
        viewModel.people.accept(3)
        XCTAssertEqual(shares, ["How much was it?", "15000 each", "10000 each"])
        subscription.dispose()
    }
}
