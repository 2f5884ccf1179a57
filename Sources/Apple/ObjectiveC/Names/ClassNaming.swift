import Foundation

/// The names of classes as Objective-C has them.
package enum ClassNaming {
    /// Class, structure, enumeration.
    private static let kinds: [Character] = ["C", "V", "O"]
    private static let oldPrefix = "_Tt"
    /// Of the names that symbols have.
    private static let mangledPrefix = "$s"
    private static let depth = 5
    /// Those whose classes are Objective-C's on Apple's platforms, and have no module there.
    private static let frameworks = [
        "UIKit", "QuartzCore", "CoreData", "Foundation", "SeamFoundation", "WebKit", "MapKit", "CoreLocation",
        "CoreImage", "AVFoundation", "UserNotifications", "SafariServices", "PhotosUI", "LocalAuthentication",
        "AuthenticationServices", "XCTest",
    ]

    /// The name of a class, as `NSStringFromClass` gives it.
    package static func name(of type: AnyClass) -> String {
        if let given = SelectorTable.givenName(of: type) { return given }
        let parts = parts(of: type)
        guard parts.count == 2, parts.allSatisfy(isWord) else { return nameUnknownToFoundation(of: type) ?? "" }
        let name = Foundation.NSStringFromClass(type)
        return frameworks.contains(parts[0]) && name.hasPrefix(parts[0] + ".") ? parts[1] : name
    }

    /// The name of a class that is not just one of a module; nil for others.
    static func nameUnknownToFoundation(of type: AnyClass) -> String? {
        let parts = parts(of: type)
        guard parts.allSatisfy(isWord) else {
            // A private class's has what tells its file from others, and a generic class's its arguments.
            return _mangledTypeName(type).map { mangledPrefix + $0 } ?? String(reflecting: type)
        }
        guard parts.count > 2 else { return nil }
        guard let kinds = kinds(of: parts, where: { $0 == type }) else { return String(reflecting: type) }
        return oldPrefix + String(kinds.reversed()) + parts.map(identifier).joined()
    }

    private static func parts(of type: AnyClass) -> [String] {
        String(reflecting: type).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }

    /// The class of a name, as `NSClassFromString` finds it.
    package static func type(named name: String) -> AnyClass? {
        if name.hasPrefix(oldPrefix) {
            guard let (kinds, parts) = parsed(name.dropFirst(oldPrefix.count)) else { return nil }
            return type(parts, kinds)
        }
        if let found = ClassNames.find(name), SelectorTable.givenName(of: found) == name { return found }
        if name.hasPrefix(mangledPrefix) {
            return _typeByName(String(name.dropFirst(mangledPrefix.count))) as? AnyClass
        }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        // Foundation writes names in other letters as the compiler does.
        guard parts.allSatisfy(isWord) else { return Foundation.NSClassFromString(name) }
        switch parts.count {
        case 1:
            return Foundation.NSClassFromString(name)
                ?? frameworks.lazy.compactMap { type([$0, name], ["C"]) }.first
        case 2: return type(parts, ["C"]) ?? Foundation.NSClassFromString(name)
        default: return kinds(of: parts) { _ in true }.flatMap { type(parts, $0) }
        }
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
