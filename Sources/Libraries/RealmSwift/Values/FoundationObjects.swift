import Foundation

// The objects of Foundation that `@objc dynamic` properties of old code have.

extension NSDate: _Persistable {
    /// The type as a schema has it.
    public static var _shape: _Shape { _Shape(.date) }
    /// The beginning of Unix time.
    public static func _initial() -> Self { make(Date(timeIntervalSince1970: 0)) }
    /// The point in time of a property.
    public static func _read(_ place: _Place) -> Self { make(Date._read(place)) }
    /// Sets a property.
    public func _write(_ place: _Place) { (self as Date)._write(place) }
    /// The point in time.
    public static func _make(_ value: Any?) -> Self? { Untyped.date(value).map(make) }

    private static func make(_ date: Date) -> Self {
        self.init(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    }
}

extension NSString: _Persistable {
    /// The type as a schema has it.
    public static var _shape: _Shape { _Shape(.string) }
    /// The empty text.
    public static func _initial() -> Self { self.init(string: "") }
    /// The text of a property.
    public static func _read(_ place: _Place) -> Self { self.init(string: String._read(place)) }
    /// Sets a property.
    public func _write(_ place: _Place) { (self as String)._write(place) }
    /// The text.
    public static func _make(_ value: Any?) -> Self? { Untyped.string(value).map { self.init(string: $0) } }
}

extension NSData: _Persistable {
    /// The type as a schema has it.
    public static var _shape: _Shape { _Shape(.data) }
    /// No bytes.
    public static func _initial() -> Self { make(Data()) }
    /// The bytes of a property.
    public static func _read(_ place: _Place) -> Self { make(Data._read(place)) }
    /// Sets a property.
    public func _write(_ place: _Place) { (self as Data)._write(place) }
    /// The bytes.
    public static func _make(_ value: Any?) -> Self? { Untyped.data(value).map(make) }

    private static func make(_ data: Data) -> Self { unsafeDowncast(NSData(data: data), to: Self.self) }
}
