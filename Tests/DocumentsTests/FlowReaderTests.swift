import Foundation
import Testing

@testable import Documents

@Suite struct FlowReaderTests {
    private func read(_ text: String) throws -> [FlowStep] {
        try FlowReader.read(text: text, in: URL(fileURLWithPath: "/nowhere")).steps
    }

    private func failure(_ text: String) -> FlowError? {
        do {
            _ = try read(text)
            return nil
        } catch {
            return error as? FlowError
        }
    }

    @Test func readsFilesThatAreThere() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (one, two) = (folder.appendingPathComponent("one.txt"), folder.appendingPathComponent("two.txt"))
        for file in [one, two] { try Data().write(to: file) }
        let text = "- pickFile: one.txt\n- pickFile:\n    files: [one.txt, \(two.path)]\n"
        let steps = try FlowReader.read(text: text, in: folder).steps
        #expect(steps.map(\.command) == [.pickFile([one]), .pickFile([one, two])])
        let flow = folder.appendingPathComponent("flow.yaml")
        try Data(text.utf8).write(to: flow)
        // What the box has to open
        #expect(Set(try FlowReader.files(of: flow).map(\.path)) == Set([flow, one, two].map(\.path)))
        #expect(failure("- pickFile: none.txt")?.line == 1)
    }

    @Test func readsHeadAndSteps() throws {
        let flow = try FlowReader.read(
            text: """
                appId: UserEditor
                name: Edit
                ---
                - launchApp
                - tapOn: "Alice"
                - eraseText: 5
                - eraseText
                - inputText: 30
                - takeScreenshot: one
                """, in: URL(fileURLWithPath: "/"))
        #expect(flow.appID == "UserEditor")
        #expect(flow.name == "Edit")
        #expect(
            flow.steps.map(\.command) == [
                .launchApp(FlowLaunch()),
                .tapOn(.element(FlowSelector(text: "Alice"), at: nil), count: 1, delay: 0.1),
                .eraseText(count: 5),
                .eraseText(count: nil),
                .inputText("30"),
                .takeScreenshot(name: "one", of: nil),
            ])
        #expect(flow.steps.map(\.line) == [4, 5, 6, 7, 8, 9])
        #expect(flow.steps[1].summary == "tapOn: \"Alice\"")
    }

    @Test func readsOrientations() throws {
        let steps = try read("- setOrientation: LANDSCAPE_LEFT\n- setOrientation: {orientation: portrait}")
        #expect(steps.map(\.command) == [.setOrientation(.landscapeLeft), .setOrientation(.portrait)])
        #expect(failure("- setOrientation: sideways")?.message.contains("PORTRAIT, LANDSCAPE_LEFT") == true)
    }

    @Test func readsSelectors() throws {
        let steps = try read(
            """
            - tapOn: {id: "save", index: 2, enabled: true}
            - tapOn:
                text: "Edit"
                below: {text: "Name"}
                point: 90%,50%
                optional: true
            - tapOn:
                point: "100, 20"
            - assertVisible:
                id: row
                containsDescendants: ["a", {id: b}]
            """)
        #expect(
            steps[0].command
                == .tapOn(.element(FlowSelector(id: "save", index: 2, isEnabled: true), at: nil), count: 1, delay: 0.1))
        let below = FlowSelector(
            text: "Edit", relatives: [.init(relation: .below, selector: FlowSelector(text: "Name"))])
        #expect(
            steps[1].command
                == .tapOn(.element(below, at: FlowPoint(x: .percent(90), y: .percent(50))), count: 1, delay: 0.1))
        #expect(steps[1].isOptional)
        #expect(!steps[0].isOptional)
        #expect(
            steps[2].command == .tapOn(.point(FlowPoint(x: .points(100), y: .points(20))), count: 1, delay: 0.1))
        guard case .assertVisible(let row) = steps[3].command else { return #expect(Bool(false)) }
        #expect(row.relatives.map(\.relation) == [.containsChild, .containsChild])
    }

    @Test func readsControl() throws {
        let steps = try read(
            """
            - repeat:
                times: 3
                while: {notVisible: Done}
                commands:
                  - back
            - runFlow:
                when: {visible: Login, platform: Android}
                env: {WHO: Bob}
                commands: [{inputText: "Hi ${WHO}"}]
            - extendedWaitUntil: {visible: Ready, timeout: 2500}
            - swipe: {direction: LEFT}
            - swipe: {start: "50%,90%", end: "50%,10%", duration: 100}
            - scrollUntilVisible: {element: {id: last}, direction: up}
            """)
        #expect(
            steps[0].command
                == .repeat(
                    [FlowStep(line: 5, command: .back, summary: "back")], times: 3,
                    condition: FlowCondition(notVisible: FlowSelector(text: "Done"))))
        guard case .runFlow(let inner, let condition) = steps[1].command else { return #expect(Bool(false)) }
        #expect(inner.steps.map(\.command) == [.inputText("Hi Bob")])
        #expect(condition == FlowCondition(visible: FlowSelector(text: "Login"), isTrue: false))
        #expect(
            steps[2].command
                == .extendedWaitUntil(FlowCondition(visible: FlowSelector(text: "Ready")), timeout: 2.5))
        #expect(steps[3].command == .swipe(.screen(.left), duration: 0.4))
        #expect(
            steps[4].command
                == .swipe(
                    .points(
                        from: FlowPoint(x: .percent(50), y: .percent(90)),
                        to: FlowPoint(x: .percent(50), y: .percent(10))), duration: 0.1))
        #expect(
            steps[5].command == .scrollUntilVisible(FlowSelector(id: "last"), direction: .up, timeout: 20))
    }

    @Test func runsAnotherFile() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("appId: x\n---\n- back\n- tapOn: ${WHO}\n".utf8).write(to: folder.appending(path: "part.yaml"))
        let text = "- runFlow: {file: part.yaml, env: {WHO: Ann}}\n"
        let flow = try FlowReader.read(text: text, in: folder)
        guard case .runFlow(let inner, _) = flow.steps[0].command else { return #expect(Bool(false)) }
        #expect(inner.steps.map(\.file) == ["part.yaml", "part.yaml"])
        #expect(inner.steps.map(\.line) == [3, 4])

        try Data(text.utf8).write(to: folder.appending(path: "all.yaml"))
        let files = try FlowReader.files(of: folder.appending(path: "all.yaml"))
        #expect(files.map(\.lastPathComponent) == ["all.yaml", "part.yaml"])
        try Data("- runFlow: loop.yaml".utf8).write(to: folder.appending(path: "loop.yaml"))
        #expect(throws: FlowError.self) { try FlowReader.read(folder.appending(path: "loop.yaml")) }
    }

    @Test(arguments: [
        ("- tapOn: [\n\n", 1, "not YAML"),
        ("- back\n- tapON: x", 2, "tapOn"),
        ("- back\n- tapOn: {text: a, colour: b}", 2, "`tapOn` has no `colour`"),
        ("- back: now", 1, "does not take text"),
        ("- tapOn:", 1, "needs an element"),
        ("- inputText", 1, "needs text"),
        ("tapOn: x", 1, "list of steps"),
        ("", 1, "empty"),
        ("- swipe: {direction: SIDEWAYS}", 1, "expected UP, DOWN, LEFT or RIGHT"),
        ("- a: &x [1]\n- *x", 1, "anchors"),
        ("- tapOn: {text: a, text: b}", 1, "given twice"),
        ("- repeat: {commands: [back]}", 1, "times"),
        ("- extendedWaitUntil: {timeout: 5}", 1, "visible"),
        ("- back\n-\n", 2, "no command"),
        ("- runFlow: gone.yaml", 1, "no file"),
        ("appid: x\n---\n- back", 1, "`appid`"),
        ("- tapOn: {text: '${WHO}', colour: b}", 1, "`tapOn` has no `colour`"),
        ("- back\n- tapOn: {traits: round}", 2, "square"),
        ("- takeScreenshot: ../up", 1, "outside"),
        ("- assertScreenshot: {path: a, thresholdPercentage: 101}", 1, "100"),
        ("- setAirplaneMode: maybe", 1, "enabled"),
        ("- runScript: gone.js", 1, "no file"),
        ("- runFlow: ${WHO}.yaml", 1, "known before"),
        ("- retry: {maxRetries: 2}", 1, "needs a file or `commands`"),
    ]) func refuses(text: String, line: Int, message: String) throws {
        let error = try #require(failure(text))
        #expect(error.line == line)
        #expect(error.message.contains(message), "\(error)")
    }

    @Test func refusesDeepNesting() {
        #expect(failure(String(repeating: "[", count: 100_000))?.message.contains("levels deep") == true)
    }

    @Test func patternMatchesWhole() {
        #expect(FlowPattern("Alice").matches("alice"))
        #expect(!FlowPattern("Ali").matches("Alice"))
        #expect(FlowPattern("Ali.*").matches("Alice"))
        #expect(FlowPattern("A|Alice").matches("Alice"))
        #expect(FlowPattern("a (b").matches("a (b"))
        #expect(FlowPattern("Cost: $5 (net)").matches("Cost: $5 (net)"))
        #expect(FlowPattern("one two").matches("one\ntwo"))
        #expect(FlowPattern("one.*").matches("one\ntwo"))
        #expect(!FlowPattern("one").matches("one\ntwo"))
        #expect(FlowPattern("우유 .*").matches("우유 사기"))
    }

    @Test func theDeviceAroundAnAppIsSet() throws {
        var allowing = FlowLaunch()
        allowing.permissions = try #require(GivenPermissions(text: "all=deny,location=allow"))
        let flow = try FlowReader.read(
            text: """
                - launchApp:
                    permissions: {location: inuse, all: deny}
                - setLocation: {latitude: 37.5665, longitude: -126.978}
                - permission: location once
                - setPermissions:
                    permissions:
                      camera: unset
                - travel:
                    points: ["0,0", "0, 1"]
                    speed: 100
                """, in: URL(fileURLWithPath: "/"))
        #expect(
            flow.steps.map(\.command) == [
                .launchApp(allowing),
                .setLocation(.place(latitude: 37.5665, longitude: -126.978)),
                .setPermissions(GivenPermissions(text: "location=once")!),
                .setPermissions(GivenPermissions(text: "camera=unset")!),
                .travel([.place(latitude: 0, longitude: 0), .place(latitude: 0, longitude: 1)], speed: 100),
            ])
    }

    @Test(arguments: [
        ("- permission: location", "1:3"), ("- permission: place allow", "1:3"),
        ("- setLocation: {latitude: 91, longitude: 0}", "1:3"), ("- setLocation: {latitude: 1}", "1:3"),
        ("- launchApp: {permissions: {location: maybe}}", "1:3"),
    ])
    func theDeviceAroundAnAppIsAsItCanBe(text: String, place: String) {
        #expect {
            _ = try FlowReader.read(text: text, in: URL(fileURLWithPath: "/"))
        } throws: { error in
            (error as? FlowError).map { "\($0.line):\($0.column)" } == place
        }
    }

    @Test(arguments: [
        ("37.5665,126.978", GivenLocation.place(latitude: 37.5665, longitude: 126.978)), ("system", .system),
        ("-90,-180", .place(latitude: -90, longitude: -180)),
    ])
    func placesAreReadAsTheyAreWritten(text: String, place: GivenLocation) {
        #expect(GivenLocation(text: text) == place)
        #expect(GivenLocation(text: place.text) == place)
        for wrong in ["", "1", "1,2,3", "91,0", "0,181", "nan,0", "a,b"] { #expect(GivenLocation(text: wrong) == nil) }
    }

    @Test func whatIsSaidOfAllGivesWayToWhatIsSaidOfOne() throws {
        var given = try #require(GivenPermissions(text: "all=deny,location=allow"))
        #expect(given.answer(.location) == .allow && given.answer(.camera) == .deny)
        given.add(try #require(GivenPermissions(text: "camera=limited")))
        #expect(given.answer(.camera) == .limited && given.answer(.location) == .allow)
        given.add(try #require(GivenPermissions(text: "all=unset")))
        #expect(given.answer(.location) == .unset)
        for wrong in ["location", "location=perhaps", "place=allow"] { #expect(GivenPermissions(text: wrong) == nil) }
    }
}
