import Documents
import Foundation

/// The tables of strings that the build makes of string catalogs, as Xcode does: `ko.lproj/Localizable.strings` of
/// `Localizable.xcstrings`.
struct StringTables {
    let bundle: URL
    /// Where the tables are listed, to know those of catalogs that are gone.
    let list: URL

    /// Writes the tables of the catalogs among files, and removes those that no catalog has any longer.
    ///
    /// - Parameter resources: Paths in the bundle, with the files that stand there.
    func write(of resources: [(path: String, source: URL)]) throws {
        let files = FileManager.default
        let before = (try? String(contentsOf: list, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
        var tables: [String: String] = [:]
        for (path, source) in resources where path.lowercased().hasSuffix(".xcstrings") {
            guard let data = files.contents(atPath: source.path), let catalog = StringCatalog(data) else {
                throw BuildError(.build, "\(source.path): error: not a string catalog")
            }
            // The catalog of a storyboard is in a folder of its own, for several languages.
            var folders = path.split(separator: "/").map(String.init)
            let name = folders.removeLast().dropLast(".xcstrings".count)
            if folders.last?.hasSuffix(".lproj") == true { folders.removeLast() }
            for language in catalog.languages {
                let place = (folders + ["\(language).lproj", "\(name).strings"]).joined(separator: "/")
                let texts = catalog.texts(in: language).mapValues { PropertyList.string($0) }
                tables[place] = PropertyList.dictionary(texts).xml
            }
        }
        for path in before where tables[path] == nil { try? files.removeItem(at: bundle.appending(path: path)) }
        for (path, text) in tables {
            let place = bundle.appending(path: path)
            // A table of the author's of the same name wins.
            guard (try? files.destinationOfSymbolicLink(atPath: place.path)) == nil else { continue }
            if (try? String(contentsOf: place, encoding: .utf8)) == text { continue }
            try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: place, atomically: true, encoding: .utf8)
        }
        let now = tables.keys.sorted().map { $0 + "\n" }.joined()
        if !(before.isEmpty && now.isEmpty) { try now.write(to: list, atomically: true, encoding: .utf8) }
    }
}
