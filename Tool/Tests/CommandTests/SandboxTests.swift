import Foundation
import Testing

@testable import AppBuilder

#if canImport(Glibc)
    import Glibc
#endif

extension CommandTests {
    /// What an app in the box can do, and what the same app can do without it.
    @Suite(.enabled(if: Bubblewrap.works, "bubblewrap is missing here, or cannot make a box"))
    struct SandboxTests {
        /// A person's home folder, another program of theirs, and the app that pries into both.
        private final class Scene {
            let shop: Workshop
            let process: Subprocess
            private let listener: Int32
            private let socket: Int32

            /// Outside of the box, `read environment` and its like come off for root and, where the system is not set up
            /// to forbid it, for the same user.
            init() throws {
                shop = try Workshop(
                    [
                        "Prying/AppDelegate.swift": PryingApp.source, "home/.ssh/id_secret": "secret",
                        "home/letters/one.txt": "Dear", "home/.profile": "# profile\n",
                        ".data/seam/com.example.bank/note": "x",
                    ], in: URL(fileURLWithPath: "/var/tmp"))  // An app has a folder /tmp of its own to write to.
                (listener, socket) = (Self.listen(), Self.listen(at: shop.path("home/agent.socket")))
                process = try Subprocess(
                    "sh", ["-c", "trap : USR1; while :; do sleep 0.1; done"],
                    environment: ["PATH": "/usr/bin:/bin", "PASSWORD": "hunter2"], ownGroup: true)
                try FileManager.default.createSymbolicLink(
                    atPath: shop.path("Prying/linked.txt"), withDestinationPath: shop.path("home/.ssh/id_secret"))
                let targets: [String: Any] = [
                    "secret": shop.path("home/.ssh/id_secret"), "home": shop.path("home"),
                    "temporary": temporary, "port": Self.port(of: listener), "socket": shop.path("home/agent.socket"),
                    "process": process.pid, "bundle": shop.path("none"),
                    "otherContainer": shop.path(".data/seam/com.example.bank/note"), "sources": shop.path("Prying"),
                    "variable": "AWS_SECRET_ACCESS_KEY",
                ]
                try JSONSerialization.data(withJSONObject: targets).write(
                    to: shop.folder.appending(path: "Prying/targets.json"))
            }

            deinit {
                kill(-process.pid, SIGKILL)
                _ = process.wait()
                close(listener)
                close(socket)
                unlink(temporary)
            }

            var temporary: String { "/tmp/\(shop.folder.lastPathComponent).pried" }

            /// The attempts that came off.
            func pry(_ words: String...) throws -> Set<String> {
                var environment = shop.environment
                environment["HOME"] = shop.path("home")
                environment["AWS_SECRET_ACCESS_KEY"] = "x"
                let result = try Subprocess.output(
                    of: Workshop.command.path, ["run", shop.path("Prying"), "--headless"] + words,
                    environment: environment)
                try #require(result.ending == .exit(0), "\(result.text)")
                let lines = result.text.split(separator: "\n").map(String.init)
                try #require(lines.last == "done", "\(result.text)")
                try #require(lines.filter { $0.hasSuffix(" yes") || $0.hasSuffix(" no") }.count == 20)
                return Set(lines.filter { $0.hasSuffix(" yes") }.map { String($0.dropLast(4)) })
            }

            private static func listen() -> Int32 {
                let descriptor = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
                var address = sockaddr_in()
                address.sin_family = sa_family_t(AF_INET)
                address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
                withUnsafePointer(to: &address) { pointer in
                    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                        _ = bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                    }
                }
                Glibc.listen(descriptor, 8)
                return descriptor
            }

            private static func port(of descriptor: Int32) -> Int {
                var address = sockaddr_in()
                var length = socklen_t(MemoryLayout<sockaddr_in>.size)
                withUnsafeMutablePointer(to: &address) { pointer in
                    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                        _ = getsockname(descriptor, $0, &length)
                    }
                }
                return Int(UInt16(bigEndian: address.sin_port))
            }

