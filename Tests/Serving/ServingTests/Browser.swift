import Foundation

/// A visitor: keeps cookies, and says where its requests come from as a browser does.
final class Browser {
    let front: FrontProcess
    var cookie: String?
    var language = "en"
    var host: String

    init(_ front: FrontProcess) {
        self.front = front
        host = "127.0.0.1:\(front.port)"
    }

    func head(_ method: String, _ path: String, _ headers: [String: String], length: Int? = nil) -> String {
        var fields = ["Host": host, "Accept-Language": language]
        if let cookie { fields["Cookie"] = cookie }
        if method == "POST" || headers["Upgrade"] != nil { fields["Origin"] = "http://" + host }
        if let length { fields["Content-Length"] = "\(length)" }
        fields.merge(headers) { _, new in new }
        return "\(method) \(path) HTTP/1.1\r\n"
            + fields.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
            .joined() + "\r\n"
    }

    /// Asks on a connection of its own.
    @discardableResult
    func get(_ path: String, method: String = "GET", _ headers: [String: String] = [:]) throws -> Wire.Answer {
        let wire = try Wire(front.port)
        try wire.send(head(method, path, headers))
        return remember(try wire.answer(withBody: method != "HEAD"))
    }

    @discardableResult
    func post(_ path: String, _ body: Data = Data(), _ headers: [String: String] = [:]) throws -> Wire.Answer {
        let wire = try Wire(front.port)
        try wire.send(head("POST", path, headers, length: body.count))
        try? wire.send(body)
        return remember(try wire.answer())
    }

    /// Opens a WebSocket.
    func socket(_ path: String, _ headers: [String: String] = [:]) throws -> (wire: Wire, answer: Wire.Answer) {
        let wire = try Wire(front.port)
        let upgrade = [
            "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        ]
        try wire.send(head("GET", path, upgrade.merging(headers) { _, new in new }))
        return (wire, try wire.answer())
    }

    private func remember(_ answer: Wire.Answer) -> Wire.Answer {
        if let set = answer["Set-Cookie"] { cookie = String(set.prefix { $0 != ";" }) }
        return answer
    }
}
