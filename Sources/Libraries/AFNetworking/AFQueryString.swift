public import Foundation

/// A text with everything escaped that has a meaning in a query, other than `?` and `/` (RFC 3986, section 3.4).
public func AFPercentEscapedStringFromString(_ string: String) -> String {
    var allowed = CharacterSet.urlQueryAllowed
    allowed.remove(charactersIn: ":#[]@!$&'()*+,;=")
    return string.addingPercentEncoding(withAllowedCharacters: allowed) ?? string
}

/// Parameters as a query: dictionaries as `key[inner]`, arrays as `key[]`, names in order.
public func AFQueryStringFromParameters(_ parameters: [AnyHashable: Any]) -> String {
    QueryPair.pairs(parameters, name: nil).map(\.text).joined(separator: "&")
}

/// A name and a value of a query.
struct QueryPair {
    let name: String
    let value: Any

    var text: String {
        if value is NSNull { return AFPercentEscapedStringFromString(name) }
        return AFPercentEscapedStringFromString(name) + "=" + AFPercentEscapedStringFromString(Self.word(value))
    }

    /// A value as Objective-C describes it, where yes is 1.
    static func word(_ value: Any) -> String {
        switch value {
        case let flag as Bool: flag ? "1" : "0"
        case let number as NSNumber: number.stringValue
        case let string as String: string
        default: String(describing: value)
        }
    }

    static func pairs(_ value: Any, name: String?) -> [QueryPair] {
        switch value {
        case let dictionary as [AnyHashable: Any]:
            dictionary.sorted { String(describing: $0.key) < String(describing: $1.key) }.flatMap { key, value in
                pairs(value, name: name.map { "\($0)[\(key)]" } ?? String(describing: key))
            }
        case let array as [Any]: array.flatMap { pairs($0, name: (name ?? "") + "[]") }
        case let set as Set<AnyHashable>:
            set.sorted { String(describing: $0) < String(describing: $1) }.flatMap { pairs($0.base, name: name) }
        default: [QueryPair(name: name ?? "", value: value)]
        }
    }
}
