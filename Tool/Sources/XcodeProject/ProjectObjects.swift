import Foundation

/// The objects of a project file, which refer to each other by identifier.
struct ProjectObjects {
    let file: String
    private let objects: [String: ProjectValue]
    let root: String

    init(_ value: ProjectValue, file: String) throws(ProjectError) {
        self.file = file
        guard value.dictionary != nil else {
            throw ProjectError(file: file, line: value.line, message: "a project is a dictionary")
        }
        guard let objects = value["objects"]?.dictionary else {
            throw ProjectError(file: file, line: value.line, message: "the project has no objects")
        }
        guard let root = value["rootObject"]?.string else {
            throw ProjectError(file: file, line: value.line, message: "the project has no rootObject")
        }
        self.objects = objects
        self.root = root
    }

    /// The object, which the one at `line` refers to.
    func object(_ identifier: String, from line: Int) throws(ProjectError) -> ProjectValue {
        guard let object = objects[identifier] else {
            throw ProjectError(file: file, line: line, message: "the project has no object \(identifier)")
        }
        return object
    }

    func find(_ identifier: String?) -> ProjectValue? { identifier.flatMap { objects[$0] } }

    /// The objects of a class, in a stable order.
    func all(_ isa: String) -> [(identifier: String, object: ProjectValue)] {
        objects.filter { $0.value["isa"]?.string == isa }
            .sorted { ($0.value.line, $0.key) < ($1.value.line, $1.key) }.map { ($0.key, $0.value) }
    }
}
