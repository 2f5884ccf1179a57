import Documents

/// A line of an author's file.
struct SourcePlace: Equatable {
    var file: String
    var line: Int
    var column: Int?

    var members: [JSONValue.Member] {
        [.init("file", .string(file)), .init("line", .integer(line))]
            + (column.map { [.init("column", .integer($0))] } ?? [])
    }
}
