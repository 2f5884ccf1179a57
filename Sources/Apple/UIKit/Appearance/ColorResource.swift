import SeamPrimitives

/// A colour of an asset catalog, by a name that the compiler knows: Xcode declares one for each colour.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let path: String

    /// Creates a resource from a name in a bundle's asset catalog.
    public init(name: String, bundle: Bundle) {
        self.name = name
        path = bundle.bundlePath
    }

    var bundle: Bundle { path == Bundle.main.bundlePath ? .main : Bundle(path: path) ?? .main }
}

extension UIColor {
    /// A colour that is not there is clear, and is named once.
    public convenience init(resource: ColorResource) {
        guard let color = AssetCatalogs.color(resource.name, in: resource.bundle) else {
            LoggedOnce.say("UIColor: there is no colour named '\(resource.name)' in \(resource.path)")
            self.init(white: 0, alpha: 0)
            return
        }
        self.init(origin: "\(resource.path)/\(resource.name)") { color.resolvedColor(with: $0) }
    }
}
