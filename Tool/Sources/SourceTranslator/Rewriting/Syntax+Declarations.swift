import SwiftSyntax

extension AttributeListSyntax {
    /// The first attribute with one of the names, `#if` around attributes left aside.
    func first(named names: Set<String>) -> AttributeSyntax? {
        for element in self {
            if case .attribute(let attribute) = element, names.contains(attribute.name) { return attribute }
        }
        return nil
    }

    func has(_ name: String) -> Bool { first(named: [name]) != nil }
}

extension AttributeSyntax {
    /// Without the `@` and the arguments.
    var name: String { attributeName.trimmedDescription }

    /// `foo:bar:` of `@objc(foo:bar:)`.
    var objectiveCName: String? {
        guard name == "objc", let arguments else { return nil }
        let text = arguments.trimmedDescription.filter { !$0.isWhitespace }
        return text.isEmpty ? nil : text
    }
}

extension DeclModifierListSyntax {
    func has(_ keywords: Keyword...) -> Bool {
        contains { modifier in keywords.contains { modifier.name.tokenKind == .keyword($0) } }
    }

    /// `private` for reading; `private(set)` does not count.
    var isPrivate: Bool {
        contains { $0.name.tokenKind == .keyword(.private) && $0.detail == nil }
    }
}

extension TypeSyntax {
    /// The name that an inheritance clause or an extension gives, without generic arguments: `Outer.Inner`.
    var plainName: String? {
        if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.identifierText }
        if let member = self.as(MemberTypeSyntax.self) {
            return member.baseType.plainName.map { $0 + "." + member.name.identifierText }
        }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.plainName }
        return nil
    }
}

extension TokenSyntax {
    /// Without the back-ticks of an escaped name.
    var identifierText: String {
        text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
    }
}

extension InheritanceClauseSyntax {
    var plainNames: [String] { inheritedTypes.compactMap { $0.type.plainName } }
}

extension FunctionDeclSyntax {
    /// One a parameter, empty for `_`.
    var labels: [String] {
        signature.parameterClause.parameters.map { $0.firstName.text == "_" ? "" : $0.firstName.identifierText }
    }

    var isStatic: Bool { modifiers.has(.static, .class) }
    var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }
    var isThrowing: Bool { signature.effectSpecifiers?.throwsClause != nil }

    /// The selector that Objective-C would see.
    var selector: String {
        if let name = attributes.first(named: ["objc"])?.objectiveCName { return name }
        return ObjectiveCName.selector(
            base: name.identifierText, labels: labels, isThrowing: isThrowing, isAsync: isAsync)
    }

    func record(exposed: Bool) -> MethodRecord {
        MethodRecord(
            base: name.identifierText, labels: labels,
            types: signature.parameterClause.parameters.map {
                $0.type.trimmedDescription + ($0.ellipsis == nil ? "" : "...")
            },
            selector: selector,
            isExposed: (exposed && !modifiers.isPrivate && !attributes.has("nonobjc"))
                || attributes.first(named: Exposure.methodAttributes) != nil,
            isStatic: isStatic, isOverride: modifiers.has(.override), isOptional: modifiers.has(.optional),
            isPrivate: modifiers.has(.private, .fileprivate),
            isAsync: signature.effectSpecifiers?.asyncSpecifier != nil, isDynamic: modifiers.has(.dynamic),
            returnsSelf: signature.returnClause?.type.trimmedDescription == "Self",
            isOnMainActor: attributes.has("MainActor"))
    }
}

/// The attributes that expose a declaration to Objective-C.
enum Exposure {
    static let methodAttributes: Set<String> = ["objc", "IBAction", "IBSegueAction"]
    static let propertyAttributes: Set<String> = ["objc", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged"]

    /// Attributes that mean nothing without Objective-C.
    static let removed: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
        "GKInspectable", "NSManaged", "NSCopying",
    ]
}
