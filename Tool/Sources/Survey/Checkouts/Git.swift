import AppBuilder
import Foundation

/// Asks git about a folder without changing anything in it.
struct Git {
    let folder: URL

    /// The commit of the repository whose root the folder is; nil if it is not one's root.
    var commit: String? {
        guard FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) else { return nil }
        return output("rev-parse", "--verify", "--quiet", "HEAD")
    }

    /// The tag of the commit that is checked out.
    var tag: String? {
        commit == nil ? nil : output("describe", "--tags", "--exact-match", "HEAD")
    }

    var hasChanges: Bool { output("status", "--porcelain") != "" }

    /// `OWNER/REPOSITORY`, from the address of the remote `origin`.
    var repository: String? {
        guard FileManager.default.fileExists(atPath: folder.appending(path: ".git").path),
            var address = output("config", "--get", "remote.origin.url")
        else { return nil }
        if address.hasSuffix("/") { address.removeLast() }
        if address.hasSuffix(".git") { address.removeLast(4) }
        // https://host/owner/name, git@host:owner/name; the path of a folder names no owner.
        guard address.contains("://") && !address.hasPrefix("file:") || address.contains("@") else { return nil }
        let parts = address.split { $0 == "/" || $0 == ":" }
        guard parts.count >= 3 else { return nil }
        return parts.suffix(2).joined(separator: "/")
    }

    private func output(_ words: String...) -> String? {
        // Asked for its state, git would otherwise write its index anew.
        // A checkout's own settings can name a program to start.
        let safe = ["-c", "core.fsmonitor=false"]
        let arguments = ["-C", folder.path, "--no-optional-locks"] + safe + words
        guard let result = try? Subprocess.output(of: "git", arguments), result.ending == .exit(0) else { return nil }
        return result.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
