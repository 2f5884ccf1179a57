import Foundation

/// The time as the server tells it.
struct UtcTime: Decodable {
    let currentDateTime: String
}
