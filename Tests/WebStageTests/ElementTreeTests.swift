import CoreGraphics
import Foundation
import Stage
import Testing

@testable import WebStage

@MainActor @Suite struct ElementTreeTests {
    private final class Thing {}
    private let things = (0..<6).map { _ in Thing() }

    private func id(_ index: Int) -> ObjectIdentifier { ObjectIdentifier(things[index]) }

    private func element(
        _ index: Int, _ role: AccessibilityElement.Role, _ label: String, y: CGFloat = 0, parent: Int? = nil
    ) -> AccessibilityElement {
        var element = AccessibilityElement(
            id: id(index), role: role, label: label, frame: CGRect(x: 10, y: y, width: 100, height: 20))
        element.parent = parent.map(id)
        return element
    }

    private func list(offset: CGFloat) -> AccessibilityElement {
        var list = element(0, .list, "", y: 50)
        list.scroll = .init(offset: CGPoint(x: 0, y: offset), contentSize: CGSize(width: 100, height: 900))
        return list
    }

    @Test func textsOverTheMiddleOfButtonsArePassed() {
        var tree = ElementTree()
        var badge = element(1, .staticText, "3")
        badge.frame = CGRect(x: 55, y: 5, width: 20, height: 10)
        var corner = element(2, .staticText, "New")
        corner.frame = CGRect(x: 10, y: 0, width: 30, height: 10)
        var used = element(3, .staticText, "Tap")
        used.isInteractive = true
        let under = element(4, .staticText, "Below")
        let records = tree.update([under, element(0, .button, "Inbox"), badge, corner, used]).put
        #expect(records.filter { $0.isPassed ?? false }.map(\.label) == ["3"])
    }

    @Test func onlyChangesAreTold() {
        var tree = ElementTree()
        let first = tree.update([element(0, .button, "Add"), element(1, .staticText, "None", y: 40)])
        #expect(first.put.map(\.label) == ["Add", "None"] && first.order == [[0, 1, 2]])
        #expect(first.put.map(\.id) == [1, 2])
        #expect(tree.update([element(0, .button, "Add"), element(1, .staticText, "None", y: 40)]).isEmpty)
        let second = tree.update([element(0, .button, "Add"), element(1, .staticText, "One", y: 40)])
        #expect(second.put.map(\.label) == ["One"] && second.gone.isEmpty && second.order.isEmpty)
        let third = tree.update([element(1, .staticText, "One", y: 40), element(2, .button, "Clear")])
        #expect(third.put.map(\.label) == ["Clear"] && third.gone == [1] && third.order == [[0, 2, 3]])
        #expect(tree.object(of: 1) == nil && tree.object(of: 3) == id(2) && tree.number(of: id(1)) == 2)
        #expect(tree.whole.put.map(\.label) == ["One", "Clear"] && tree.whole.order == [[0, 2, 3]])
        #expect(tree.whole.isWhole)
    }

    @Test func aPageThatHasGivenAValueIsToldWhatBecameOfIt() {
        var tree = ElementTree()
        let number = tree.update([element(0, .textField, "Title")]).put[0].id
        tree.valueWasEntered(number)
        #expect(tree.update([element(0, .textField, "Title")]).put.map(\.id) == [number])
        #expect(tree.update([element(0, .textField, "Title")]).isEmpty)
    }

    @Test func scrollingTellsOfTheContainerAlone() {
        var tree = ElementTree()
        let before = tree.update([list(offset: 0), element(1, .cell, "Milk", y: 250, parent: 0)])
        #expect(before.put.last?.frame == [0, 200, 100, 20] && before.put.last?.parent == 1)
        #expect(before.order == [[0, 1], [1, 2]])
        let after = tree.update([list(offset: 120), element(1, .cell, "Milk", y: 130, parent: 0)])
        #expect(after.put.map(\.role) == ["list"] && after.put.first?.scroll?.prefix(2) == [0, 120])
    }

    @Test func aReusedCellIsAnotherElement() {
        var tree = ElementTree()
        var cell = element(1, .cell, "Row 1")
        cell.position = .init(index: 1, count: 100)
        #expect(tree.update([cell]).put.map(\.id) == [1])
        // A row before it, or another text in it, leaves it what it is.
        cell.position = .init(index: 2, count: 101)
        #expect(tree.update([cell]).put.map(\.id) == [1])
        cell.label = "Row one"
        #expect(tree.update([cell]).put.map(\.id) == [1])
        (cell.label, cell.position) = ("Row 40", .init(index: 40, count: 101))
        let reused = tree.update([cell])
        #expect(reused.put.map(\.id) == [2] && reused.gone == [1])
        cell.role = .button
        #expect(tree.update([cell]).put.map(\.id) == [3])
    }

    @Test func messagesSayNothingOfMemoryAndNothingTwice() throws {
        var tree = ElementTree()
        var field = element(0, .secureTextField, "Password")
        field.value = "•••"
        field.frame.origin.x = .infinity
        let text = try #require(Wire.text(tree.update([field])))
        let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(object["type"] as? String == "elements")
        let record = try #require((object["put"] as? [[String: Any]])?.first)
        #expect(Set(record.keys) == ["id", "parent", "role", "label", "value", "frame", "isInteractive"])
        #expect(record["frame"] as? [Double] == [0, 0, 100, 20])
        #expect(record["id"] as? Int == 1)
    }
}