            private static func listen(at path: String) -> Int32 {
                let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
                var address = sockaddr_un()
                address.sun_family = sa_family_t(AF_UNIX)
                withUnsafeMutableBytes(of: &address.sun_path) { bytes in
                    for (index, byte) in path.utf8.prefix(bytes.count - 1).enumerated() { bytes[index] = byte }
                }
                withUnsafePointer(to: &address) { pointer in
                    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                        _ = bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
                    }
                }
                Glibc.listen(descriptor, 8)
                return descriptor
            }
        }

        /// What an app may do: it has documents and a temporary folder, and the network as it is asked for.
        private static let own: Set = ["own documents", "own temporary folder", "write temporary"]

        @Test func keepsAnAppToWhatIsItsOwn() throws {
            let scene = try Scene()
            let cameOff = try scene.pry("--network", "off")
            #expect(cameOff == Self.own, "\(cameOff)")
            // The temporary folder that it wrote to was its own.
            #expect(!FileManager.default.fileExists(atPath: scene.temporary))
            #expect(!scene.shop.exists("home/written.txt"))
            #expect(try String(contentsOfFile: scene.shop.path("home/.profile"), encoding: .utf8) == "# profile\n")
            #expect(try scene.pry("--network", "stubs") == Self.own)
            #expect(try scene.pry() == Self.own.union(["connect"]))
            #expect(try scene.pry("--network", "on") == Self.own.union(["connect"]))
        }

        @Test func findsThatTheSameAttemptsComeOffWithoutTheBox() throws {
            let scene = try Scene()
            let cameOff = try scene.pry("--no-sandbox")
            let expected: Set = [
                "own documents", "own sources", "read secret", "read linked secret", "list home", "write home",
                "append to profile", "write temporary", "read other container", "variable", "connect",
                "connect socket", "see process", "list processes", "read environment", "signal",
            ]
            #expect(cameOff.isSuperset(of: expected), "\(expected.subtracting(cameOff))")
            #expect(FileManager.default.fileExists(atPath: scene.temporary))
            #expect(scene.shop.exists("home/written.txt"))
            if getuid() == 0 { #expect(cameOff.isSuperset(of: ["read memory", "trace"])) }
        }

        // MARK: Words

        @Test func saysLoudlyThatThereIsNoBox() throws {
            let shop = try Workshop([
                "App/AppDelegate.swift": SampleApps.delegate, "App/ViewController.swift": SampleApps.label,
            ])
            let result = try shop.seam("run", shop.path("App"), "--headless", "--no-sandbox")
            #expect(result.status == 0 && result.text.hasPrefix("seam: WARNING: --no-sandbox: "), "\(result.text)")
            let boxed = try shop.seam("run", shop.path("App"), "--headless")
            #expect(boxed.status == 0 && boxed.text == "")
        }

        @Test func saysOnceThatThereCanBeNoBox() throws {
            let shop = try Workshop([
                "App/AppDelegate.swift": SampleApps.delegate, "App/ViewController.swift": SampleApps.label,
                "bin/bwrap": "#!/bin/sh\necho 'bwrap: No permissions to create new namespace' >&2\nexit 1\n",
            ])
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: shop.path("bin/bwrap"))
            var environment = shop.environment
            environment["PATH"] = shop.path("bin") + ":" + (environment["PATH"] ?? "")
            environment["XDG_CACHE_HOME"] = shop.path("cache")
            for expected in [
                "seam: bubblewrap cannot make a box here (No permissions to create new namespace): "
                    + "apps and their packages run with all that this user may do\n", "",
            ] {
                let result = try Subprocess.output(
                    of: Workshop.command.path, ["run", shop.path("App"), "--headless"], environment: environment)
                #expect(result.ending == .exit(0), "\(result.text)")
                #expect(result.text.hasSuffix(expected) && result.text.contains("bubblewrap") == !expected.isEmpty)
            }
        }

        @Test func refusesOptionsThatContradictEachOther() throws {
            let shop = try Workshop(["answers/a.json": "{}"])
            let stub = "a.example=" + shop.path("answers")
            let off = try shop.seam("run", "--network", "off", "--stub", stub)
            #expect(off.status == 2 && off.text.contains("nothing answers with --network off"), "\(off.text)")
            let other = try shop.seam("test", "--network", "stubs", "--stub", "a.example=http://127.0.0.1:1")
            #expect(other.status == 2 && other.text.contains("with --network on only"), "\(other.text)")
            let open = try shop.seam("run", "--network", "off", "--no-sandbox")
            #expect(open.status == 2 && open.text.contains("--no-sandbox does without"), "\(open.text)")
            let none = try shop.seam("run", "--network", "some")
            #expect(none.status == 2 && none.text.contains("it can be on, off or stubs"), "\(none.text)")
        }

        // MARK: What passes through

        @Test func passesSignalsOn() throws {
            let shop = try Workshop([
                "App/AppDelegate.swift": SampleApps.delegate,
                "App/ViewController.swift": """
                import UIKit

                class ViewController: UIViewController {
                    private var source: DispatchSourceSignal?

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        signal(SIGINT, SIG_IGN)
                        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
                        source?.setEventHandler {
                            print("interrupted")
                            exit(0)
                        }
                        source?.resume()
                        DispatchQueue.global().async {
                            print("ready")
                            fflush(stdout)
                            sleep(60)
                        }
                        while true { sleep(1) }
                    }
                }
                """,
            ])
            #expect(try shop.seam("run", shop.path("App"), "--build-only").status == 0)
            let log = shop.path("log")
            let descriptor = open(log, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
            defer { close(descriptor) }
            let process = try Subprocess(
                Workshop.command.path, ["run", shop.path("App"), "--headless"], environment: shop.environment,
                output: descriptor)
            func text() -> String { (try? String(contentsOfFile: log, encoding: .utf8)) ?? "" }
            let deadline = Date(timeIntervalSinceNow: 60)
            while !text().contains("ready"), Date() < deadline { usleep(20_000) }
            kill(process.pid, SIGINT)
            #expect(process.wait(until: Date(timeIntervalSinceNow: 20)) == .exit(0))
            #expect(text() == "ready\ninterrupted\n")
        }

        @Test func seesTheFlowsThatAFlowRuns() throws {
            let shop = try Workshop([
                "App/AppDelegate.swift": SampleApps.delegate, "App/ViewController.swift": SampleApps.label,
                "flows/all.yaml": "- runFlow: parts/one.yaml\n", "flows/parts/one.yaml": "- runFlow: two.yaml\n",
                "flows/parts/two.yaml": "- assertVisible: Save\n- takeScreenshot: deep/one\n",
            ])
            let result = try shop.seam(
                "run", shop.path("App"), "--headless", "--flow", shop.path("flows/all.yaml"), "--output",
                shop.path("out"))
            #expect(result.status == 0, "\(result.text)")
            #expect(shop.pixels(of: "out/deep/one.png") == [1179, 2556])
        }

        @Test func showsTestsTheFolderOfTheirProject() throws {
            var files = SampleProject.files
            files["Clone/AppTests/Testing.swift"] = nil
            files["Clone/.git/config"] = "[remote]\n"
            files["Clone/AppTests/GreetingTests.swift"] = """
                import XCTest

                class FolderTests: XCTestCase {
                    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                    func testBeside() throws {
                        XCTAssertEqual(try String(contentsOf: folder.appending(path: "answer.json"), encoding: .utf8), "{}")
                    }
                    func testWriting() {
                        XCTAssertFalse(FileManager.default.createFile(atPath: folder.path + "/new", contents: Data()))
                    }
                    func testGit() {
                        let config = folder.appending(path: "../.git/config").path
                        XCTAssertFalse(FileManager.default.fileExists(atPath: config))
                    }
                }
                """
            let shop = try Workshop(files)
            let result = try shop.seam("test", shop.path("Clone"))
            #expect(result.status == 0 && result.text.contains("Executed 3 tests, with 0 failures"), "\(result.text)")
            #expect(try shop.seam("test", shop.path("Clone"), "--no-sandbox").text.contains("with 2 failures"))
        }

        @Test func readsTheManifestOfAPackageInTheBox() throws {
            let scene = try Scene()
            let secret = scene.shop.path("home/.ssh/id_secret")
            // A product for each thing that a manifest came upon.
            try scene.shop.write(
                """
                // swift-tools-version: 5.9
                import Foundation
                import PackageDescription
                var found: [String] = ["Kit"]
                if FileManager.default.fileExists(atPath: "\(secret)") { found.append("Secret") }
                if FileManager.default.createFile(atPath: "\(scene.shop.path("home/written.txt"))", contents: Data()) {
                    found.append("Written")
                }
                if FileManager.default.fileExists(atPath: "/proc/\(scene.process.pid)") { found.append("Process") }
                if ProcessInfo.processInfo.environment["AWS_SECRET_ACCESS_KEY"] != nil { found.append("Variable") }
                let package = Package(
                    name: "Kit", products: found.map { .library(name: $0, targets: ["Kit"]) },
                    targets: [.target(name: "Kit")])
                """, to: "Kit/Package.swift")
            try scene.shop.write("public let kit = 1\n", to: "Kit/Sources/Kit/Kit.swift")
            var environment = scene.shop.environment
            environment["HOME"] = scene.shop.path("home")
            environment["AWS_SECRET_ACCESS_KEY"] = "x"
            for (words, products) in [
                ([], "it has Kit, Kit"), (["--no-sandbox"], "Kit, Secret, Written, Process, Variable"),
            ] {
                let result = try Subprocess.output(
                    of: Workshop.command.path,
                    ["run", scene.shop.path("Prying"), "--build-only", "--dependency", "No=" + scene.shop.path("Kit")]
                        + words, environment: environment)
                #expect(result.ending == .exit(2) && result.text.contains(products), "\(result.text)")
            }
        }
    }
}
