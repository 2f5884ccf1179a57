import Foundation

/// The name of a class as Objective-C has it: of a class at the top of a module `Module.Name`, of one in another type the
/// name with the kinds and lengths of all of them, as in `_TtCC6Module5Outer5Inner`.
///
/// Foundation on Linux stops the program for a class in another type. The translated source of an app calls this one.
@_disfavoredOverload
public func NSStringFromClass(_ aClass: AnyClass) -> String { ClassNaming.name(of: aClass) }

/// The class of a name: of Foundation's, `Module.Name`, one that `@objc(Name)` gave, or one of a class in another type, as
/// ``NSStringFromClass(_:)`` gives it or with dots. Nil if there is none.
@_disfavoredOverload
public func NSClassFromString(_ aClassName: String) -> AnyClass? { ClassNaming.type(named: aClassName) }

/// Names of classes in other types.
enum ClassNaming {
    /// Class, structure, enumeration.
    private static let kinds: [Character] = ["C", "V", "O"]
    private static let oldPrefix = "_Tt"
    private static let depth = 5

    static func name(of type: AnyClass) -> String {
        let name = String(reflecting: type)
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.allSatisfy(isWord) else { return name }
        guard parts.count > 2 else { return Foundation.NSStringFromClass(type) }
        guard let kinds = kinds(of: parts, where: { $0 == type }) else { return name }
        return oldPrefix + String(kinds.reversed()) + parts.map(identifier).joined()
    }

    static func type(named name: String) -> AnyClass? {
        if name.hasPrefix(oldPrefix) {
            guard let (kinds, parts) = parsed(name.dropFirst(oldPrefix.count)) else { return nil }
            return type(parts, kinds)
        }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 2 else { return Foundation.NSClassFromString(name) ?? ClassNames.find(name) }
        guard parts.allSatisfy(isWord) else { return nil }
        return kinds(of: parts) { _ in true }.flatMap { type(parts, $0) }
    }

    /// What the types of a path are, the outermost first: those with which there is such a class.
    private static func kinds(of parts: [String], where isRight: (AnyClass) -> Bool) -> [Character]? {
        let outer = parts.count - 2
        guard outer <= depth else { return nil }
        var candidates: [[Character]] = [[]]
        for _ in 0..<outer { candidates = candidates.flatMap { some in kinds.map { some + [$0] } } }
        return candidates.lazy.map { $0 + ["C"] }.first { type(parts, $0).map(isRight) == true }
    }

    private static func type(_ parts: [String], _ kinds: [Character]) -> AnyClass? {
        guard let module = parts.first, parts.count == kinds.count + 1 else { return nil }
        let rest = zip(parts.dropFirst(), kinds).map { identifier($0) + String($1) }.joined()
        return _typeByName(identifier(module) + rest) as? AnyClass
    }

    /// `CC6Module5Outer5Inner` in its parts; the kinds with the outermost first.
    private static func parsed(_ text: Substring) -> (kinds: [Character], parts: [String])? {
        let letters = text.prefix { kinds.contains($0) }
        var rest = text.dropFirst(letters.count)
        var parts: [String] = []
        while let first = rest.first, first.isASCII, first.isNumber {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(digits.count)
            guard let count = Int(digits), count > 0, count <= rest.utf8.count else { return nil }
            let word = String(rest.prefix(count))
            guard isWord(word), word.utf8.count == count else { return nil }
            parts.append(word)
            rest = rest.dropFirst(count)
        }
        guard rest.isEmpty, !letters.isEmpty, letters.count <= depth + 1, parts.count == letters.count + 1 else {
            return nil
        }
        return (letters.reversed(), parts)
    }

    private static func identifier(_ word: String) -> String { "\(word.utf8.count)\(word)" }

    private static func isWord(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0 < 0x80 }
            && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && text.first?.isNumber == false
    }
}
