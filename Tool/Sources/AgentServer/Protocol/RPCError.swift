import Documents

/// An error of JSON-RPC 2.0.
struct RPCError: Error, Equatable {
    /// The codes that JSON-RPC gives.
    enum Code: Int {
        case parse = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParameters = -32602
        /// The first of those that servers may use: too much at once.
        case busy = -32000
    }

    var code: Code
    var message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// The answer to the request with that id; null where there is none.
    func answer(to id: JSONValue) -> JSONValue {
        [
            "jsonrpc": "2.0", "id": id,
            "error": ["code": .integer(code.rawValue), "message": .string(message)],
        ]
    }
}
