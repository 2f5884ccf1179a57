/// Values of property lists.
public enum Plist {
    /// A value of a property list.
    public indirect enum Value: Codable, Hashable, Sendable {
        case string(String)
        case integer(Int)
        case real(Double)
        case boolean(Bool)
        case dictionary([String: Value])
        case array([Value])
    }
}

extension Plist.Value: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
{
    /// Makes a text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Makes a whole number.
    public init(integerLiteral value: Int) { self = .integer(value) }
    /// Makes a number.
    public init(floatLiteral value: Double) { self = .real(value) }
    /// Makes a truth value.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    /// Makes a dictionary; of equal keys the last counts.
    public init(dictionaryLiteral elements: (String, Plist.Value)...) {
        self = .dictionary(Dictionary(elements) { $1 })
    }
    /// Makes a list.
    public init(arrayLiteral elements: Plist.Value...) { self = .array(elements) }
}

/// Where a target's Info.plist comes from.
public enum InfoPlist: Codable, Hashable, Sendable {
    /// A value of the list.
    public typealias Value = Plist.Value

    case file(path: Path)
    case dictionary([String: Plist.Value])
    case extendingDefault(with: [String: Plist.Value])
    case variable(String)

    /// What Tuist writes for the kind of the target.
    public static var `default`: InfoPlist { .extendingDefault(with: [:]) }

    /// The path of the file, if there is one.
    public var path: Path? {
        if case .file(let path) = self { return path }
        return nil
    }
}

extension InfoPlist: ExpressibleByStringInterpolation {
    /// Makes a path of a file.
    public init(stringLiteral value: String) { self = .file(path: Path(value)) }
}

/// Where a target's entitlements come from.
public enum Entitlements: Codable, Hashable, Sendable {
    /// A value of the list.
    public typealias Value = Plist.Value

    case file(path: Path)
    case dictionary([String: Plist.Value])
    case variable(String)

    /// The path of the file, if there is one.
    public var path: Path? {
        if case .file(let path) = self { return path }
        return nil
    }
}

extension Entitlements: ExpressibleByStringInterpolation {
    /// Makes a path of a file.
    public init(stringLiteral value: String) { self = .file(path: Path(value)) }
}

/// What an app tells of the data that it gathers.
public struct PrivacyManifest: Codable, Hashable, Sendable {
    /// Whether it tracks people.
    public var tracking: Bool
    /// The hosts that it tracks people by.
    public var trackingDomains: [String]
    /// What it gathers.
    public var collectedDataTypes: [[String: Plist.Value]]
    /// What it calls, and why.
    public var accessedApiTypes: [[String: Plist.Value]]

    /// Makes a manifest of what it tells.
    public static func privacyManifest(
        tracking: Bool, trackingDomains: [String], collectedDataTypes: [[String: Plist.Value]],
        accessedApiTypes: [[String: Plist.Value]]
    ) -> PrivacyManifest {
        PrivacyManifest(
            tracking: tracking, trackingDomains: trackingDomains, collectedDataTypes: collectedDataTypes,
            accessedApiTypes: accessedApiTypes)
    }
}
