/// The value of a runtime attribute or an outlet, on its way into a property of some type.
@MainActor
struct NibValue {
    /// The property takes no such value.
    struct Mismatch: Error {}

    private let stored: Any?

    init(_ value: Any?) {
        stored = value
    }

    func bool() throws -> Bool { try unwrapped(number).boolValue }
    func boolOrNil() throws -> Bool? { try orNil { try bool() } }
    func integer<T: BinaryInteger>() throws -> T { try converted(number) { T(exactly: $0.doubleValue) } }
    func integerOrNil<T: BinaryInteger>() throws -> T? { try orNil { try integer() } }
    func real<T: BinaryFloatingPoint>() throws -> T { T(try unwrapped(number).doubleValue) }
    func realOrNil<T: BinaryFloatingPoint>() throws -> T? { try orNil { try real() } }
    func string() throws -> String { try unwrapped(stored as? String) }
    func stringOrNil() throws -> String? { try orNil { try string() } }

    /// The value as it is.
    func value<T>() throws -> T { try unwrapped(stored as? T) }
    func valueOrNil<T>() throws -> T? { try orNil { try value() } }

    /// A case or an option of a type, by its raw value.
    func rawInteger<T: RawRepresentable>() throws -> T where T.RawValue: BinaryInteger {
        try converted(try integer() as T.RawValue) { T(rawValue: $0) }
    }
    func rawIntegerOrNil<T: RawRepresentable>() throws -> T? where T.RawValue: BinaryInteger {
        try orNil { try rawInteger() }
    }
    func rawReal<T: RawRepresentable>() throws -> T where T.RawValue: BinaryFloatingPoint {
        try converted(try real() as T.RawValue) { T(rawValue: $0) }
    }
    func rawRealOrNil<T: RawRepresentable>() throws -> T? where T.RawValue: BinaryFloatingPoint {
        try orNil { try rawReal() }
    }
    func rawString<T: RawRepresentable>() throws -> T where T.RawValue == String {
        try converted(try string()) { T(rawValue: $0) }
    }
    func rawStringOrNil<T: RawRepresentable>() throws -> T? where T.RawValue == String {
        try orNil { try rawString() }
    }

    private var number: NSNumber? { stored as? NSNumber }

    private func unwrapped<T>(_ value: T?) throws -> T {
        guard let value else { throw Mismatch() }
        return value
    }

    private func converted<Source, T>(_ value: Source?, _ convert: (Source) -> T?) throws -> T {
        try unwrapped(value.flatMap(convert))
    }

    private func orNil<T>(_ read: () throws -> T) throws -> T? {
        if stored == nil { return nil }
        return try read()
    }
}
