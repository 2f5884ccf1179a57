import Foundation
import Testing

@testable import Documents

@Suite struct FlowScriptTests {
    private func read(_ text: String, _ variables: [String: String] = [:]) throws -> Flow {
        try FlowReader.read(text: text, in: URL(fileURLWithPath: "/nowhere"), variables: variables)
    }

    @Test(arguments: [
        ("plain", [FlowText.Part.text("plain")]),
        ("a ${b} c", [.text("a "), .script("b"), .text(" c")]),
        ("\\${A} ${A}", [.text("${A} "), .script("A")]),
        ("${{field: 'value'}}", [.script("{field: 'value'}")]),
        ("${'}' + \"}\"}x", [.script("'}' + \"}\""), .text("x")]),
        ("${a ? `${b}` : '\\''}", [.script("a ? `${b}` : '\\''")]),
        ("${open", [.text("${open")]),
        ("한${글}😀", [.text("한"), .script("글"), .text("😀")]),
        ("", []),
    ])
    func aTextIsTakenApart(text: String, parts: [FlowText.Part]) {
        #expect(FlowText(text).parts == parts)
    }

    @Test func anEscapedTextIsItself() {
        for text in ["${a}", "a ${b} \\ c", "plain"] {
            #expect(FlowText(FlowText.escaped(text)).parts == [.text(text)])
        }
    }

