import Foundation
import Network
import Testing

@Suite struct ConnectionTests {
    private let queue = DispatchQueue(label: "connections")

    /// A listener that gives back what it is sent, and what it has seen.
    private func echo() throws -> (NWListener, AsyncStream<NWEndpoint.Port>) {
        let listener = try NWListener(using: .tcp)
        let queue = queue
        let (ports, continuation) = AsyncStream.makeStream(of: NWEndpoint.Port.self)
        listener.newConnectionHandler = { connection in
            connection.start(queue: queue)
            @Sendable func serve() {
                connection.receive(minimumIncompleteLength: 1, maximumLength: 1024) { data, _, isComplete, error in
                    if let data { connection.send(content: data, completion: .idempotent) }
                    if isComplete || error != nil { return connection.cancel() }
                    serve()
                }
            }
            serve()
        }
        listener.stateUpdateHandler = { [weak listener] state in
            if state == .ready, let port = listener?.port { continuation.yield(port) }
        }
        listener.start(queue: queue)
        return (listener, ports)
    }

    private func states(of connection: NWConnection) -> AsyncStream<NWConnection.State> {
        AsyncStream { continuation in connection.stateUpdateHandler = { continuation.yield($0) } }
    }

    @Test func bytesGoToAndFro() async throws {
        let (listener, ports) = try echo()
        var numbers = ports.makeAsyncIterator()
        let port = try #require(await numbers.next())
        #expect(port.rawValue != 0 && listener.state == .ready)
        let connection = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
        var states = states(of: connection).makeAsyncIterator()
        #expect(connection.state == .setup)
        // What is sent before the connection is there goes once it is.
        connection.send(content: Data("안녕".utf8), completion: .idempotent)
        connection.start(queue: queue)
        #expect(await states.next() == .preparing)
        #expect(await states.next() == .ready)
        let answer = await withCheckedContinuation { continuation in
            connection.receive(minimumIncompleteLength: 6, maximumLength: 6) { data, _, isComplete, error in
                continuation.resume(returning: isComplete || error != nil ? nil : data)
            }
        }
        #expect(answer.map { String(decoding: $0, as: UTF8.self) } == "안녕")
        let end = await withCheckedContinuation { continuation in
            connection.receiveMessage { data, _, isComplete, _ in continuation.resume(returning: (data, isComplete)) }
            connection.send(content: Data("!".utf8), contentContext: .finalMessage, completion: .idempotent)
        }
        #expect(end.0 == Data("!".utf8) && end.1)
        connection.cancel()
        #expect(await states.next() == .cancelled)
        let late = await withCheckedContinuation { continuation in
            connection.send(content: Data(), completion: .contentProcessed { continuation.resume(returning: $0) })
        }
        #expect(late == .posix(.ECANCELED))
        listener.cancel()
    }

    @Test func nobodyThereIsToldOf() async throws {
        // A door that was open a moment ago.
        let (listener, ports) = try echo()
        var numbers = ports.makeAsyncIterator()
        let port = try #require(await numbers.next())
        await withCheckedContinuation { continuation in
            listener.stateUpdateHandler = { if $0 == .cancelled { continuation.resume() } }
            listener.cancel()
        }
        let connection = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
        var states = states(of: connection).makeAsyncIterator()
        connection.start(queue: queue)
        #expect(await states.next() == .preparing)
        #expect(await states.next() == .waiting(.posix(.ECONNREFUSED)))
        connection.cancel()
    }

    @Test func addressesAreRead() {
        #expect(NWEndpoint.Host("127.0.0.1") == .ipv4(.loopback) && NWEndpoint.Host("::1") == .ipv6(.loopback))
        #expect(NWEndpoint.Host("example.org") == .name("example.org", nil))
        let made: NWEndpoint.Port? = NWEndpoint.Port(rawValue: 8080)
        #expect(made == 8080 && NWEndpoint.Port(rawValue: 0)! == .any)
        #expect(NWEndpoint.Port("8080")?.rawValue == 8080 && NWEndpoint.Port("no such service") == nil)
        #expect(IPv4Address("300.1.1.1") == nil && IPv6Address.loopback.debugDescription == "::1")
        #expect(NWEndpoint.hostPort(host: "::1", port: 80).debugDescription == "::1:80")
    }

    @Test func connectionsAreNotKept() async throws {
        weak var weakConnection: NWConnection?
        do {
            let connection = NWConnection(host: "127.0.0.1", port: 1, using: .udp)
            weakConnection = connection
            _ = connection.state
        }
        #expect(weakConnection == nil)
    }
}
