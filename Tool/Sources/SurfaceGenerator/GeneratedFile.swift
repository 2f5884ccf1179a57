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
/// A generated file lies in a folder called `Generated`, or in `Documentation`. Its head, which says what made it, is
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

    /// The beginning of each generated file's first line, after the sign of a comment.
    static let mark = "Made by `seam generate`"
}
