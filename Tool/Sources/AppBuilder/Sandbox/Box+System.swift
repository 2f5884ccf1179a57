import Documents
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

extension Box {
    /// A box with the parts of the system that any program needs, and no file of anybody's.
    init(system toolchain: URL?) {
        self.init()
        for folder in ["/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"] {
            // On most systems these are links into /usr.
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
                addLink(folder, to: target)
            } else {
                add(.readable, folder)
            }
        }
        for opening in Opening.system {
            for place in opening.places { add(.readable, place) }
        }
        // Foundation takes the time zone's name from where the link goes.
        if let zone = try? FileManager.default.destinationOfSymbolicLink(atPath: "/etc/localtime") {
            addLink("/etc/localtime", to: zone)
        }
        if let toolchain { add(.readable, toolchain) }
        addEmptyFolder("/tmp")
        addEmptyFolder("/run")
        environment["PATH"] = "/usr/local/bin:/usr/bin:/bin"
    }

    /// The folder of the Swift toolchain whose `swiftc` comes first on PATH: apps load its libraries, and a crash is
    /// described by a program in it.
    static let toolchain: URL? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let compiler = folders.lazy.map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile)
        return compiler.map {
            URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
        }
    }()

    /// What a program sees that compiles with the toolchain: its commands, and the language of the person's session.
    init(compilingWith toolchain: URL) {
        self.init(system: toolchain)
        environment["PATH"] = toolchain.appending(path: "bin").path + ":" + (environment["PATH"] ?? "")
        for name in ["LANG", "LC_ALL", "LD_LIBRARY_PATH"] {
            environment[name] = ProcessInfo.processInfo.environment[name]
        }
    }

    /// Gives the box a network, or leaves it alone there, and tells it who runs it.
    ///
    /// - Parameters:
    ///   - access: The share of the network.
    ///   - scratch: A folder outside of the box for the files that this needs.
    mutating func connect(_ access: NetworkAccess, scratch: URL) throws(BuildError) {
        hasNetwork = access == .on
        // The real files name all users and services of the machine.
        let user = "user:x:\(getuid()):\(getgid()):User:\(Installation.home):/bin/sh\n"
        let files = [
            "passwd": user, "group": "user:x:\(getgid()):\n",
            "nsswitch.conf": "passwd: files\ngroup: files\nhosts: files dns\nservices: files\nprotocols: files\n",
        ]
        for (name, text) in files {
            let file = scratch.appending(path: name)
            do { try text.write(to: file, atomically: false, encoding: .utf8) } catch {
                throw BuildError(.build, "seam: \(file.path) cannot be written: \(error.localizedDescription)")
            }
            add(.readable, file.path, at: "/etc/" + name)
        }
        add(.readable, "/etc/hosts")
        guard hasNetwork else { return }
        for opening in Opening.network {
            for place in opening.places { add(.readable, place) }
        }
        let outside = ProcessInfo.processInfo.environment
        for name in ["SSL_CERT_FILE", "SSL_CERT_DIR", "CURL_CA_BUNDLE"] {
            guard let path = outside[name], path.hasPrefix("/") else { continue }
            environment[name] = path
            add(.readable, path)
        }
        for name in ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY"] {
            // An address may have a password in it.
            if let address = outside[name], !address.contains("@") { environment[name] = address }
        }
    }
}
