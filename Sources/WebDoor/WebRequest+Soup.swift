import Foundation
internal import CSoup

extension WebRequest {
    /// Whether it would open a WebSocket, wherever.
    var isForSocket: Bool { path == "socket" || headers["upgrade"] != nil }

    init(_ message: OpaquePointer, _ path: UnsafePointer<CChar>?, _ query: OpaquePointer?) {
        let path = path.map { String(cString: $0) } ?? "/"
        self.init(
            method: soup_server_message_get_method(message).map { String(cString: $0) } ?? "",
            path: path.hasPrefix("/") ? String(path.dropFirst()) : path)
        if let query { read(query) }
        withUnsafeMutablePointer(to: &headers) { headers in
            soup_message_headers_foreach(
                soup_server_message_get_request_headers(message),
                { name, value, data in
                    guard let name, let value, let data else { return }
                    let key = String(cString: name).lowercased()
                    let text = String(cString: value)
                    let headers = data.assumingMemoryBound(to: [String: String].self)
                    headers.pointee[key] = headers.pointee[key].map { $0 + ", " + text } ?? text
                }, headers)
        }
        if let body = soup_server_message_get_request_body(message), let data = body.pointee.data,
            body.pointee.length > 0
        {
            self.body = Data(bytes: data, count: Int(body.pointee.length))
        }
    }

    mutating func readQuery(of uri: OpaquePointer) {
        guard let text = g_uri_get_query(uri), let table = soup_form_decode(text) else { return }
        defer { g_hash_table_destroy(table) }
        read(table)
    }

    private mutating func read(_ table: OpaquePointer) {
        var iterator = GHashTableIter()
        g_hash_table_iter_init(&iterator, table)
        var (key, value): (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?)
        while g_hash_table_iter_next(&iterator, &key, &value) != 0 {
            guard let key, let value else { continue }
            query[String(cString: key.assumingMemoryBound(to: CChar.self))] =
                String(cString: value.assumingMemoryBound(to: CChar.self))
        }
    }
}
