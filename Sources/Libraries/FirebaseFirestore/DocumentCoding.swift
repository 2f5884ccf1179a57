import Foundation

/// Values as fields, and fields as values. Dates are timestamps.
enum DocumentCoding {
    private static let mark = "__date"
    static let timestampMark = "__timestamp", placeMark = "__place", nowMark = "__now"
    /// Set while fields are made.
    static let isField = CodingUserInfoKey(rawValue: "FirestoreField")!
    static let reference = CodingUserInfoKey(rawValue: "FirestoreDocument")!

    static func fields<Value: Encodable>(of value: Value, _ encoder: JSONEncoder) throws -> [String: Any] {
        encoder.userInfo[isField] = true
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode([mark: date.timeIntervalSince1970])
        }
        let object = try JSONSerialization.jsonObject(with: try encoder.encode(value))
        guard let fields = withDates(object) as? [String: Any] else {
            throw EncodingError.invalidValue(
                value, .init(codingPath: [], debugDescription: "A document has to have fields."))
        }
        return fields
    }

    static func value<Value: Decodable>(
        _ type: Value.Type, of fields: [String: Any], _ document: DocumentReference?, _ decoder: JSONDecoder
    ) throws -> Value {
        decoder.userInfo[reference] = document
        decoder.dateDecodingStrategy = .custom { decoder in
            let parts = try decoder.singleValueContainer().decode([String: Double].self)
            return Date(
                timeIntervalSince1970: parts[mark] ?? (parts["seconds"] ?? 0) + (parts["nanoseconds"] ?? 0) / 1e9)
        }
        return try decoder.decode(type, from: JSONSerialization.data(withJSONObject: plain(fields)))
    }

    private static func withDates(_ object: Any) -> Any {
        if let array = object as? [Any] { return array.map(withDates) }
        guard let map = object as? [String: Any] else { return object }
        if map.count == 1, let seconds = map[mark] as? Double {
            return Timestamp(date: Date(timeIntervalSince1970: seconds))
        }
        if map.count == 1, let parts = map[timestampMark] as? [Int], parts.count == 2 {
            return Timestamp(seconds: Int64(parts[0]), nanoseconds: Int32(clamping: parts[1]))
        }
        if map.count == 1, let parts = map[placeMark] as? [Double], parts.count == 2 {
            return GeoPoint(latitude: parts[0], longitude: parts[1])
        }
        if map.count == 1, map[nowMark] != nil { return FieldValue.serverTimestamp() }
        return map.mapValues(withDates)
    }

    private static func plain(_ value: Any) -> Any {
        switch value {
        case let moment as Timestamp: ["seconds": moment.seconds, "nanoseconds": moment.nanoseconds]
        case let place as GeoPoint: ["latitude": place.latitude, "longitude": place.longitude]
        case let document as DocumentReference: document.path
        case let data as Data: data.base64EncodedString()
        case let array as [Any]: array.map(plain)
        case let map as [String: Any]: map.mapValues(plain)
        default: value
        }
    }
}
