import Foundation

/// Makes the list of SF Symbols' names and what is drawn for each, from UIKit's tables of them.
struct SymbolTableGenerator: FileGenerator {
    private static let folder = "Sources/Apple/UIKit/Images/Symbols"

    func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile] {
        let root = surfaces.reader.root
        var rows: Set<String> = []
        for line in try lines(of: "SymbolCatalog.swift", root) {
            for match in line.matches(of: /"([a-z0-9]+(?:\.[a-z0-9]+)*)": ?(?:SymbolGlyph|"[a-z0-9.]+")/) {
                rows.insert("\(match.1) (our own)")
            }
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: Self.folder).path)) ?? []
        for name in names where name.hasPrefix("SymbolNames+") {
            for line in try lines(of: name, root) {
                if let match = line.wholeMatch(of: /\ *([a-z0-9.]*) ([a-z0-9:-]*)/) {
                    rows.insert("\(match.1) \(match.2)")
                }
            }
        }
        let table = rows.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }.map { row in
            let parts = row.split(separator: " ", maxSplits: 1)
            return "| `\(parts.first ?? "")` | \(parts.count > 1 ? parts[1] : "") |"
        }
        return [
            GeneratedFile(
                path: "Documentation/Symbols.md", from: "the tables of symbols in \(Self.folder)",
                body: Self.head + table.joined(separator: "\n"))
        ]
    }

    private func lines(of name: String, _ root: URL) throws(GenerationError) -> [Substring] {
        let path = Self.folder + "/" + name
        guard let data = FileManager.default.contents(atPath: root.appending(path: path).path) else {
            throw GenerationError("\(path) is not there")
        }
        return String(decoding: data, as: UTF8.self).split(separator: "\n")
    }

    private static let head = """
        # Symbols

        What `UIImage(systemName:)` draws for a name of SF Symbols. Apple's own drawings may not be used elsewhere than on
        Apple's systems; instead of them stand icons of [Bootstrap Icons](https://icons.getbootstrap.com) (MIT licence,
        Debian package `bootstrap-icons`), and shapes of our own for what UIKit itself shows, which need no package. A
        name that is not in this list gives nil, and is named once in the log.

        The room that a symbol takes is that of Apple's where storyboards record it, and otherwise an estimate or that of
        its drawing (`SymbolMetrics.swift` says which). Weights thicken and thin the outlines, scales and point sizes are
        SF Symbols'. In a palette the second colour, and in a hierarchy the paler one, is that of a filled circle or
        square around a symbol; other symbols have a single colour.

        `circle:` and `square:` before an icon say that it is drawn within such a shape, `disc:` and `box:` that it is cut
        out of one.

        | Name | Drawn as |
        |---|---|

        """
}
