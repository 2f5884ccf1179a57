import Foundation

/// Writes the objects of a project that is described otherwise, as Xcode's file would have them.
struct ProjectObjectWriter {
    private(set) var objects: [String: ProjectValue] = [:]
    private var count = 0

    /// Adds an object, and returns its identifier.
    mutating func add(
        _ isa: String, _ texts: [String: String], line: Int, more: [String: ProjectValue] = [:]
    ) -> String {
        count += 1
        let identifier = "\(isa)-\(count)"
        var values = texts.mapValues { ProjectValue(.string($0), line: line) }.merging(more) { $1 }
        values["isa"] = ProjectValue(.string(isa), line: line)
        objects[identifier] = ProjectValue(.dictionary(values), line: line)
        return identifier
    }

    /// A list of texts.
    static func list(_ identifiers: [String], line: Int) -> ProjectValue {
        ProjectValue(.array(identifiers.map { ProjectValue(.string($0), line: line) }), line: line)
    }

    /// Adds a file, and returns its identifier.
    mutating func reference(to file: URL, line: Int) -> String {
        add("PBXFileReference", ["path": file.path, "sourceTree": "<absolute>"], line: line)
    }

    /// The project, as if read from its file.
    func project(root: String, line: Int) -> ProjectValue {
        ProjectValue(
            .dictionary([
                "objects": ProjectValue(.dictionary(objects), line: line),
                "rootObject": ProjectValue(.string(root), line: line),
            ]), line: line)
    }
}
