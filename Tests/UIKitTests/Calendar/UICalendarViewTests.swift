import Documents
import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct UICalendarViewTests {
    private func make(_ locale: String = "en_US", month: Int = 3) -> UICalendarView {
        let view = UICalendarView()
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = locale == "en_US" ? 1 : 2
        view.calendar = calendar
        view.locale = Locale(identifier: locale)
        view.timeZone = TimeZone(identifier: "UTC")
        view.visibleDateComponents = DateComponents(year: 2025, month: month)
        return view
    }

    private func screen(_ view: UIView, appearance: Appearance = .light) -> TestScreen {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let screen = TestScreen(controller, appearance: appearance)
        view.frame.origin = CGPoint(x: 36, y: 100)
        controller.view.addSubview(view)
        screen.settle()
        return screen
    }

    private func find<T: UIView>(_ type: T.Type, in view: UIView) -> [T] {
        view.subviews.flatMap { ($0 as? T).map { [$0] } ?? find(type, in: $0) }
    }

    private func days(_ view: UIView) -> [DateDayCell] {
        find(DateDayCell.self, in: view).sorted { $0.date < $1.date }
    }

    private func date(_ day: Int, month: Int = 3) -> DateComponents {
        DateComponents(year: 2025, month: month, day: day)
    }

    private func interval(_ from: DateComponents, _ to: DateComponents) throws -> DateInterval {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        return DateInterval(start: try #require(calendar.date(from: from)), end: try #require(calendar.date(from: to)))
    }

    @Test func showsTheMonthThatItIsToldTo() {
        let view = make()
        let screen = screen(view)
        defer { screen.close() }
        #expect(days(view).count == 31)
        #expect((view.visibleDateComponents.year, view.visibleDateComponents.month) == (2025, 3))
        #expect(days(view).first?.accessibilityLabel == "Saturday, March 1")
        #expect(view.visibleDateComponents.day == nil)
        #expect(view.bounds.size == view.intrinsicContentSize && view.bounds.width == 320)
    }

    @Test func turnsByArrowsAndSwipesAndTells() throws {
        let view = make()
        let probe = CalendarProbe()
        view.delegate = probe
        let screen = screen(view)
        defer { screen.close() }
        let forward = try #require(find(UIButton.self, in: view).first { $0.accessibilityLabel == "Next Month" })
        screen.tap(forward)
        screen.advance(by: 1)
        #expect(view.visibleDateComponents.month == 4 && probe.heard == ["from 2025-3"])
        #expect(days(view).count == 30)
        screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.1)
        screen.advance(by: 1)
        #expect(view.visibleDateComponents.month == 3 && probe.heard == ["from 2025-3", "from 2025-4"])
        view.setVisibleDateComponents(DateComponents(year: 2026, month: 1), animated: true)
        screen.advance(by: 1)
        #expect(view.visibleDateComponents.year == 2026 && probe.heard.last == "from 2025-3")
    }

    @Test func theMonthsNameOpensWheels() throws {
        let view = make()
        let screen = screen(view)
        defer { screen.close() }
        screen.tap(try #require(find(DateMonthButton.self, in: view).first))
        #expect(find(UIPickerView.self, in: view).count == 1)
        screen.tap(try #require(find(DateMonthButton.self, in: view).first))
        #expect(find(UIPickerView.self, in: view).isEmpty)
    }

    @Test func weeksBeginAsTheCalendarSays() throws {
        let view = make("ko_KR")
        let screen = screen(view)
        defer { screen.close() }
        let texts = find(UILabel.self, in: view).compactMap(\.text)
        #expect(texts.contains("2025년 3월"))
        let names = find(UILabel.self, in: view).filter { ["월", "일"].contains($0.text) }.sorted {
            $0.frame.minX < $1.frame.minX
        }
        #expect(names.map(\.text) == ["월", "일"])
        #expect(days(view).first?.accessibilityLabel?.contains("3월 1일") == true)
        // 1 March 2025 is a Saturday: the sixth column of weeks that begin on Monday.
        let first = try #require(days(view).first)
        #expect(Int((first.frame.midX / first.frame.width).rounded(.down)) == 5)
    }

    @Test func rightToLeftMirrorsEverything() throws {
        let view = make("ar")
        view.semanticContentAttribute = .forceRightToLeft
        let screen = screen(view)
        defer { screen.close() }
        // 1 March 2025 is a Saturday: the sixth column of weeks that begin on Monday, counted from the right.
        let first = try #require(days(view).first)
        #expect(Int((first.frame.midX / first.frame.width).rounded(.down)) == 1)
        let title = try #require(find(DateMonthButton.self, in: view).first)
        #expect(title.frame.midX > view.bounds.midX)
        let buttons = find(UIButton.self, in: view)
        let back = try #require(buttons.first { $0.accessibilityLabel == "Previous Month" })
        let forward = try #require(buttons.first { $0.accessibilityLabel == "Next Month" })
        #expect(forward.frame.midX < back.frame.midX && back.frame.midX < view.bounds.midX)
        screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.1)
        screen.advance(by: 1)
        #expect(view.visibleDateComponents.month == 4)
        try screen.picture("calendar-right-to-left")
    }

    @Test func oneDateIsSelected() throws {
        let view = make()
        let probe = CalendarProbe()
        probe.refused = [12]
        let selection = UICalendarSelectionSingleDate(delegate: probe)
        view.selectionBehavior = selection
        let screen = screen(view)
        defer { screen.close() }
        screen.tap(days(view)[9])
        #expect(probe.heard == ["selected 2025-3-10"] && selection.selectedDate?.day == 10)
        #expect(days(view).filter(\.isSelected).map(\.accessibilityLabel) == ["Monday, March 10"])
        #expect(days(view)[9].accessibilityTraits.contains(.selected))
        screen.tap(days(view)[9])
        #expect(probe.heard.count == 1 && selection.selectedDate?.day == 10)
        screen.tap(days(view)[11])
        #expect(selection.selectedDate?.day == 10 && days(view)[11].accessibilityTraits.contains(.notEnabled))
        probe.refused = []
        selection.updateSelectableDates()
        screen.tap(days(view)[11])
        #expect(probe.heard.last == "selected 2025-3-12" && days(view).filter(\.isSelected).count == 1)
        selection.selectedDate = nil
        #expect(probe.heard.count == 2 && days(view).allSatisfy { !$0.isSelected })
        selection.setSelected(date(5, month: 6), animated: true)
        screen.advance(by: 1)
        #expect(view.visibleDateComponents.month == 6 && days(view)[4].isSelected)
    }

    @Test func datesAreSelectedAndTakenBack() {
        let view = make()
        let probe = CalendarProbe()
        probe.kept = [3]
        let selection = UICalendarSelectionMultiDate(delegate: probe)
        selection.selectedDates = [date(3), date(4)]
        view.selectionBehavior = selection
        let screen = screen(view)
        defer { screen.close() }
        #expect(days(view).filter(\.isSelected).count == 2)
        screen.tap(days(view)[4])
        screen.tap(days(view)[3])
        screen.tap(days(view)[2])
        #expect(probe.heard == ["selected 2025-3-5", "deselected 2025-3-4"])
        #expect(selection.selectedDates.map(\.day) == [3, 5])
        selection.setSelectedDates([date(9)], animated: false)
        #expect(days(view).filter(\.isSelected).map { days(view).firstIndex(of: $0)! + 1 } == [9])
        #expect(probe.heard.count == 2)
    }

    @Test func weeksAreSelected() {
        let view = make()
        let probe = CalendarProbe()
        let selection = UICalendarSelectionWeekOfYear(delegate: probe)
        view.selectionBehavior = selection
        let screen = screen(view)
        defer { screen.close() }
        screen.tap(days(view)[10])
        #expect(probe.heard == ["week 2025-11"] && selection.selectedWeekOfYear?.weekOfYear == 11)
        #expect(days(view).filter(\.isSelected).count == 7)
    }

    @Test func daysOutOfRangeAreDimAndMonthsOutOfRangeBlocked() throws {
        let view = make()
        view.selectionBehavior = UICalendarSelectionSingleDate(delegate: nil)
        view.availableDateRange = try interval(date(10), date(20))
        let screen = screen(view)
        defer { screen.close() }
        let enabled = days(view).enumerated().filter { $0.element.isEnabled }.map { $0.offset + 1 }
        #expect(enabled == Array(10...20))
        for name in ["Previous Month", "Next Month"] {
            #expect(find(UIButton.self, in: view).first { $0.accessibilityLabel == name }?.isEnabled == false)
        }
        view.visibleDateComponents = DateComponents(year: 2030, month: 1)
        #expect(view.visibleDateComponents.year == 2025)
        view.availableDateRange = try interval(date(1, month: 5), date(2, month: 5))
        #expect(view.visibleDateComponents.month == 5)
    }

    @Test func withoutSelectionNothingIsTapped() {
        let view = make()
        let screen = screen(view)
        defer { screen.close() }
        screen.tap(days(view)[4])
        #expect(days(view).allSatisfy { !$0.isSelected && !$0.accessibilityTraits.contains(.button) })
    }

    @Test func decorationsAreAskedForOnceAndReloaded() {
        let view = make()
        let probe = CalendarProbe()
        probe.decorations = [
            3: .default(color: .red, size: .large), 5: .image(UIImage(systemName: "star.fill"), color: .orange),
            7: .customView {
                let label = UILabel()
                label.text = "x"
                return label
            },
        ]
        view.delegate = probe
        view.selectionBehavior = UICalendarSelectionSingleDate(delegate: nil)
        let screen = screen(view)
        defer { screen.close() }
        #expect(probe.asked.sorted() == Array(1...31))
        #expect(days(view)[2].decoration is DecorationDot && days(view)[4].decoration is DecorationImage)
        #expect((days(view)[6].decoration as? UILabel)?.text == "x" && days(view)[0].decoration == nil)
        screen.tap(days(view)[9])
        #expect(probe.asked.count == 31)
        probe.decorations = [1: .default()]
        view.reloadDecorations(forDateComponents: [date(1), date(3)], animated: false)
        #expect(probe.asked.count == 33)
        #expect(days(view)[0].decoration is DecorationDot && days(view)[2].decoration == nil)
        let height = view.intrinsicContentSize.height
        view.wantsDateDecorations = false
        #expect(view.intrinsicContentSize.height < height && days(view).allSatisfy { $0.decoration == nil })
    }

    @Test func fontsHaveTheDesign() {
        let view = make()
        view.fontDesign = .rounded
        let screen = screen(view)
        defer { screen.close() }
        #expect(days(view).allSatisfy { $0.fontDesign == .rounded })
    }

    @Test func storyboardsHaveCalendars() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <calendarView contentMode="scaleToFill" wantsDateDecorations="NO" fontDesign="serif" id="c">
            <rect key="frame" x="0" y="0" width="330" height="400"/><locale key="locale" localeIdentifier="ko_KR"/>
            </calendarView></objects></document>
            """
        let document = try InterfaceDocument(bytes: Array(text.utf8), file: "Test.xib")
        let loader = NibLoader(document: document, bundle: .main, storyboard: nil, owner: nil)
        let view = try #require(loader.makeTopObject(document.objects[0]) as? UICalendarView)
        #expect(!view.wantsDateDecorations && view.fontDesign == .serif && view.locale.identifier == "ko_KR")
        #expect(view.frame.size == CGSize(width: 330, height: 400))
        loader.tellUnknown(of: document.objects)
        let probe = CalendarProbe()
        #expect(NibKeys.set("delegate", of: view, to: probe) == .done && view.delegate === probe)
    }

    @Test(arguments: [Appearance.light, .dark])
    func looksLikeACalendar(appearance: Appearance) throws {
        let view = make()
        let probe = CalendarProbe()
        probe.refused = [24, 25]
        probe.decorations = [
            4: .default(color: .systemRed), 5: .image(UIImage(systemName: "star.fill"), color: .systemOrange),
            19: .default(color: .systemGreen, size: .large),
        ]
        view.delegate = probe
        let selection = UICalendarSelectionMultiDate(delegate: probe)
        selection.selectedDates = [date(10), date(11), date(19)]
        view.selectionBehavior = selection
        let screen = screen(view, appearance: appearance)
        defer { screen.close() }
        let korean = make("ko_KR", month: 5)
        korean.wantsDateDecorations = false
        korean.frame = CGRect(
            x: 36, y: 100 + view.bounds.height, width: 320, height: korean.intrinsicContentSize.height)
        screen.window.rootViewController?.view.addSubview(korean)
        #expect(try screen.picture("calendar-\(appearance)").count > 1000)
    }
}
