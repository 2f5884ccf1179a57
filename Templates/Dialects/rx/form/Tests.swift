import SeamRx
import XCTest

@testable import __Module__

@MainActor
final class __Screen__Tests: XCTestCase {
    func testSavesWhatIsValid() {
        let viewModel = __Screen__ViewModel()
        let messages = Recorder(viewModel.message)
        let isValid = Recorder(viewModel.isValid)
        viewModel.name.accept("Mina")
        viewModel.age.accept("30")
        viewModel.save()
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
