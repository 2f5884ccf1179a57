import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct UIDatePickerTests {
    private func date(_ text: String) -> Date {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
        return formatter.date(from: text.count == 10 ? text + " 00:00:00" : text + ":00") ?? .distantPast
    }

    private func make(
        _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ text: String = "2024-01-31 15:40",
        locale: String = "en_US"
    ) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: locale)
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = date(text)
        return picker
    }

    private func screen(
        _ picker: UIView, at origin: CGPoint = CGPoint(x: 0, y: 100), appearance: Appearance = .light
    ) -> TestScreen {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let screen = TestScreen(controller, appearance: appearance)
        picker.frame.origin = origin
        controller.view.addSubview(picker)
        screen.settle()
        return screen
    }

    private func find<T: UIView>(_ type: T.Type, in view: UIView) -> [T] {
        view.subviews.flatMap { ($0 as? T).map { [$0] } ?? find(type, in: $0) }
    }

    /// The texts of the rows in the middle.
    private func wheels(_ picker: UIView) -> [String] {
        find(PickerColumn.self, in: picker).map { column in
            (column.view(forRow: column.selectedRow) as? UILabel)?.text ?? "?"
        }
    }

    private func color(_ text: String, in picker: UIView) -> UIColor? {
        find(DateWheelLabel.self, in: picker).first { $0.text == text }?.textColor
    }

    /// Brings the row that is `rows` further to the middle by a tap on it, as often as it takes.
    private func turn(_ picker: UIView, _ column: Int, by rows: Int, on screen: TestScreen) {
        let wheel = find(PickerColumn.self, in: picker)[column]
        let middle = wheel.superview!.convert(wheel.center, to: nil)
        for _ in 0..<abs(rows) {
            screen.tap(CGPoint(x: middle.x, y: middle.y + (rows > 0 ? 32 : -32)))
            screen.advance(by: 1)
        }
    }

    private final class Counter {
        var changes = 0
        var begins = 0
        var ends = 0

        @MainActor init(_ picker: UIDatePicker) {
            picker.addAction(UIAction { [weak self] _ in self?.changes += 1 }, for: .valueChanged)
            picker.addAction(UIAction { [weak self] _ in self?.begins += 1 }, for: .editingDidBegin)
            picker.addAction(UIAction { [weak self] _ in self?.ends += 1 }, for: .editingDidEnd)
        }
    }

    @Test func beginsAsOnIOS() {
        let before = Date()
        let picker = UIDatePicker()
        #expect(picker.date >= before && picker.date <= Date())
        #expect(picker.datePickerMode == .dateAndTime && picker.datePickerStyle == .compact)
        #expect(picker.preferredDatePickerStyle == .automatic && picker.minuteInterval == 1)
        #expect(
            picker.minimumDate == nil && picker.maximumDate == nil && picker.locale == nil && picker.timeZone == nil)
        #expect(picker.roundsToMinuteInterval && picker.calendar == .current)
        #expect(picker.bounds.size == picker.intrinsicContentSize && abs(picker.bounds.height - 34.33) < 0.01)
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels && picker.bounds.size == CGSize(width: 320, height: 216))
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        #expect(picker.datePickerStyle == .inline && picker.bounds.width == 320 && picker.bounds.height > 300)
        let fixed = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
        fixed.preferredDatePickerStyle = .wheels
        #expect(fixed.bounds.size == CGSize(width: 200, height: 150))
    }

    @Test func limitsHold() {
        let picker = make(.date, .wheels)
        picker.minimumDate = date("2024-02-10")
        #expect(picker.date == date("2024-02-10"))
        picker.maximumDate = date("2024-03-01")
        picker.date = date("2030-01-01")
        #expect(picker.date == date("2024-03-01"))
        // A maximum before the minimum: neither counts.
        picker.maximumDate = date("2020-01-01")
        picker.date = date("2030-01-01")
        #expect(picker.date == date("2030-01-01"))
    }

    @Test func minutesAreWhatTheIntervalAllows() {
        let picker = make(.time, .wheels, "2024-01-31 15:40")
        picker.minuteInterval = 15
        #expect(picker.date == date("2024-01-31 15:30"))
        picker.minimumDate = date("2024-01-31 15:50")
        #expect(picker.date == date("2024-01-31 16:00"))
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        picker.minuteInterval = 30
        picker.roundsToMinuteInterval = false
        picker.date = date("2024-01-31 16:10")
        #expect(picker.date == date("2024-01-31 16:10"))
    }

    @Test func wheelsFollowTheLocale() {
        let picker = make(.date, .wheels)
        let screen = screen(picker)
        #expect(wheels(picker) == ["January", "31", "2024"])
        picker.locale = Locale(identifier: "ko_KR")
        screen.settle()
        #expect(wheels(picker) == ["2024년", "1월", "31일"])
        picker.datePickerMode = .time
        screen.settle()
        #expect(wheels(picker) == ["오후", "3", "40"])
        picker.locale = Locale(identifier: "en_GB")
        screen.settle()
        #expect(wheels(picker) == ["15", "40"])
        picker.datePickerMode = .dateAndTime
        picker.locale = Locale(identifier: "en_US")
        screen.settle()
        #expect(wheels(picker) == ["Wed, Jan 31", "3", "40", "PM"])
        picker.timeZone = TimeZone(identifier: "Asia/Seoul")
        screen.settle()
        #expect(wheels(picker) == ["Thu, Feb 1", "12", "40", "AM"])
        picker.date = Date()
        screen.settle()
        #expect(wheels(picker)[0] == "Today")
        screen.close()
    }

    @Test func aTurnedWheelTells() {
        let picker = make(.date, .wheels)
        let counter = Counter(picker)
        let screen = screen(picker)
        #expect(color("31", in: picker) == .label)
        turn(picker, 2, by: 1, on: screen)
        #expect(picker.date == date("2025-01-31 15:40") && counter.changes == 1)
        // February has no 31st: the wheel of days turns to its last.
        turn(picker, 0, by: 1, on: screen)
        #expect(picker.date == date("2025-02-28 15:40") && counter.changes == 2)
        #expect(wheels(picker) == ["February", "28", "2025"])
        #expect(color("29", in: picker) == .tertiaryLabel)
        // And back from one that is not there.
        turn(picker, 1, by: 2, on: screen)
        #expect(picker.date == date("2025-02-28 15:40") && counter.changes == 2)
        #expect(wheels(picker) == ["February", "28", "2025"])
        picker.setDate(date("2023-12-05 10:00"), animated: true)
        screen.advance(by: 1)
        #expect(wheels(picker) == ["December", "5", "2023"] && counter.changes == 2)
        screen.close()
    }

    @Test func aWheelComesBackWithinTheLimits() {
        let picker = make(.dateAndTime, .wheels)
        let counter = Counter(picker)
        picker.maximumDate = date("2024-01-31 16:20")
        let screen = screen(picker)
        #expect(color("Thu, Feb 1", in: picker) == .tertiaryLabel && color("Tue, Jan 30", in: picker) == .label)
        turn(picker, 1, by: 1, on: screen)
        #expect(picker.date == date("2024-01-31 16:20") && counter.changes == 1)
        #expect(wheels(picker) == ["Wed, Jan 31", "4", "20", "PM"])
        turn(picker, 3, by: -1, on: screen)
        #expect(picker.date == date("2024-01-31 04:20") && wheels(picker)[1] == "4")
        turn(picker, 0, by: -2, on: screen)
        #expect(picker.date == date("2024-01-29 04:20"))
        screen.close()
    }

    @Test func hoursGoOnIntoTheAfternoon() {
        let picker = make(.time, .wheels, "2024-01-31 11:00")
        picker.minuteInterval = 20
        let screen = screen(picker)
        turn(picker, 0, by: 1, on: screen)
        #expect(picker.date == date("2024-01-31 12:00") && wheels(picker) == ["12", "00", "PM"])
        turn(picker, 1, by: -1, on: screen)
        #expect(picker.date == date("2024-01-31 12:40"))
        screen.close()
    }

    @Test func aCountdownCountsMinutes() {
        let picker = make(.countDownTimer, .automatic)
        let counter = Counter(picker)
        #expect(picker.countDownDuration == 60)
        picker.countDownDuration = 3 * 3600 + 90
        #expect(picker.countDownDuration == 3 * 3600 + 60)
        let screen = screen(picker)
        let labels = { self.find(UILabel.self, in: picker).compactMap(\.text) }
        #expect(wheels(picker) == ["3", "1"] && labels().contains("hours") && labels().contains("min"))
        turn(picker, 0, by: -2, on: screen)
        #expect(picker.countDownDuration == 3600 + 60 && labels().contains("hour"))
        turn(picker, 0, by: -1, on: screen)
        turn(picker, 1, by: -1, on: screen)
        // Nothing is no duration.
        #expect(picker.countDownDuration == 60 && wheels(picker) == ["0", "1"] && counter.changes == 3)
        picker.countDownDuration = 999_999
        #expect(picker.countDownDuration == 86_340)
        picker.minuteInterval = 5
        #expect(picker.countDownDuration == 86_100)
        screen.close()
    }

    @Test func aCalendarIsTapped() throws {
        let picker = make(.dateAndTime, .inline)
        let counter = Counter(picker)
        let screen = screen(picker)
        func day(_ text: String) throws -> DateDayCell {
            try #require(find(DateDayCell.self, in: picker).last { $0.accessibilityLabel == text })
        }
        #expect(try day("31").isSelected && find(DateDayCell.self, in: picker).count == 31)
        screen.tap(try day("9"))
        #expect(picker.date == date("2024-01-09 15:40") && counter.changes == 1)
        #expect(try day("9").isSelected && !day("31").isSelected)
        // The first of January 2024 was a Monday.
        #expect(try day("1").frame.minX > day("7").frame.minX)
        let buttons = find(UIButton.self, in: picker)
        screen.tap(try #require(buttons.first { $0.accessibilityLabel == "Next Month" }))
        screen.advance(by: 1)
        #expect(find(DateDayCell.self, in: picker).count == 29 && counter.changes == 1)
        let month = try #require(find(DateMonthButton.self, in: picker).first)
        #expect(month.text == "February 2024")
        picker.maximumDate = date("2024-02-10 12:00")
        #expect(try !day("11").isEnabled && day("10").isEnabled)
        #expect(buttons.first { $0.accessibilityLabel == "Next Month" }?.isEnabled == false)
        screen.tap(try day("11"))
        #expect(counter.changes == 1)
        screen.tap(try day("10"))
        #expect(picker.date == date("2024-02-10 12:00"))
        screen.tap(month)
        screen.advance(by: 1)
        #expect(wheels(picker) == ["February", "2024"])
        turn(picker, 0, by: -1, on: screen)
        #expect(month.text == "January 2024" && picker.date == date("2024-02-10 12:00"))
        screen.tap(month)
        screen.advance(by: 1)
        #expect(find(DateDayCell.self, in: picker).count == 31)
        screen.close()
    }

    @Test func aSwipeTurnsTheMonth() throws {
        let picker = make(.date, .inline)
        let screen = screen(picker)
        screen.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 80, y: 300))
        screen.advance(by: 1)
        #expect(find(DateMonthButton.self, in: picker).first?.text == "February 2024")
        #expect(find(DateMonthGrid.self, in: picker).count == 1)
        screen.close()
    }

    @Test func aLabelOpensACalendar() throws {
        let picker = make(.dateAndTime, .compact)
        let counter = Counter(picker)
        let screen = screen(picker, at: CGPoint(x: 40, y: 200))
        let pills = find(DatePill.self, in: picker)
        // A narrow space that does not break stands before PM.
        #expect(pills.map(\.text) == ["Jan 31, 2024", "3:40\u{202F}PM"])
        screen.tap(pills[0])
        screen.advance(by: 1)
        var panel = try #require(find(DatePanel.self, in: screen.window).first)
        #expect(counter.begins == 1 && pills[0].isOpen)
        screen.tap(try #require(find(DateDayCell.self, in: panel).first { $0.accessibilityLabel == "9" }))
        #expect(picker.date == date("2024-01-09 15:40") && pills[0].text == "Jan 9, 2024" && counter.changes == 1)
        screen.tap(CGPoint(x: 200, y: 800))
        screen.advance(by: 1)
        #expect(find(DatePanel.self, in: screen.window).isEmpty && counter.ends == 1 && !pills[0].isOpen)
        screen.tap(pills[1])
        screen.advance(by: 1)
        panel = try #require(find(DatePanel.self, in: screen.window).first)
        #expect(wheels(panel) == ["3", "40", "PM"])
        turn(panel, 1, by: 1, on: screen)
        #expect(picker.date == date("2024-01-09 15:41") && pills[1].text == "3:41\u{202F}PM" && counter.changes == 2)
        picker.removeFromSuperview()
        screen.settle()
        #expect(find(DatePanel.self, in: screen.window).isEmpty && counter.ends == 2)
        screen.close()
    }

    @Test func aMouseTurnsTheWheels() {
        let picker = make(.date, .wheels)
        let counter = Counter(picker)
        let screen = screen(picker)
        let wheel = find(PickerColumn.self, in: picker)[2]
        screen.surface.send(
            .scroll(
                ScrollEvent(
                    phase: .discrete, location: wheel.superview!.convert(wheel.center, to: nil),
                    delta: CGVector(dx: 0, dy: 53), time: screen.surface.now)))
        screen.advance(by: 3)
        #expect(picker.date == date("2026-01-31 15:40") && counter.changes == 1)
        screen.close()
    }

    @Test func theCalendarLooksLikeItsLabel() throws {
        let picker = make(.date, .compact)
        picker.overrideUserInterfaceStyle = .dark
        let screen = screen(picker, at: CGPoint(x: 40, y: 200))
        screen.tap(try #require(find(DatePill.self, in: picker).first))
        let panel = try #require(find(DatePanel.self, in: screen.window).first)
        #expect(panel.traitCollection.userInterfaceStyle == .dark)
        screen.close()
    }

    @Test func itStandsInPlaceOfAKeyboard() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        let picker = make(.date, .wheels)
        picker.removeFromSuperview()
        field.inputView = picker
        let screen = screen(field)
        field.becomeFirstResponder()
        screen.advance(by: 1)
        #expect(picker.convert(picker.bounds, to: nil) == CGRect(x: 0, y: 602, width: 393, height: 216))
        turn(picker, 2, by: 1, on: screen)
        #expect(picker.date == date("2025-01-31 15:40") && field.isFirstResponder)
        screen.close()
    }

    @Test func aPickerThatIsOffTakesNothing() {
        let picker = make(.date, .wheels)
        picker.isEnabled = false
        let screen = screen(picker)
        turn(picker, 0, by: 1, on: screen)
        #expect(picker.date == date("2024-01-31 15:40"))
        picker.isEnabled = true
        turn(picker, 0, by: -1, on: screen)
        #expect(picker.date == date("2023-12-31 15:40") || picker.date == date("2024-12-31 15:40"))
        screen.close()
    }

    @Test func itIsReleased() {
        weak var released: UIDatePicker?
        do {
            let picker = make(.dateAndTime, .inline)
            let screen = screen(picker)
            released = picker
            picker.removeFromSuperview()
            screen.close()
        }
        NextTurn.drain()
        #expect(released == nil)
    }

    @Test(arguments: [Appearance.light, .dark])
    func looks(_ appearance: Appearance) throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let screen = TestScreen(controller, appearance: appearance)
        func show(_ picker: UIDatePicker, _ y: CGFloat) {
            picker.frame.origin = CGPoint(x: (393 - picker.frame.width) / 2, y: y)
            controller.view.addSubview(picker)
        }
        for (index, mode) in [UIDatePicker.Mode.date, .dateAndTime, .countDownTimer].enumerated() {
            show(make(mode, .wheels), 60 + CGFloat(index) * 230)
        }
        try screen.picture("dates-wheels-\(appearance)")
        for view in controller.view.subviews { view.removeFromSuperview() }
        show(make(.dateAndTime, .inline), 60)
        let today = make(.date, .inline, locale: "ko_KR")
        today.date = Date()
        show(today, 460)
        try screen.picture("dates-inline-\(appearance)")
        for view in controller.view.subviews { view.removeFromSuperview() }
        let compact = make(.dateAndTime, .compact)
        show(compact, 100)
        show(make(.time, .wheels, locale: "ko_KR"), 600)
        screen.settle()
        screen.tap(find(DatePill.self, in: compact)[0])
        screen.advance(by: 1)
        try screen.picture("dates-compact-\(appearance)")
        screen.close()
    }
}
