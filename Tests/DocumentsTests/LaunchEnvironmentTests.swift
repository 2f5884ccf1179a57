import Documents
import Foundation
import Testing

@Suite struct LaunchEnvironmentTests {
    private var everything: LaunchEnvironment {
        var environment = LaunchEnvironment()
        environment.command = "/opt/seam/seam"
        environment.home = "/opt/seam"
        environment.isHeadless = true
        var browser = BrowserSettings(library: "/opt/seam/libSeamWebStage.so")
        browser.descriptor = 5
        browser.token = "abc"
        browser.hosts = ["localhost", "한글.example"]
        environment.browser = browser
        environment.fileDesk = 7
        environment.flow = "/flows/one.yaml"
        environment.flowVariables = ["WHO": "김 = a\nb", "EMPTY": ""]
        environment.flowScripts = "/opt/seam/FlowScripts"
        environment.recordsFlow = true
        environment.writesReferences = true
        environment.flowRecording = "/shots/flow.yaml"
        environment.monkey = MonkeySettings(seconds: 120, seed: 7, flow: "/flows/monkey.yaml")
        environment.output = "/shots"
        environment.screenshot = "/shots/last.png"
        environment.device = "iPhone SE"
        environment.appearance = "dark"
        environment.locale = "ko_KR"
        environment.stubs = [
            NetworkStub(host: "api.example.com", target: "/answers/a b"),
            NetworkStub(host: "localhost:8080", target: "http://127.0.0.1:9000"),
        ]
        environment.network = .stubs
        environment.shortcutItem = "new-task"
        environment.configurationHome = ""
        environment.isTesting = true
        environment.testFilter = "Model"
        environment.testReports = "/reports"
        environment.findsLeaks = true
        environment.leakReport = "/reports/leaks.json"
        environment.declarations = "/reports/classes"
        environment.trace = "5 pictures"
        environment.remote = 7
        environment.location = .place(latitude: 37.5665, longitude: -126.978)
        environment.permissions = GivenPermissions(text: "all=deny,location=once")!
        return environment
    }

    @Test func whatIsWrittenIsRead() {
        var variables = ["PATH": "/bin"]
        everything.write(to: &variables)
        #expect(variables["PATH"] == "/bin")
        #expect(variables.count == LaunchEnvironment.Key.allCases.count + 1)
        #expect(LaunchEnvironment(variables) == everything)
    }

    @Test func writingRemovesWhatAnotherAppWasAskedFor() {
        var variables = ["PATH": "/bin"]
        everything.write(to: &variables)
        var environment = LaunchEnvironment()
        environment.device = "iPad"
        environment.write(to: &variables)
        #expect(variables == ["PATH": "/bin", "SEAM_DEVICE": "iPad"])
    }

    @Test func aProcessThatIsNotDrivenIsAskedForNothing() {
        #expect(LaunchEnvironment(["PATH": "/bin", "HOME": "/root"]) == LaunchEnvironment())
        #expect(LaunchEnvironment(["SEAM_FLOW": "", "SEAM_HEADLESS": "0"]).variables.isEmpty)
        #expect(LaunchEnvironment().variables.isEmpty)
    }

    @Test func stubsThatCannotBeReadAreSkipped() {
        let text = "api.example.com\t/answers\nnonsense\nother.example.com\thttp://localhost:1\twith a tab"
        #expect(
            LaunchEnvironment(["SEAM_STUBS": text]).stubs == [
                NetworkStub(host: "api.example.com", target: "/answers"),
                NetworkStub(host: "other.example.com", target: "http://localhost:1\twith a tab"),
            ])
    }

    @Test func anAppBringsAStubForEachFolder() throws {
        let app = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: app) }
        #expect(NetworkStub.folders(of: app).isEmpty)
        for name in ["b.example.com", "a.example.com", ".hidden"] {
            try FileManager.default.createDirectory(
                at: app.appendingPathComponent("Stubs/" + name), withIntermediateDirectories: true)
        }
        let stubs = NetworkStub.folders(of: app)
        #expect(stubs.map(\.host) == ["a.example.com", "b.example.com"])
        #expect(stubs.first?.target == app.appendingPathComponent("Stubs/a.example.com").path)
    }

    /// The names stand in one place, so that the command and the app cannot disagree about them.
    @Test func noOtherSourceNamesAVariable() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let names = LaunchEnvironment.Key.allCases.map { "\"\($0.rawValue)\"" }
        let allowed = ["LaunchEnvironment.swift", "LaunchEnvironmentTests.swift"]
        var count = 0
        var found: [String] = []
        for folder in ["Sources", "Tests", "Tool/Sources", "Tool/Tests", "Examples", "Benchmarks"] {
            let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
            for case let path as String in try #require(files)
            where path.hasSuffix(".swift") && !path.contains(".build/") {
                let file = root.appendingPathComponent(folder).appendingPathComponent(path)
                guard !allowed.contains(file.lastPathComponent),
                    let text = try? String(contentsOf: file, encoding: .utf8)
                else { continue }
                count += 1
                found += names.filter(text.contains).map { "\(folder)/\(path): \($0)" }
            }
        }
        #expect(count > 100)
        #expect(found.isEmpty)
    }
}
