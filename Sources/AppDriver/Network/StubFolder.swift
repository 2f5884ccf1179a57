import Foundation

/// Answers to requests, as files in a folder.
///
/// `/a/b` is `a/b`, `a/b.json`, `a/b/index.json` or `a/b/index.html`. A name may go on after a question mark with items of
/// the query, all of which the request then has to have (`a/b?page=2.json`), and may begin with the method and a space
/// where that is not GET (`a/POST b.json`); POST is answered with 201, as what makes something new. What is not found is
/// answered with 404 and, if it is there, `404.json` at the top of the folder. A folder or file called `*` (`users/*.json`)
/// stands for what has none of its own, and `*.png` for what has that ending.
struct StubFolder {
    struct Answer: Equatable {
        var status: Int
        var type: String
        var body: Data
        /// Whether a file is meant for the request.
        var isFound = true
    }

    let url: URL

    func answer(to method: String, _ request: URL) -> Answer {
        if let file = file(for: method, request), let data = FileManager.default.contents(atPath: file.path) {
            return Answer(status: method == "POST" ? 201 : 200, type: Self.type(of: file), body: data)
        }
        if let data = FileManager.default.contents(atPath: url.appendingPathComponent("404.json").path) {
            return Answer(status: 404, type: "application/json", body: data, isFound: false)
        }
        return Answer(
            status: 404, type: "text/plain; charset=utf-8",
            body: Data("There is no \(request.path) in \(url.path)\n".utf8), isFound: false)
    }

    private func file(for method: String, _ request: URL) -> URL? {
        let path = request.path.split(separator: "/").map(String.init)
        guard !path.contains("..") else { return nil }
        for place in places(of: path) {
            if let file = file(at: place, method, request) { return file }
        }
        return nil
    }

    /// Where the answer may be: the path itself, then those in which `*` stands for parts of it.
    private func places(of path: [String]) -> [[String]] {
        var places: [[String]] = [[]]
        for (index, name) in path.enumerated() {
            let isLast = index + 1 == path.count
            let ending = isLast ? name.lastIndex(of: ".").map { "*" + name[$0...] } : nil
            places = places.flatMap { place in [name, ending, "*"].compactMap { $0 }.map { place + [$0] } }
            guard !isLast else { break }
            places.removeAll { place in
                var isFolder: ObjCBool = false
                let folder = place.reduce(url) { $0.appendingPathComponent($1) }.path
                return !FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) || !isFolder.boolValue
            }
        }
        return places
    }

    private func file(at path: [String], _ method: String, _ request: URL) -> URL? {
        let base = path.reduce(url) { $0.appendingPathComponent($1) }
        let folder = path.isEmpty ? url : base.deletingLastPathComponent()
        if let name = path.last, let file = special(name, method, request, in: folder) { return file }
        // A request that changes something has no answer among the things themselves.
        guard ["GET", "HEAD", "POST"].contains(method) else { return nil }
        var candidates = [base.appendingPathComponent("index.json"), base.appendingPathComponent("index.html")]
        if !path.isEmpty { candidates = [base, URL(fileURLWithPath: base.path + ".json")] + candidates }
        return candidates.first { file in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) && !isFolder.boolValue
        }
    }

    /// The file whose name says the most of the request: the method, and the most items of the query.
    private func special(_ name: String, _ method: String, _ request: URL, in folder: URL) -> URL? {
        let items = URLComponents(url: request, resolvingAgainstBaseURL: true)?.queryItems ?? []
        let query = Set(items.map { $0.name + "=" + ($0.value ?? "") })
        let prefix = method == "GET" || method == "HEAD" ? "" : method + " "
        var best: (file: String, count: Int)?
        for file in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            guard file.hasPrefix(prefix + name) else { continue }
            var rest = file.dropFirst(prefix.count + name.count)
            var wanted: [String] = []
            if rest.first == "?" {
                // A value may have a dot in it, an ending has the last one.
                let end = rest.lastIndex(of: ".") ?? rest.endIndex
                wanted = rest[rest.index(after: rest.startIndex)..<end].split(separator: "&").map(String.init)
                rest = rest[end...]
            } else if prefix.isEmpty {
                continue
            }
            guard rest.isEmpty || rest == ".json", query.isSuperset(of: wanted) else { continue }
            if best.map({ (wanted.count, $0.file) > ($0.count, file) }) ?? true { best = (file, wanted.count) }
        }
        return best.map { folder.appendingPathComponent($0.file) }
    }

    private static func type(of file: URL) -> String {
        let types = [
            "json": "application/json", "html": "text/html; charset=utf-8", "htm": "text/html; charset=utf-8",
            "txt": "text/plain; charset=utf-8", "xml": "application/xml", "csv": "text/csv; charset=utf-8",
            "css": "text/css", "js": "text/javascript", "png": "image/png", "jpg": "image/jpeg",
            "jpeg": "image/jpeg", "gif": "image/gif", "svg": "image/svg+xml", "webp": "image/webp",
            "pdf": "application/pdf", "plist": "application/x-plist", "mp3": "audio/mpeg", "mp4": "video/mp4",
        ]
        return types[file.pathExtension.lowercased()] ?? "application/octet-stream"
    }
}
