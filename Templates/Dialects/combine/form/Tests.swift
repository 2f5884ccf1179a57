import SeamCombine
import XCTest

@testable import __Module__

@MainActor
final class __Screen__Tests: XCTestCase {
    func testSavesWhatIsValid() {
        let viewModel = __Screen__ViewModel()
        let messages = Recorder(viewModel.message)
        let isValid = Recorder(viewModel.isValid)
        viewModel.entry.name = "Mina"
        viewModel.entry.age = "30"
        viewModel.save()
        XCTAssertEqual(viewModel.saved, __Screen__Entry(name: "Mina", age: "30"))
        XCTAssertEqual(isValid.values, [false, false, true])
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
