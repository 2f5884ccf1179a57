/// The declarations of one source file that the translation of other files depends on.
public struct FileIndex: Codable, Hashable, Sendable {
    public var types: [TypeRecord] = []
    /// The modules that the file certainly imports: under no condition, or under one that holds on iOS.
    public var imports: [ImportRecord] = []
    /// The modules that the file may import, or asks for by `canImport`: under no condition that is certainly false.
    public var mentions: Set<String> = []
    /// The lines of the branches that are there on iOS, and that Linux has nothing in place of.
    public var hiddenBranches: [ClosedRange<Int>] = []
    /// The lines of the branches that are there if a module is.
    public var optionalBranches: [ClosedRange<Int>] = []
    /// The lines of what is done only if a value is of a type with a plain name.
    public var castBranches: [ClosedRange<Int>] = []
    /// Whether the file imports SwiftUI otherwise than on the condition that it is there.
    public var needsSwiftUI = false
    /// The types that the file gives another name, under no condition or under one that holds on iOS.
    public var aliases: [String: String] = [:]
    /// Whether the file has `@main` or `@UIApplicationMain`, and so no `main.swift` is needed.
    public var hasMain = false

    /// What the file declares outside of some branches.
    ///
    /// - Parameter isLeftOut: Tells by the line in which a branch begins whether it is one of them.
    public func without(_ isLeftOut: (Int) -> Bool) -> FileIndex {
        func stays(_ branches: [BranchRecord]) -> Bool { !branches.contains { isLeftOut($0.line) } }
        var result = self
        result.types.removeAll { !stays($0.branches) }
        for place in result.types.indices { result.types[place].methods.removeAll { !stays($0.branches) } }
        return result
    }
}

/// A module that a file imports, and where.
public struct ImportRecord: Codable, Hashable, Sendable {
    /// The module that is imported on Linux.
    public var module: String
    /// From 1.
    public var line: Int
    public var column: Int
    /// The lines of the branch of a condition that a library can do without, if the import is in one.
    public var branch: ClosedRange<Int>?
}

/// A type, or an extension of one.
public struct TypeRecord: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Sendable {
        case `class`, `extension`, `protocol`, other
    }

    public enum Reach: String, Codable, Sendable {
        case everywhere, module, file
    }

    /// With the names of the types around it: `Outer.Inner`.
    public var name: String
    public var kind: Kind
    /// The superclass and protocols that are written out, without generic arguments.
    public var inherited: [String] = []
    public var isGeneric = false
    /// Nothing outside the file can name it.
    public var isPrivate = false
    /// Who can name it, as its own modifiers say.
    public var reach = Reach.module
    /// In a function: it has no name outside.
    public var isLocal = false
    /// `@objcMembers`
    public var exposesMembers = false
    /// `@objc` or `@objc(name)`
    public var isObjectiveC = false
    public var methods: [MethodRecord] = []
    public var properties: [PropertyRecord] = []
    /// Whether it is an extension with `convenience init()`, around which no condition is.
    public var hasPlainInitialiser = false
    /// The branches of conditions around it, the outermost first.
    public var branches: [BranchRecord] = []

    /// Whether the class itself may get members in the place of an extension's.
    var leavesMembersToClass: Bool {
        methods.contains { $0.forwarder != nil || $0.overridable != nil }
            || properties.contains { $0.forwarder != nil || $0.overridable != nil }
    }
}

/// A branch of a condition that a declaration stands in.
public struct BranchRecord: Codable, Hashable, Sendable {
    /// Where the branch begins.
    public var line: Int
    /// What holds in the branch, as a condition; nil if that is certain.
    public var condition: String?
}

/// A method of a class, an extension or a protocol.
public struct MethodRecord: Codable, Hashable, Sendable {
    public var base: String
    /// One a parameter, empty for `_`.
    public var labels: [String]
    /// Those of the parameters, as they are written.
    public var types: [String] = []
    /// The Objective-C selector, whether or not the method is exposed.
    public var selector: String
    /// `@objc`, `@IBAction`, `@IBSegueAction`, `dynamic`, or in a class that exposes its members.
    public var isExposed: Bool
    public var isStatic: Bool
    public var isOverride: Bool
    /// `@objc optional` of a protocol.
    public var isOptional: Bool
    public var isPrivate: Bool
    public var isAsync = false
    public var isDynamic = false
    /// `-> Self`
    public var returnsSelf = false
    /// `@MainActor` of its own
    public var isOnMainActor = false
    /// The branches of conditions around it, the outermost first; those around its type are among them.
    public var branches: [BranchRecord] = []
    /// For an override in an extension: the override that stands in the class in its place, and calls it.
    public var forwarder: String?
    /// For what an extension exposes: the method that stands in the class and calls it, if a subclass overrides it.
    public var overridable: String?

    /// `foo(_:animated:)`
    public var fullName: String { base + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")" }
}

/// A property of a class, an extension or a protocol.
public struct PropertyRecord: Codable, Hashable, Sendable {
    public var name: String
    public var objectiveCName: String
    public var isExposed: Bool
    /// Whether it tells observers of its changes.
    public var isObservable: Bool
    public var isOptional: Bool
    public var isOverride = false
    /// `[AnyObject]`
    public var isListOfObjects = false
    /// `AnyObject` or `AnyObject?`
    public var isAnyObject = false
    /// As for a method.
    public var forwarder: String?
    /// As for a method.
    public var overridable: String?
}
