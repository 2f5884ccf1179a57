import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// GTK's server that shows windows in a browser, on a port of this machine only.
struct BroadwayServer {
    var display: Int
    var port: UInt16
    private var process: Subprocess

    var address: String { "http://127.0.0.1:\(port)/" }

    /// Starts the server and waits until it answers.
    static func start() throws(BuildError) -> BroadwayServer {
        let folder =
            ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"].flatMap { $0.isEmpty ? nil : $0 }
            ?? Installation.home + "/.cache"
        let display = (5..<200).first { number in
            !FileManager.default.fileExists(atPath: "\(folder)/broadway\(number + 1).socket")
        }
        guard let display, let port = freePort() else {
            throw BuildError(.build, "seam: no free display for gtk4-broadwayd; `--headless` needs none")
        }
        let log = FileManager.default.temporaryDirectory.appending(path: "seam-broadway-\(getpid())").path
        let descriptor = open(log, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        defer {
            close(descriptor)
            unlink(log)
        }
        let process = try Subprocess(
            "gtk4-broadwayd", ["--address", "127.0.0.1", "--port", "\(port)", ":\(display)"], output: descriptor)
        let server = BroadwayServer(display: display, port: port, process: process)
        for _ in 0..<200 {
            if isListening(port) { return server }
            usleep(20_000)
        }
        server.stop()
        let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
        throw BuildError(.build, "\(text)seam: gtk4-broadwayd (Debian: libgtk-4-bin) does not start")
    }

    func stop() {
        kill(process.pid, SIGTERM)
        _ = process.wait()
    }

    private static func loopback(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }

    private static func withSocket<Result>(_ body: (Int32) -> Result) -> Result {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        return body(descriptor)
    }

    /// 8080 and up, for addresses that look alike from run to run.
    private static func freePort() -> UInt16? {
        (8080..<8280).map(UInt16.init).first { port in
            withSocket { descriptor in
                var address = loopback(port)
                return withUnsafePointer(to: &address) { pointer in
                    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                    }
                }
            }
        }
    }

    private static func isListening(_ port: UInt16) -> Bool {
        withSocket { descriptor in
            var address = loopback(port)
            return withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                }
            }
        }
    }
}
