internal import CSoup

/// Reads libsoup's lists of headers.
enum SoupHeaders {
    /// The headers in their order.
    static func list(_ headers: OpaquePointer?) -> [(name: String, value: String)] {
        var list: [(name: String, value: String)] = []
        withUnsafeMutablePointer(to: &list) { list in
            soup_message_headers_foreach(
                headers,
                { name, value, data in
                    guard let name, let value, let data else { return }
                    data.assumingMemoryBound(to: [(name: String, value: String)].self).pointee
                        .append((String(cString: name), String(cString: value)))
                }, list)
        }
        return list
    }
}
