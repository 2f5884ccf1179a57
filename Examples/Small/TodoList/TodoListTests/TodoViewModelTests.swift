import Seam
import XCTest

@testable import TodoList

@MainActor
final class TodoViewModelTests: XCTestCase {
    func testAddsWhatHasATitle() {
        let viewModel = TodoViewModel()
        let items = Recorder(viewModel.$items.map { $0.map(\.title) })
        viewModel.add()
        viewModel.title = "우유 사기"
        viewModel.add()
        XCTAssertEqual(items.values, [[], ["우유 사기"]])
        XCTAssertEqual(viewModel.title, "")
    }

    func testScreenAddsAndIsReleased() throws {
        try expectReleased {
            let screen = TodoListViewController()
            screen.loadViewIfNeeded()
            screen.titleField.text = "Buy milk"
            screen.titleField.sendActions(for: .editingChanged)
            screen.addButton.sendActions(for: .touchUpInside)
            XCTAssertEqual(screen.tableView.numberOfRows(inSection: 0), 1)
            XCTAssertEqual(screen.titleField.text, "")
            return screen
        }
    }
}
