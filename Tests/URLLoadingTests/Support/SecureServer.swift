import Foundation
import Testing

/// A server of HTTPS in Python, with a certificate that it has signed itself.
final class SecureServer {
    private static let script = """
        import http.server, os, ssl, sys, threading
        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = 'HTTP/1.1'
            def do_GET(self):
                self.send_response(200); self.send_header('Content-Length', '6'); self.end_headers(); self.wfile.write(b'secret')
            def log_message(self, *rest): pass
        threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
        server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(sys.argv[1])
        server.socket = context.wrap_socket(server.socket, server_side=True)
        print(server.server_address[1], flush=True)
        server.serve_forever()
        """
    private let process = Process()
    private let input = Pipe()
    let url: URL

    init() throws {
        let file = try #require(Bundle.module.url(forResource: "server", withExtension: "pem"))
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", Self.script, file.path]
        (process.standardOutput, process.standardInput) = (output, input)
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let port = try #require(Int(line.trimmingCharacters(in: .whitespacesAndNewlines)))
        url = URL(string: "https://127.0.0.1:\(port)/")!
    }

    deinit { process.terminate() }
}
