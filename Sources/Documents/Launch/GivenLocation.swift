/// Where an app is told that the device is.
public enum GivenLocation: Equatable, Sendable {
    /// A place, in degrees.
    case place(latitude: Double, longitude: Double)
    /// Where the machine is, as its location service knows.
    case system

    /// Reads `37.5665,126.9780`, or `system`; nil for anything else, such as a latitude beyond a pole.
    public init?(text: String) {
        if text == "system" {
            self = .system
            return
        }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.drop(while: \.isWhitespace))
        }
        guard parts.count == 2, let latitude = parts[0], let longitude = parts[1], abs(latitude) <= 90,
            abs(longitude) <= 180
        else { return nil }
        self = .place(latitude: latitude, longitude: longitude)
    }

    /// The place as it is read.
    public var text: String {
        switch self {
        case .place(let latitude, let longitude): "\(latitude),\(longitude)"
        case .system: "system"
        }
    }
}
