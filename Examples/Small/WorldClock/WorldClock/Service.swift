import Foundation

struct Service: Sendable {
    var fetch: @Sendable () async throws -> UtcTime = Repository().fetchNow

    func now() async throws -> Date {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm'Z'"
        guard let date = formatter.date(from: try await fetch().currentDateTime) else {
            throw URLError(.cannotParseResponse)
        }
        return date
    }

    func move(_ date: Date, days: Int) -> Date {
        Calendar.current.date(byAdding: .day, value: days, to: date) ?? date
    }
}
