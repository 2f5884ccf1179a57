import Foundation
internal import SeamPrimitives

/// An identifier of twelve bytes that no other place and time makes again.
public final class ObjectId: NSObject, Codable, Comparable, @unchecked Sendable {
    /// The identifier as twenty-four hexadecimal digits.
    public let stringValue: String

    private static let counter = Locked<UInt32>(UInt32.random(in: 0..<1 << 24))
    private static let process = UInt64.random(in: 0..<1 << 40)

    /// An identifier of zeros.
    public override init() {
        stringValue = String(repeating: "0", count: 24)
        super.init()
    }

    init(text: String) {
        stringValue = text
        super.init()
    }

    /// The identifier of a text. Throws if it is not of twenty-four hexadecimal digits.
    public init(string: String) throws {
        guard string.count == 24, string.allSatisfy(\.isHexDigit) else {
            throw Realm.Error(.fail, "Invalid Object ID string '\(string)': must be 24 hex digits", nil)
        }
        stringValue = string.lowercased()
        super.init()
    }

    /// The identifier of a text of twenty-four hexadecimal digits; stops the program for others.
    public convenience init(_ str: StaticString) {
        do {
            try self.init(string: "\(str)")
        } catch {
            Misuse.stop("\(error.localizedDescription)")
        }
    }

    /// An identifier of a time, and otherwise new.
    public convenience init(timestamp: Date, machineId: Int = 0, processId: Int = 0) {
        self.init(text: Self.text(timestamp))
    }

    /// Decodes the text.
    public convenience init(from decoder: any Decoder) throws {
        try self.init(string: try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(stringValue)
    }

    /// A new identifier.
    public static func generate() -> ObjectId { ObjectId(text: text(Date())) }

    private static func text(_ date: Date) -> String {
        let number = counter.withLock { counter in
            counter = (counter + 1) & 0xffffff
            return counter
        }
        let seconds = UInt32(truncatingIfNeeded: Int64(date.timeIntervalSince1970))
        return String(format: "%08x%010lx%06x", seconds, Int(process), number)
    }

    /// The time that the identifier was made for, in whole seconds.
    public var timestamp: Date {
        Date(timeIntervalSince1970: TimeInterval(UInt32(stringValue.prefix(8), radix: 16) ?? 0))
    }

    /// The text.
    public override var description: String { stringValue }
    /// By the text.
    public override var hash: Int { stringValue.hashValue }
    /// Whether the texts are the same.
    public override func isEqual(_ object: Any?) -> Bool { (object as? ObjectId)?.stringValue == stringValue }
    /// By the bytes, and so by time.
    public static func < (lhs: ObjectId, rhs: ObjectId) -> Bool { lhs.stringValue < rhs.stringValue }
}

extension ObjectId: _RealmCollectionValueInsideOptional {
    /// The type as a schema has it.
    public static var _shape: _Shape { _Shape(.objectId) }
    /// A new identifier.
    public static func _initial() -> ObjectId { generate() }
    /// The value as a store keeps it.
    public func _encode(_ realm: _RealmHandle?) -> _Stored { _Stored(.objectId(stringValue)) }

    /// The identifier, or the one of a text.
    public static func _make(_ value: Any?) -> ObjectId? {
        switch Untyped.unwrapped(value) {
        case let value as ObjectId: value
        case let value as String: try? ObjectId(string: value)
        default: nil
        }
    }

    /// The value that a store keeps.
    public static func _decode(_ stored: _Stored, _ realm: _RealmHandle) -> ObjectId {
        if case .objectId(let text) = stored.value { ObjectId(text: text) } else { ObjectId() }
    }
}
