/// An app that tries what no app should: each attempt prints its name and whether it came off, and the last line is
/// `done`. What there is to try it on is told by `targets.json` in its bundle.
enum PryingApp {
    static let source = #"""
        import Foundation
        import UIKit

        struct Targets: Decodable {
            var secret: String
            var home: String
            var temporary: String
            var port: UInt16
            var socket: String
            var process: Int32
            var bundle: String
            var otherContainer: String
            var sources: String
            var variable: String
        }

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
                guard let url = Bundle.main.url(forResource: "targets", withExtension: "json"),
                    let data = try? Data(contentsOf: url),
                    let targets = try? JSONDecoder().decode(Targets.self, from: data)
                else {
                    print("there are no targets")
                    return true
                }
                Prying(targets: targets).tryAll()
                print("done")
                return true
            }
        }

        struct Prying {
            let targets: Targets

            func tell(_ attempt: String, _ cameOff: Bool) { print(attempt, cameOff ? "yes" : "no") }

            func tryAll() {
                tell("own documents", write(NSHomeDirectory() + "/Documents/note.txt"))
                tell("own temporary folder", write(NSTemporaryDirectory() + "/note.txt"))
                tell("own bundle", write(targets.bundle + "/note.txt"))
                tell("own sources", write(targets.sources + "/note.txt"))
                tell("read secret", read(targets.secret))
                tell("read linked secret", Bundle.main.url(forResource: "linked", withExtension: "txt").map { read($0.path) } ?? false)
                tell("list home", !((try? FileManager.default.contentsOfDirectory(atPath: targets.home)) ?? [])
                    .filter { $0.hasPrefix(".ssh") || $0.hasPrefix("letters") }.isEmpty)
                tell("write home", write(targets.home + "/written.txt"))
                tell("append to profile", append(targets.home + "/.profile"))
                tell("write temporary", write(targets.temporary))
                tell("read other container", read(targets.otherContainer))
                tell("variable", ProcessInfo.processInfo.environment[targets.variable] != nil)
                tell("connect", connectInternet())
                tell("connect socket", connectUnix())
                tell("see process", FileManager.default.fileExists(atPath: "/proc/\(targets.process)"))
                tell("list processes", ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [])
                    .contains("\(targets.process)"))
                tell("read environment", read("/proc/\(targets.process)/environ"))
                tell("read memory", readMemory())
                tell("trace", trace())
                tell("signal", kill(targets.process, SIGUSR1) == 0)
            }

            func read(_ path: String) -> Bool {
                let descriptor = open(path, O_RDONLY)
                guard descriptor >= 0 else { return false }
                defer { close(descriptor) }
                var byte: UInt8 = 0
                return Glibc.read(descriptor, &byte, 1) == 1
            }

            func write(_ path: String) -> Bool { FileManager.default.createFile(atPath: path, contents: Data("x".utf8)) }

            func append(_ path: String) -> Bool {
                let descriptor = open(path, O_WRONLY | O_APPEND)
                guard descriptor >= 0 else { return false }
                defer { close(descriptor) }
                return Glibc.write(descriptor, "#", 1) == 1
            }

            func connectInternet() -> Bool {
                let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
                defer { close(descriptor) }
                var address = sockaddr_in()
                address.sin_family = sa_family_t(AF_INET)
                address.sin_port = targets.port.bigEndian
                address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
                return withUnsafePointer(to: &address) { pointer in
                    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                    }
                }
            }

            func connectUnix() -> Bool {
                let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
                defer { close(descriptor) }
                var address = sockaddr_un()
                address.sun_family = sa_family_t(AF_UNIX)
                withUnsafeMutableBytes(of: &address.sun_path) { bytes in
                    for (index, byte) in targets.socket.utf8.prefix(100).enumerated() { bytes[index] = byte }
                }
                return withUnsafePointer(to: &address) { pointer in
                    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
                    }
                }
            }

            func readMemory() -> Bool {
                let maps = (try? String(contentsOfFile: "/proc/\(targets.process)/maps", encoding: .utf8)) ?? ""
                guard let line = maps.split(separator: "\n").first,
                    let start = line.split(separator: "-").first.flatMap({ off_t($0, radix: 16) })
                else { return false }
                let descriptor = open("/proc/\(targets.process)/mem", O_RDONLY)
                guard descriptor >= 0 else { return false }
                defer { close(descriptor) }
                var byte: UInt8 = 0
                return pread(descriptor, &byte, 1, start) == 1
            }

            func trace() -> Bool {
                typealias Trace = @convention(c) (Int, Int, Int, Int) -> Int
                guard let symbol = dlsym(nil, "ptrace") else { return false }
                let ptrace = unsafeBitCast(symbol, to: Trace.self)
                let process = Int(targets.process)
                guard ptrace(16, process, 0, 0) == 0 else { return false }
                // It stops before it can be let go.
                var status: Int32 = 0
                waitpid(targets.process, &status, 0)
                _ = ptrace(17, process, 0, 0)
                return true
            }
        }
        """#
}
