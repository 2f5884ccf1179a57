import Testing

@testable import UIKit

@MainActor @Suite struct FontPickerTests {
    final class Delegate: NSObject, UIFontPickerViewControllerDelegate {
        var told: [String] = []
        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
            told.append("picked")
        }
        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
            told.append("cancelled")
        }
    }

    private func table(of picker: UIFontPickerViewController) throws -> UITableViewController {
        let navigation = try #require(picker.children.first as? UINavigationController)
        return try #require(navigation.topViewController as? UITableViewController)
    }

    @Test func aFamilyIsChosen() throws {
        let (picker, delegate) = (UIFontPickerViewController(), Delegate())
        picker.delegate = delegate
        let owner = UIViewController()
        let screen = TestScreen(owner)
        defer { screen.close() }
        owner.present(picker, animated: false)
        screen.advance(by: 1)
        let list = try table(of: picker)
        let count = list.tableView.numberOfRows(inSection: 0)
        #expect(count == UIFont.familyNames.count && count > 0)
        let name = list.tableView(list.tableView, cellForRowAt: IndexPath(row: 0, section: 0)).textLabel?.text
        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        let chosen = try #require(picker.selectedFontDescriptor)
        #expect(UIFont(descriptor: chosen, size: 20).familyName == name && delegate.told == ["picked"])
        screen.advance(by: 1)
        #expect(owner.presentedViewController == nil)
    }

    @Test func aFaceIsChosen() throws {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.includeFaces = true
        let picker = UIFontPickerViewController(configuration: configuration)
        configuration.includeFaces = false
        #expect(picker.configuration.includeFaces, "the picker has a copy")
        let screen = TestScreen(picker)
        defer { screen.close() }
        let families = try table(of: picker)
        let names = (0..<families.tableView.numberOfRows(inSection: 0)).map {
            families.tableView(families.tableView, cellForRowAt: IndexPath(row: $0, section: 0)).textLabel?.text ?? ""
        }
        let row = try #require(names.firstIndex { UIFont.fontNames(forFamilyName: $0).count > 1 })
        families.tableView(families.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
        screen.advance(by: 1)
        let faces = try table(of: picker)
        #expect(faces !== families && faces.title == names[row])
        faces.tableView(faces.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
        let chosen = UIFont(descriptor: try #require(picker.selectedFontDescriptor), size: 20)
        #expect(chosen.fontName == UIFont.fontNames(forFamilyName: names[row])[1])
    }
}
