/// How a locale writes dates and their parts.
@MainActor
final class DateTexts {
    private let calendar: Calendar
    private let locale: Locale
    private var formatters: [String: DateFormatter] = [:]
    /// Times are written as those of a day without changes of the clock.
    private var clockFormatters: [String: DateFormatter] = [:]

    init(_ rules: DateRules) {
        calendar = rules.calendar
        locale = rules.locale
    }

    private func pattern(_ template: String) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }

    private func formatter(_ template: String) -> DateFormatter {
        if let made = formatters[template] { return made }
        let made = DateFormatter()
        made.locale = locale
        made.calendar = calendar
        made.timeZone = calendar.timeZone
        switch template {
        case "dateStyle": (made.dateStyle, made.timeStyle) = (.medium, .none)
        case "timeStyle": (made.dateStyle, made.timeStyle) = (.none, .short)
        default: made.dateFormat = pattern(template)
        }
        formatters[template] = made
        return made
    }

    private func clockFormatter(_ pattern: String) -> DateFormatter {
        if let made = clockFormatters[pattern] { return made }
        let made = DateFormatter()
        made.locale = locale
        made.calendar = Calendar(identifier: .gregorian)
        made.timeZone = TimeZone(secondsFromGMT: 0)
        made.dateFormat = pattern
        clockFormatters[pattern] = made
        return made
    }

    // MARK: Whole dates

    func date(_ date: Date) -> String { formatter("dateStyle").string(from: date) }
    func time(_ date: Date) -> String { formatter("timeStyle").string(from: date) }
    func month(_ date: Date) -> String { formatter("yMMMM").string(from: date) }
    func dayOfMonth(_ date: Date) -> String { number(calendar.component(.day, from: date)) }
    func weekdayAndDay(_ date: Date) -> String { formatter("EEEEMMMMd").string(from: date) }

    /// From the first day of the week on.
    var weekdays: [String] {
        let symbols: [String] = formatter("d").shortStandaloneWeekdaySymbols
        let first = calendar.firstWeekday - 1
        guard symbols.indices.contains(first) else { return symbols }
        return (symbols[first...] + symbols[..<first]).map { $0.uppercased(with: locale) }
    }

    func number(_ value: Int) -> String {
        value.formatted(.number.grouping(.never).locale(locale))
    }

    // MARK: Parts

    /// The parts of a template in the locale's order.
    func columns(of mode: UIDatePicker.Mode, reference: Date) -> [DateColumn] {
        switch mode {
        case .date: columns(in: pattern("yMMMMd"), reference)
        case .yearAndMonth: columns(in: pattern("yMMMM"), reference)
        case .time: columns(in: pattern("jmm"), reference)
        case .dateAndTime: [.date(reference: reference)] + columns(in: pattern("jmm"), reference)
        case .countDownTimer: [.hour, .minute]
        }
    }

    private func columns(in pattern: String, _ reference: Date) -> [DateColumn] {
        var found: [DateColumn] = []
        for letter in Self.letters(of: pattern) {
            let column: DateColumn? =
                switch letter {
                case "y", "Y", "u", "r", "U": .year
                case "M", "L": .month
                case "d": .day
                case "h", "H", "k", "K": .hour
                case "m": .minute
                case "a", "b", "B": .period
                default: nil
                }
            if let column, !found.contains(column) { found.append(column) }
        }
        return found
    }

    /// The unquoted parts of a pattern.
    private static func letters(of pattern: String) -> [Character] {
        var isQuoted = false
        return pattern.filter { letter in
            if letter == "'" { isQuoted.toggle() }
            return !isQuoted
        }.map { $0 }
    }

    private lazy var hourPattern: String = {
        let hours = Self.letters(of: pattern("jmm")).filter { "hHkK".contains($0) }
        return hours.isEmpty ? "HH" : String(hours)
    }()

    /// Whether the hours count to twelve.
    var hasPeriod: Bool { hourPattern.contains("h") || hourPattern.contains("K") }

    private lazy var monthNames: [String] = formatter("MMMM").standaloneMonthSymbols

    /// The text a wheel shows for a value.
    func text(of value: Int, in column: DateColumn, _ rules: DateRules) -> String {
        switch column {
        case .month: return monthNames.indices.contains(value - 1) ? monthNames[value - 1] : number(value)
        case .day: return number(value) + suffix("d")
        case .year: return number(value) + suffix("y")
        case .hour:
            if rules.mode == .countDownTimer { return number(value) }
            return clockFormatter(hourPattern).string(from: Date(timeIntervalSinceReferenceDate: Double(value) * 3600))
        case .minute:
            let minute = value * rules.minuteInterval
            if rules.mode == .countDownTimer { return number(minute) }
            return clockFormatter("mm").string(from: Date(timeIntervalSinceReferenceDate: Double(minute) * 60))
        case .period:
            let formatter = clockFormatter("mm")
            return value == 0 ? formatter.amSymbol : formatter.pmSymbol
        case .date(let reference):
            guard let day = calendar.date(byAdding: .day, value: value, to: reference) else { return "" }
            if calendar.isDateInToday(day), let today { return today }
            return formatter("EEEMMMd").string(from: day)
        }
    }

    /// The suffix after the number, such as 일 in Korean.
    private func suffix(_ template: String) -> String {
        let pattern = pattern(template)
        guard let end = pattern.lastIndex(where: { $0 == template.first }) else { return "" }
        return pattern[pattern.index(after: end)...].replacingOccurrences(of: "'", with: "")
    }

    private var today: String? {
        let names = [
            "en": "Today", "ko": "오늘", "ja": "今日", "zh": "今天", "de": "Heute", "fr": "Aujourd’hui", "es": "Hoy",
            "it": "Oggi", "pt": "Hoje", "nl": "Vandaag", "sv": "Idag", "da": "I dag", "nb": "I dag", "fi": "Tänään",
            "pl": "Dzisiaj", "ru": "Сегодня", "uk": "Сьогодні", "tr": "Bugün", "cs": "Dnes", "vi": "Hôm nay",
            "th": "วันนี้", "id": "Hari Ini",
        ]
        return locale.language.languageCode.flatMap { names[$0.identifier] }
    }

    /// The label beside the time of an inline calendar.
    var timeTitle: String {
        let names = [
            "ko": "시간", "ja": "時刻", "zh": "时间", "de": "Uhrzeit", "fr": "Heure", "es": "Hora", "it": "Ora",
            "pt": "Hora", "nl": "Tijd", "sv": "Tid", "da": "Tidspunkt", "nb": "Klokkeslett", "pl": "Czas",
            "ru": "Время", "uk": "Час", "tr": "Saat",
        ]
        return locale.language.languageCode.flatMap { names[$0.identifier] } ?? "Time"
    }

    /// The unit behind a number of hours or minutes.
    func unit(_ value: Int, in column: DateColumn) -> String {
        let isHour = column == .hour
        let style = Duration.UnitsFormatStyle.units(
            allowed: [isHour ? .hours : .minutes], width: isHour ? .wide : .abbreviated
        ).locale(locale)
        let text = Duration.seconds(value * (isHour ? 3600 : 60)).formatted(style)
        return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
    }
}
