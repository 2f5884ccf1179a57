import Foundation

/// Where stations come from.
protocol StationRepository {
    func stations() async throws -> [StationEntity]
    /// Takes a bicycle from a station, and gives what is left of it.
    func takeBicycle(from stationID: Int) async throws -> StationEntity
}

/// Why a repository gave nothing.
enum RepositoryError: Error, Equatable {
    case noBicycle
    case status(Int)
    case unreadable
}
