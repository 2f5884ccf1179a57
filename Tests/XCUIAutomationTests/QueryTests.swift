import Documents
import Foundation
import Testing

@testable import XCUIAutomation

/// What queries find in a tree.
@Suite struct QueryTests {
    private static func element(
        _ kind: XCUIElement.ElementType, _ label: String = "", id: String = "", value: String? = nil,
        frame: (Double, Double, Double, Double) = (0, 0, 100, 20), scrolls: Bool = false,
        _ children: [RemoteElement] = []
    ) -> RemoteElement {
        var element = RemoteElement(
            kind: kind.rawValue, frame: .init(x: frame.0, y: frame.1, width: frame.2, height: frame.3))
        (element.label, element.identifier, element.value) = (label, id, value)
        element.scrolls = scrolls
        element.children = children
        return element
    }

    private let root = ElementNode(
        element(
            .application, "App", frame: (0, 0, 100, 100),
            [
                element(
                    .window, frame: (0, 0, 100, 100),
                    [
                        element(.button, "Add", id: "add", [element(.staticText, "Add")]),
                        element(
                            .table, frame: (0, 40, 100, 60), scrolls: true,
                            [
                                element(
                                    .cell, frame: (0, 40, 100, 20),
                                    [element(.staticText, "우유"), element(.switch, value: "1")]),
                                element(.cell, frame: (0, 90, 100, 20), [element(.staticText, "빵 🍞")]),
                            ]),
                    ])
            ]))

    private let app = XCUIApplication()

    private func find(_ query: XCUIElementQuery) -> [ElementNode] { query.find(root) }

    @Test func findsByKindAndName() throws {
        #expect(find(app.descendants(matching: .any)).count == 9)
        #expect(find(app.staticTexts).map(\.label) == ["Add", "우유", "빵 🍞"])
        #expect(try app.buttons["add"].find(in: root)?.label == "Add")
        #expect(try app.buttons["Add"].find(in: root)?.identifier == "add")
        #expect(try app.buttons["Remove"].find(in: root) == nil)
        #expect(find(app.cells.staticTexts).count == 2)
        #expect(find(app.tables.children(matching: .staticText)).isEmpty)
        #expect(find(app.tables.children(matching: .cell)).count == 2)
    }

    @Test func countsFromBothEnds() throws {
        #expect(try app.cells.element(boundBy: 1).find(in: root)?.frame.minY == 90)
        #expect(try app.cells.element(boundBy: -1).find(in: root)?.frame.minY == 90)
        #expect(try app.cells.element(boundBy: 2).find(in: root) == nil)
        #expect(try app.cells.firstMatch.find(in: root)?.frame.minY == 40)
    }

    @Test func refusesToChoose() {
        #expect(throws: XCUIFailure.self) { try app.cells.element.find(in: root) }
        #expect(throws: Never.self) { try app.tables.element.find(in: root) }
    }

    @Test func looksInside() {
        #expect(find(app.cells.containing(.switch, identifier: nil)).count == 1)
        #expect(find(app.cells.containing(.staticText, identifier: "빵 🍞")).map(\.frame.minY) == [90])
        #expect(find(app.cells.containing(NSPredicate(format: "label CONTAINS '유'"))).map(\.frame.minY) == [40])
    }

    @Test func asksPredicates() {
        func texts(_ format: String) -> Int { find(app.staticTexts.matching(NSPredicate(format: format))).count }
        #expect(texts("label BEGINSWITH[c] 'ad'") == 1)
        #expect(texts("label == '우유' OR label == 'Add'") == 2)
        #expect(texts("isEnabled == true") == 3)
        #expect(texts("exists == false") == 0)
        #expect(find(app.descendants(matching: .any).matching(NSPredicate(format: "value == '1'"))).count == 1)
        #expect(find(app.descendants(matching: .any).matching(NSPredicate(format: "elementType == 75"))).count == 2)
    }

    @Test func cutsOffWhatScrolledAway() {
        let last = find(app.cells)[1]
        #expect(last.visibleFrame == CGRect(x: 0, y: 90, width: 100, height: 10))
    }

    @Test func tellsAllOfASnapshot() throws {
        let button = try #require(find(app.buttons).first)
        let facts = button.dictionaryRepresentation
        #expect(facts[.label] as? String == "Add" && facts[.identifier] as? String == "add")
        #expect((facts[.children] as? [Any])?.count == 1)
        #expect(button.line == "Button, {{0.0, 0.0}, {100.0, 20.0}}, identifier: 'add', label: 'Add'")
    }

    @Test func knowsNoAppThatDoesNotRun() {
        #expect(app.state == .notRunning)
        #expect(!app.buttons["Add"].exists)
        #expect(!app.buttons["Add"].isHittable)
        #expect(!app.buttons["Add"].waitForExistence(timeout: 0.05))
        #expect(app.buttons["Add"].waitForNonExistence(withTimeout: 0.05))
    }
}
