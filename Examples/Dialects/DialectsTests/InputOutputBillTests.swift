import RxSwift
import XCTest

@testable import Dialects

@MainActor
final class InputOutputBillTests: XCTestCase {
    func testSharesTheBill() {
        let (total, people) = (BehaviorSubject(value: ""), BehaviorSubject(value: 2))
        let output = InputOutputBillViewModel().transform(.init(total: total, people: people))
        var shares: [String] = []
        let subscription = output.share.drive(onNext: { shares.append($0) })
        total.onNext("30000")
        people.onNext(3)
        XCTAssertEqual(shares, ["How much was it?", "15000 each", "10000 each"])
        subscription.dispose()
    }
}
