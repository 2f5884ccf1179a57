import Foundation

/// A file that is made from declarations and kept in the repository.
///
/// To add one:
/// 1. Write a type that conforms to ``FileGenerator``, in a file of its own in `Generators`: it reads the modules it
///    needs from ``Surfaces`` and returns files.
/// 2. Add it to ``FileGenerators/all``.
/// 3. Call `seam generate`, and commit what it wrote.
///
/// Facts that Swift's declarations cannot express stand in a `//` line above the declaration and its doc comment, `//
/// objc: foo:bar:` or `// observable`, and are found by `mark(_:)` of the declaration. Not between the two: the
/// compiler would take the doc comment for another's.
///
/// A generated file lies in a folder called `Generated`, or in `Documentation`; the pages called README may have regions
/// that are. Its head, which says what made it, is
/// put there for it. The check "generated" of the self-test fails while a file is not what would be generated now, and
/// when one lies there that nothing generates any more.
public struct GeneratedFile: Sendable {
    /// From the repository's root: `Sources/Apple/UIKit/Generated/ObservableKeys.swift`.
    public let path: String
    /// The whole file.
    public let contents: String

    /// - Parameters:
    ///   - path: From the repository's root. Swift and Markdown have heads of their own kind.
    ///   - source: What the file is made from, for its head: "the declarations of UIKit".
    ///   - body: The file without its head.
    public init(path: String, from source: String, body: String) {
        self.path = path
        let note = Self.mark + " from \(source). Change those, then run it again."
        let head =
            path.hasSuffix(".swift")
            ? "// \(note)\n// swift-format-ignore-file\n\n"
            : "<!-- \(note) -->\n\n"
        contents = head + body + (body.hasSuffix("\n") ? "" : "\n")
    }

    /// A page that is written by hand, with a region that is generated: what is between `<!-- NAME: … -->` and
    /// `<!-- /NAME -->`.
    ///
    /// - Parameters:
    ///   - path: A page at the repository's root: `README.md`.
    ///   - region: Its name.
    ///   - body: What stands in it.
    init(path: String, region: String, body: String, root: URL) throws(GenerationError) {
        self.path = path
        guard let page = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
            throw GenerationError("\(path) cannot be read")
        }
        guard let start = page.range(of: "<!-- \(region): "),
            let open = page.range(of: "-->\n", range: start.upperBound..<page.endIndex),
            let end = page.range(of: "<!-- /\(region) -->", range: open.upperBound..<page.endIndex)
        else {
            throw GenerationError("\(path) has no region \"\(region)\"")
        }
        contents = page[..<open.upperBound] + body + "\n" + page[end.lowerBound...]
    }

    /// The beginning of each generated file's first line, after the sign of a comment.
    static let mark = "Made by `seam generate`"
}
