import Foundation

/// What a scheme of Xcode's says of tests, and of the store.
public struct Scheme: Sendable {
    public var name: String
    /// The tests as the scheme itself lists them.
    public var plan: TestPlan
    /// The test plans that it has in place of a list, the default one first.
    public var plans: [URL] = []
    /// The targets that it builds.
    public var builds: [String] = []
    /// Where it says that the configuration of the store is, which a started app sees; relative to its container.
    public var storeConfiguration: String?

    /// The schemes of a project or a workspace, by name: shared ones, and then people's own.
    public static func files(of container: URL) -> [(name: String, file: URL)] {
        let files = FileManager.default
        var folders = [container.appending(path: "xcshareddata/xcschemes")]
        let users = container.appending(path: "xcuserdata")
        for user in ((try? files.contentsOfDirectory(atPath: users.path)) ?? []).sorted() {
            folders.append(users.appending(path: user + "/xcschemes"))
        }
        var found: [(name: String, file: URL)] = []
        for folder in folders {
            for name in ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            where name.hasSuffix(".xcscheme") {
                let scheme = String(name.dropLast(".xcscheme".count))
                if !found.contains(where: { $0.name == scheme }) {
                    found.append((scheme, folder.appending(path: name)))
                }
            }
        }
        return found
    }
}
