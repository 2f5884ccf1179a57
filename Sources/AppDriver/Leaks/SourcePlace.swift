/// A line of a file.
struct SourcePlace: Equatable {
    var file: String
    var line: Int

    /// The file's name and the line.
    var brief: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}
