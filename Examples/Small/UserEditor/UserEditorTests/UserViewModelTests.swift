import Seam
import XCTest

@testable import UserEditor

@MainActor
final class UserViewModelTests: XCTestCase {
    func testGreetsTheUser() {
        let viewModel = UserViewModel(user: User(name: "Alice", age: 30))
        let greetings = Recorder(viewModel.greeting)
        viewModel.user.name = "지민"
        viewModel.$user.age.write(41)
        XCTAssertEqual(greetings.values.first, "Hello, Alice! You are 30 years old.")
        XCTAssertEqual(greetings.values.last, "Hello, 지민! You are 41 years old.")
    }

    func testAnAgeThatIsNoNumberChangesNothing() throws {
        try expectReleased {
            let screen = UserViewController()
            screen.loadViewIfNeeded()
            for (text, greeting) in [("41", "41"), ("", "41"), ("abc", "41"), ("5", "5")] {
                screen.ageField.text = text
                screen.ageField.sendActions(for: .editingChanged)
                XCTAssertEqual(screen.greetingLabel.text, "Hello, Alice! You are \(greeting) years old.")
                XCTAssertEqual(screen.ageField.text, text)
            }
            return screen
        }
    }
}
