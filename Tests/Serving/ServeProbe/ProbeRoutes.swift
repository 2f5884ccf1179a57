import Foundation
import Glibc
import WebDoor

/// What the stand-in for an app does when it is asked to.
@MainActor
enum ProbeRoutes {
    private static var home: String { ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"] ?? "/nonexistent" }

    static func answer(_ request: WebRequest) -> WebAnswer {
        let value = request.query["value"] ?? ""
        let file = home + "/Documents/note"
        switch request.path {
        case "":
            return WebAnswer(
                type: "text/html", body: Data("<p>probe \(getpid())</p>".utf8),
                headers: [("Set-Cookie", "seam-visitor-1=evil"), ("Strict-Transport-Security", "max-age=1")])
        case "write":
            try? Data(request.body).write(to: URL(fileURLWithPath: file))
            return .text(200, "written")
        case "read": return .text(200, (try? String(contentsOfFile: file, encoding: .utf8)) ?? "nothing")
        case "home": return .text(200, home)
        case "variable": return .text(200, ProcessInfo.processInfo.environment[value] ?? "unset")
        case "languages":
            return .text(
                200, (UserDefaults.standard.stringArray(forKey: "AppleLanguages") ?? []).joined(separator: " "))
        case "headers":
            return .text(200, request.headers.map { "\($0.key): \($0.value)" }.sorted().joined(separator: "\n"))
        case "sum":
            return .text(200, "\(request.body.count) \(request.body.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFFFF })")
        case "large": return WebAnswer(type: "application/octet-stream", body: ProbeStream.bytes(Int(value) ?? 0))
        case "exit": exit(Int32(value) ?? 0)
        case "crash":
            raise(SIGABRT)
        case "memory": ServeProbe.hold(megabytes: Int(value) ?? 0)
        case "processor": Thread.detachNewThread { while true {} }
        case "processes":
            for _ in 0..<(Int(value) ?? 0) { start("exec sleep 1000") }
        case "stray":
            start("setsid sh -c 'trap \"\" TERM HUP; echo $$ > \"$CFFIXED_USER_HOME/stray\"; exec sleep 1000' & exit")
        case "file": return .text(200, write(megabytes: Int(value) ?? 0) ? "written" : "refused")
        case "closed":
            let folder = home + "/tmp/closed/inside"
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            chmod(home + "/tmp/closed", 0)
        case "link":
            // In the place of its own socket, one to somebody else's.
            let socket = CommandLine.arguments.last!
            unlink(socket)
            symlink(value, socket)
        case "take":
            let socket = CommandLine.arguments.last!
            unlink(socket)
            link(value, socket)
        default: return .text(404, "no \(request.path)")
        }
        return .text(200, "done")
    }

    private static func start(_ command: String) {
        let words = ["/bin/sh", "-c", command]
        var arguments = words.map { strdup($0) } + [nil]
        var pid: pid_t = 0
        posix_spawn(&pid, words[0], nil, nil, &arguments, environ)
    }

    private static func write(megabytes: Int) -> Bool {
        signal(SIGXFSZ, SIG_IGN)
        let descriptor = open(home + "/tmp/large", O_WRONLY | O_CREAT, 0o600)
        defer { close(descriptor) }
        let bytes = [UInt8](repeating: 1, count: 1 << 20)
        for _ in 0..<megabytes where Glibc.write(descriptor, bytes, bytes.count) != bytes.count { return false }
        return true
    }
}
