import Documents

/// `<calendarView>`.
enum CalendarViewElement: ViewElement {
    static let names = ["calendarView"]

    static func decode(_ element: InterfaceElement, _ calendar: UICalendarView, _ loader: NibLoader) {
        if let wants = element.bool("wantsDateDecorations") { calendar.wantsDateDecorations = wants }
        if let locale = element.child(key: "locale") {
            locale.markKnown()
            if let identifier = locale["localeIdentifier"] { calendar.locale = Locale(identifier: identifier) }
        }
        if let zone = element.child(key: "timeZone") {
            zone.markAllKnown()
            calendar.timeZone = zone["name"].flatMap { TimeZone(identifier: $0) }
        }
        switch element["fontDesign"] {
        case "rounded": calendar.fontDesign = .rounded
        case "serif": calendar.fontDesign = .serif
        case "monospaced": calendar.fontDesign = .monospaced
        default: break
        }
    }
}
