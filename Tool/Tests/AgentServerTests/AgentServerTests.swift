import Documents
import Foundation
import Testing

@testable import AgentServer

/// The protocol, as a client sees it.
@Suite struct AgentServerTests {
    @Test(arguments: AgentServer.versions)
    func agreesOnAVersionItKnows(_ version: String) throws {
        let client = try Client(isInitialized: false)
        let result = try client.ask("initialize", ["protocolVersion": .string(version), "capabilities": [:]])["result"]
        #expect(result?["protocolVersion"]?.text == version)
        #expect(result?["capabilities"] == ["tools": [:]] && result?["serverInfo"]?["name"] == "seam")
        #expect(result?["instructions"] == "Do this.")
    }

    @Test func offersItsNewestVersionInPlaceOfOneItDoesNotKnow() throws {
        let client = try Client(isInitialized: false)
        let result = try client.ask("initialize", ["protocolVersion": "1999-01-01"])["result"]
        #expect(result?["protocolVersion"] == "2025-06-18")
        #expect(try client.ask("initialize", ["protocolVersion": "2025-06-18"])["error"]?["code"] == -32600)
    }

    @Test func wantsToBeInitialized() throws {
        let client = try Client([EchoTool()], isInitialized: false)
        #expect(try client.ask("initialize", [:])["error"]?["code"] == -32602)
        #expect(try client.ask("tools/list")["error"]?["code"] == -32600)
        #expect(try client.ask("tools/call", ["name": "echo"])["error"]?["code"] == -32600)
        #expect(try client.ask("ping")["result"] == [:])
    }

