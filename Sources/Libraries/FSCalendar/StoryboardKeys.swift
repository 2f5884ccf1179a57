import ObjectiveC
import UIKit

/// The properties of calendars that storyboards set by name, and the actions of their gestures.
enum StoryboardKeys {
    static func register() {
        SelectorTable.register {
            SelectorTable.add(FSCalendar.self, "setDelegate:") { calendar, value, _ in
                calendar.delegate = value as? any FSCalendarDelegate
                return nil
            }
            SelectorTable.add(FSCalendar.self, "setDataSource:") { calendar, value, _ in
                calendar.dataSource = value as? any FSCalendarDataSource
                return nil
            }
            SelectorTable.add(FSCalendar.self, "handleScopeGesture:") { calendar, gesture, _ in
                (gesture as? UIPanGestureRecognizer).map(calendar.handleScopeGesture)
                return nil
            }
            SelectorTable.add(FSCalendar.self, "handleSwipeToChoose:") { calendar, gesture, _ in
                (gesture as? UILongPressGestureRecognizer).map(calendar.handleSwipeToChoose)
                return nil
            }
            numbers()
            colors()
        }
    }

    private static func add(_ key: String, _ set: @escaping @Sendable @MainActor (FSCalendar, Any?) -> Void) {
        let name = "set" + key.prefix(1).uppercased() + key.dropFirst() + ":"
        SelectorTable.add(FSCalendar.self, name) { calendar, value, _ in
            set(calendar, value)
            return nil
        }
    }

    private static func number(_ key: String, _ set: @escaping @Sendable @MainActor (FSCalendar, CGFloat) -> Void) {
        add(key) { calendar, value in
            if let number = value as? NSNumber {
                set(calendar, CGFloat(number.doubleValue))
            } else if let number = value as? Double {
                set(calendar, number)
            } else if let number = value as? Int {
                set(calendar, CGFloat(number))
            }
        }
    }

    private static func flag(_ key: String, _ set: @escaping @Sendable @MainActor (FSCalendar, Bool) -> Void) {
        add(key) { calendar, value in
            if let flag = value as? Bool ?? (value as? NSNumber)?.boolValue { set(calendar, flag) }
        }
    }

    private static func color(
        _ key: String, _ set: @escaping @Sendable @MainActor (FSCalendarAppearance, UIColor) -> Void
    ) {
        add(key) { calendar, value in (value as? UIColor).map { set(calendar.appearance, $0) } }
    }

    private static func numbers() {
        number("firstWeekday") { $0.firstWeekday = UInt(max(1, $1)) }
        number("headerHeight") { $0.headerHeight = $1 }
        number("weekdayHeight") { $0.weekdayHeight = $1 }
        number("rowHeight") { $0.rowHeight = $1 }
        flag("allowsSelection") { $0.allowsSelection = $1 }
        flag("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 }
        flag("adjustsBoundingRectWhenChangingMonths") { $0.adjustsBoundingRectWhenChangingMonths = $1 }
        flag("pagingEnabled") { $0.pagingEnabled = $1 }
        flag("scrollEnabled") { $0.scrollEnabled = $1 }
        number("titleTextSize") { $0.appearance.titleFont = $0.appearance.titleFont.withSize($1) }
        number("subtitleTextSize") { $0.appearance.subtitleFont = $0.appearance.subtitleFont.withSize($1) }
        number("weekdayTextSize") { $0.appearance.weekdayFont = $0.appearance.weekdayFont.withSize($1) }
        number("headerTitleTextSize") { $0.appearance.headerTitleFont = $0.appearance.headerTitleFont.withSize($1) }
        number("headerMinimumDissolvedAlpha") { $0.appearance.headerMinimumDissolvedAlpha = $1 }
        number("borderRadius") { $0.appearance.borderRadius = $1 }
        add("headerDateFormat") { calendar, value in
            (value as? String).map { calendar.appearance.headerDateFormat = $0 }
        }
        flag("useVeryShortWeekdaySymbols") {
            if $1 { $0.appearance.caseOptions.insert(.weekdayUsesSingleUpperCase) }
        }
    }

    private static func colors() {
        color("eventDefaultColor") { $0.eventDefaultColor = $1 }
        color("eventSelectionColor") { $0.eventSelectionColor = $1 }
        color("weekdayTextColor") { $0.weekdayTextColor = $1 }
        color("headerTitleColor") { $0.headerTitleColor = $1 }
        color("titleDefaultColor") { $0.titleDefaultColor = $1 }
        color("titleSelectionColor") { $0.titleSelectionColor = $1 }
        color("titleTodayColor") { $0.titleTodayColor = $1 }
        color("titlePlaceholderColor") { $0.titlePlaceholderColor = $1 }
        color("titleWeekendColor") { $0.titleWeekendColor = $1 }
        color("subtitleDefaultColor") { $0.subtitleDefaultColor = $1 }
        color("subtitleSelectionColor") { $0.subtitleSelectionColor = $1 }
        color("subtitleTodayColor") { $0.subtitleTodayColor = $1 }
        color("subtitlePlaceholderColor") { $0.subtitlePlaceholderColor = $1 }
        color("subtitleWeekendColor") { $0.subtitleWeekendColor = $1 }
        color("selectionColor") { $0.selectionColor = $1 }
        color("todayColor") { $0.todayColor = $1 }
        color("todaySelectionColor") { $0.todaySelectionColor = $1 }
        color("borderDefaultColor") { $0.borderDefaultColor = $1 }
        color("borderSelectionColor") { $0.borderSelectionColor = $1 }
    }
}

@section(".init_array") @used private let attachment: @convention(c) () -> Void = { StoryboardKeys.register() }
