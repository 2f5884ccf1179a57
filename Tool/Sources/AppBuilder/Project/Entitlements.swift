import Documents
import Foundation
import XcodeProject

/// The rights that an app asks for in its entitlements.
struct Entitlements {
    /// All that it asks for, with the build settings in it replaced.
    private(set) var values: [String: PropertyList] = [:]

    /// The groups of apps that it shares a folder with, and those with which it shares a keychain, which is in a folder too.
    func groups(besides own: String) -> [String] {
        let names = ["com.apple.security.application-groups", "keychain-access-groups"]
        return names.flatMap { (values[$0]?.array ?? []).compactMap(\.string) }.filter { !$0.isEmpty && $0 != own }
    }

    init() {}

    /// Reads a file. One that cannot be read asks for nothing.
    init(_ file: URL, _ settings: (String) -> String?) {
        guard let data = try? Data(contentsOf: file), let values = try? PropertyListReader.read(data).dictionary else {
            return
        }
        // `group.$(PRODUCT_BUNDLE_IDENTIFIER)`
        self.values = values.mapValues { value in
            value.mapStrings { text in MacroExpansion.expand(text) { Self.setting($0, settings) } }
        }
    }

    /// Signing puts the team's name in front of an app's identifiers.
    private static func setting(_ name: String, _ settings: (String) -> String?) -> String? {
        if ["AppIdentifierPrefix", "TeamIdentifierPrefix"].contains(name) { return prefix(settings) }
        return settings(name)
    }

    /// The team's name and a dot; empty without a team.
    static func prefix(_ settings: (String) -> String?) -> String {
        guard let team = settings("DEVELOPMENT_TEAM"), !team.isEmpty else { return "" }
        return team + "."
    }
}
