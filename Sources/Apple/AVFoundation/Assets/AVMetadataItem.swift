public import Foundation

/// Something that a file says of itself: its title, who made it, a picture of it. Any thread may use it.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    /// What it says, by a name that is the same for all kinds of files; nil for what only some have.
    open var commonKey: AVMetadataKey? { entry.common }
    /// What it says, by the file's own name for it: `TIT2`, `©nam`.
    open var key: (any NSCopying & NSObjectProtocol)? { NSString(string: entry.key) }
    /// What it says, by a name with the kind of file: `common/title`, `id3/TIT2`.
    open var identifier: AVMetadataIdentifier? {
        entry.common.map { AVMetadataIdentifier(rawValue: "common/" + $0.rawValue) }
            ?? AVMetadataIdentifier(
                rawValue: entry.space.rawValue.replacingOccurrences(of: "org.", with: "") + "/" + entry.key)
    }
    /// The names that the file's own name is one of.
    open var keySpace: AVMetadataKeySpace? { entry.common == nil ? entry.space : .common }
    /// The value: an `NSString`, an `NSNumber` or an `NSData`.
    open var value: (any NSCopying & NSObjectProtocol)? {
        switch entry.value {
        case .text(let text): NSString(string: text)
        case .number(let number): NSNumber(value: number)
        case .data(let data): data as NSData
        }
    }
    /// The value as a text; nil for bytes.
    open var stringValue: String? {
        switch entry.value {
        case .text(let text): text
        case .number(let number): String(number)
        case .data: nil
        }
    }
    /// The value as a number; nil for what is none.
    open var numberValue: NSNumber? {
        switch entry.value {
        case .text(let text): Int(text).map { NSNumber(value: $0) }
        case .number(let number): NSNumber(value: number)
        case .data: nil
        }
    }
    /// The value's bytes; nil for numbers.
    open var dataValue: Data? {
        switch entry.value {
        case .text(let text): Data(text.utf8)
        case .number: nil
        case .data(let data): data
        }
    }
    /// The value as a date; nil for what is none.
    open var dateValue: Date? {
        guard let text = stringValue else { return nil }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        for format in ["yyyy-MM-dd'T'HH:mm:ssXXXXX", "yyyy-MM-dd", "yyyy-MM", "yyyy"] {
            formatter.dateFormat = format
            if let date = formatter.date(from: text) { return date }
        }
        return nil
    }

    private let entry: MetadataEntry

    init(_ entry: MetadataEntry) { self.entry = entry }

    /// Returns a property of it; what is known needs no time.
    nonisolated(nonsending) open func load<Value>(_ property: AVMetadataProperty<Value>) async throws -> Value {
        property.value(self)
    }

    /// Those of some items that a name common to all kinds of files tells.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        let name = (key as? AVMetadataKey)?.rawValue ?? key as? String
        return metadataItems.filter { item in
            (keySpace == nil || keySpace == item.keySpace || keySpace == item.entry.space)
                && (name == nil || name == item.commonKey?.rawValue || name == item.entry.key)
        }
    }

    /// Those of some items that an identifier tells.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] {
        metadataItems.filter { $0.identifier == identifier }
    }
}

/// A property of what a file says that may take time to be known.
public struct AVMetadataProperty<Value>: Sendable {
    let value: @Sendable (AVMetadataItem) -> Value
}

extension AVMetadataProperty where Value == (any NSCopying & NSObjectProtocol)? {
    /// The value.
    public static var value: AVMetadataProperty { AVMetadataProperty { $0.value } }
}
extension AVMetadataProperty where Value == String? {
    /// The value as a text.
    public static var stringValue: AVMetadataProperty { AVMetadataProperty { $0.stringValue } }
}
extension AVMetadataProperty where Value == Data? {
    /// The value's bytes.
    public static var dataValue: AVMetadataProperty { AVMetadataProperty { $0.dataValue } }
}
extension AVMetadataProperty where Value == NSNumber? {
    /// The value as a number.
    public static var numberValue: AVMetadataProperty { AVMetadataProperty { $0.numberValue } }
}
extension AVMetadataProperty where Value == Date? {
    /// The value as a date.
    public static var dateValue: AVMetadataProperty { AVMetadataProperty { $0.dateValue } }
}
