import Combine
import SeamCombine
import XCTest

@testable import __Module__

@MainActor
final class __Screen__Tests: XCTestCase {
    func testAddsAndDeletes() throws {
        let title = PassthroughSubject<String, Never>()
        let add = PassthroughSubject<Void, Never>()
        let delete = PassthroughSubject<__Screen__Item, Never>()
        let output = __Screen__ViewModel().transform(
            .init(
                title: title.eraseToAnyPublisher(), add: add.eraseToAnyPublisher(),
                delete: delete.eraseToAnyPublisher()))
        let canAdd = Recorder(output.canAdd)
        let items = Recorder(output.items)
        title.send("Milk")
        add.send()
        XCTAssertEqual(canAdd.values, [true, false])
        XCTAssertEqual(items.values.last?.map(\.title), ["Milk"])
        delete.send(try XCTUnwrap(items.values.last?.first))
        XCTAssertEqual(items.values.last, [])
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
