/// Every quarter of an hour, from six in the morning to eleven at night.
final class CityTimetable: Timetable {
    static let shared = CityTimetable()

    let departures = Array(stride(from: 6 * 60, through: 23 * 60, by: 15))
}
