public import Foundation

extension Bundle {
    /// The bundle that a class comes from: the one in the app's for a class of the tests. For translated source.
    public static func _of(_ type: AnyClass) -> Bundle {
        let module = String(reflecting: type).prefix { $0 != "." }
        let place = Bundle.main.bundleURL.appending(path: "PlugIns/\(module).xctest")
        guard FileManager.default.fileExists(atPath: place.path), let bundle = Bundle(path: place.path) else {
            return Bundle(for: type)
        }
        return bundle
    }
}
