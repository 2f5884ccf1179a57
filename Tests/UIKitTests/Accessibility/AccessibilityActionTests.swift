import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct AccessibilityActionTests {
    private final class Card: UIView {
        var activations = 0
        var takesActivation = true
        override func accessibilityActivate() -> Bool {
            activations += 1
            return takesActivation
        }
    }

    private final class Swiped: NSObject, UITableViewDataSource, UITableViewDelegate {
        var names = ["One", "Two"]
        var done: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row == 1 }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
                    names.remove(at: indexPath.row)
                    tableView.deleteRows(at: [indexPath], with: .automatic)
                    done(true)
                },
                UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
                    self.done.append("flag \(indexPath.row)")
                    done(true)
                },
            ])
        }
        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Pin") { [unowned self] _, _, done in
                    self.done.append("pin \(indexPath.row)")
                    done(true)
                }
            ])
        }
    }

    @Test func swipesOfRowsAreActions() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
        let rows = Swiped()
        table.dataSource = rows
        table.delegate = rows
        let screen = TestScreen(views: table)
        defer { screen.close() }
        #expect(screen.elements.filter { $0.role == .cell }.map(\.customActions) == [[], ["Delete", "Flag", "Pin"]])
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Own") { _ in true }]
        #expect(screen.elements.filter { $0.role == .cell }.last?.customActions == ["Own", "Delete", "Flag", "Pin"])
        #expect(screen.perform(.custom(2), on: cell))
        screen.advance(by: 1)
        #expect(screen.perform(.custom(3), on: cell))
        screen.advance(by: 1)
        #expect(rows.done == ["flag 1", "pin 1"])
        #expect(screen.perform(.custom(1), on: cell))
        screen.advance(by: 1)
        #expect(rows.names == ["One"] && table.visibleCells.count == 1 && !screen.perform(.custom(4), on: cell))
    }

    @Test func activatingAsksTheElementAndElseTaps() {
        let card = Card(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        card.isAccessibilityElement = true
        var taps: [CGPoint] = []
        let tap = UITapGestureRecognizer()
        tap.onChange { taps.append($0.location(in: nil)) }
        card.addGestureRecognizer(tap)
        let screen = TestScreen(views: card)
        #expect(screen.perform(.activate, on: card))
        #expect(card.activations == 1 && taps.isEmpty)
        card.takesActivation = false
        #expect(screen.perform(.activate, on: card))
        #expect(card.activations == 2 && taps == [CGPoint(x: 50, y: 150)])
        screen.advance(by: 1)
        card.accessibilityActivationPoint = CGPoint(x: 90, y: 110)
        screen.perform(.activate, on: card)
        #expect(taps.last == CGPoint(x: 90, y: 110))
        card.accessibilityTraits = [.button, .notEnabled]
        #expect(!screen.perform(.activate, on: card))
        #expect(card.activations == 3)
        #expect(!screen.perform(.activate, on: UIView()))
        screen.close()
    }

    @Test func activatingScrollsFirst() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        scroll.contentSize = CGSize(width: 300, height: 2000)
        let button = UIButton(frame: CGRect(x: 0, y: 1500, width: 100, height: 40))
        button.setTitle("Far", for: .normal)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scroll.addSubview(button)
        let screen = TestScreen(views: scroll)
        #expect(screen.perform(.activate, on: button))
        screen.advance(by: 1)
        #expect(taps == 1)
        #expect(scroll.contentOffset.y == 1340)
        screen.close()
    }

    @Test func valuesGoUpAndDown() {
        let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 31))
        slider.maximumValue = 50
        let stepper = UIStepper(frame: CGRect(x: 0, y: 200, width: 94, height: 32))
        stepper.maximumValue = 1
        let pages = UIPageControl(frame: CGRect(x: 0, y: 300, width: 200, height: 30))
        pages.numberOfPages = 3
        var changes = 0
        for control in [slider, stepper, pages] {
            control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        }
        let screen = TestScreen(views: slider, stepper, pages)
        for control in [slider, stepper, pages] { #expect(screen.perform(.increment, on: control)) }
        #expect(slider.value == 5 && stepper.value == 1 && pages.currentPage == 1 && changes == 3)
        screen.perform(.increment, on: stepper)
        #expect(stepper.value == 1 && changes == 3)
        for control in [slider, stepper, pages] { #expect(screen.perform(.decrement, on: control)) }
        #expect(slider.value == 0 && stepper.value == 0 && pages.currentPage == 0 && changes == 6)
        #expect(screen.perform(.setValue("20"), on: slider))
        #expect(slider.value == 20 && changes == 7)
        #expect(!screen.perform(.setValue("much"), on: slider))
        slider.isEnabled = false
        #expect(!screen.perform(.increment, on: slider))
        #expect(slider.value == 20)
        let described = screen.elements.first { $0.id == ObjectIdentifier(slider) }
        #expect(described?.range == .init(minimum: 0, maximum: 50, value: 20))
        #expect(screen.elements.first { $0.id == ObjectIdentifier(stepper) }?.role == .stepper)
        #expect(screen.elements.first { $0.id == ObjectIdentifier(pages) }?.range?.maximum == 3)
        screen.close()
    }

    private final class Guard: NSObject, UITextFieldDelegate {
        var asked: [String] = []
        var allows = true
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            asked.append("\(range.location),\(range.length) \(string)")
            return allows
        }
    }

    @Test func aTextReplacesAnotherAsTypingDoes() {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
        field.text = "old"
        field.placeholder = "Name"
        let delegate = Guard()
        field.delegate = delegate
        var edits: [String] = []
        field.addAction(UIAction { _ in edits.append(field.text ?? "") }, for: .editingChanged)
        let screen = TestScreen(views: field)
        #expect(screen.perform(.setValue("new\nline"), on: field))
        #expect(field.isFirstResponder && field.text == "new line")
        #expect(delegate.asked == ["0,3 new line"] && edits == ["new line"])
        #expect(screen.perform(.setValue("new line"), on: field))
        #expect(edits.count == 1)
        delegate.allows = false
        #expect(!screen.perform(.setValue("never"), on: field))
        #expect(field.text == "new line")
        #expect(screen.element("Name")?.placeholder == "Name")
        let other = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 80))
        screen.window.rootViewController?.view.addSubview(other)
        screen.settle()
        #expect(screen.perform(.focus, on: other) && other.isFirstResponder && !field.isFirstResponder)
        #expect(other.accessibilityElementIsFocused())
        #expect(screen.perform(.setValue("two\nlines"), on: other) && other.text == "two\nlines")
        #expect(screen.elements.last?.isMultiline == true)
        field.isEnabled = false
        #expect(!screen.perform(.setValue("x"), on: field))
        screen.close()
    }

    private final class Root: UIViewController {
        var calls: [String] = []
        override func accessibilityPerformMagicTap() -> Bool {
            calls.append("magic")
            return true
        }
        override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
            calls.append("scroll \(direction.rawValue)")
            return true
        }
    }

    @Test func actionsGoUpTheResponders() {
        let root = Root()
        let screen = TestScreen(root)
        let holder = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        let part = UIAccessibilityElement(accessibilityContainer: holder)
        part.accessibilityLabel = "Part"
        holder.accessibilityElements = [part]
        root.view.addSubview(holder)
        #expect(screen.perform(.magicTap, on: part))
        #expect(screen.perform(.scroll(.up), on: part))
        #expect(root.calls == ["magic", "scroll 3"])
        #expect(!screen.perform(.escape, on: part))
        part.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Flag") { [root] in
                root.calls.append("closure " + $0.name)
                return true
            },
            UIAccessibilityCustomAction(name: "Archive", target: root, selector: "archive:"),
            UIAccessibilityCustomAction(name: "Lost", target: root, selector: "lost"),
        ]
        SelectorTable.add(Root.self, "archive:") { root, action, _ in
            root.calls.append("method " + ((action as? UIAccessibilityCustomAction)?.name ?? ""))
            return nil
        }
        #expect(screen.element("Part")?.customActions == ["Flag", "Archive", "Lost"])
        #expect(screen.perform(.custom(0), on: part))
        #expect(root.calls.last == "closure Flag")
        #expect(screen.perform(.custom(1), on: part))
        #expect(root.calls.last == "method Archive")
        #expect(!screen.perform(.custom(2), on: part))
        #expect(!screen.perform(.custom(3), on: part))
        screen.close()
    }

    @Test func escapeLeadsBack() {
        let stack = UINavigationController(rootViewController: UIViewController())
        let screen = TestScreen(stack)
        let second = UIViewController()
        let label = UILabel(frame: CGRect(x: 0, y: 200, width: 100, height: 20))
        label.text = "Second"
        second.view.addSubview(label)
        stack.pushViewController(second, animated: false)
        screen.settle()
        #expect(screen.perform(.escape, on: label))
        screen.advance(by: 1)
        #expect(stack.viewControllers.count == 1)
        screen.close()
    }

    @Test func alertsAndSheetsHideTheRestAndAreLeft() throws {
        let root = UIViewController()
        let behind = UILabel(frame: CGRect(x: 0, y: 200, width: 100, height: 20))
        behind.text = "Behind"
        root.view.addSubview(behind)
        let screen = TestScreen(root)
        let alert = UIAlertController(title: "Sure?", message: "It is gone then.", preferredStyle: .alert)
        var chosen: [String] = []
        for (name, style) in [("Delete", UIAlertAction.Style.destructive), ("Keep", .cancel)] {
            alert.addAction(UIAlertAction(title: name, style: style) { chosen.append($0.title ?? "") })
        }
        root.present(alert, animated: true)
        screen.advance(by: 1)
        #expect(screen.element("Behind") == nil)
        let dialog = screen.elements.first { $0.role == .alert }
        #expect(dialog?.label == "Sure?" && dialog?.isModal == true)
        #expect(screen.elements.first { $0.label == "Keep" }?.parent == dialog?.id)
        #expect(screen.perform(.escape, on: try #require(screen.element("Keep")).id))
        screen.advance(by: 1)
        #expect(chosen == ["Keep"])
        #expect(screen.element("Behind") != nil)

        let sheet = UIViewController()
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
        label.text = "Sheet"
        sheet.view.addSubview(label)
        root.present(sheet, animated: true)
        screen.advance(by: 1)
        #expect(screen.element("Behind") == nil && screen.element("Sheet") != nil)
        sheet.isModalInPresentation = true
        screen.perform(.escape, on: label)
        screen.advance(by: 1)
        #expect(root.presentedViewController === sheet)
        sheet.isModalInPresentation = false
        screen.perform(.escape, on: label)
        screen.advance(by: 1)
        #expect(root.presentedViewController == nil)
        screen.close()
    }
}
