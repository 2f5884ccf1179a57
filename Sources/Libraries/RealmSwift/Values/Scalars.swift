import Foundation

extension Int: _RealmCollectionValueInsideOptional {
    /// The type as a schema has it.
    public static var _shape: _Shape { _Shape(.int) }
    /// The value of a property that nobody has set.
    public static func _initial() -> Int { 0 }
    /// The value that `value` stands for.
    public static func _make(_ value: Any?) -> Int? { Untyped.integer(value).flatMap(Int.init(exactly:)) }
    /// The value as a store keeps it.
    public func _encode(_ realm: _RealmHandle?) -> _Stored { _Stored(.int(Int64(self))) }

    /// The value that a store keeps.
    public static func _decode(_ stored: _Stored, _ realm: _RealmHandle) -> Int {
        if case .int(let value) = stored.value { Int(truncatingIfNeeded: value) } else { 0 }
    }
}

extension Int8: _RealmCollectionValueInsideOptional {
    /// The type as a schema has it.
    public static var _shape: _Shape { _Shape(.int) }
    /// The value of a property that nobody has set.
    public static func _initial() -> Int8 { 0 }
    /// The value that `value` stands for.
    public static func _make(_ value: Any?) -> Int8? { Untyped.integer(value).flatMap(Int8.init(exactly:)) }
    /// The value as a store keeps it.
    public func _encode(_ realm: _RealmHandle?) -> _Stored { _Stored(.int(Int64(self))) }

    /// The value that a store keeps.
    public static func _decode(_ stored: _Stored, _ realm: _RealmHandle) -> Int8 {
        if case .int(let value) = stored.value { Int8(truncatingIfNeeded: value) } else { 0 }
    }
}

extension Int16: _RealmCollectionValueInsideOptional {
    /// The type as a schema has it.
    public static var _shape: _Shape { _Shape(.int) }
    /// The value of a property that nobody has set.
    public static func _initial() -> Int16 { 0 }
    /// The value that `value` stands for.
    public static func _make(_ value: Any?) -> Int16? { Untyped.integer(value).flatMap(Int16.init(exactly:)) }
    /// The value as a store keeps it.
    public func _encode(_ realm: _RealmHandle?) -> _Stored { _Stored(.int(Int64(self))) }

    /// The value that a store keeps.
    public static func _decode(_ stored: _Stored, _ realm: _RealmHandle) -> Int16 {
        if case .int(let value) = stored.value { Int16(truncatingIfNeeded: value) } else { 0 }
    }
}

extension Int32: _RealmCollectionValueInsideOptional {
    /// The type as a schema has it.
    public static var _shape: _Shape { _Shape(.int) }
    /// The value of a property that nobody has set.
    public static func _initial() -> Int32 { 0 }
    /// The value that `value` stands for.
    public static func _make(_ value: Any?) -> Int32? { Untyped.integer(value).flatMap(Int32.init(exactly:)) }
    /// The value as a store keeps it.
    public func _encode(_ realm: _RealmHandle?) -> _Stored { _Stored(.int(Int64(self))) }

    /// The value that a store keeps.
    public static func _decode(_ stored: _Stored, _ realm: _RealmHandle) -> Int32 {
        if case .int(let value) = stored.value { Int32(truncatingIfNeeded: value) } else { 0 }
    }
}

extension Int64: _RealmCollectionValueInsideOptional {
    /// The type as a schema has it.
    public static var _shape: _Shape { _Shape(.int) }
    /// The value of a property that nobody has set.
    public static func _initial() -> Int64 { 0 }
    /// The value that `value` stands for.
    public static func _make(_ value: Any?) -> Int64? { Untyped.integer(value).flatMap(Int64.init(exactly:)) }
    /// The value as a store keeps it.
    public func _encode(_ realm: _RealmHandle?) -> _Stored { _Stored(.int(Int64(self))) }

    /// The value that a store keeps.
    public static func _decode(_ stored: _Stored, _ realm: _RealmHandle) -> Int64 {
        if case .int(let value) = stored.value { Int64(truncatingIfNeeded: value) } else { 0 }
    }
}

extension Bool: _RealmCollectionValueInsideOptional {
    /// The type as a schema has it.
    public static var _shape: _Shape { _Shape(.bool) }
    /// The value of a property that nobody has set.
    public static func _initial() -> Bool { false }
    /// The value that `value` stands for.
    public static func _make(_ value: Any?) -> Bool? { Untyped.bool(value) }
    /// The value as a store keeps it.
    public func _encode(_ realm: _RealmHandle?) -> _Stored { _Stored(.bool(self)) }

