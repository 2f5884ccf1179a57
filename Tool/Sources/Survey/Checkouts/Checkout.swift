import AppBuilder
import Foundation

/// A folder that a survey runs: an app's sources, usually the clone of a repository.
public struct Checkout: Sendable {
    public let folder: URL
    /// `OWNER/REPOSITORY` if the folder has a remote that says so, otherwise the folder's name.
    public let name: String
    /// The commit that is checked out; nil if the folder is not under git.
    public let commit: String?
    /// Whether files differ from the commit.
    public let isModified: Bool
    /// As in `Alamofire@5.10.2`, or the tag of the commit; nil if neither says.
    public let version: String?

    public init(folder: URL) {
        self.folder = folder.standardizedFileURL
        let git = Git(folder: self.folder)
        commit = git.commit
        isModified = commit != nil && git.hasChanges
        let parts = self.folder.lastPathComponent.split(separator: "@", maxSplits: 1).map(String.init)
        name = git.repository ?? (parts.first ?? "").replacing("+", with: "/")
        version = parts.count > 1 ? parts[1] : git.tag
    }

    /// The name as that of a file: `OWNER+REPOSITORY`.
    var fileName: String { name.replacing("/", with: "+") }

    /// The names under which files for the checkout may be kept, from the most to the least exact.
    var names: [String] {
        let repository = name.split(separator: "/").last.map(String.init) ?? name
        return [folder.lastPathComponent, fileName, repository]
    }

    /// The commit or, where files differ from it, the state of all files: results are for this and no other.
    var identity: String {
        if let commit, !isModified { return commit }
        return (commit ?? "") + "+" + SourceState.text(of: [folder])
    }
}
