import Combine
import Seam
import XCTest

@testable import Badge

@MainActor
final class BadgeTests: XCTestCase {
    func testAChangeIsToldOnce() {
        let viewModel = BadgeViewModel()
        var titles: [String] = []
        let subscription = viewModel.title.sink { titles.append($0) }
        viewModel.update(name: "Minji", team: "Design")
        XCTAssertEqual(titles, ["Who are you?", "Minji · Design"])
        subscription.cancel()
    }

    func testScreenShowsWhatIsTyped() throws {
        try expectReleased {
            let screen = BadgeViewController()
            screen.loadViewIfNeeded()
            for (field, text) in [(screen.nameField, "민지"), (screen.teamField, "디자인")] {
                field.text = text
                field.sendActions(for: .editingChanged)
            }
            XCTAssertEqual(screen.titleLabel.text, "민지 · 디자인")
            return screen
        }
    }
}
