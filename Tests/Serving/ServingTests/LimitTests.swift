import Documents
import Foundation
import Glibc
import Testing

@Suite struct LimitTests {
    @Test func endsAVisitThatTakesMemory() throws {
        let front = try FrontProcess { $0.limits.memory = 100 << 20 }
        let (greedy, modest) = (Browser(front), Browser(front))
        try greedy.get("/Probe/")
        try modest.get("/Probe/")
        try greedy.get("/Probe/memory?value=20")
        usleep(2_500_000)
        #expect(try greedy.get("/Probe/").status == 200)
        _ = try? greedy.get("/Probe/memory?value=200")
        #expect(eventually { (try? greedy.get("/Probe/").text.contains("more memory")) == true })
        #expect(try modest.get("/Probe/read").status == 200)
        #expect(eventually { front.visitFolders.count == 1 })
    }

    /// Faster than the watch looks: the kernel refuses it.
    @Test func refusesMuchMemoryAtOnce() throws {
        let front = try FrontProcess { $0.limits.memory = 64 << 20 }
        let browser = Browser(front)
        try browser.get("/Probe/")
        #expect(try browser.get("/Probe/memory?value=4000").status == 200)
        #expect(try browser.get("/Probe/read").status == 200)
    }

    /// With a program in the place of systemd's that notes what it is asked.
    @Test func startsVisitsInScopes() throws {
        let folder = "/tmp/ss-bin-\(UInt32.random(in: 0 ... .max))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let script = """
            #!/bin/sh
            echo "$XDG_RUNTIME_DIR $*" >> \(folder)/calls
            while [ "$1" != -- ]; do shift; done
            shift
            exec "$@"
            """
        let program = folder + "/systemd-run"
        #expect(
            FileManager.default.createFile(
                atPath: program, contents: Data(script.utf8), attributes: [.posixPermissions: 0o755]))
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let front = try FrontProcess(variables: ["PATH": folder + ":" + path, "XDG_RUNTIME_DIR": "/run/user/7"]) {
            $0.usesScopes = true
            $0.limits.memory = 100 << 20
            // The app's own PATH is not where the server looks.
            for index in $0.apps.indices { $0.apps[index].environment["PATH"] = folder + ":/usr/bin:/bin" }
        }
        let (anna, ben) = (Browser(front), Browser(front))
        #expect(try anna.get("/Probe/").status == 200)
        #expect(try ben.get("/Probe/").status == 200)
        let calls = try String(contentsOfFile: folder + "/calls", encoding: .utf8).split(separator: "\n")
        #expect(calls.count == 2)
        for call in calls {
            let isRoot = geteuid() == 0
            #expect(call.hasPrefix((isRoot ? "" : "/run/user/7") + " --quiet --scope"))
            #expect(call.contains(" --user ") != isRoot)
            #expect(call.contains("--property=MemoryMax=\(100 << 20)") && call.contains("--property=TasksMax="))
        }
        let units = Set(calls.compactMap { call in call.split(separator: " ").first { $0.hasPrefix("--unit=") } })
        #expect(units.count == 2)
        // What the scope kills has taken too much memory.
        #expect(try ben.get("/Probe/variable?value=XDG_RUNTIME_DIR").text == "unset\n")
        _ = try? anna.get("/Probe/exit?value=\(128 + SIGKILL)")
        #expect(eventually { (try? anna.get("/Probe/").text.contains("more memory")) == true })
        #expect(try ben.get("/Probe/read").status == 200)
    }

    @Test func endsAVisitThatTakesTheProcessor() throws {
        let front = try FrontProcess { $0.limits.processorTime = 2 }
        let browser = Browser(front)
        try browser.get("/Probe/")
        try browser.get("/Probe/processor")
        #expect(eventually(60) { (try? browser.get("/Probe/").text.contains("processor time")) == true })
        #expect(eventually { front.visitFolders.isEmpty })
    }

    @Test func endsAVisitThatStartsProcesses() throws {
        let front = try FrontProcess { $0.limits.processes = 5 }
        let browser = Browser(front)
        try browser.get("/Probe/")
        try browser.get("/Probe/processes?value=3")
        usleep(2_500_000)
        #expect(try browser.get("/Probe/").status == 200)
        let before = Set(children(of: front.pid))
        _ = try? browser.get("/Probe/processes?value=30")
        #expect(eventually { (try? browser.get("/Probe/").text.contains("more processes")) == true })
        #expect(eventually { before.isDisjoint(with: children(of: front.pid)) })
        #expect(eventually { sleepers(below: front.pid).isEmpty })
    }

    @Test func endsWhatWantsToOutliveItsVisit() throws {
        let front = try FrontProcess()
        let browser = Browser(front)
        try browser.get("/Probe/")
        let home = try browser.get("/Probe/home").text.trimmingCharacters(in: .newlines)
        try browser.get("/Probe/stray")
        #expect(
            eventually {
                guard let text = try? String(contentsOfFile: home + "/stray", encoding: .utf8),
                    let stray = pid_t(text.filter(\.isNumber))
                else { return false }
                return kill(stray, 0) != 0
            })
        #expect(try browser.get("/Probe/read").status == 200)
    }

    @Test(.enabled(if: FrontProcess.canBox, "bubblewrap makes no box here"))
    func holdsVisitsInABox() throws {
        let front = try FrontProcess { $0.limits.memory = 100 << 20 }
        let browser = Browser(front)
        #expect(try browser.get("/Boxed/").text.hasPrefix("<p>probe"))
        try browser.post("/Boxed/write", Data("own".utf8))
        #expect(try browser.get("/Boxed/read").text == "own\n")
        let (wire, answer) = try browser.socket("/Boxed/socket")
        #expect(answer.status == 101)
        try wire.sendMessage(Data("out".utf8), isText: true)
        #expect(String(decoding: try wire.message().data, as: UTF8.self) == "echo out")
        let processes = children(of: front.pid)
        #expect(processes.count == 1)
        _ = try? browser.get("/Boxed/memory?value=200")
        #expect(eventually { (try? browser.get("/Boxed/").text.contains("more memory")) == true })
        #expect(eventually { processes.allSatisfy { kill($0, 0) != 0 } })
        // A crash in the box, and an end that is asked for.
        try browser.post("/-/end", Data("app=Boxed&visit=&do=again".utf8))
        #expect(try browser.get("/Boxed/").status == 200)
        _ = try? browser.get("/Boxed/crash")
        #expect(eventually { (try? browser.get("/Boxed/").text.contains("has crashed")) == true })
        try browser.post("/-/end", Data("app=Boxed&visit=&do=again".utf8))
        #expect(try browser.get("/Boxed/").status == 200)
        try browser.post("/-/end", Data("app=Boxed&visit=&do=end".utf8))
        #expect(eventually { front.visitFolders.isEmpty && children(of: front.pid).isEmpty })
    }

    @Test func refusesLargeFiles() throws {
        let front = try FrontProcess { $0.limits.fileSize = 2 << 20 }
        let browser = Browser(front)
        try browser.get("/Probe/")
        #expect(try browser.get("/Probe/file?value=1").text == "written\n")
        #expect(try browser.get("/Probe/file?value=3").text == "refused\n")
    }

    @Test func removesFoldersThatAreClosed() throws {
        let front = try FrontProcess()
        let browser = Browser(front)
        try browser.get("/Probe/")
        try browser.get("/Probe/closed")
        try browser.post("/-/end", Data("app=Probe&visit=&do=end".utf8))
        #expect(eventually { front.visitFolders.isEmpty })
    }

    /// An app that puts another's socket in the place of its own gets nobody to it.
    @Test(arguments: ["link", "take"]) func followsNoSocketOfAnother(_ trick: String) throws {
        let front = try FrontProcess()
        let (anna, thief) = (Browser(front), Browser(front))
        try anna.get("/Probe/")
        try anna.post("/Probe/write", Data("secret".utf8))
        let target = try #require(front.visitFolders.first) + "/run/app"
        try thief.get("/Probe/")
        try thief.get("/Probe/\(trick)?value=\(target)")
        let answer = try thief.get("/Probe/read")
        #expect(answer.status == 502)
        #expect(!answer.text.contains("secret"))
        #expect(try anna.get("/Probe/read").text == "secret\n")
    }

    private func children(of pid: pid_t) -> [pid_t] {
        let text = (try? String(contentsOfFile: "/proc/\(pid)/task/\(pid)/children", encoding: .utf8)) ?? ""
        return text.split(separator: " ").compactMap { pid_t($0) }
    }

    private func sleepers(below pid: pid_t) -> [pid_t] {
        children(of: pid).filter {
            (try? String(contentsOfFile: "/proc/\($0)/comm", encoding: .utf8))?.hasPrefix("sleep") == true
        }
    }
}
