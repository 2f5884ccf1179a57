public import Foundation

/// A request that the door has let in.
public struct WebRequest: Sendable {
    /// GET, POST and so on.
    public var method: String
    /// The path after the slash, decoded: `page.js`. Empty for the page itself.
    public var path: String
    /// The parts of the query, the last of those with the same name.
    public var query: [String: String]
    /// The headers by their names in lower case; values of the same name are joined by commas.
    public var headers: [String: String]
    /// The body; empty for those that have none.
    public var body: Data
    /// The secret of the cookie that came with it, or that its answer sets: one for each browser.
    public var visitor: String

    /// Creates a request.
    public init(
        method: String, path: String, query: [String: String] = [:], headers: [String: String] = [:],
        body: Data = Data(), visitor: String = ""
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
        self.visitor = visitor
    }
}

/// The answer to a request.
public struct WebAnswer: Sendable {
    /// The status of HTTP.
    public var status: Int
    /// Headers besides those that the door sets itself.
    public var headers: [(name: String, value: String)]
    /// The body.
    public var body: Data

    /// Creates an answer.
    public init(_ status: Int = 200, type: String, body: Data, headers: [(name: String, value: String)] = []) {
        self.status = status
        self.headers = [("Content-Type", type)] + headers
        self.body = body
    }

    /// An answer with a file of a page: its style, a script, or, of every other name, the page itself.
    public init(pageFile name: String, body: Data) {
        let type =
            switch name.split(separator: ".").last {
            case "css": "text/css; charset=utf-8"
            case "js": "text/javascript; charset=utf-8"
            default: "text/html; charset=utf-8"
            }
        self.init(type: type, body: body)
    }

    /// An answer in words, for a person or a log.
    public static func text(_ status: Int, _ text: String) -> WebAnswer {
        WebAnswer(status, type: "text/plain; charset=utf-8", body: Data((text + "\n").utf8))
    }
}
