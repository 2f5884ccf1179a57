import SwiftSyntax

/// A type declaration or extension that the driver is in.
struct TypeScope {
    /// With the name of the type around it: `Outer.Inner`.
    var name: String
    var kind: TypeRecord.Kind
    var isGeneric: Bool
    /// In a function: it has no name outside.
    var isLocal: Bool
    var exposesMembers: Bool
    /// The `#if` conditions around the declaration.
    var conditions: [String]
    /// Entries for the selector table, with the conditions around their members.
    var entries: [(conditions: [String], source: String)] = []
    var selectors: Set<String> = []
    /// Where `private` stands on a type inside another: nothing outside can name such a type.
    var privateModifier: TokenSyntax?
    /// `@MainActor ` or nothing.
    var isolation = ""
    /// `public `, `package ` or nothing.
    var access = ""
    /// How many functions deep the declaration itself is.
    var depth = 0
}
