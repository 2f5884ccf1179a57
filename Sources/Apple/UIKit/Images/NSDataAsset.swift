import Documents

/// A file that an asset catalog keeps by name.
public final class NSDataAsset: NSObject {
    /// The name of the data set.
    public let name: String
    /// The data.
    public let data: Data
    /// The uniform type identifier that goes with the file's ending.
    public let typeIdentifier: String

    /// Nil when the main bundle has no data of that name.
    public convenience init?(name: String) {
        self.init(name: name, bundle: .main)
    }

    /// Finds a data set of a bundle's asset catalog; nil if there is none.
    public init?(name: String, bundle: Bundle) {
        let traits = AssetCatalogs.traits(.current, in: bundle, isDark: false)
        guard let file = AssetCatalogs.set(.data, name, in: bundle)?.entry(for: traits)?.file,
            let data = AssetCatalogs.contents(of: file)
        else { return nil }
        self.name = name
        self.data = data
        let types = ["json": "public.json", "txt": "public.plain-text", "xml": "public.xml", "html": "public.html"]
        typeIdentifier = types[file.pathExtension.lowercased()] ?? "public.data"
        super.init()
    }
}
