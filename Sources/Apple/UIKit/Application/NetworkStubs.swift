/// Answers requests to some hosts from files, or from other servers: `seam run --stub HOST=DIR`.
///
/// It stands in `URLProtocol`'s registry, which `URLSession.shared` asks first, and in the configurations that translated
/// code makes sessions with. Requests come and go on Foundation's own threads.
final class NetworkStubs: URLProtocol {
    private enum Source {
        case folder(URL)
        case server(URL)
    }

    nonisolated(unsafe) private static var sources: [String: Source] = [:]
    private var forwarded: URLSessionDataTask?

    /// Takes in what the `seam` command says: a line for each host, with a tab before the folder or the address.
    static func registerIfRequested() {
        guard let list = ProcessInfo.processInfo.environment["SEAM_STUBS"], !list.isEmpty else { return }
        for line in list.split(separator: "\n") {
            let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { continue }
            if parts[1].hasPrefix("http://") || parts[1].hasPrefix("https://"), let url = URL(string: parts[1]) {
                sources[parts[0].lowercased()] = .server(url)
            } else {
                sources[parts[0].lowercased()] = .folder(URL(fileURLWithPath: parts[1]))
            }
        }
        _ = URLProtocol.registerClass(NetworkStubs.self)
        SessionProtocols.classes = [NetworkStubs.self]
    }

    /// The source for a URL: of its host with the port, or of its host alone.
    private static func source(for url: URL?) -> Source? {
        guard let url, let host = url.host?.lowercased() else { return nil }
        if let port = url.port, let source = sources["\(host):\(port)"] { return source }
        return sources[host]
    }

    override class func canInit(with request: URLRequest) -> Bool { source(for: request.url) != nil }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, let source = Self.source(for: url) else { return }
        switch source {
        case .folder(let folder): answer(from: folder, url)
        case .server(let server): forward(to: server, url)
        }
    }

    override func stopLoading() {
        forwarded?.cancel()
        forwarded = nil
    }

    private func finish(_ url: URL, status: Int, type: String, _ body: Data) {
        let headers = ["Content-Type": type, "Content-Length": "\(body.count)"]
        guard
            let response = HTTPURLResponse(
                url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
        else { return }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        if request.httpMethod != "HEAD" { client?.urlProtocol(self, didLoad: body) }
        client?.urlProtocolDidFinishLoading(self)
    }

    // MARK: Files

    /// `/a/b` is `a/b`, `a/b.json` or `a/b/index.json` below the folder; anything else is not found.
    private func answer(from folder: URL, _ url: URL) {
        let path = url.path.split(separator: "/").map(String.init)
        let isInside = !path.contains("..")
        let base = path.reduce(folder) { $0.appendingPathComponent($1) }
        var candidates = [base.appendingPathComponent("index.json"), base.appendingPathComponent("index.html")]
        if !path.isEmpty { candidates = [base, URL(fileURLWithPath: base.path + ".json")] + candidates }
        for file in isInside ? candidates : [] {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue,
                let data = FileManager.default.contents(atPath: file.path)
            else { continue }
            return finish(url, status: 200, type: Self.type(of: file), data)
        }
        finish(
            url, status: 404, type: "text/plain; charset=utf-8",
            Data("There is no \(url.path) in \(folder.path)\n".utf8))
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

    // MARK: Servers

    /// Asks the server with the same path, and passes on what it answers.
    private func forward(to server: URL, _ url: URL) {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return }
        parts.scheme = server.scheme
        parts.host = server.host
        parts.port = server.port
        if server.path.count > 1 { parts.path = server.path + parts.path }
        guard let target = parts.url else { return }
        var request = request
        request.url = target
        if request.httpBody == nil, let stream = request.httpBodyStream { request.httpBody = Self.read(stream) }
        request.httpBodyStream = nil
        // Foundation keeps the protocol until it has finished.
        nonisolated(unsafe) let stub = self
        forwarded = URLSession(configuration: .ephemeral).dataTask(with: request) { data, response, error in
            guard let response = response as? HTTPURLResponse else {
                stub.client?.urlProtocol(stub, didFailWithError: error ?? URLError(.badServerResponse))
                return
            }
            let headers = Dictionary(
                uniqueKeysWithValues: response.allHeaderFields.compactMap { key, value in
                    (key as? String).map { ($0, "\(value)") }
                })
            if let own = HTTPURLResponse(
                url: url, statusCode: response.statusCode, httpVersion: "HTTP/1.1", headerFields: headers)
            {
                stub.client?.urlProtocol(stub, didReceive: own, cacheStoragePolicy: .notAllowed)
            }
            if let data { stub.client?.urlProtocol(stub, didLoad: data) }
            stub.client?.urlProtocolDidFinishLoading(stub)
        }
        forwarded?.resume()
    }

    private static func read(_ stream: InputStream) -> Data {
        stream.open()
        defer { stream.close() }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = stream.read(&buffer, maxLength: buffer.count)
            guard count > 0 else { return data }
            data.append(contentsOf: buffer[..<count])
        }
    }
}
