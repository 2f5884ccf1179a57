import Seam
import XCTest

@testable import BusStop

@MainActor
final class BusStopTests: XCTestCase {
    private struct Village: Timetable {
        let departures = [7 * 60, 19 * 60 + 30]
    }

    func testWaitsForTheNextBus() {
        let viewModel = BusStopViewModel(timetable: Village())
        viewModel.refresh(at: 19 * 60)
        XCTAssertEqual(viewModel.text, "30 min")
        viewModel.refresh(at: 20 * 60)
        XCTAssertEqual(viewModel.text, "No more buses today")
    }

    func testScreenIsReleased() throws {
        try expectReleased {
            let screen = BusStopViewController(viewModel: BusStopViewModel(timetable: Village()))
            screen.loadViewIfNeeded()
            XCTAssertNotEqual(screen.textLabel.text, "")
            return screen
        }
    }
}
