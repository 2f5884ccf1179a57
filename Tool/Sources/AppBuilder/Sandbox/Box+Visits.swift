import Documents
import Foundation

extension Box {
    /// The words that start an app for visitors in a box: the path of the app's executable comes after them.
    ///
    /// The container and the folder of the socket may be placeholders, as nothing is looked for there. The environment is
    /// not among the words: the program has the one that bubblewrap is started with. A signal is for the app's process,
    /// the only child of bubblewrap's only child; one to bubblewrap ends the app at once.
    ///
    /// - Parameters:
    ///   - product: The app.
    ///   - languages: The folder of the bundles that stand for the app's own, if there are any.
    ///   - container: The path of the visit's home folder for the app.
    ///   - runtime: The path of the folder that the app makes its socket in.
    ///   - scratch: A folder for files that the box has to have as long as there are visits.
    /// - Returns: Nil, after a message, if there is no box.
    static func words(
        visiting product: AppBuilder.Product, installation: Installation, languages: URL, container: String,
        runtime: String, network: NetworkAccess, scratch: URL
    ) throws(BuildError) -> [String]? {
        guard let bubblewrap = Sandbox.program() else { return nil }
        var box = Box(system: toolchain)
        try box.connect(network, scratch: scratch)
        box.openApp(product, installation)
        box.add(.readable, languages)
        box.put(Mount(kind: .writable, source: container, place: container))
        box.put(Mount(kind: .writable, source: runtime, place: runtime))
        // The last word is where the program would be.
        return [bubblewrap] + box.arguments("").dropLast()
    }

    /// Opens the app's bundle, its resources, and the libraries that it is linked with.
    mutating func openApp(_ product: AppBuilder.Product, _ installation: Installation) {
        add(.readable, installation.products)
        add(.readable, installation.products.resolvingSymlinksInPath())
        add(.readable, installation.assets)
        add(.readable, product.bundle)
        let resources = AppFolders(product.folders, home: Installation.home).resources(of: product.bundle)
        for (file, place) in resources.own { add(.readable, file, at: place) }
        if let other = resources.others.first {
            let more = resources.others.count > 1 ? " and \(resources.others.count - 1) more" : ""
            Console.note("the app does not see \(other)\(more): outside of its folder")
        }
    }
}
