import Seam
import XCTest

@testable import __Module__

@MainActor
final class __Screen__Tests: XCTestCase {
    func testSavesWhatIsValid() {
        let viewModel = __Screen__ViewModel()
        let messages = Recorder(viewModel.message)
        viewModel.entry.name = "Mina"
        XCTAssertFalse(viewModel.save.canExecute.value)
        viewModel.entry.age = "30"
        viewModel.save.execute()
        XCTAssertEqual(viewModel.saved, __Screen__Entry(name: "Mina", age: "30"))
        XCTAssertEqual(messages.values.first, "A name, please")
        XCTAssertEqual(messages.values.last, "Hello, Mina! You are 30.")
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
