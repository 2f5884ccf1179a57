public import Foundation
public import SeamFoundation

/// An intent that a person finds without setting anything up.
public struct AppShortcut: Sendable {
    /// The intent.
    public let intent: any AppIntent
    /// What a person says.
    public let phrases: [String]
    /// The words for it.
    public let shortTitle: LocalizedStringResource?
    /// The name of its symbol.
    public let systemImageName: String?

    /// Creates a shortcut.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {
        self.intent = intent
        self.phrases = phrases.map(\.text)
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
    }

    /// Creates a shortcut.
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
        self.intent = intent
        self.phrases = phrases.map(\.text)
        shortTitle = nil
        systemImageName = nil
    }
}

/// What a person says, with the app's name and perhaps a parameter in it.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// What stands for something in a phrase.
    public enum Token: Sendable {
        /// The name of the app.
        case applicationName
    }

    /// The parts of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        /// Begins a phrase.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds words.
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Adds the name of the app.
        public mutating func appendInterpolation(_ token: Token) {
            let names = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap {
                Bundle.main.object(forInfoDictionaryKey: $0) as? String
            }
            text += names.first ?? ProcessInfo.processInfo.processName
        }
        /// Adds the place of a parameter.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            text += "_"
        }
    }

    /// The words, with `_` for parameters.
    let text: String
    public init(stringLiteral value: String) { text = value }
    /// Creates a phrase of its parts.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

/// Makes lists of shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
    /// A shortcut.
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    /// All of them.
    public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] { parts.flatMap { $0 } }
    /// Those of a branch.
    public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
    /// Those of a branch.
    public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
    /// Those of a branch.
    public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
    /// Those of a loop.
    public static func buildArray(_ parts: [[AppShortcut]]) -> [AppShortcut] { parts.flatMap { $0 } }
    /// Those of a newer system.
    public static func buildLimitedAvailability(_ part: [AppShortcut]) -> [AppShortcut] { part }
}

/// The shortcuts of an app.
public protocol AppShortcutsProvider {
    /// The shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The colour that they are shown in.
    static var shortcutTileColor: ShortcutTileColor { get }
    /// Phrases that are not the app's.
    static var negativePhrases: [String] { get }
}

extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .navy }
    public static var negativePhrases: [String] { [] }

    /// Tells the system that values of parameters have changed. Has no effect: nothing here shows shortcuts.
    public static func updateAppShortcutParameters() {}
}

/// The colours of shortcuts.
public enum ShortcutTileColor: Sendable {
    case red, tangerine, orange, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen
    case grayBrown
}
