/// The status and the header fields with which an app answers.
struct ResponseHead: Equatable {
    /// The longest head that is read.
    static let limit = 64 << 10

    var status: Int
    var headers: HeaderList

    /// The end of the head in what was read so far; nil if it is not there yet.
    static func end(in bytes: [UInt8]) -> Int? {
        guard bytes.count >= 4 else { return nil }
        for index in 3..<bytes.count
        where bytes[index] == 10 && bytes[index - 1] == 13 && bytes[index - 2] == 10 && bytes[index - 3] == 13 {
            return index + 1
        }
        return nil
    }

    /// Nil for what is not the head of an answer of HTTP/1.
    init?(_ bytes: some Collection<UInt8>) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
        guard let first = lines.first, first.hasPrefix("HTTP/1.") else { return nil }
        let words = first.split(separator: " ", maxSplits: 2)
        guard words.count >= 2, words[1].utf8.count == 3, let status = Int(words[1]), (100...599).contains(status)
        else {
            return nil
        }
        self.status = status
        headers = HeaderList()
        for line in lines.dropFirst() where !line.isEmpty {
            guard let colon = line.firstIndex(of: ":"), colon != line.startIndex,
                line[..<colon].utf8.allSatisfy({ $0 > 32 && $0 < 127 }),
                !line.utf8.contains(where: { $0 == 10 || $0 == 13 || $0 == 0 })
            else { return nil }
            headers.append(String(line[..<colon]), line[line.index(after: colon)...].trimmed)
        }
    }

    /// The length of the body that is announced; nil if it goes on to the end of the connection.
    var bodyLength: Int?? {
        if status < 200 || status == 204 || status == 304 { return .some(0) }
        // A request of HTTP/1.0 is not answered in chunks.
        guard headers["Transfer-Encoding"] == nil else { return nil }
        let lengths = Set(headers.all("Content-Length"))
        guard let text = lengths.first else { return .some(nil) }
        guard lengths.count == 1, let length = Int(text), length >= 0, text.utf8.allSatisfy({ (48...57).contains($0) })
        else { return nil }
        return .some(length)
    }

    /// Takes out what is not an app's to say to a browser that other apps of this server are shown in too, and adds what
    /// it has to say.
    mutating func confine() {
        headers.removeConnectionFields()
        headers.remove(
            "Content-Length", "Date", "Set-Cookie", "Strict-Transport-Security", "Alt-Svc", "Clear-Site-Data",
            "Service-Worker-Allowed", "Access-Control-Allow-Origin", "Access-Control-Allow-Credentials", "Server")
        headers.append(
            "Content-Security-Policy",
            "script-src 'self' 'wasm-unsafe-eval'; worker-src 'none'; object-src 'none'; base-uri 'none'; "
                + "frame-ancestors 'none'")
        if headers["X-Content-Type-Options"] == nil { headers.append("X-Content-Type-Options", "nosniff") }
        headers.replace("Referrer-Policy", "no-referrer")
        headers.replace("Cache-Control", "no-store")
    }
}
