import Documents

/// A message of JSON-RPC 2.0 from a client.
enum RPCMessage {
    /// The id is a string or a number.
    case request(id: JSONValue, method: String, parameters: JSONValue)
    case notification(method: String, parameters: JSONValue)
    /// An answer to a request of the server's, which makes none.
    case answer

    init(_ value: JSONValue) throws(RPCError) {
        guard value.members != nil else { throw RPCError(.invalidRequest, "a message is an object, not \(value.kind)") }
        guard value["jsonrpc"] == "2.0" else { throw RPCError(.invalidRequest, "`jsonrpc` has to be \"2.0\"") }
        guard let method = value["method"] else {
            if value["result"] != nil || value["error"] != nil {
                self = .answer
                return
            }
            throw RPCError(.invalidRequest, "there is no `method`")
        }
        guard let name = method.text else { throw RPCError(.invalidRequest, "`method` has to be a string") }
        let parameters = value["params"] ?? [:]
        switch value["id"] {
        case nil: self = .notification(method: name, parameters: parameters)
        case .string?, .integer?, .number?:
            guard parameters.members != nil else {
                throw RPCError(.invalidParameters, "`params` has to be an object, not \(parameters.kind)")
            }
            self = .request(id: value["id"] ?? .null, method: name, parameters: parameters)
        default: throw RPCError(.invalidRequest, "`id` has to be a string or a number")
        }
    }

    /// The id that an error about a message is sent with, as far as it can be told.
    static func id(of value: JSONValue) -> JSONValue {
        switch value["id"] {
        case .string?, .integer?, .number?: value["id"] ?? .null
        default: .null
        }
    }
}
