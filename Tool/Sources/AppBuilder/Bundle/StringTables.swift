import Documents
import Foundation

/// The tables of strings that the build makes of string catalogs, as Xcode does, and of texts with forms for numbers:
/// `ko.lproj/Localizable.strings` of `Localizable.xcstrings`, or of `ko.lproj/Localizable.stringsdict` and the author's table.
struct StringTables {
    let bundle: URL
    /// Where the tables are listed, to know those of catalogs that are gone.
    let list: URL

    /// Whether a file of the author's stands in the bundle as a part of a table that is made: a dictionary of texts with
    /// forms, or the table beside it.
    static func takes(_ path: String, among paths: Set<String>) -> Bool {
        path.hasSuffix(".stringsdict") || path.hasSuffix(".strings") && paths.contains(path + "dict")
    }

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
                let texts = catalog.texts(in: language).mapValues { PropertyList.string(Placeholder.unnamed($0)) }
                tables[place] = PropertyList.dictionary(texts).xml
            }
        }
        let sources = Dictionary(resources.map { ($0.path, $0.source) }) { first, _ in first }
        for (path, source) in resources where path.hasSuffix(".stringsdict") {
            guard let data = files.contents(atPath: source.path),
                let forms = PluralTexts.read(data, language: PluralTexts.language(of: path))
            else {
                throw BuildError(.build, "\(source.path): error: not a property list of texts with forms")
            }
            let place = String(path.dropLast("dict".count))
            let table = sources[place].flatMap { files.contents(atPath: $0.path) }.map(StringsFile.read) ?? [:]
            let texts = table.merging(forms) { _, form in form }.mapValues { PropertyList.string($0) }
            tables[place] = PropertyList.dictionary(texts).xml
        }
        for path in before where tables[path] == nil {
            let place = bundle.appending(path: path)
            // The author's own may stand there now, as a link.
            guard (try? files.destinationOfSymbolicLink(atPath: place.path)) == nil else { continue }
            try? files.removeItem(at: place)
        }
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
