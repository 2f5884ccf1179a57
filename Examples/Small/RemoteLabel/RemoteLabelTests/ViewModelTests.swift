import Seam
import XCTest

@testable import RemoteLabel

@MainActor
final class ViewModelTests: XCTestCase {
    private struct Failure: Error {}

    func testShowsWhatWasLoaded() async {
        let viewModel = ViewModel { Model(label: "loaded") }
        let labels = Recorder(viewModel.$label)
        await viewModel.load.execute()?.value
        XCTAssertEqual(labels.values, ["init", "loaded"])
    }

    func testKeepsTheLabelIfNothingComes() async {
        let viewModel = ViewModel { throw Failure() }
        await viewModel.load.execute()?.value
        XCTAssertEqual(viewModel.label, "init")
        XCTAssertTrue(viewModel.load.error.value is Failure)
    }

    func testScreenIsReleasedWhileItLoads() async throws {
        try await expectReleased(within: 5) {
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let screen = try XCTUnwrap(storyboard.instantiateInitialViewController() as? ViewController)
            screen.loadViewIfNeeded()
            XCTAssertEqual(screen.label.text, "init")
            return screen
        }
    }
}
