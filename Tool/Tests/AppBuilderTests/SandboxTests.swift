import Documents
import Foundation
import Testing

@testable import AppBuilder

#if canImport(Glibc)
    import Glibc
#endif

@Suite struct SandboxTests {
    private func words(_ box: Box, _ program: String = "/app") -> [String] { box.arguments(program, ["a"]) }

    /// Whether `part` comes in `words` in one piece.
    private func has(_ words: [String], _ part: String...) -> Bool {
        words.indices.contains { words[$0...].starts(with: part) }
    }

    // MARK: Arguments

    @Test func closesEverythingByItself() {
        let words = words(Box())
        for word in [
            "--unshare-user-try", "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-net", "--new-session",
            "--die-with-parent",
        ] {
            #expect(words.contains(word), "\(word)")
        }
        #expect(has(words, "--cap-drop", "ALL") && has(words, "--remount-ro", "/", "--chdir", "/"))
        #expect(!words.contains { $0.contains("bind") })
        #expect(words.suffix(3) == ["--", "/app", "a"])
    }

    @Test func mountsFoldersBeforeWhatIsInThem() throws {
        let folder = try Folder(["a/b/file": "", "c": ""])
        var box = Box()
        box.add(.readable, folder.url.appending(path: "a/b/file"))
        box.add(.writable, folder.url.appending(path: "a"))
        box.add(.readable, folder.url.appending(path: "c").path, at: "/etc/c")
        box.addEmptyFolder("/etc")
        let words = words(box)
        let file = folder.url.appending(path: "a/b/file").path
        let outer = folder.url.appending(path: "a").path
        #expect(has(words, "--bind", outer, outer) && has(words, "--ro-bind", file, file))
        #expect(try #require(words.firstIndex(of: outer)) < #require(words.firstIndex(of: file)))
        #expect(try #require(words.firstIndex(of: "/etc")) < #require(words.firstIndex(of: "/etc/c")))
        #expect(try #require(words.firstIndex(of: file)) < #require(words.firstIndex(of: "--remount-ro")))
    }

    @Test func leavesOutWhatIsNotThereAndKeepsTheRightToWrite() throws {
        let folder = try Folder(["a": ""])
        var box = Box()
        box.add(.readable, "/nowhere")
        box.add(.writable, folder.url)
        box.add(.readable, folder.url)
        #expect(box.mounts == [.init(kind: .writable, source: folder.url.path, place: folder.url.path)])
    }

    // MARK: The system, the network, the desktop

    @Test func opensTheSystemAndNoHome() {
        let box = Box(system: URL(fileURLWithPath: "/usr"))
        let places = box.mounts.map(\.place)
        #expect(places.contains("/usr") && places.contains("/tmp"))
        #expect(!places.contains { ["/", "/home", "/root", "/etc", "/var", "/proc", "/dev", "/sys"].contains($0) })
        #expect(box.mounts.allSatisfy { $0.kind != .writable && $0.kind != .device })
    }

    @Test func opensTheNetworkAsItIsAskedFor() throws {
        let scratch = try ScratchFolder()
        defer { scratch.remove() }
        for access in NetworkAccess.allCases {
            var box = Box()
            try box.connect(access, scratch: scratch.url)
            #expect(words(box).contains("--unshare-net") == (access != .on))
            #expect(!box.mounts.contains { $0.source == "/etc/passwd" })
            #expect(box.mounts.contains { $0.place == "/etc/passwd" })
        }
    }

    @Test func opensOneDisplay() throws {
        let folder = try Folder(["wayland-1": "", "authority": ""])
        func opened(_ environment: [String: String]) -> Box {
            var box = Box()
            box.openDesktop(environment.merging(["XAUTHORITY": folder.url.appending(path: "authority").path]) { $1 })
            return box
        }
        let socket = folder.url.appending(path: "wayland-1").path
        let both = ["XDG_RUNTIME_DIR": folder.url.path, "WAYLAND_DISPLAY": "wayland-1", "DISPLAY": ":7"]
        let wayland = opened(both)
        #expect(wayland.environment["WAYLAND_DISPLAY"] == "wayland-1" && wayland.environment["DISPLAY"] == nil)
        #expect(wayland.mounts.contains { $0.place == socket } && wayland.environment["XAUTHORITY"] == nil)
        let x = opened(both.merging(["GDK_BACKEND": "x11"]) { $1 })
        #expect(x.environment["DISPLAY"] == ":7" && x.environment["WAYLAND_DISPLAY"] == nil)
        #expect(!x.mounts.contains { $0.place == socket })
        #expect(x.environment["XAUTHORITY"] == "/run/seam/xauthority")
        let gone = opened(both.merging(["WAYLAND_DISPLAY": "wayland-2"]) { $1 })
        #expect(gone.environment["DISPLAY"] == ":7")
    }

