import SeamCombine
import XCTest

@testable import __Module__

@MainActor
final class __Screen__Tests: XCTestCase {
    func testCounts() {
        let viewModel = __Screen__ViewModel()
        let texts = Recorder(viewModel.text)
        viewModel.add()
        XCTAssertEqual(texts.values, ["0 so far", "1 so far"])
    }
    // only: uikit

    func testScreenIsReleased() throws {
        try expectReleased {
            // only: code
            let screen = __Screen__ViewController()
            // end
            // only: storyboard
            let storyboard = UIStoryboard(name: "__Screen__", bundle: nil)
            let screen = try XCTUnwrap(storyboard.instantiateInitialViewController())
            // end
            screen.loadViewIfNeeded()
            return screen
        }
    }
    // end
}
