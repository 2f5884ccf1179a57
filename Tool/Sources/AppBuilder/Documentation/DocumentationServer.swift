import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Shows a folder of pages to browsers on this machine: one request at a time, files and nothing else.
///
/// A browser does not let pages from files load the data that they are made of; so they have to be served.
public final class DocumentationServer {
    private let folder: URL
    private let listener: Int32
    /// Where the server listens, on 127.0.0.1.
    public let port: UInt16

    /// Begins to listen on any free port.
    public init(folder: URL) throws(BuildError) {
        self.folder = folder.standardizedFileURL
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, address, &length) == 0
            }
        }
        self.listener = listener
        port = UInt16(bigEndian: address.sin_port)
        guard listener >= 0, status else {
            throw BuildError(.build, "seam: the pages cannot be served: \(String(cString: strerror(errno)))")
        }
    }

    deinit { close(listener) }

    /// Answers requests until the process ends.
    public func run() -> Never {
        // A browser that goes away must not take the server along.
        signal(SIGPIPE, SIG_IGN)
        while true {
            let connection = accept(listener, nil, nil)
            guard connection >= 0 else { continue }
            answer(connection)
            close(connection)
        }
    }

    /// Answers one request.
    private func answer(_ connection: Int32) {
        var patience = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var request: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while request.count < 64 << 10, !String(decoding: request.suffix(4200), as: UTF8.self).contains("\r\n\r\n") {
            let count = read(connection, &chunk, chunk.count)
            guard count > 0 else { return }
            request += chunk[..<count]
        }
        let response = response(to: String(decoding: request, as: UTF8.self))
        response.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = write(connection, bytes.baseAddress! + sent, bytes.count - sent)
                guard count > 0 else { return }
                sent += count
            }
        }
    }

    /// The whole of the answer, with its head.
    func response(to request: String) -> Data {
        let words = request.prefix { $0 != "\r\n" && $0 != "\n" }.split(separator: " ")
        guard words.count >= 2, words[0] == "GET" || words[0] == "HEAD" else {
            return Self.response("405 Method Not Allowed", "text/plain", Data())
        }
        guard let file = file(String(words[1])), let data = FileManager.default.contents(atPath: file.path) else {
            return Self.response("404 Not Found", "text/plain", Data("There is no such page.\n".utf8))
        }
        return Self.response("200 OK", Self.type(of: file), data, withBody: words[0] == "GET")
    }

    /// The file that a path stands for; nil if there is none in the folder.
    private func file(_ path: String) -> URL? {
        let plain = path.prefix { $0 != "?" && $0 != "#" }
        guard let decoded = String(plain).removingPercentEncoding else { return nil }
        var file = folder.appending(path: decoded).standardizedFileURL.resolvingSymlinksInPath()
        let root = folder.resolvingSymlinksInPath().path
        guard file.path == root || file.path.hasPrefix(root + "/") else { return nil }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return nil }
        if isFolder.boolValue { file.append(path: "index.html") }
        return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }

    private static func response(_ status: String, _ type: String, _ body: Data, withBody: Bool = true) -> Data {
        let head =
            "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        return Data(head.utf8) + (withBody ? body : Data())
    }

    private static func type(of file: URL) -> String {
        switch file.pathExtension {
        case "html": "text/html; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "json": "application/json"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "ico": "image/x-icon"
        default: "application/octet-stream"
        }
    }
}
