import Foundation
import Stage
import Testing

@testable import UIKit

/// Keys that apps know though UIKit does not declare them.
@MainActor @Suite struct UndeclaredKeyTests {
    private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "행 \(row)"
        }
    }

    @Test func pickersHaveAColor() {
        let rows = Rows()
        let picker = UIPickerView()
        picker.dataSource = rows
        picker.delegate = rows
        let dates = UIDatePicker(frame: CGRect(x: 0, y: 300, width: 320, height: 216))
        dates.preferredDatePickerStyle = .wheels
        let screen = TestScreen(views: picker, dates)
        picker.setValue(UIColor.white, forKey: "textColor")
        dates.setValue(UIColor.red, forKeyPath: "textColor")
        screen.settle()
        #expect(picker.value(forKey: "textColor") as? UIColor == .white)
        #expect(labels(in: picker).allSatisfy { $0.textColor == .white } && !labels(in: picker).isEmpty)
        #expect(labels(in: dates).contains { $0.textColor == .red })
        picker.setValue(nil, forKey: "textColor")
        screen.settle()
        #expect(labels(in: picker).allSatisfy { $0.textColor == .label })
    }

    @Test func aTitleOfAnAlertHasAColor() {
        let action = UIAlertAction(title: "삭제", style: .default)
        action.setValue(UIColor.systemRed, forKey: "titleTextColor")
        #expect(action.value(forKey: "titleTextColor") as? UIColor == .systemRed)
    }

    @Test func aSearchBarGivesItsField() {
        let bar = UISearchBar()
        #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
        bar.setValue("취소", forKey: "cancelButtonText")
        #expect(bar.value(forKey: "cancelButtonText") as? String == "취소")
    }

    @Test func aFieldGivesItsButtonAndItsPlaceholder() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.placeholder = "이름"
        let button = try #require(field.value(forKey: "clearButton") as? UIButton)
        #expect(button.image(for: .normal) != nil && button.imageView?.image != nil)
        #expect(field.value(forKey: "_clearButton") as? UIButton === button)
        field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
        #expect((field.value(forKey: "placeholderLabel") as? UILabel)?.textColor == .red)
        // The same button is shown later.
        field.clearButtonMode = .always
        field.text = "a"
        let screen = TestScreen(views: field)
        defer { screen.close() }
        #expect(button.superview === field)
        screen.tap(button)
        #expect(field.text == "")
    }

    @Test func aSearchBarGivesItsButton() {
        let bar = UISearchBar()
        #expect(bar.value(forKey: "cancelButton") is UIControl)
        #expect(bar.value(forKey: "_searchField") as? UITextField === bar.searchTextField)
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { [$0 as? UILabel].compactMap(\.self) + labels(in: $0) }
    }
}
