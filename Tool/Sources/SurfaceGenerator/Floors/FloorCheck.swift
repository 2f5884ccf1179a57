import Foundation

/// Checks that the rooms of a module name no type of a room on a floor above theirs.
public struct FloorCheck {
    /// A type that is named where it may not be.
    public struct Violation: Equatable, CustomStringConvertible {
        public var place: SourcePlace
        public var type: String
        /// The room that declares it.
        public var room: String

        public var description: String {
            "\(place): error: \(type) stands above, in \(room): declare a protocol or a hook here, or move this"
        }
    }

    private let root: URL
    private let folder: String

    /// - Parameters:
    ///   - root: The repository's root.
    ///   - folder: The module's folder, from there. Its `Floors.md` has the plan.
    public init(root: URL, folder: String = "Sources/Apple/UIKit") {
        self.root = root
        self.folder = folder
    }

    /// The violations of the plan, in order of place. Throws if a room is not in the plan, or the plan has one that
    /// does not exist.
    public func violations() throws(GenerationError) -> [Violation] {
        let path = folder + "/Floors.md"
        guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
            throw GenerationError("\(path) cannot be read")
        }
        let plan = try FloorPlan(text)
        let files = try read()
        let rooms = Set(files.map(\.room))
        if let unknown = rooms.subtracting(plan.floors.keys).min() {
            throw GenerationError("\(path): error: no floor has the room \(unknown)")
        }
        if let gone = Set(plan.floors.keys).subtracting(rooms).min() {
            throw GenerationError("\(path): error: there is no room \(gone)")
        }

        // A name that several rooms declare, of types nested in extensions for instance, stands on the lowest.
        var owners: [String: String] = [:]
        for file in files {
            for name in file.types.declared {
                if let known = owners[name], plan.floors[known]! <= plan.floors[file.room]! { continue }
                owners[name] = file.room
            }
        }
        var found: [Violation] = []
        for file in files {
            for reference in file.types.references where !reference.isInOverridableSignature {
                guard let owner = owners[reference.name], plan.floors[owner]! > plan.floors[file.room]! else {
                    continue
                }
                let place = SourcePlace(file: file.path, line: reference.line)
                let violation = Violation(place: place, type: reference.name, room: owner)
                if found.last != violation { found.append(violation) }
            }
        }
        return found
    }

    private struct File {
        var path: String
        var room: String
        var types: TypeReferences
    }

    private func read() throws(GenerationError) -> [File] {
        var files: [File] = []
        for path in SurfaceReader(root: root).swiftFiles(below: folder) {
            let parts = path.dropFirst(folder.count + 1).split(separator: "/")
            // Files beside the rooms say what the module exports.
            guard parts.count > 1 else { continue }
            guard let source = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
                throw GenerationError("\(path) cannot be read")
            }
            files.append(File(path: path, room: String(parts[0]), types: TypeReferences(source)))
        }
        return files
    }
}
