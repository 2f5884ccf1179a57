import Seam
import XCTest

@testable import __Module__

@MainActor
final class __Screen__Tests: XCTestCase {
    func testAddsAndDeletes() throws {
        let viewModel = __Screen__ViewModel()
        XCTAssertFalse(viewModel.canAdd)
        viewModel.title = "Milk"
        viewModel.add()
        XCTAssertEqual(viewModel.title, "")
        XCTAssertEqual(viewModel.items.map(\.title), ["Milk"])
        viewModel.delete(try XCTUnwrap(viewModel.items.first))
        XCTAssertTrue(viewModel.items.isEmpty)
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
