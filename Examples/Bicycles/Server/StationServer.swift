import Foundation

/// A server of stations on this machine, on a port that the system chooses.
final class StationServer {
    private let server: LoopbackServer

    var url: URL { server.url }

    init(stations: [StationEntity]) throws {
        let book = StationBook(stations)
        server = try LoopbackServer { method, path in
            let parts = path.split(separator: "/")
            switch (method, parts.count) {
            case ("GET", 1) where parts[0] == "stations":
                return .json(book.all)
            case ("POST", 3) where parts[0] == "stations" && parts[2] == "take":
                guard let id = Int(parts[1]) else { return .init(status: 400) }
                switch book.take(id) {
                case .some(.some(let station)): return .json(station)
                case .some(.none): return .init(status: 409)
                case .none: return .init(status: 404)
                }
            default:
                return .init(status: 404)
            }
        }
    }
}

/// What the server knows. Any thread.
private final class StationBook: @unchecked Sendable {
    private let lock = NSLock()
    private var stations: [StationEntity]

    init(_ stations: [StationEntity]) {
        self.stations = stations
    }

    var all: [StationEntity] {
        lock.lock()
        defer { lock.unlock() }
        return stations
    }

    /// Nil if there is no such station, and nil in it if it has no bicycle.
    func take(_ id: Int) -> StationEntity?? {
        lock.lock()
        defer { lock.unlock() }
        guard let index = stations.firstIndex(where: { $0.stationID == id }) else { return .none }
        guard stations[index].bikesFree > 0 else { return .some(.none) }
        stations[index].bikesFree -= 1
        return stations[index]
    }
}

extension Array where Element == StationEntity {
    static var samples: [StationEntity] {
        let report = "2024-05-01T03:30:00Z"
        return [
            .init(stationID: 1, label: "city hall", bikesFree: 7, dockCount: 12, lastReport: report),
            .init(stationID: 2, label: " river park", bikesFree: 1, dockCount: 10, lastReport: report),
            .init(stationID: 3, label: "museum", bikesFree: 9, dockCount: 20, lastReport: report),
            // More bicycles than docks: the mapper leaves it out.
            .init(stationID: 4, label: "workshop", bikesFree: 5, dockCount: 2, lastReport: report),
        ]
    }
}
