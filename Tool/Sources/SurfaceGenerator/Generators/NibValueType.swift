/// How a value of a property's type is read from a runtime attribute or an outlet.
struct NibValueType {
    /// A call of a method of `NibValue`; nil if no nib can hold such a value.
    let read: String?
    /// Whether the value is an object, which the next part of a key path may ask.
    let isObject: Bool
    let isBool: Bool

    /// - Parameters:
    ///   - declared: The type as the declaration has it.
    ///   - classes: The class of the property and its superclasses, in which the type may be nested.
    init(_ declared: String, in classes: [String], _ types: [String: TypeDeclaration]) {
        var name = declared
        let isImplicit = name.hasSuffix("!")
        let isOptional = name.hasSuffix("?") || isImplicit
        if isOptional { name.removeLast() }
        if name.hasPrefix("("), name.hasSuffix(")") { name = String(name.dropFirst().dropLast()) }
        let isExistential = name.hasPrefix("any ")
        if isExistential { name = String(name.dropFirst(4)) }
        let type = types[name] ?? classes.lazy.compactMap { types["\($0).\(name)"] }.first
        isBool = name == "Bool"
        isObject = type?.kind == .class || isExistential && type?.kind == .protocol
        read = Self.read(name, type, isOptional, types)
    }

    private static func read(
        _ name: String, _ type: TypeDeclaration?, _ isOptional: Bool, _ types: [String: TypeDeclaration]
    ) -> String? {
        let suffix = isOptional ? "OrNil()" : "()"
        if name == "Bool" { return "bool\(suffix)" }
        if integers.contains(name) { return "integer\(suffix)" }
        if reals.contains(name) { return "real\(suffix)" }
        if name == "String" { return "string\(suffix)" }
        if values.contains(name) { return "value\(suffix)" }
        if name.hasPrefix("["), name.hasSuffix("]") {
            let element = name.dropFirst().dropLast()
            return types[String(element)]?.kind == .class ? "value\(suffix)" : nil
        }
        guard let type else { return nil }
        switch type.kind {
        case .class, .protocol: return isOptional ? "valueOrNil()" : "value()"
        case .enum, .struct:
            guard let raw = rawType(of: type) else { return nil }
            return raw + suffix
        default: return nil
        }
    }

    /// The method that reads a raw value, for an enumeration or a type of constants.
    private static func rawType(of type: TypeDeclaration) -> String? {
        let raw =
            type.kind == .enum
            ? type.inherited.first
            : type.inherited.contains { ["RawRepresentable", "OptionSet"].contains($0) }
                ? type.members.first { $0.name == "rawValue" }?.type : nil
        guard let raw else { return nil }
        if integers.contains(raw) { return "rawInteger" }
        if reals.contains(raw) { return "rawReal" }
        return raw == "String" ? "rawString" : nil
    }

    private static let integers: Set<String> = ["Int", "UInt", "Int32", "UInt32", "Int64", "UInt64", "Int16", "UInt16"]
    private static let reals: Set<String> = ["CGFloat", "Double", "Float", "TimeInterval", "CFTimeInterval"]
    /// Attributes hold these as they are.
    private static let values: Set<String> = ["CGPoint", "CGSize", "CGRect", "NSRange"]
}
