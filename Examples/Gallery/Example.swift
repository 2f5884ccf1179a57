import Documents
import Foundation

/// One example as the gallery lists it.
struct Example: Equatable {
    var name: String
    var summary: String
    var folder: URL
}

/// Finds the apps beside the gallery: the folders with an Info.plist.
struct ExampleFinder {
    func examples() -> [Example] {
        guard let home = LaunchEnvironment.current.home else { return [] }
        let root = URL(fileURLWithPath: home).appendingPathComponent("Examples")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.sorted().compactMap { name in
            let folder = root.appendingPathComponent(name)
            guard name != "Gallery", let data = try? Data(contentsOf: folder.appendingPathComponent("Info.plist")),
                let info = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            else { return nil }
            return Example(
                name: info["CFBundleDisplayName"] as? String ?? name,
                summary: info["CFBundleGetInfoString"] as? String ?? "", folder: folder)
        }
    }
}
