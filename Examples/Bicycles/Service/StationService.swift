import Foundation

/// What can be done with stations.
struct StationService {
    let repository: StationRepository
    let mapper: StationMapper

    /// The stations that make sense, those with most bicycles first.
    func stations() async throws -> [Station] {
        try await repository.stations().compactMap(mapper.station(from:))
            .sorted { ($1.bicycles, $0.name) < ($0.bicycles, $1.name) }
    }

    /// Takes a bicycle, and gives the station as it is then.
    func takeBicycle(from station: Station) async throws -> Station {
        let entity = try await repository.takeBicycle(from: station.id)
        guard let station = mapper.station(from: entity) else { throw RepositoryError.unreadable }
        return station
    }
}
