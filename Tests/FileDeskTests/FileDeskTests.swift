import FileDesk
import FileDoor
import Foundation
import Testing

@Suite("The desk that hands over files") struct FileDeskTests {
    private let any = DoorMessage.choose(endings: [], allowsMultiple: true)

    // MARK: Choosing

    @Test("An app gets names and contents of what is chosen, and no path")
    func choosing() throws {
        let desk = try Fixture()
        let paths = [try desk.write("a/note.txt", "one"), try desk.write("b/note.txt", "two")]
        desk.person.will(.yes(paths))
        #expect(
            try desk.ask(.choose(endings: ["txt"], allowsMultiple: true)) == [
                "file note.txt=one", "file note 2.txt=two", "done",
            ])
        #expect(desk.person.questions == [.files(endings: ["txt"], allowsMultiple: true)])
        desk.person.will(.no)
        #expect(try desk.ask(any) == ["nothing"])
    }

    @Test("A file of any size comes whole")
    func large() throws {
        let desk = try Fixture()
        let text = String(repeating: "0123456789", count: 150_000)
        desk.person.will(.yes([try desk.write("large", text)]))
        #expect(try desk.ask(any) == ["file large=\(text)", "done"])
    }

    @Test("Of a folder comes all that is in it, but for links and what is no file")
    func folders() throws {
        let desk = try Fixture()
        try desk.write("secret", "x")
        try desk.write("album/b/c.txt", "c")
        try desk.write("album/a.txt", "a")
        try FileManager.default.createSymbolicLink(
            atPath: desk.path("album/link.txt"), withDestinationPath: desk.path("secret"))
        try FileManager.default.createSymbolicLink(atPath: desk.path("album/up"), withDestinationPath: desk.folder.path)
        #expect(mkfifo(desk.path("album/pipe"), 0o600) == 0)
        desk.person.will(.yes([desk.path("album")]))
        #expect(
            try desk.ask(.chooseFolder) == [
                "folder album", "file album/a.txt=a", "folder album/b", "file album/b/c.txt=c", "done",
            ])
        #expect(desk.person.questions == [.folder])
    }

    @Test("A link that the app has made leads a person nowhere")
    func traps() throws {
        let desk = try Fixture()
        try desk.write("secrets/key", "x")
        try desk.write("container/tmp/own.txt", "own")
        for (name, target) in [
            ("photo.txt", "secrets/key"), ("photos", "secrets"), ("mine.txt", "container/tmp/own.txt"),
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: desk.path("container/" + name), withDestinationPath: desk.path(target))
        }
        desk.person.will(.yes([desk.path("container/photo.txt")]), .yes([desk.path("container/photos/key")]))
        #expect(try desk.ask(any) == ["failed: photo.txt cannot be read"])
        #expect(try desk.ask(any) == ["failed: key cannot be read"])
        desk.person.will(.yes([desk.path("container/photos")]), .yes([desk.path("container/mine.txt")]))
        #expect(try desk.ask(.chooseFolder) == ["failed: photos cannot be read"])
        #expect(try desk.ask(any) == ["file mine.txt=own", "done"])
    }

    // MARK: Drops

    @Test("What an app says was dropped is shown with all links followed, and handed over if the person agrees")
    func drops() throws {
        let desk = try Fixture()
        let secret = try desk.write("secret", "x")
        try FileManager.default.createSymbolicLink(
            atPath: desk.path("cute.txt"), withDestinationPath: secret)
        desk.person.will(.no)
        #expect(try desk.ask(.take(paths: [desk.path("cute.txt")])) == ["nothing"])
        #expect(desk.person.questions == [.mayHave(paths: [secret])])
        desk.person.will(.yes([]))
        #expect(try desk.ask(.take(paths: [secret])) == ["file secret=x", "done"])
    }

    @Test("An app does not learn whether a file exists without an answer")
    func existence() throws {
        let desk = try Fixture()
        desk.person.will(.no, .yes([]), .yes([]))
        for expected in ["nothing", "failed: it cannot be read", "failed: it cannot be read"] {
            #expect(try desk.ask(.take(paths: [desk.path("none")])) == [expected])
        }
        #expect(desk.person.questions == Array(repeating: .mayHave(paths: [desk.path("none")]), count: 3))
        // A device is no file.
        desk.person.will(.yes([]))
        #expect(try desk.ask(.take(paths: ["/dev/zero"])) == ["failed: it cannot be read"])
    }

    // MARK: Saving

    private func send(_ desk: Fixture, _ files: [String], _ texts: [String]) throws -> [String] {
        try desk.app.send(.save(names: files))
        guard case .message(.go) = try desk.app.receive() else { return ["no"] }
        for (name, text) in zip(files, texts) {
            try desk.app.send(.file(name: name))
            try desk.app.send(Data(text.utf8))
            try desk.app.send(.end)
        }
        try desk.app.send(.done)
        return try desk.collect()
    }

    @Test("One file goes where the person says, in place of what is there")
    func saving() throws {
        let desk = try Fixture()
        let secret = try desk.write("secret", "x")
        try FileManager.default.createSymbolicLink(atPath: desk.path("out.txt"), withDestinationPath: secret)
        desk.person.will(.yes([desk.path("out.txt")]))
        #expect(try send(desk, ["../.bash\u{202E}rc"], ["new"]) == ["done"])
        // What hides a file, or what it is, is not suggested.
        #expect(desk.person.questions == [.place(name: "bashrc")])
        // In place of the link, and not through it.
        #expect(desk.text("out.txt") == "new" && desk.text("secret") == "x")
        desk.person.will(.no)
        #expect(try desk.ask(.save(names: ["a"])) == ["nothing"])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: desk.folder.path).sorted() == ["out.txt", "secret"])
    }

    @Test("Several files go to a folder, and none replaces another or hides")
    func savingSeveral() throws {
        let desk = try Fixture()
        try desk.write("out/a.txt", "old")
        desk.person.will(.yes([desk.path("out")]))
        #expect(try send(desk, ["a.txt", ".profile", "x/a.txt"], ["1", "2", "3"]) == ["done"])
        #expect(desk.person.questions == [.placeOfAll(names: ["a.txt", "profile", "a 2.txt"])])
        #expect(desk.text("out/a.txt") == "old" && desk.text("out/profile") == "2")
        let names = try FileManager.default.contentsOfDirectory(atPath: desk.path("out")).sorted()
        #expect(names.count == 4 && !names.contains { $0.hasPrefix(".") }, "\(names)")
    }

    @Test("A folder that cannot be written to is a reason, and the desk goes on")
    func savingNowhere() throws {
        let desk = try Fixture()
        desk.person.will(.yes([desk.path("none/a.txt")]))
        try desk.app.send(.save(names: ["a"]))
        #expect(try desk.app.receive() == .message(.go))
        try desk.app.send(.file(name: "a"))
        guard case .message(.failed) = try desk.app.receive() else {
            Issue.record("no reason")
            return
        }
    }

    // MARK: Bounds

    @Test("A question is taken back, and the next is answered")
    func cancelling() throws {
        let desk = try Fixture()
        try desk.app.send(any)
        while desk.person.questions.isEmpty { usleep(1000) }
        try desk.app.send(.cancel)
        #expect(try desk.collect() == ["nothing"])
        #expect(desk.person.closings == 1)
        // Too late for a question that has been answered
        try desk.app.send(.cancel)
        desk.person.will(.yes([try desk.write("a", "1")]))
        #expect(try desk.ask(any) == ["file a=1", "done"])
    }

    @Test("A dialog stands over the window that the app names, and a name has no answer")
    func windows() throws {
        let desk = try Fixture()
        desk.person.will(.no, .no, .no)
        #expect(try desk.ask(any) == ["nothing"])
        for handle in ["x11:1a00003", "wayland:8f1c-2e"] {
            try desk.app.send(.window(handle: handle))
            #expect(try desk.ask(any) == ["nothing"])
        }
        #expect(desk.person.windows == [nil, "x11:1a00003", "wayland:8f1c-2e"])
    }

    @Test("Twenty dialogs are shown in a minute, and no more")
    func rate() throws {
        let clock = Clock()
        let desk = try Fixture(clock: { clock.now })
        for _ in 0..<20 {
            desk.person.will(.no)
            #expect(try desk.ask(any) == ["nothing"])
        }
        #expect(try desk.ask(any) == ["failed: the app has asked 20 times within a minute"])
        #expect(desk.person.questions.count == 20)
        clock.now = 60
        desk.person.will(.no)
        #expect(try desk.ask(any) == ["nothing"])
    }

    private final class Clock: @unchecked Sendable { var now = 0.0 }

    @Test("More than the limits is refused")
    func limits() throws {
        var limits = DeskLimits()
        (limits.files, limits.entries, limits.depth, limits.bytes) = (2, 4, 2, 10)
        let desk = try Fixture(limits: limits)
        func reason(_ question: DoorMessage) throws -> Bool { try desk.ask(question).last!.hasPrefix("failed: ") }
        for name in ["a", "b", "c"] { try desk.write("three/" + name, name) }
        try desk.write("deep/1/2/3", "x")
        try desk.write("wide/a/b", "1234567")
        try desk.write("wide/c", "8901")
        desk.person.will(.yes(["a", "b", "c"].map { desk.path("three/" + $0) }), .yes([desk.path("three")]))
        #expect(try reason(any))
        #expect(try desk.ask(.chooseFolder).count == 5)
        desk.person.will(.yes([desk.path("deep")]), .yes([desk.path("wide")]))
        #expect(try reason(.chooseFolder))
        #expect(try reason(.chooseFolder))
    }

    @Test(
        "An app that breaks the rules is heard no more",
        arguments: [
            .take(paths: []), .take(paths: Array(repeating: "/etc/passwd", count: 65)),
            .take(paths: ["/" + String(repeating: "a", count: 5000)]), .save(names: []), .go, .done,
            .file(name: "a"), .window(handle: ""), .window(handle: "x11:"), .window(handle: "x11:1 2"),
            .window(handle: "x11:12345678901234567"), .window(handle: "wayland:a\nb"), .window(handle: "mir:1"),
            .choose(endings: [String(repeating: "a", count: 50)], allowsMultiple: false),
        ] as [DoorMessage])
    func rules(_ message: DoorMessage) throws {
        let desk = try Fixture()
        try desk.app.send(message)
        #expect(desk.hasEnded())
        #expect(desk.person.questions.isEmpty)
    }

    @Test("A second question while the first is open ends the channel and closes the dialog")
    func twoQuestions() throws {
        let desk = try Fixture()
        try desk.app.send(any)
        try desk.app.send(.take(paths: ["/etc/passwd"]))
        #expect(desk.hasEnded())
        #expect(desk.person.questions == [.files(endings: [], allowsMultiple: true)] && desk.person.closings == 1)
    }

    @Test("Damaged frames end the channel", arguments: 0..<200)
    func damage(_ seed: Int) throws {
        let desk = try Fixture()
        var generator = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
        var bytes = (0..<Int.random(in: 1...200, using: &generator)).map { _ in
            UInt8.random(in: 0...255, using: &generator)
        }
        // Some begin as a message of a plausible length.
        if seed % 2 == 0 { bytes = [UInt8(ascii: "m"), UInt8(bytes.count), 0, 0, 0] + bytes }
        _ = bytes.withUnsafeBytes { write(desk.app.descriptor, $0.baseAddress, $0.count) }
        shutdown(desk.app.descriptor, Int32(SHUT_WR))
        #expect(desk.hasEnded())
        #expect(desk.person.questions.isEmpty)
    }

    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 31)
        }
    }
}
