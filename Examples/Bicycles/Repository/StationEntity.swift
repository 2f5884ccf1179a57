import Foundation

/// A station as the server tells of it. Only the repository and the mapper know this form.
struct StationEntity: Codable, Equatable {
    var stationID: Int
    var label: String
    var bikesFree: Int
    var dockCount: Int
    /// ISO 8601, in universal time.
    var lastReport: String

    enum CodingKeys: String, CodingKey {
        case stationID = "station_id"
        case label
        case bikesFree = "bikes_free"
        case dockCount = "dock_count"
        case lastReport = "last_report"
    }
}