    @Test(arguments: [
        ("LANG", true), ("LC_CTYPE", true), ("GTK_IM_MODULE", true), ("TZ", true), ("SSH_AUTH_SOCK", false),
        ("AWS_SECRET_ACCESS_KEY", false), ("GITHUB_TOKEN", false), ("DBUS_SESSION_BUS_ADDRESS", false),
        ("XDG_RUNTIME_DIR", false), ("LD_PRELOAD", false), ("LANGUAGES", false), ("PATH", false),
    ])
    func letsFewVariablesThrough(_ name: String, _ isOpen: Bool) {
        #expect(Opening.isOpen(name) == isOpen)
    }

    // MARK: Visits

    @Test(.enabled(if: Bubblewrap.works, "bubblewrap is missing here, or cannot make a box"))
    func startsAnAppForVisitors() throws {
        let folder = try Folder([
            "App.app/App":
                "#!/bin/sh\necho $1 > $HOME/note; echo x > $RUNTIME/socket; ls /work /root /home 2>/dev/null; cat /proc/1/comm",
            "visit/home/kept": "", "visit/runtime/x": "", "other/home/secret": "", "scratch/x": "", "Languages/x": "",
        ])
        let executable = folder.url.appending(path: "App.app/App").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: executable)
        let product = AppBuilder.Product(
            name: "App", identifier: "app", bundle: folder.url.appending(path: "App.app"),
            executable: folder.url.appending(path: "App.app/App"))
        let words = try #require(
            try Box.words(
                visiting: product, installation: Installation(root: folder.url, configuration: "release"),
                languages: folder.url.appending(path: "Languages"), container: "{container}", runtime: "{runtime}",
                network: .off, scratch: folder.url.appending(path: "scratch")))
        let visit = folder.url.appending(path: "visit")
        let filled = words.map {
            $0.replacing("{container}", with: visit.appending(path: "home").path)
                .replacing("{runtime}", with: visit.appending(path: "runtime").path)
        }
        let result = try Subprocess.output(
            of: filled[0], filled.dropFirst() + [executable, "hello"],
            environment: [
                "PATH": "/usr/bin:/bin", "HOME": visit.appending(path: "home").path,
                "RUNTIME": visit.appending(path: "runtime").path,
            ])
        #expect(result.ending == .exit(0) && result.text == "bwrap\n", "\(result.text)")
        #expect(try String(contentsOf: visit.appending(path: "home/note"), encoding: .utf8) == "hello\n")
        #expect(FileManager.default.fileExists(atPath: visit.appending(path: "runtime/socket").path))
    }

    // MARK: Resources

    @Test func knowsTheResourcesThatAreTheAppsOwn() throws {
        let folder = try Folder([
            "home/.ssh/id": "", "home/repository/.git/config": "", "home/repository/App/a.json": "",
            "home/repository/Shared/b.json": "", "home/other/c.json": "", "App.app/Info.plist": "",
        ])
        func path(_ name: String) -> String { folder.url.appending(path: name).path }
        let files = FileManager.default
        try files.createSymbolicLink(
            atPath: path("home/repository/App/link.json"), withDestinationPath: "../../.ssh/id")
        for (name, target) in [
            ("a.json", "home/repository/App/a.json"), ("b.json", "home/repository/Shared/b.json"),
            ("c.json", "home/other/c.json"), ("link.json", "home/repository/App/link.json"),
            ("up.json", "home/repository/App/../../.ssh/id"),
        ] {
            try files.createSymbolicLink(atPath: path("App.app/" + name), withDestinationPath: path(target))
        }
        let app = folder.url.appending(path: "home/repository/App")
        let found = AppFolders([app], home: path("home")).resources(of: folder.url.appending(path: "App.app"))
        #expect(
            Set(found.own.map(\.place)) == [path("home/repository/App/a.json"), path("home/repository/Shared/b.json")])
        #expect(found.others.count == 3)
        // A home folder that is a repository is none of the app's.
        try files.removeItem(atPath: path("home/repository/.git"))
        try files.createDirectory(atPath: path("home/.git"), withIntermediateDirectories: true)
        let alone = AppFolders([app], home: path("home")).resources(of: folder.url.appending(path: "App.app"))
        #expect(alone.own.map(\.place) == [path("home/repository/App/a.json")])
    }

    // MARK: What comes out of the box

    @Test func takesPicturesAloneOutOfTheBox() throws {
        let folder = try Folder([
            "box/one.png": "1", "box/more/two.png": "2", "box/.git/hooks.png": "", "box/run.sh": "", "out/kept": "",
            "box/film.webm": "", "box/flow.yaml": "",
            "secret": "secret", "mine": "mine",
        ])
        func path(_ name: String) -> String { folder.url.appending(path: name).path }
        let files = FileManager.default
        try files.createSymbolicLink(atPath: path("box/linked.png"), withDestinationPath: path("secret"))
        try files.createSymbolicLink(atPath: path("box/folder"), withDestinationPath: folder.url.path)
        #expect(mkfifo(path("box/pipe.png"), 0o600) == 0)
        try ScratchFolder.movePictures(from: folder.url.appending(path: "box"), to: folder.url.appending(path: "out"))
        #expect(
            try files.subpathsOfDirectory(atPath: path("out")).sorted() == [
                "film.webm", "kept", "more", "more/two.png", "one.png",
            ])
        try ScratchFolder.movePictures(
            from: folder.url.appending(path: "box"), to: folder.url.appending(path: "out"), and: "flow.yaml")
        #expect(files.fileExists(atPath: path("out/flow.yaml")) && !files.fileExists(atPath: path("out/run.sh")))
        #expect(ScratchFolder.text(of: folder.url.appending(path: "box/linked.png")) == nil)
        #expect(ScratchFolder.text(of: folder.url.appending(path: "box/one.png")) == "1")
    }

    // MARK: Repositories

    @Test func hasGitTakeClonesForWhatTheyAreOf() throws {
        let folder = try Folder(["kit/a.txt": "a", "work/x": ""])
        let kit = folder.url.appending(path: "kit").path
        for words in [
            ["init", "-q"], ["add", "."],
            ["-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-qm", "a"],
        ] {
            try #require(try Subprocess.output(of: "git", ["-C", kit] + words).ending == .exit(0))
        }
        let mirrors = RepositoryMirrors(folder: folder.url.appending(path: "mirrors"))
        let address = "file://" + kit
        #expect(mirrors.unknown(in: "\(address)\n\(address)\n--upload-pack=evil\n") == [address])
        #expect(try mirrors.clone(address) == nil)
        #expect(mirrors.unknown(in: address + "\n").isEmpty)
        let failure = try mirrors.clone("file://" + folder.url.appending(path: "none").path)
        #expect(failure?.ending == .exit(128))
        #expect(try mirrors.clone("ext::sh -c 'echo x > \(folder.url.path)/evil'")?.ending == .exit(128))
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "evil").path))
        // The repository itself is not needed any more.
        try FileManager.default.removeItem(atPath: kit)
        var box = Box()
        mirrors.open(to: &box)
        let environment = ProcessInfo.processInfo.environment.merging(box.environment) { $1 }
        let copy = folder.url.appending(path: "copy").path
        let result = try Subprocess.output(of: "git", ["clone", "-q", address, copy], environment: environment)
        #expect(result.ending == .exit(0) && FileManager.default.fileExists(atPath: copy + "/a.txt"), "\(result.text)")
    }

    // MARK: Documentation

    /// The tables say what the code says. `SEAM_WRITE_TABLES=1` writes them anew.
    @Test(arguments: ["openings", "variables", "buses"])
    func tablesAreUpToDate(_ name: String) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../../Documentation")
            .appending(path: "Sandbox.md").standardizedFileURL
        let text = try String(contentsOf: file, encoding: .utf8)
        let table =
            ["openings": SandboxTable.openings, "variables": SandboxTable.variables, "buses": SandboxTable.busRules][
                name]
        let start = try #require(text.range(of: "<!-- \(name) -->\n"))
        let end = try #require(text.range(of: "<!-- /\(name) -->"))
        let wanted = try #require(table) + "\n"
        if ProcessInfo.processInfo.environment["SEAM_WRITE_TABLES"] == "1" {
            try (text[..<start.upperBound] + wanted + text[end.lowerBound...])
                .write(to: file, atomically: true, encoding: .utf8)
        } else {
            #expect(
                text[start.upperBound..<end.lowerBound] == wanted,
                "SEAM_WRITE_TABLES=1 swift test --package-path Tool --filter tablesAreUpToDate")
        }
    }
}
