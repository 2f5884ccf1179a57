import Foundation

/// Values of scripts, which travel as JSON.
enum PageValue {
    /// The value of a text of JSON; nil for none.
    static func value(_ json: String) -> Any? {
        guard !json.isEmpty else { return nil }
        return try? JSONSerialization.jsonObject(with: Data(json.utf8), options: [.fragmentsAllowed])
    }

    /// The text of a value, in which dates are what scripts make of them; nil for one that scripts have no word for.
    static func json(_ value: Any?) -> String? {
        guard let plain = plain(value) else { return nil }
        guard let data = try? JSONSerialization.data(withJSONObject: plain, options: [.fragmentsAllowed]) else {
            return nil
        }
        return String(decoding: data, as: UTF8.self)
    }

    private static func plain(_ value: Any?) -> Any? {
        switch value {
        case nil: return NSNull()
        case let null as NSNull: return null
        case let text as String: return text
        case let date as Date: return ISO8601DateFormatter().string(from: date)
        case let bool as Bool: return bool
        case let number as NSNumber: return number
        case let number as any BinaryInteger: return NSNumber(value: Int64(number))
        case let number as Double: return NSNumber(value: number)
        case let number as Float: return NSNumber(value: Double(number))
        case let number as CGFloat: return NSNumber(value: Double(number))
        case let array as [Any]:
            let values = array.map { plain($0) }
            return values.contains { $0 == nil } ? nil : values.compactMap(\.self)
        case let dictionary as [String: Any]:
            let values = dictionary.mapValues { plain($0) }
            return values.values.contains { $0 == nil } ? nil : values.compactMapValues(\.self)
        default: return nil
        }
    }
}
