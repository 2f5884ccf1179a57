import Seam

final class BusStopViewModel {
    @Property private(set) var text = ""

    private let timetable: any Timetable

    init(timetable: any Timetable) {
        self.timetable = timetable
    }

    func refresh(at minute: Int) {
        let next = CityTimetable.shared.departures.first { $0 >= minute }
        text = next.map { "\($0 - minute) min" } ?? "No more buses today"
    }
}
