internal import Foundation

/// From stored values to the types that `@NSManaged` properties declare, and back. The common types take no dynamic
/// cast.
enum ManagedCast {
    static func read<T>(_ value: StoredValue, as kind: AttributeKind, owner: NSManagedObject, key: String) -> T {
        switch value {
        case .text(let text):
            if let found = same(text, as: T.self) { return found }
        case .integer(let number) where kind != .boolean:
            if let found = integer(number, as: T.self) { return found }
        case .integer(let number):
            if let found = same(number != 0, as: T.self) { return found }
        case .real(let number):
            if let found = same(number, as: T.self) ?? same(Float(number), as: T.self) { return found }
        case .date(let seconds):
            if let found = same(Date(timeIntervalSinceReferenceDate: seconds), as: T.self) { return found }
        case .data(let data):
            if let found = same(data, as: T.self) { return found }
        case .uuid(let uuid):
            if let found = same(uuid, as: T.self) { return found }
        default: break
        }
        return cast(value.any(as: kind), owner: owner, key: key)
    }

    /// The stored form of a value of the types that need no look at run time; nil for others.
    static func stored<T>(_ value: T, as kind: AttributeKind) -> StoredValue? {
        switch kind {
        case .text: same(value, as: String.self).map { .text($0) }
        case .integer16: same(value, as: Int16.self).map { .integer(Int64($0)) }
        case .integer32: same(value, as: Int32.self).map { .integer(Int64($0)) }
        case .integer64: same(value, as: Int64.self).map { .integer($0) }
        case .boolean: same(value, as: Bool.self).map { .integer($0 ? 1 : 0) }
        case .double: same(value, as: Double.self).map { .real($0) }
        case .float: same(value, as: Float.self).map { .real(Double($0)) }
        case .date: same(value, as: Date.self).map { .date($0.timeIntervalSinceReferenceDate) }
        case .data: same(value, as: Data.self).map { .data($0) }
        case .uuid: same(value, as: UUID.self).map { .uuid($0) }
        default: nil
        }
    }

    /// The value as another type that is the same type, or an optional of it. Of an optional that is nil: nil.
    private static func same<From, To>(_ value: From, as type: To.Type) -> To? {
        if From.self == To.self { return unsafeBitCast(value, to: To.self) }
        if Optional<From>.self == To.self { return unsafeBitCast(Optional(value), to: To.self) }
        if From.self == Optional<To>.self { return unsafeBitCast(value, to: Optional<To>.self) }
        return nil
    }

    private static func integer<T>(_ number: Int64, as type: T.Type) -> T? {
        same(Int16(truncatingIfNeeded: number), as: type) ?? same(Int32(truncatingIfNeeded: number), as: type)
            ?? same(number, as: type) ?? same(Int(number), as: type)
    }

    /// The value as `T`; what Swift makes of an Objective-C nil if there is none.
    static func cast<T>(_ value: Any?, owner: NSManagedObject, key: String) -> T {
        if let value {
            if let found = value as? T { return found }
            if let type = T.self as? any RawRepresentable.Type, let found = raw(value, type) as? T { return found }
            fatalError(
                "\(owner.entity.name ?? "").\(key) is declared as \(T.self), and has a value of type \(type(of: value))"
            )
        }
        if let none = Optional<Any>.none as? T { return none }
        // What has no value reads as zero or as empty, where Swift can make such a thing of nothing.
        if let empty = (T.self as? any ReadsNil.Type)?.ofNothing as? T { return empty }
        if let type = T.self as? any RawRepresentable.Type, let found = raw(NSNumber(value: 0), type) as? T {
            return found
        }
        fatalError("\(owner.entity.name ?? "").\(key) is declared as \(T.self), and has no value")
    }

    private static func raw<R: RawRepresentable>(_ value: Any, _ type: R.Type) -> R? {
        (value as? R.RawValue).flatMap(R.init(rawValue:))
    }
}

/// Types of which Swift makes a value when Objective-C answers nil.
private protocol ReadsNil {
    static var ofNothing: Self { get }
}

extension String: ReadsNil { fileprivate static var ofNothing: String { "" } }
extension Data: ReadsNil { fileprivate static var ofNothing: Data { Data() } }
extension Array: ReadsNil { fileprivate static var ofNothing: [Element] { [] } }
extension Set: ReadsNil { fileprivate static var ofNothing: Set { [] } }
extension Dictionary: ReadsNil { fileprivate static var ofNothing: [Key: Value] { [:] } }
extension Bool: ReadsNil { fileprivate static var ofNothing: Bool { false } }
extension Int: ReadsNil { fileprivate static var ofNothing: Int { 0 } }
extension Int16: ReadsNil { fileprivate static var ofNothing: Int16 { 0 } }
extension Int32: ReadsNil { fileprivate static var ofNothing: Int32 { 0 } }
extension Int64: ReadsNil { fileprivate static var ofNothing: Int64 { 0 } }
extension Double: ReadsNil { fileprivate static var ofNothing: Double { 0 } }
extension Float: ReadsNil { fileprivate static var ofNothing: Float { 0 } }
