import Foundation

struct Repository {
    func fetchNow() async throws -> UtcTime {
        let url = URL(string: "http://worldclockapi.com/api/json/utc/now")!
        return try JSONDecoder().decode(UtcTime.self, from: try await URLSession.shared.data(from: url).0)
    }
}
