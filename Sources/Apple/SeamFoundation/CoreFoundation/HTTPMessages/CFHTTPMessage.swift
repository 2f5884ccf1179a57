public import Foundation

/// A request or a response of HTTP/1, which is put together, or read from bytes as they come. One thread at a time.
public final class CFHTTPMessage: NSObject {
    let isRequest: Bool
    /// The first line; nil while it is not known.
    var line: HTTPMessageLine?
    var fields: [(name: String, value: String)] = []
    var body: Data?
    /// What came and is not understood yet: a line that has not ended.
    private var pending = Data()
    private(set) var headIsComplete = false
    private var isBroken = false

    init(isRequest: Bool) { self.isRequest = isRequest }

    init(_ line: HTTPMessageLine) {
        self.line = line
        if case .request = line.kind { isRequest = true } else { isRequest = false }
        headIsComplete = true
    }

    init(copying message: CFHTTPMessage) {
        (isRequest, line, fields, body) = (message.isRequest, message.line, message.fields, message.body)
        (pending, headIsComplete, isBroken) = (message.pending, message.headIsComplete, message.isBroken)
    }

    // MARK: Fields

    /// The value of a field, by its name in any case; several of one name are joined by commas.
    func value(_ name: String) -> String? {
        let values = fields.filter { $0.name.caseInsensitiveCompare(name) == .orderedSame }.map(\.value)
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    /// Gives a field one value, or takes it away.
    func set(_ name: String, _ value: String?) {
        let place = fields.firstIndex { $0.name.caseInsensitiveCompare(name) == .orderedSame }
        fields.removeAll { $0.name.caseInsensitiveCompare(name) == .orderedSame }
        guard let value else { return }
        fields.insert((name, value), at: place ?? fields.count)
    }

    // MARK: Bytes

    /// Takes bytes of the message; false if they are none of a message.
    func append(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard !isBroken else { return false }
        if headIsComplete {
            body = (body ?? Data()) + Data(bytes)
            return true
        }
        pending.append(contentsOf: bytes)
        while !headIsComplete, let end = pending.firstIndex(of: 10) {
            var text = pending[pending.startIndex..<end]
            if text.last == 13 { text = text.dropLast() }
            let rest = Data(pending[pending.index(after: end)...])
            guard read(String(decoding: text, as: UTF8.self)) else {
                isBroken = true
                return false
            }
            pending = rest
        }
        if headIsComplete, !pending.isEmpty {
            body = pending
            pending = Data()
        }
        return true
    }

    private func read(_ text: String) -> Bool {
        guard line != nil else {
            // Lines that are empty may come before.
            guard !text.isEmpty else { return true }
            line = HTTPMessageLine(text, isRequest: isRequest)
            return line != nil
        }
        if text.isEmpty {
            headIsComplete = true
        } else if text.first == " " || text.first == "\t" {
            // A value goes on.
            guard let last = fields.indices.last else { return false }
            fields[last].value += " " + text.trimmingCharacters(in: .whitespaces)
        } else {
            guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else { return false }
            let value = text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            fields.append((String(text[..<colon]), value))
        }
        return true
    }

    /// The message as it goes over the network; nil while its head is not known.
    var serialized: Data? {
        guard let line, headIsComplete else { return nil }
        var text = line.text + "\r\n"
        for field in fields { text += "\(field.name): \(field.value)\r\n" }
        return Data((text + "\r\n").utf8) + (body ?? Data())
    }
}

/// The first line of a message.
struct HTTPMessageLine {
    enum Kind {
        case request(method: String, target: String)
        case response(status: Int, reason: String)
    }

    var kind: Kind
    var version: String
    /// The address that a request was made with.
    var url: URL?

    init(_ kind: Kind, _ version: String, _ url: URL? = nil) {
        (self.kind, self.version, self.url) = (kind, version, url)
    }

    /// Reads a line; nil if it is none.
    init?(_ text: String, isRequest: Bool) {
        let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        if isRequest {
            guard parts.count == 3, !parts[0].isEmpty, !parts[1].isEmpty, parts[2].hasPrefix("HTTP/") else {
                return nil
            }
            self.init(.request(method: parts[0], target: parts[1]), parts[2], URL(string: parts[1]))
        } else {
            guard parts.count >= 2, parts[0].hasPrefix("HTTP/"), let status = Int(parts[1]) else { return nil }
            self.init(.response(status: status, reason: parts.count > 2 ? parts[2] : ""), parts[0])
        }
    }

    var text: String {
        switch kind {
        case .request(let method, let target): "\(method) \(target) \(version)"
        case .response(let status, let reason): "\(version) \(status)" + (reason.isEmpty ? "" : " \(reason)")
        }
    }

    /// What a request to an address asks the server for.
    static func target(_ url: URL) -> String {
        let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
        let path = parts?.percentEncodedPath ?? url.path
        return (path.isEmpty ? "/" : path) + (parts?.percentEncodedQuery.map { "?" + $0 } ?? "")
    }
}
