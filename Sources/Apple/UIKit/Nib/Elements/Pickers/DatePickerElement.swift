import Documents

/// `<datePicker>`.
enum DatePickerElement: ViewElement {
    static let names = ["datePicker"]

    static func decode(_ element: InterfaceElement, _ picker: UIDatePicker, _ loader: NibLoader) {
        switch element["datePickerMode"] {
        case "time": picker.datePickerMode = .time
        case "date": picker.datePickerMode = .date
        case "countDownTimer": picker.datePickerMode = .countDownTimer
        case "yearAndMonth": picker.datePickerMode = .yearAndMonth
        default: picker.datePickerMode = .dateAndTime
        }
        switch element["style"] {
        case "wheels": picker.preferredDatePickerStyle = .wheels
        case "compact": picker.preferredDatePickerStyle = .compact
        case "inline": picker.preferredDatePickerStyle = .inline
        default: break
        }
        if let interval = element.integer("minuteInterval") { picker.minuteInterval = interval }
        if let rounds = element.bool("roundsToMinuteInterval") { picker.roundsToMinuteInterval = rounds }
        if let duration = element.number("countDownDuration") { picker.countDownDuration = duration }
        if let locale = element.child(key: "locale") {
            locale.markKnown()
            picker.locale = locale["localeIdentifier"].map { Locale(identifier: $0) }
        }
        if let zone = element.child(key: "timeZone") {
            zone.markAllKnown()
            picker.timeZone = zone["name"].flatMap { TimeZone(identifier: $0) }
        }
        let usesCurrent = element.bool("useCurrentDate") ?? true
        picker.minimumDate = date(element.child(key: "minimumDate"))
        picker.maximumDate = date(element.child(key: "maximumDate"))
        if let date = date(element.child(key: "date")), !usesCurrent { picker.date = date }
    }

    private static func date(_ element: InterfaceElement?) -> Date? {
        element?.markKnown()
        // Calendars reckon with some thousand years.
        return element?.number("timeIntervalSinceReferenceDate").map {
            Date(timeIntervalSinceReferenceDate: min(max($0, -6e10), 2e11))
        }
    }
}
