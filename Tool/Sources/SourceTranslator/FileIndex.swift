/// What one source file declares, as far as the translation of other files depends on it.
public struct FileIndex: Codable, Hashable, Sendable {
    public var types: [TypeRecord] = []
    public var imports: [String] = []
    /// Whether the file has `@main` or `@UIApplicationMain`, and so no `main.swift` is needed.
    public var hasMain = false
}

/// A type, or an extension of one.
public struct TypeRecord: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Sendable {
        case `class`, `extension`, `protocol`, other
    }

    /// With the names of the types around it: `Outer.Inner`.
    public var name: String
    public var kind: Kind
    /// The superclass and protocols that are written out, without generic arguments.
    public var inherited: [String] = []
    public var isGeneric = false
    /// In a function: it has no name outside.
    public var isLocal = false
    /// `@objcMembers`
    public var exposesMembers = false
    /// `@objc` or `@objc(name)`
    public var isObjectiveC = false
    public var methods: [MethodRecord] = []
    public var properties: [PropertyRecord] = []
}

/// A method of a class, an extension or a protocol.
public struct MethodRecord: Codable, Hashable, Sendable {
    public var base: String
    /// One a parameter, empty for `_`.
    public var labels: [String]
    /// The Objective-C selector, whether or not the method is exposed.
    public var selector: String
    /// `@objc`, `@IBAction`, `@IBSegueAction`, `dynamic`, or in a class that exposes its members.
    public var isExposed: Bool
    public var isStatic: Bool
    public var isOverride: Bool
    /// `@objc optional` of a protocol.
    public var isOptional: Bool
    public var isPrivate: Bool

    /// `foo(_:animated:)`
    public var fullName: String { base + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")" }
}

/// A property of a class, an extension or a protocol.
public struct PropertyRecord: Codable, Hashable, Sendable {
    public var name: String
    public var objectiveCName: String
    public var isExposed: Bool
    public var isOptional: Bool
}
