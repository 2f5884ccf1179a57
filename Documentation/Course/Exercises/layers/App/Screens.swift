import UIKit

@MainActor
enum Screens {
    static var all: [UIViewController] {
        [BusStopViewController(viewModel: BusStopViewModel(timetable: CityTimetable()))]
    }
}