    @Test func valuesThatNeedNoEngine() {
        let names = ["NAME": "Ann", "maestro.platform": "ios"]
        let texts = ["NAME": "Ann", " true ": "true", "12": "12", "'a b'": "a b", "": "", "maestro.platform": "ios"]
        for (script, value) in texts { #expect(FlowValue(of: script, names) == .text(value), "\(script)") }
        #expect(FlowValue(of: "OTHER", names) == .nothing("OTHER"))
        #expect(FlowValue(of: "null", names) == .nothing("null"))
        for script in ["1 + 1", "output.a", "output", "NAME + 1", "'a' + 'b'", "007", "[]", "{}", "'it\\'s'"] {
            #expect(FlowValue(of: script, names) == nil, "\(script)")
        }
    }

    @Test func whatHoldsIsAsInJavaScript() {
        for text in ["true", "a", "12", "[]", "{}"] { #expect(FlowValue.holds(text)) }
        for text in ["", " ", "false", "0", "0.0", "null", "undefined", "NaN"] { #expect(!FlowValue.holds(text)) }
    }

    @Test func namesThatAreKnownAreReplacedAtOnce() throws {
        let flow = try read(
            "appId: a\nenv:\n  WHO: ${FIRST} Kim\n  FIRST: Ann\n---\n- inputText: Hi ${WHO}, \\${WHO}\n",
            ["FIRST": "Min"])
        #expect(flow.steps[0].command == .inputText("Hi Min Kim, ${WHO}"))
        #expect(!flow.needsEngine)
    }

    @Test func aStepWithAScriptIsReadAgainWhenItIsKnown() throws {
        let flow = try read("- tapOn:\n    text: ${output.name}\n    index: ${0 + 1}\n    label: Tap")
        guard case .later(let template, isGroup: false) = flow.steps[0].command else {
            return #expect(Bool(false), "\(flow.steps[0].command)")
        }
        #expect(template.texts == ["${output.name}", "${0 + 1}"])
        let command = try template.command(["${output.name}": "a ${b}", "${0 + 1}": "1"])
        #expect(
            command
                == .tapOn(.element(FlowSelector(text: "a ${b}", index: 1), at: nil), count: 1, delay: 0.1))
        #expect(flow.steps[0].label == "Tap")
        #expect(flow.needsEngine)
        #expect(throws: FlowError.self) { try template.command(["${output.name}": "a", "${0 + 1}": "one"]) }
    }

    @Test func stepsOfAGroupAreEachReadInTheirTurn() throws {
        let flow = try read(
            """
            - repeat:
                times: ${output.list.length}
                while: {true: "${output.more}"}
                commands:
                  - inputText: ${output.text}
                  - back
            """)
        guard case .later(let template, isGroup: true) = flow.steps[0].command else {
            return #expect(Bool(false), "\(flow.steps[0].command)")
        }
        #expect(template.texts == ["${output.list.length}"])
        guard case .repeat(let steps, times: 2, let condition) = try template.command(["${output.list.length}": "2"])
        else { return #expect(Bool(false)) }
        #expect(steps.map(\.line) == [5, 6])
        guard case .later = steps[0].command else { return #expect(Bool(false)) }
        let later = try #require(condition.template)
        #expect(later.texts == ["${output.more}"])
        #expect(try later.condition(["${output.more}": "false"]).isTrue == false)
        #expect(try later.condition(["${output.more}": "yes"]).isTrue)
    }

    @Test func theHeadSaysWhatComesFirstAndLast() throws {
        let flow = try read(
            """
            appId: a
            tags: [smoke, slow]
            properties: {owner: Ann}
            someoneElses: [1, 2]
            onFlowStart: [back]
            onFlowComplete:
              - scroll
            ---
            - hideKeyboard
            """)
        #expect(flow.tags == ["smoke", "slow"])
        #expect(flow.properties == [FlowVariable("owner", "Ann")])
        #expect(flow.block.start.map(\.command) == [.back])
        #expect(flow.block.completion.map(\.command) == [.scroll])
        #expect(flow.steps.map(\.command) == [.hideKeyboard])
    }

    @Test func newerCommandsAreRead() throws {
        let steps = try read(
            """
            - launchApp: {appId: a.b, clearState: true, clearKeychain: true, stopApp: false, arguments: {a: 1, b: "x"}}
            - assertTrue: {condition: "false", optional: true}
            - assertScreenshot: {path: shots/one.png, cropOn: {id: card}, thresholdPercentage: 99.5}
            - takeScreenshot: {path: one, cropOn: {id: card}}
            - assertVisible: {width: 100, height: 50, tolerance: 2, traits: text square}
            - inputRandomNumber: {length: 5}
            - action: back
            - openLink: {link: "app://x", autoVerify: true}
            - retry: {maxRetries: 9, commands: [back]}
            - toggleAirplaneMode
            - assertWithAI: a cat
            - pressKey: remote dpad up
            - clearState: another.app
            """
        ).steps
        var launch = FlowLaunch()
        (launch.appID, launch.clearState, launch.clearKeychain, launch.stopsApp) = ("a.b", true, true, false)
        launch.arguments = [FlowVariable("a", "1"), FlowVariable("b", "x")]
        #expect(steps[0].command == .launchApp(launch))
        #expect(steps[1].command == .assertTrue("false") && steps[1].isOptional)
        let reference = URL(fileURLWithPath: "/nowhere/shots/one.png")
        #expect(
            steps[2].command
                == .assertScreenshot(
                    FlowPictureCheck(
                        reference: reference, name: "shots/one", element: FlowSelector(id: "card"), threshold: 99.5)))
        #expect(steps[3].command == .takeScreenshot(name: "one", of: FlowSelector(id: "card")))
        var sized = FlowSelector()
        (sized.width, sized.height, sized.tolerance, sized.traits) = (100, 50, 2, [.text, .square])
        #expect(steps[4].command == .assertVisible(sized))
        #expect(steps[5].command == .inputRandom(.number(5)))
        #expect(steps[6].command == .back)
        #expect(steps[7].command == .openLink("app://x"))
        guard case .retry(let block, retries: 3) = steps[8].command else { return #expect(Bool(false)) }
        #expect(block.steps.map(\.command) == [.back])
        #expect(steps[9].command == .setAirplaneMode(nil))
        #expect(steps[10].isOptional)
        #expect(steps[11].command == .pressKey(.remoteUp))
        #expect(steps[12].command == .clearState("another.app"))
    }

    @Test func aFolderSaysWhichFlowsItHas() throws {
        let workspace = try FlowWorkspace(
            text: """
                flows: ["*", "sign/**", "./a?/*.yaml"]
                includeTags: smoke
                excludeTags: [slow]
                executionOrder: {continueOnFailure: false, flowsOrder: [b, gone, a]}
                other: 1
                """)
        for path in ["one.yaml", "sign/in.yaml", "sign/up/two.yaml", "ab/c.yaml"] {
            #expect(workspace.contains(path: path), "\(path)")
        }
        for path in ["other/one.yaml", "abc/c.yaml", "ab/c/d.yaml"] {
            #expect(!workspace.contains(path: path), "\(path)")
        }
        #expect(workspace.plays(tags: ["smoke"]) && !workspace.plays(tags: []))
        #expect(!workspace.plays(tags: ["smoke", "slow"]))
        #expect(workspace.sorted(["a", "b", "c"]) == ["b", "a", "c"])
        #expect(!workspace.goesOnAfterFailure)
        #expect(try FlowWorkspace(text: "") == FlowWorkspace())
        #expect(throws: FlowError.self) { try FlowWorkspace(text: "- a") }
    }
}
