import Foundation

/// The access groups that an app was signed with, in the order in which iOS takes them: those of its entitlements, its own
/// identifier, its groups of apps.
struct KeychainGroups {
    private let names: [String]

    /// Where items go that name no group; nil for a program that was not signed.
    var first: String? { names.first }

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
    }
}
