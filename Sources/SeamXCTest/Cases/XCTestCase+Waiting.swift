import XCTest

extension XCTestCase {
    /// Waits until all expectations are fulfilled, however long that takes.
    ///
    /// - Parameter enforceOrder: Whether they have to be fulfilled in their order.
    public func fulfillment(of expectations: [XCTestExpectation], enforceOrder: Bool = false) async {
        await fulfillment(of: expectations, timeout: Self.noLimit, enforceOrder: enforceOrder)
    }

    /// Waits until all expectations are fulfilled, however long that takes.
    ///
    /// - Parameter enforceOrder: Whether they have to be fulfilled in their order.
    public func wait(for expectations: [XCTestExpectation], enforceOrder: Bool = false) {
        wait(for: expectations, timeout: Self.noLimit, enforceOrder: enforceOrder)
    }

    /// In seconds; what waits on Linux reckons with dates, which end somewhere.
    private static var noLimit: TimeInterval { 365 * 24 * 60 * 60 }
}
