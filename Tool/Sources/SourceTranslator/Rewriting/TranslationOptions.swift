/// Settings of the translation that apply to a whole module.
public struct TranslationOptions: Hashable, Sendable {
    /// The name of the module; nil if it is not known.
    public var moduleName: String?
    /// Whether `URL(string:)` is nil for characters that a URL cannot have, as it is for apps that were built before
    /// iOS 17; later ones have them escaped.
    public var refusesInvalidURLs = false
    /// Whether `os(Linux)` holds beside `os(iOS)`. It does for libraries: one that knows Linux has branches for the
    /// Foundation that is here, and an app that does not expect them has none. Such a library finds no Security when it
    /// asks, as it does not elsewhere on Linux.
    public var isForLinuxToo = false
    /// The branches of a library that stay hidden though they are there on iOS, by ``branch(of:at:)``: what they use is
    /// not here. Nil if none is shown.
    public var hiddenBranches: Set<String>?
    /// Whether the sources are in Swift 3, which the compiler knows no more.
    public var isSwift3 = false
    /// Whether members of Objective-C's objects are exposed without `@objc`: in Swift 3, and where a project asks for it.
    public var infersExposure = false
    /// Frameworks that are not here: branches that import them are not taken.
    public var missingFrameworks: Set<String> = []
    /// Frameworks that are not here, and that an app is tried without: their imports alone are dropped.
    public var frameworksDoneWithout: Set<String> = []
    /// Whether methods and properties tell the recorder of a trace what is done with them.
    public var isTraced = false
    /// Whether the module is one of tests that have a bundle of their own beside the app's.
    public var hasBundleOfTests = false
    /// Whether tests tell it when they begin and end.
    public var tracesTests = false
    /// Whether these are tests that `seam test` runs.
    public var isOfTests = false
    /// Whether a library is compiled with such tests and for them: it finds Apple's XCTest, and takes the branches for
    /// iOS alone, as those for Linux know another XCTest.
    public var isForTests = false
    /// Whether SwiftUI is there for those who ask, in a module that can do without it too.
    public var hasSwiftUI = false

    /// The types of other modules that are called as types of Combine's, by the modules' names.
    public var sharedNames: [String: Set<SharedName>] = [:]

    public init() {}

    /// The name of a branch among those that are hidden.
    public static func branch(of path: String, at line: Int) -> String { "\(path):\(line)" }
}
