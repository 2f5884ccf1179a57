import Documents

/// Finds storyboards and xibs in bundles, and keeps what it has read.
@MainActor
enum NibFiles {
    private static var documents: [String: InterfaceDocument] = [:]
    private static var places: [String: URL?] = [:]

    /// The file of that name in the bundle, or in the folder of a language that is preferred.
    static func url(_ name: String, _ ending: String, in bundle: Bundle) -> URL? {
        guard let folder = bundle.resourceURL else { return nil }
        let key = "\(folder.path)/\(name).\(ending)"
        if let known = places[key] { return known }
        let languages = bundle.preferredLocalizations + ["Base", "en"]
        let candidates = ["\(name).\(ending)"] + languages.map { "\($0).lproj/\(name).\(ending)" }
        let found = candidates.lazy.map { folder.appendingPathComponent($0) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
        places[key] = .some(found)
        return found
    }

    /// The document, read once.
    static func document(at url: URL) throws(DocumentError) -> InterfaceDocument {
        if let known = documents[url.path] { return known }
        let document = try InterfaceDocument(contentsOf: url.resolvingSymlinksInPath())
        documents[url.path] = document
        return document
    }
}
