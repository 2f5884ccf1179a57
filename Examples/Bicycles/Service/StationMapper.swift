import Foundation

/// Makes the app's stations of the server's.
struct StationMapper {
    private let formatter = ISO8601DateFormatter()

    /// Nil for an entity that makes no sense.
    func station(from entity: StationEntity) -> Station? {
        guard let reported = formatter.date(from: entity.lastReport), (0...entity.dockCount).contains(entity.bikesFree)
        else { return nil }
        return Station(
            id: entity.stationID, name: entity.label.trimmingCharacters(in: .whitespaces).capitalized,
            bicycles: entity.bikesFree, freeDocks: entity.dockCount - entity.bikesFree, reported: reported)
    }
}
