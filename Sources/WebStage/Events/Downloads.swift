internal import Documents
internal import Foundation
internal import WebDoor

/// Files that wait for the page to fetch them, each once and under a secret path.
@MainActor
final class Downloads {
    private struct File {
        var name: String
        var data: Data
        var date: ContinuousClock.Instant
    }

    private static let prefix = "download/"
    /// The bytes that may wait at a time.
    private static let limit = 256 << 20
    /// The time that a file waits.
    private static let patience = Duration.seconds(120)

    private var files: [String: File] = [:]

    /// Keeps a file and returns its path; nil if too much is waiting.
    func add(_ data: Data, named name: String) -> String? {
        let now = ContinuousClock.now
        files = files.filter { now - $0.value.date < Self.patience }
        guard files.values.reduce(data.count, { $0 + $1.data.count }) <= Self.limit else { return nil }
        let path = Self.prefix + Secret.make()
        files[path] = File(name: name, data: data, date: now)
        return path
    }

    /// The answer to a request for a file, if it is one. The file is gone then.
    func answer(_ request: WebRequest) -> WebAnswer? {
        guard request.path.hasPrefix(Self.prefix) else { return nil }
        guard request.method == "GET", let file = files.removeValue(forKey: request.path),
            ContinuousClock.now - file.date < Self.patience
        else { return .text(404, "There is nothing here.") }
        return WebAnswer(
            type: "application/octet-stream", body: file.data,
            headers: [("Content-Disposition", Self.disposition(file.name))])
    }

    /// A header by which browsers save the file under its name: in letters of ASCII for old ones, and in all.
    static func disposition(_ name: String) -> String {
        let name = name.isEmpty ? "file" : name
        let plain = String(
            name.unicodeScalars.map { scalar in
                scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7F
                    && !"\"\\/%".unicodeScalars.contains(scalar)
                    ? Character(scalar) : "_"
            })
        var allowed = CharacterSet(charactersIn: "!#$&+-.^_`|~")
        allowed.formUnion(CharacterSet(charactersIn: "a"..."z"))
        allowed.formUnion(CharacterSet(charactersIn: "A"..."Z"))
        allowed.formUnion(CharacterSet(charactersIn: "0"..."9"))
        let encoded = name.addingPercentEncoding(withAllowedCharacters: allowed) ?? plain
        return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(encoded)"
    }
}
