/// Which dates a picker offers, and in which parts they are chosen.
struct DateRules: Equatable {
    var mode: UIDatePicker.Mode
    /// With the locale and the time zone that the picker shows.
    var calendar: Calendar
    var minimum: Date?
    var maximum: Date?
    var minuteInterval = 1
    var roundsToMinuteInterval = true

    var locale: Locale { calendar.locale ?? .current }

    /// Limits that exclude every date count for nothing, as on iOS.
    init(mode: UIDatePicker.Mode, calendar: Calendar, minimum: Date? = nil, maximum: Date? = nil) {
        self.mode = mode
        self.calendar = calendar
        if let minimum, let maximum, minimum > maximum { return }
        self.minimum = minimum
        self.maximum = maximum
    }

    // MARK: Limits

    /// The nearest date that the picker can have.
    func settled(_ date: Date) -> Date {
        var date = rounded(date)
        if let minimum, date < minimum {
            let next = rounded(minimum)
            date = next < minimum ? next + Double(minuteInterval * 60) : next
            if let maximum, date > maximum { date = minimum }
        }
        if let maximum, date > maximum {
            date = rounded(maximum)
            if let minimum, date < minimum { date = maximum }
        }
        return date
    }

    /// Down to a minute that the wheel has.
    private func rounded(_ date: Date) -> Date {
        guard minuteInterval > 1, roundsToMinuteInterval, mode != .date, mode != .yearAndMonth else { return date }
        let minute = calendar.component(.minute, from: date)
        let whole = calendar.dateInterval(of: .minute, for: date)?.start ?? date
        return whole - Double(minute % minuteInterval * 60)
    }

    /// Whether some moment of it is within the limits.
    func allows(_ interval: DateInterval) -> Bool {
        if let minimum, interval.end <= minimum { return false }
        if let maximum, interval.start > maximum { return false }
        return true
    }

    func allows(_ unit: Calendar.Component, of date: Date) -> Bool {
        calendar.dateInterval(of: unit, for: date).map(allows) ?? true
    }

    // MARK: Changing a part

    /// The date with another value in one of its parts. A day that the month has not becomes its last one.
    func date(byPutting value: Int, in column: DateColumn, of date: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
        switch column {
        case .year: parts.year = value
        case .month: parts.month = value
        case .day: parts.day = value
        case .hour: (parts.hour, parts.second) = (value, 0)
        case .minute: (parts.minute, parts.second) = (value * minuteInterval, 0)
        case .period: (parts.hour, parts.second) = ((parts.hour ?? 0) % 12 + 12 * value, 0)
        case .date(let reference):
            guard let day = calendar.date(byAdding: .day, value: value, to: reference) else { return date }
            let found = calendar.dateComponents([.era, .year, .month, .day], from: day)
            (parts.era, parts.year, parts.month, parts.day) = (found.era, found.year, found.month, found.day)
        }
        parts.day = min(parts.day ?? 1, dayCount(of: parts))
        return calendar.date(from: parts) ?? date
    }

    private func dayCount(of parts: DateComponents) -> Int {
        var first = parts
        (first.day, first.hour, first.minute, first.second) = (1, nil, nil, nil)
        guard let date = calendar.date(from: first) else { return 31 }
        return calendar.range(of: .day, in: .month, for: date)?.count ?? 31
    }

    /// Whether the value can be chosen, all other parts being as they are.
    func offers(_ value: Int, in column: DateColumn, of date: Date) -> Bool {
        guard minimum != nil || maximum != nil || column == .day else { return true }
        let candidate = self.date(byPutting: value, in: column, of: date)
        switch column {
        case .year: return allows(.year, of: candidate)
        case .month: return allows(.month, of: candidate)
        case .day: return calendar.component(.day, from: candidate) == value && allows(.day, of: candidate)
        case .date: return allows(.day, of: candidate)
        case .hour: return allows(.hour, of: candidate)
        case .minute: return allows(.minute, of: candidate)
        case .period:
            guard let day = calendar.dateInterval(of: .day, for: candidate) else { return true }
            let half = day.duration / 2
            return allows(DateInterval(start: day.start + (value == 0 ? 0 : half), duration: half))
        }
    }

    /// The value of a part.
    func value(of column: DateColumn, in date: Date) -> Int {
        switch column {
        case .year: calendar.component(.year, from: date)
        case .month: calendar.component(.month, from: date)
        case .day: calendar.component(.day, from: date)
        case .hour: calendar.component(.hour, from: date)
        case .minute: calendar.component(.minute, from: date) / minuteInterval
        case .period: calendar.component(.hour, from: date) < 12 ? 0 : 1
        case .date(let reference):
            calendar.dateComponents([.day], from: reference, to: calendar.startOfDay(for: date)).day ?? 0
        }
    }
}
