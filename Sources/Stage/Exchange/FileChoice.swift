public import Foundation

/// A choice of files that a person is to make, from the app's question to the answer.
@MainActor
public final class FileChoice {
    /// Why files cannot be chosen.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// The things that may be chosen.
    public let request: FileRequest
    private var completion: (@MainActor ([URL]) -> Void)?

    /// Creates a choice. `completion` is called once with the chosen files, which are the app's, or with none.
    public init(_ request: FileRequest, completion: @escaping @MainActor ([URL]) -> Void) {
        self.request = request
        self.completion = completion
    }

    /// Whether nobody has answered yet.
    public var isOpen: Bool { completion != nil }

    /// Answers with files that the app may have as they are; with none, nothing was chosen.
    public func finish(_ files: [URL]) {
        let completion = completion
        self.completion = nil
        completion?(files)
    }

    /// Answers with copies of files. Throws if they are none that may be chosen, and stays open then.
    public func finish(copying files: [URL]) throws {
        if files.count > 1, !request.allowsMultiple {
            throw Failure(description: "one file can be chosen, and no more")
        }
        if let other = files.first(where: { !request.accepts($0.lastPathComponent) }) {
            throw Failure(
                description: "\(other.lastPathComponent) cannot be chosen; the app takes files that end in "
                    + request.endings.joined(separator: ", "))
        }
        for file in files {
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
            guard isFolder.boolValue != request.isForFolders else { continue }
            throw Failure(
                description: request.isForFolders
                    ? "\(file.lastPathComponent) is no folder, and the app asks for one"
                    : "\(file.lastPathComponent) is a folder, and the app asks for a file")
        }
        let copies = try files.map { file in
            let copy = try FileRequest.place(for: file.lastPathComponent, in: request.folder)
            try FileManager.default.copyItem(at: file, to: copy)
            return copy
        }
        finish(copies)
    }
}
