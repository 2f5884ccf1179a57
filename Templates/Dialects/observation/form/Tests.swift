import Seam
import XCTest

@testable import __Module__

@MainActor
final class __Screen__Tests: XCTestCase {
    func testSavesWhatIsValid() {
        let viewModel = __Screen__ViewModel()
        XCTAssertEqual(viewModel.message, "A name, please")
        viewModel.entry.name = "Mina"
        XCTAssertFalse(viewModel.isValid)
        viewModel.entry.age = "30"
        viewModel.save()
        XCTAssertEqual(viewModel.message, "Hello, Mina! You are 30.")
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
