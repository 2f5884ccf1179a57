import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Clones of the repositories that SwiftPM, which has no network in its box, asks for.
final class RepositoryMirrors {
    private let folder: URL
    private var addresses: [String] = []

    /// - Parameter folder: Where the clones go; those from earlier are brought up to date.
    init(folder: URL) {
        self.folder = folder
    }

    /// A folder in the box, with the file `addresses` in it when something was asked for.
    static let askedPlace = BoxPlaces.own + "/asked"

    /// Writes the `git` of the box: it notes what is to be cloned, and then is the system's.
    static func writeGit(to file: URL) throws(BuildError) {
        let text = """
            #!/bin/sh
            clones=
            skips=
            for word; do
                case $skips$word in
                    yes*) skips= ;;
                    -c | --config) skips=yes ;;
                    -*) ;;
                    clone) clones=yes ;;
                    *)
                        # The first is what to clone, and the second where to.
                        [ -z "$clones" ] || [ -e "$word" ] || printf '%s\n' "$word" >>\(askedPlace)/addresses
                        [ -z "$clones" ] || break ;;
                esac
            done
            PATH=/usr/local/bin:/usr/bin:/bin exec git "$@"

            """
        do {
            try text.write(to: file, atomically: false, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        } catch {
            throw BuildError(.build, "seam: \(file.path) cannot be written: \(error.localizedDescription)")
        }
    }

    /// The addresses in a text, one a line, of which there is no clone yet.
    func unknown(in text: String) -> [String] {
        var result: [String] = []
        for line in text.split(separator: "\n").map(String.init)
        where !addresses.contains(line) && !result.contains(line) && !line.hasPrefix("-") {
            result.append(line)
        }
        return result
    }

    /// Clones a repository, outside of the box. Returns how that failed, or nil if it did not.
    func clone(_ address: String) throws(BuildError) -> PackageBox.Result? {
        let mirror = place(of: address)
        var environment = ProcessInfo.processInfo.environment
        // Git has ways to fetch that run a program which the address names.
        environment["GIT_ALLOW_PROTOCOL"] = "https:http:ssh:git:file"
        environment["GIT_TERMINAL_PROMPT"] = "0"
        if environment["GIT_SSH_COMMAND"] == nil { environment["GIT_SSH_COMMAND"] = "ssh -oBatchMode=yes" }
        if FileManager.default.fileExists(atPath: mirror.path) {
            let words = ["-C", mirror.path, "remote", "update", "--prune"]
            let result = try Subprocess.output(of: "git", words, environment: environment)
            if result.ending != .exit(0) { return result }
        } else {
            try FileManager.default.makeFolder(folder)
            // A clone that was interrupted is not taken for one.
            let new = folder.appending(path: mirror.lastPathComponent + ".\(getpid())")
            defer { try? FileManager.default.removeItem(at: new) }
            let words = ["clone", "--quiet", "--mirror", "--", address, new.path]
            let result = try Subprocess.output(of: "git", words, environment: environment)
            if result.ending != .exit(0) { return result }
            rename(new.path, mirror.path)
        }
        addresses.append(address)
        return nil
    }

    /// Has git in the box take the clones for what they are clones of.
    func open(to box: inout Box) {
        var count = 0
        for address in addresses {
            let mirror = place(of: address)
            if address.hasPrefix("/") {
                // Git looks for a path before it asks what stands for it.
                box.add(.readable, mirror.path, at: address)
                continue
            }
            box.add(.readable, mirror)
            box.environment["GIT_CONFIG_KEY_\(count)"] = "url.\(mirror.path).insteadOf"
            box.environment["GIT_CONFIG_VALUE_\(count)"] = address
            count += 1
        }
        box.environment["GIT_CONFIG_COUNT"] = "\(count)"
    }

    private func place(of address: String) -> URL { folder.appending(path: StableHash.text(address) + ".git") }
}
