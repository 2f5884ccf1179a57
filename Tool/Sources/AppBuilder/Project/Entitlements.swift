import Documents
import Foundation

/// The rights that an app asks for in its entitlements.
struct Entitlements {
    /// The groups of apps that it shares a folder with.
    var groups: [String] = []
    /// All that it asks for, with the build settings in it replaced.
    var values: [String: PropertyList] = [:]

    init() {}

    /// Reads a file. One that cannot be read asks for nothing.
    init(_ file: URL, _ settings: (String) -> String?) {
        guard let data = try? Data(contentsOf: file), let values = try? PropertyListReader.read(data).dictionary else {
            return
        }
        self.values = values.mapValues { value in
            // `group.$(PRODUCT_BUNDLE_IDENTIFIER)`
            value.mapStrings {
                $0.replacing(/\$[({](\w+)(?::[\w,]*)?[)}]/) { Self.setting(String($0.output.1), settings) }
            }
        }
        groups = (self.values["com.apple.security.application-groups"]?.array ?? []).compactMap(\.string)
            .filter { !$0.isEmpty }
    }

    /// Signing puts the team's name in front of an app's identifiers.
    private static func setting(_ name: String, _ settings: (String) -> String?) -> String {
        if ["AppIdentifierPrefix", "TeamIdentifierPrefix"].contains(name) { return prefix(settings) }
        return settings(name) ?? ""
    }

    /// The team's name and a dot; empty without a team.
    static func prefix(_ settings: (String) -> String?) -> String {
        guard let team = settings("DEVELOPMENT_TEAM"), !team.isEmpty else { return "" }
        return team + "."
    }
}
