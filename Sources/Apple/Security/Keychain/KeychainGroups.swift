import Foundation

/// The access groups that an app was signed with, in the order in which iOS takes them: those of its entitlements, its own
/// identifier, its groups of apps.
struct KeychainGroups {
    private let names: [String]
    private var own: String?
    /// Whether the project says by whom the app is signed: only then are its groups known by their whole names.
    private var hasTeam = false

    /// Where items go that name no group; nil for a program that was not signed.
    var first: String? { names.first }

    /// Those that other apps may be in too.
    var shared: [String] { names.filter { $0 != own } }

    /// Whether the app is in a group. A program that was not signed is in any.
    func allow(_ group: String) -> Bool { !hasTeam || names.contains(group) }

    init(names: [String]) { self.names = names }

    init(of bundle: Bundle) {
        guard let file = bundle.url(forResource: "archived-expanded-entitlements", withExtension: "xcent"),
            let data = try? Data(contentsOf: file),
            let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else {
            names = []
            return
        }
        names =
            (values["keychain-access-groups"] as? [String] ?? [])
            + [values["application-identifier"] as? String].compactMap { $0 }
            + (values["com.apple.security.application-groups"] as? [String] ?? [])
        own = values["application-identifier"] as? String
        hasTeam = own != nil && own != bundle.bundleIdentifier
    }
}
