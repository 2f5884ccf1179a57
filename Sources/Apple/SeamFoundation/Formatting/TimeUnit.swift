import Foundation

/// A unit of time that amounts are written in, the largest first.
enum TimeUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    /// CLDR's name.
    var name: String { "\(self)" }

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var option: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// Of months and years as many as they have most often.
    var seconds: Double {
        switch self {
        case .year: 31_536_000
        case .month: 2_592_000
        case .week: 604_800
        case .day: 86_400
        case .hour: 3600
        case .minute: 60
        case .second: 1
        }
    }

    func value(in components: DateComponents) -> Int? {
        switch self {
        case .year: components.year
        case .month: components.month
        case .week: components.weekOfMonth ?? components.weekOfYear
        case .day: components.day
        case .hour: components.hour
        case .minute: components.minute
        case .second: components.second
        }
    }
}
