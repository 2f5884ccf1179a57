/// When buses leave, in minutes after midnight and in that order.
protocol Timetable {
    var departures: [Int] { get }
}
