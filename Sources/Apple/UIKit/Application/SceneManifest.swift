import Foundation

/// The part of the Info.plist that names scenes.
@MainActor
struct SceneManifest {
    struct Configuration {
        var name: String?
        var delegateClassName: String?
        var sceneClassName: String?
        var storyboardName: String?
    }

    private var byRole: [String: [Configuration]] = [:]

    /// Whether it says nothing of windows, as in apps whose delegate makes them.
    var isEmpty: Bool { configuration(named: nil, role: .windowApplication) == nil }

    /// In place of the Info.plist's, which unit tests have not.
    static var forced: SceneManifest?

    /// The main bundle's; nil when it has none, as apps from before iOS 13.
    static var main: SceneManifest? {
        if let forced { return forced }
        guard let manifest = Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any] else {
            return nil
        }
        return SceneManifest(manifest)
    }

    init(_ manifest: [String: Any]) {
        guard let roles = manifest["UISceneConfigurations"] as? [String: Any] else { return }
        for (role, value) in roles {
            byRole[role] = (value as? [[String: Any]] ?? []).map {
                Configuration(
                    name: $0["UISceneConfigurationName"] as? String,
                    delegateClassName: $0["UISceneDelegateClassName"] as? String,
                    sceneClassName: $0["UISceneClassName"] as? String,
                    storyboardName: $0["UISceneStoryboardFile"] as? String)
            }
        }
    }

    /// The configuration of that name, or one of the role without a name; the first of the role when no name is asked for.
    func configuration(named name: String?, role: UISceneSession.Role) -> Configuration? {
        let all = byRole[role.rawValue] ?? []
        guard let name else { return all.first }
        return all.first { $0.name == name } ?? all.first { $0.name == nil }
    }
}