    @Test func listsToolsWithSchemas() throws {
        let tools = try Client([EchoTool(), SlowTool()]).ask("tools/list")["result"]?["tools"]?.items ?? []
        #expect(tools.map { $0["name"] } == ["echo", "slow"])
        #expect(
            tools[0]["inputSchema"] == [
                "type": "object", "properties": ["text": ["type": "string", "description": "the text"]],
                "required": ["text"], "additionalProperties": false,
            ])
        #expect(tools[0]["annotations"]?["readOnlyHint"] == true && tools[1]["annotations"]?["readOnlyHint"] == false)
        let old = try Client([EchoTool()], version: "2024-11-05").ask("tools/list")["result"]?["tools"]?.items ?? []
        #expect(old.first?["annotations"] == nil)
    }

    @Test func callsTools() throws {
        let client = try Client([EchoTool()])
        let answer = try client.ask("tools/call", ["name": "echo", "arguments": ["text": "a\nb"]], id: "x")
        #expect(answer["result"]?["isError"] == false)
        let content = try #require(answer["result"]?["content"]?.items)
        #expect(content == [["type": "text", "text": .string("{\"said\":\"a\\nb\"}")]])
        let failed = try client.ask("tools/call", ["name": "echo", "arguments": ["text": "fail"]])
        #expect(failed["result"]?["isError"] == true)
        #expect(failed["result"]?["content"]?.items?.first?["text"]?.text?.contains("impossible") == true)
    }

    @Test(arguments: [
        ("{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": }", -32700), ("hello", -32700), ("{", -32700),
        ("\u{0}", -32700),
        ("1", -32600), ("{}", -32600), ("{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"ping\"}", -32600),
        ("{\"jsonrpc\":\"2.0\",\"id\":1}", -32600), ("{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"}", -32600),
        ("{\"jsonrpc\":\"2.0\",\"id\":[1],\"method\":\"ping\"}", -32600),
        ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":5}", -32600),
        ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\",\"params\":[1]}", -32602),
        ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"dance\"}", -32601), ("[]", -32600),
        ("[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}]", -32600),
        ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\"}", -32602),
        ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"nobody\"}}", -32602),
        ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"echo\"}}", -32602),
        (
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"echo\",\"arguments\":[]}}",
            -32602
        ),
        (
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"echo\",\"arguments\":"
                + "{\"text\":\"a\",\"more\":1}}}", -32602
        ),
    ])
    func refusesWhatItDoesNotUnderstandAndGoesOn(_ text: String, _ code: Int) throws {
        let client = try Client([EchoTool()])
        client.send(text: text + "\n")
        let answer = try #require(try client.read())
        #expect(answer["error"]?["code"]?.int == code, "\(answer.json)")
        #expect(answer["error"]?["message"]?.text?.isEmpty == false && answer["result"] == nil && answer["id"] != nil)
        #expect(try client.ask("ping", id: 2)["result"] == [:])
    }

    @Test func namesAnArgumentThatDoesNotFit() throws {
        let answer = try Client([EchoTool()]).ask("tools/call", ["name": "echo", "arguments": ["text": 1]])
        #expect(answer["error"]?["message"] == "echo: `text`: expected a string, found 1")
    }

    @Test func ignoresNotificationsAnswersAndEmptyLines() throws {
        let client = try Client()
        client.send(["jsonrpc": "2.0", "method": "notifications/whatever"])
        client.send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": 99]])
        client.send(["jsonrpc": "2.0", "method": "ping", "params": [1]])
        client.send(["jsonrpc": "2.0", "id": 5, "result": [:]])
        client.send(text: "\n\r\n")
        #expect(try client.ask("ping", id: 7)["result"] == [:])
    }

    @Test func skipsALineThatIsTooLong() throws {
        let client = try Client([EchoTool()])
        client.send(text: "\"" + String(repeating: "x", count: AgentServer.lineLimit) + "\"\n")
        let answer = try #require(try client.read())
        #expect(answer["id"] == JSONValue.null && answer["error"]?["code"] == -32700)
        let text = String(repeating: "x", count: AgentServer.lineLimit - 1000)
        let echoed = try client.ask("tools/call", ["name": "echo", "arguments": ["text": .string(text)]])
        #expect(echoed["result"]?["content"]?.items?.first?["text"]?.text?.count == text.count + 11)
    }

    @Test func aSlowCallHoldsUpNothing() throws {
        let slow = SlowTool()
        let client = try Client([EchoTool(), slow])
        client.call("slow", id: "slow")
        slow.started.wait()
        #expect(try client.ask("ping")["result"] == [:])
        let echo = try client.ask("tools/call", ["name": "echo", "arguments": ["text": "a"]], id: 2)
        #expect(echo["result"]?["isError"] == false)
        client.call("slow", id: "slow")
        #expect(try client.read()?["error"]?["code"] == -32600)
        slow.letGo()
        let answer = try #require(try client.read())
        #expect(answer["id"] == "slow" && answer["result"]?["isError"] == false)
    }

    @Test func aCancelledCallHasNoAnswer() throws {
        let slow = SlowTool()
        let client = try Client([slow])
        client.call("slow", id: 1)
        slow.started.wait()
        client.send([
            "jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": 1, "reason": "late"],
        ])
        slow.ended.wait()
        #expect(try client.ask("ping", id: 2)["result"] == [:])
        client.finish()
        #expect(try client.read() == nil)
    }

    @Test func theEndOfTheInputCancelsWhatIsUnderWay() throws {
        let slow = SlowTool()
        let client = try Client([slow])
        client.call("slow", id: 1)
        slow.started.wait()
        client.finish()
        #expect(try client.read() == nil)
    }

    @Test func tellsProgressToThoseWhoAsk() throws {
        let client = try Client([EchoTool()])
        client.send([
            "jsonrpc": "2.0", "id": 1, "method": "tools/call",
            "params": ["name": "echo", "arguments": ["text": "a"], "_meta": ["progressToken": "t"]],
        ])
        let progress = try #require(try client.read())
        #expect(progress["method"] == "notifications/progress" && progress["id"] == nil)
        #expect(progress["params"] == ["progressToken": "t", "progress": 1, "message": "echoing"])
        #expect(try client.read()?["id"] == 1)
    }

    @Test func limitsTheCallsThatAreUnderWay() throws {
        let slow = SlowTool()
        let client = try Client([slow])
        for index in 0..<AgentServer.callLimit {
            client.call("slow", id: .integer(index))
            slow.started.wait()
        }
        client.call("slow", id: "more")
        let answer = try #require(try client.read())
        #expect(answer["id"] == "more" && answer["error"]?["code"] == -32000)
        for _ in 0..<AgentServer.callLimit { slow.letGo() }
        var ids: Set<Int> = []
        for _ in 0..<AgentServer.callLimit { ids.insert(try client.read()?["id"]?.int ?? -1) }
        #expect(ids == Set(0..<AgentServer.callLimit))
    }

    @Test func answersABatchTogether() throws {
        let slow = SlowTool()
        let client = try Client([EchoTool(), slow], version: "2025-03-26")
        let call: JSONValue = ["jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": ["name": "slow"]]
        client.send([
            ["jsonrpc": "2.0", "id": 1, "method": "ping"], ["jsonrpc": "2.0", "method": "notifications/x"], call,
            ["jsonrpc": "2.0", "id": 2, "method": "dance"], 7,
        ])
        slow.started.wait()
        slow.letGo()
        let answers = try #require(try client.read()?.items)
        #expect(answers.map { $0["id"] } == [1, 3, 2, JSONValue.null])
        #expect(answers[2]["error"]?["code"] == -32601 && answers[3]["error"]?["code"] == -32600)
        client.send([["jsonrpc": "2.0", "method": "notifications/x"]])
        #expect(try client.ask("ping", id: 9)["result"] == [:])
    }

    @Test func theRealToolsHaveNamesAndSchemasOfTheirOwn() throws {
        let tools = AgentSession.tools(AgentWorkplace(program: "/bin/false"))
        #expect(Set(tools.map(\.name)).count == tools.count)
        for name in ["build", "run", "stop", "test"] + ControlVerb.allCases.map(\.rawValue) {
            #expect(tools.contains { $0.name == name }, "\(name)")
        }
        let client = try Client(tools)
        let none = try client.ask("tools/call", ["name": "tap", "arguments": ["text": "a"]])
        #expect(none["result"]?["content"]?.items?.first?["text"]?.text?.contains("notRunning") == true)
        let failed = try client.ask("tools/call", ["name": "build", "arguments": ["project": "/nowhere"]])
        #expect(failed["result"]?["isError"] == true)
        let trace = try client.ask("tools/call", ["name": "trace"])
        #expect(trace["result"]?["content"]?.items?.first?["text"]?.text?.contains("notRunning") == true)
    }
}
