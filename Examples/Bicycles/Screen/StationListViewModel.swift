import Foundation

/// What the list of stations shows.
@MainActor
final class StationListViewModel {
    /// A row, ready to be shown.
    struct Row: Equatable {
        var title: String
        var detail: String
        var isEnabled: Bool
    }

    var onRows: (([Row]) -> Void)?
    var onMessage: ((String) -> Void)?

    private let service: StationService

    /// The take under way. The next one waits for it: of two answers under way, the older could arrive last.
    private var taking: Task<Void, Never>?

    private var stations: [Station] = [] {
        didSet { onRows?(stations.map(row)) }
    }

    private lazy var timeFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_GB")
        formatter.timeZone = TimeZone(identifier: "Asia/Seoul")
        formatter.dateFormat = "HH:mm"
        return formatter
    }()

    init(service: StationService) {
        self.service = service
    }

    func load() async {
        onMessage?("Loading…")
        do {
            stations = try await service.stations()
            tellTotal()
        } catch {
            onMessage?("The stations cannot be loaded.")
        }
    }

    func select(at index: Int) async {
        let station = stations[index]
        let task = Task { [taking] in
            await taking?.value
            await takeBicycle(from: station)
        }
        taking = task
        await task.value
    }

    private func takeBicycle(from station: Station) async {
        do {
            let taken = try await service.takeBicycle(from: station)
            stations = stations.map { $0.id == taken.id ? taken : $0 }
            tellTotal()
        } catch RepositoryError.noBicycle {
            onMessage?("No bicycle is left at \(station.name).")
        } catch {
            onMessage?("The bicycle cannot be taken.")
        }
    }

    private func tellTotal() {
        onMessage?("\(stations.map(\.bicycles).reduce(0, +)) bicycles at \(stations.count) stations")
    }

    private func row(_ station: Station) -> Row {
        Row(
            title: station.name,
            detail: "\(station.bicycles) bicycles, \(station.freeDocks) free docks, at "
                + timeFormatter.string(from: station.reported),
            isEnabled: !station.isEmpty)
    }
}
