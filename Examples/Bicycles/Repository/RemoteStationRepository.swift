import Foundation

/// Stations from a server.
struct RemoteStationRepository: StationRepository {
    let baseURL: URL
    let session: URLSession

    func stations() async throws -> [StationEntity] {
        try await load([StationEntity].self, URLRequest(url: baseURL.appendingPathComponent("stations")))
    }

    func takeBicycle(from stationID: Int) async throws -> StationEntity {
        var request = URLRequest(url: baseURL.appendingPathComponent("stations/\(stationID)/take"))
        request.httpMethod = "POST"
        return try await load(StationEntity.self, request)
    }

    private func load<Value: Decodable>(_ type: Value.Type, _ request: URLRequest) async throws -> Value {
        let (data, response) = try await session.data(for: request)
        switch (response as? HTTPURLResponse)?.statusCode ?? 0 {
        case 200: break
        case 409: throw RepositoryError.noBicycle
        case let status: throw RepositoryError.status(status)
        }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw RepositoryError.unreadable
        }
    }
}
