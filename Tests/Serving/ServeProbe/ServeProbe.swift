import Foundation
import Glibc
import WebDoor

/// Stands for an app that is served: listens on a Unix socket, keeps files in its home, and misbehaves when it is asked
/// to. `ServeProbe SOCKET`, or `ServeProbe --stream SOCKET` for one that answers piece by piece.
@main
@MainActor
enum ServeProbe {
    private static var held: [UnsafeMutableRawPointer] = []

    static func main() throws {
        var words = CommandLine.arguments.dropFirst()
        let streams = words.first == "--stream"
        if streams { words.removeFirst() }
        guard let path = words.first else { exit(64) }
        if path == "never" { while true { sleep(1000) } }
        var limits = WebServer.Limits()
        limits.body = 64 << 20
        let server = WebServer(
            rules: DoorRules(token: nil, hosts: [], cookieName: "probe", isSecure: false), limits: limits)
        server.onRequest = { request, answer in answer(ProbeRoutes.answer(request)) }
        server.onSocket = { socket, _ in
            socket.onText = { text in
                if text == "bye" { socket.close() } else { socket.send("echo " + text) }
            }
            socket.onData = { socket.send($0) }
        }
        if streams { server.onExchange = { ProbeStream.answer($0) } }
        try server.listen(path: path)
        print("listening\nwith \u{1B}[31mcolour")
        fflush(nil)
        ProbeLoop.run()
    }

    /// Takes memory and keeps it.
    static func hold(megabytes: Int) {
        guard let memory = malloc(megabytes << 20) else { return }
        memset(memory, 1, megabytes << 20)
        held.append(memory)
    }
}