    /// The value that a store keeps.
    public static func _decode(_ stored: _Stored, _ realm: _RealmHandle) -> Bool {
        if case .bool(let value) = stored.value { value } else { false }
    }
}

extension Float: _RealmCollectionValueInsideOptional {
    /// The type as a schema has it.
    public static var _shape: _Shape { _Shape(.float) }
    /// The value of a property that nobody has set.
    public static func _initial() -> Float { 0 }
    /// The value that `value` stands for.
    public static func _make(_ value: Any?) -> Float? { Untyped.double(value).map(Float.init) }
    /// The value as a store keeps it.
    public func _encode(_ realm: _RealmHandle?) -> _Stored { _Stored(.float(self)) }

    /// The value that a store keeps.
    public static func _decode(_ stored: _Stored, _ realm: _RealmHandle) -> Float {
        if case .float(let value) = stored.value { value } else { 0 }
    }
}

extension Double: _RealmCollectionValueInsideOptional {
    /// The type as a schema has it.
    public static var _shape: _Shape { _Shape(.double) }
    /// The value of a property that nobody has set.
    public static func _initial() -> Double { 0 }
    /// The value that `value` stands for.
    public static func _make(_ value: Any?) -> Double? { Untyped.double(value) }
    /// The value as a store keeps it.
    public func _encode(_ realm: _RealmHandle?) -> _Stored { _Stored(.double(self)) }

    /// The value that a store keeps.
    public static func _decode(_ stored: _Stored, _ realm: _RealmHandle) -> Double {
        if case .double(let value) = stored.value { value } else { 0 }
    }
}

extension String: _RealmCollectionValueInsideOptional {
    /// The type as a schema has it.
    public static var _shape: _Shape { _Shape(.string) }
    /// The value of a property that nobody has set.
    public static func _initial() -> String { "" }
    /// The value that `value` stands for.
    public static func _make(_ value: Any?) -> String? { Untyped.string(value) }
    /// The value as a store keeps it.
    public func _encode(_ realm: _RealmHandle?) -> _Stored { _Stored(.string(self)) }

    /// The value that a store keeps.
    public static func _decode(_ stored: _Stored, _ realm: _RealmHandle) -> String {
        if case .string(let value) = stored.value { value } else { "" }
    }
}

extension Data: _RealmCollectionValueInsideOptional {
    /// The type as a schema has it.
    public static var _shape: _Shape { _Shape(.data) }
    /// The value of a property that nobody has set.
    public static func _initial() -> Data { Data() }
    /// The value that `value` stands for.
    public static func _make(_ value: Any?) -> Data? { Untyped.data(value) }
    /// The value as a store keeps it.
    public func _encode(_ realm: _RealmHandle?) -> _Stored { _Stored(.data(self)) }

    /// The value that a store keeps.
    public static func _decode(_ stored: _Stored, _ realm: _RealmHandle) -> Data {
        if case .data(let value) = stored.value { value } else { Data() }
    }
}

extension Date: _RealmCollectionValueInsideOptional {
    /// The type as a schema has it.
    public static var _shape: _Shape { _Shape(.date) }
    /// The value of a property that nobody has set.
    public static func _initial() -> Date { Date(timeIntervalSince1970: 0) }
    /// The value that `value` stands for.
    public static func _make(_ value: Any?) -> Date? { Untyped.date(value) }
    /// The value as a store keeps it.
    public func _encode(_ realm: _RealmHandle?) -> _Stored { _Stored(.date(self)) }

    /// The value that a store keeps.
    public static func _decode(_ stored: _Stored, _ realm: _RealmHandle) -> Date {
        if case .date(let value) = stored.value { value } else { _initial() }
    }
}

extension UUID: _RealmCollectionValueInsideOptional {
    /// The type as a schema has it.
    public static var _shape: _Shape { _Shape(.UUID) }
    /// The value of a property that nobody has set.
    public static func _initial() -> UUID { UUID() }
    /// The value that `value` stands for.
    public static func _make(_ value: Any?) -> UUID? { Untyped.uuid(value) }
    /// The value as a store keeps it.
    public func _encode(_ realm: _RealmHandle?) -> _Stored { _Stored(.uuid(self)) }

    /// The value that a store keeps.
    public static func _decode(_ stored: _Stored, _ realm: _RealmHandle) -> UUID {
        if case .uuid(let value) = stored.value { value } else { UUID() }
    }
}
