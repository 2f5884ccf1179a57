import Seam
import XCTest

@testable import WorldClock

@MainActor
final class ViewModelTests: XCTestCase {
    private func viewModel(_ time: String) -> ViewModel {
        let viewModel = ViewModel()
        viewModel.service.fetch = { UtcTime(currentDateTime: time) }
        return viewModel
    }

    func testShowsTheTimeAndMovesByDays() async {
        let viewModel = viewModel("2024-02-28T23:59Z")
        let texts = Recorder(viewModel.$text)
        await viewModel.reload.execute()?.value
        viewModel.move(days: 1)
        viewModel.move(days: -2)
        XCTAssertEqual(texts.values.first, "Loading..")
        XCTAssertEqual(
            texts.values.suffix(3), ["2024년 02월 28일 23시 59분", "2024년 02월 29일 23시 59분", "2024년 02월 27일 23시 59분"])
    }

    func testATimeThatCannotBeReadIsAnError() async {
        let viewModel = viewModel("soon")
        await viewModel.reload.execute()?.value
        XCTAssertEqual(viewModel.text, "Loading..")
        XCTAssertNotNil(viewModel.reload.error.value)
    }

    func testScreenShowsTheTimeAndIsReleased() async throws {
        try await expectReleased(within: 5) {
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let screen = try XCTUnwrap(storyboard.instantiateInitialViewController() as? ViewController)
            screen.viewModel.service.fetch = { UtcTime(currentDateTime: "2024-12-31T12:00Z") }
            screen.loadViewIfNeeded()
            await screen.viewModel.reload.execute()?.value
            XCTAssertEqual(screen.datetimeLabel.text, "2024년 12월 31일 12시 00분")
            screen.tomorrowButton.sendActions(for: .touchUpInside)
            XCTAssertEqual(screen.datetimeLabel.text, "2025년 01월 01일 12시 00분")
            return screen
        }
    }
}
