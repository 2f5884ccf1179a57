internal import Foundation
internal import Stage
internal import WebDoor

/// A request of a program that controls the app: `POST control/VERB` with a JSON object as its body.
@MainActor
struct ControlCall {
    private let request: WebRequest
    private let verb: String

    /// Nil for any other request.
    init?(_ request: WebRequest) {
        let parts = request.path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0] == "control" else { return nil }
        self.request = request
        verb = String(parts[1])
    }

    /// Has the app carry the verb out, and answers once it has.
    func perform(_ answer: @escaping @MainActor (WebAnswer) -> Void) {
        guard request.method == "POST" else { return answer(Self.failure(405, "a verb is called by POST")) }
        // The cookie of a page is no leave to control: the door has compared the token of this header.
        guard request.headers["authorization"] != nil else {
            return answer(Self.failure(401, "the header `Authorization: Bearer TOKEN` is missing"))
        }
        guard let handler = ControlDoor.handler else { return answer(Self.failure(503, "the app has not started yet")) }
        let call = ControlRequest(verb: verb, body: request.body)
        Task { @MainActor in
            let response = await handler(call)
            answer(WebAnswer(response.status, type: "application/json", body: response.body))
        }
    }

    private static func failure(_ status: Int, _ message: String) -> WebAnswer {
        let body = "{\"error\":{\"code\":\"refused\",\"message\":\"\(message)\"}}"
        return WebAnswer(status, type: "application/json", body: Data(body.utf8))
    }
}
