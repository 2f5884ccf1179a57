import Foundation
import Stage
import Testing
import WebDoor

@testable import WebStage

/// The way from a request to the app's verbs.
@MainActor @Suite(.serialized) struct ControlCallTests {
    private func request(
        _ path: String, method: String = "POST", token: String? = "t", body: String = ""
    ) -> WebRequest {
        WebRequest(
            method: method, path: path, headers: token.map { ["authorization": "Bearer " + $0] } ?? [:],
            body: Data(body.utf8))
    }

    private func answer(_ request: WebRequest) async throws -> WebAnswer {
        let call = try #require(ControlCall(request))
        return await withCheckedContinuation { continuation in call.perform { continuation.resume(returning: $0) } }
    }

    @Test func passesTheVerbAndItsArgumentsOn() async throws {
        defer { ControlDoor.handler = nil }
        ControlDoor.handler = { call in
            ControlResponse(status: 409, body: Data("\(call.verb) ".utf8) + call.body)
        }
        let answer = try await answer(request("control/tap", body: "{\"text\":\"a\"}"))
        #expect(answer.status == 409 && String(decoding: answer.body, as: UTF8.self) == "tap {\"text\":\"a\"}")
        #expect(answer.headers.contains { $0 == ("Content-Type", "application/json") })
    }

    @Test func isClosedUntilTheAppHasStarted() async throws {
        ControlDoor.handler = nil
        #expect(try await answer(request("control/state")).status == 503)
    }

    @Test func refusesWhatHasNoTokenOfItsOwn() async throws {
        defer { ControlDoor.handler = nil }
        ControlDoor.handler = { _ in
            Issue.record("the app was called")
            return ControlResponse(status: 200, body: Data())
        }
        #expect(try await answer(request("control/tap", token: nil)).status == 401)
        #expect(try await answer(request("control/tap", method: "GET")).status == 405)
    }

    @Test(arguments: ["", "control", "control/a/b", "page.js", "controls/tap", "/control/tap"])
    func leavesOtherPathsAlone(_ path: String) {
        #expect(ControlCall(request(path)) == nil)
    }
}
