import Combine
import SeamCombine
import XCTest

@testable import __Module__

@MainActor
final class __Screen__Tests: XCTestCase {
    func testSavesWhatIsValid() {
        let name = CurrentValueSubject<String, Never>("")
        let age = CurrentValueSubject<String, Never>("")
        let save = PassthroughSubject<Void, Never>()
        let output = __Screen__ViewModel().transform(
            .init(
                name: name.eraseToAnyPublisher(), age: age.eraseToAnyPublisher(), save: save.eraseToAnyPublisher()))
        let messages = Recorder(output.message)
        let isValid = Recorder(output.isValid)
        name.send("Mina")
        age.send("30")
        save.send()
        XCTAssertEqual(isValid.values.last, true)
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
