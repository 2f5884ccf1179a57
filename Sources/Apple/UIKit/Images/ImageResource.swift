import SeamPrimitives

/// A picture of an asset catalog, by a name that the compiler knows: Xcode declares one for each picture.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let path: String

    /// Creates a resource from a name in a bundle's asset catalog.
    public init(name: String, bundle: Bundle) {
        self.name = name
        path = bundle.bundlePath
    }

    var bundle: Bundle { path == Bundle.main.bundlePath ? .main : Bundle(path: path) ?? .main }
}

extension UIImage {
    /// A picture that is not there is an empty one, and is named once.
    public convenience init(resource: ImageResource) {
        guard let found = ImageFiles.named(resource.name, in: resource.bundle, traits: .current) else {
            LoggedOnce.say("UIImage: there is no picture named '\(resource.name)' in \(resource.path)")
            self.init()
            return
        }
        self.init(source: found.source, look: found.look)
    }
}
