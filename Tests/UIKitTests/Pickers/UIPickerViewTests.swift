import Testing

@testable import UIKit

@MainActor
private final class Animals: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = [["개", "고양이", "Parrot", "Turtle", "Fish"], ["1", "2", "3"]]
    var chosen: [String] = []
    var asked = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        rows[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        asked += 1
        return rows[component][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append("\(component):\(row)")
    }
}

@MainActor
@Suite struct UIPickerViewTests {
    private let animals = Animals()
    private let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 393, height: 216))
    private let screen: TestScreen

    init() {
        picker.dataSource = animals
        picker.delegate = animals
        screen = TestScreen(views: picker)
    }

    private var middle: CGPoint { CGPoint(x: 100, y: 208) }

    @Test func beginsWithTheFirstRow() throws {
        #expect(picker.numberOfComponents == 2)
        #expect(picker.numberOfRows(inComponent: 0) == 5)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        #expect(picker.selectedRow(inComponent: 1) == 0)
        #expect(picker.selectedRow(inComponent: 7) == -1)
        #expect(picker.intrinsicContentSize.height == 216)
        #expect(picker.rowSize(forComponent: 0).height == 32)
        picker.backgroundColor = .systemBackground
        picker.selectRow(2, inComponent: 0, animated: false)
        try screen.picture("picker-light")
    }

    @Test func aTapOnARowChoosesIt() {
        screen.tap(CGPoint(x: 100, y: 208 + 32))
        screen.advance(by: 1)
        #expect(picker.selectedRow(inComponent: 0) == 1)
        #expect(animals.chosen == ["0:1"])
    }

    @Test func aDragComesToRestOnARow() {
        screen.drag(from: middle, to: CGPoint(x: 100, y: 208 - 60), duration: 1)
        screen.advance(by: 3)
        let row = picker.selectedRow(inComponent: 0)
        #expect(row > 0)
        #expect(animals.chosen == ["0:\(row)"])
        let column = picker.subviews.compactMap { $0 as? PickerColumn }[0]
        #expect(abs(column.contentOffset.y + column.contentInset.top - CGFloat(row) * 32) < 0.5)
    }

    @Test func aFlickPastTheEndStaysAtTheLastRow() {
        screen.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 300, y: 110), duration: 0.1)
        screen.advance(by: 5)
        #expect(picker.selectedRow(inComponent: 1) == 2)
        #expect(animals.chosen == ["1:2"])
    }

    @Test func theProgramsChoiceIsNotTold() {
        picker.selectRow(3, inComponent: 0, animated: true)
        #expect(picker.selectedRow(inComponent: 0) == 3)
        screen.advance(by: 1)
        picker.selectRow(99, inComponent: 1, animated: false)
        #expect(picker.selectedRow(inComponent: 1) == 2)
        #expect(animals.chosen.isEmpty)
    }

    @Test func reloadingKeepsTheChoiceWithinTheRows() {
        picker.selectRow(4, inComponent: 0, animated: false)
        animals.rows[0].removeLast(2)
        picker.reloadComponent(0)
        #expect(picker.selectedRow(inComponent: 0) == 2)
        animals.rows[0] = []
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == -1)
    }

    @Test func onlyVisibleRowsAreAskedFor() {
        animals.rows = [(0..<100_000).map(String.init)]
        animals.asked = 0
        picker.reloadAllComponents()
        screen.settle()
        #expect(animals.asked < 20)
        picker.selectRow(50_000, inComponent: 0, animated: false)
        screen.settle()
        #expect(animals.asked < 40)
    }

    @Test func itIsReleased() {
        weak var released: UIPickerView?
        do {
            let other = UIPickerView()
            other.dataSource = animals
            other.delegate = animals
            #expect(other.numberOfComponents == 2)
            released = other
        }
        #expect(released == nil)
    }
}
