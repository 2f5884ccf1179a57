import Foundation

/// Lines of a file, such as those of a branch.
struct SourceLines {
    /// Where an error is, and what it says.
    typealias Place = (path: String, line: Int, message: String)

    var file: URL
    var lines: ClosedRange<Int>

    func holds(_ place: Place) -> Bool { file.path == place.path && lines.contains(place.line) }
}

/// What of a library imports frameworks that are not here.
struct MissingImports {
    /// The files that do without a condition, or under one that all of the file stands under.
    var files: Set<String> = []
    /// The branches of conditions that do.
    var branches: [SourceLines] = []
}
