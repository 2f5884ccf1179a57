public import Dispatch
public import Foundation
internal import Glibc

/// Waits for connections that others begin. Any thread.
public final class NWListener: @unchecked Sendable, CustomDebugStringConvertible {
    /// How far it is.
    public enum State: Equatable, Sendable {
        /// Not started, waiting for the network, listening, ended by an error, or by the app.
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
    }

    /// What the connections speak.
    public let parameters: NWParameters
    private let wanted: NWEndpoint.Port
    private let work = DispatchQueue(label: "Seam.NWListener")
    // On the queue above
    private var source: (any DispatchSourceRead)?

    private let lock = NSLock()
    // Under the lock
    private var current = State.setup
    private var handler: (@Sendable (State) -> Void)?
    private var connectionHandler: (@Sendable (NWConnection) -> Void)?
    private var ownQueue: DispatchQueue?
    private var ownPort: NWEndpoint.Port?

    /// Creates a listener at a door; `.any` for one that is free.
    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
        if parameters.isDatagram { throw NWError.posix(.EOPNOTSUPP) }
        (self.parameters, wanted) = (parameters, port)
    }

    deinit { source?.cancel() }

    public var debugDescription: String { "listener \(port?.debugDescription ?? "") \(parameters.debugDescription)" }

    /// How far the listener is.
    public var state: State { lock.withLock { current } }
    /// The door; nil before it listens.
    public var port: NWEndpoint.Port? { lock.withLock { ownPort } }
    /// Where handlers are called; nil before it is started.
    public var queue: DispatchQueue? { lock.withLock { ownQueue } }

    /// Called on the listener's queue with each state that it comes to.
    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    /// Called on the listener's queue with each connection, which it has to start or to cancel.
    public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
        get { lock.withLock { connectionHandler } }
        set { lock.withLock { connectionHandler = newValue } }
    }

    /// Begins to listen. A listener is started once.
    public func start(queue: DispatchQueue) {
        let isFirst = lock.withLock {
            guard ownQueue == nil else { return false }
            ownQueue = queue
            return current == .setup
        }
        if isFirst { work.async { [self] in listen() } }
    }

    /// Listens no more. Connections go on.
    public func cancel() {
        work.async { [self] in
            source?.cancel()
            source = nil
            change(to: .cancelled)
        }
    }

    private func change(to new: State) {
        let (queue, handler) = lock.withLock { () -> (DispatchQueue?, (@Sendable (State) -> Void)?) in
            guard current != new, current != .cancelled else { return (nil, nil) }
            current = new
            return (ownQueue, self.handler)
        }
        if let queue, let handler { queue.async { handler(new) } }
    }

    private func listen() {
        guard state == .setup else { return }
        var socket: OpenSocket?
        var error = NWError.posix(.EADDRNOTAVAIL)
        // Version 6 takes both; where there is none, version 4 does.
        let local: [NWEndpoint.Host] = parameters.acceptLocalOnly ? ["::1", "127.0.0.1"] : ["::", "0.0.0.0"]
        for host in local where socket == nil {
            switch open(host) {
            case .success(let opened): socket = opened
            case .failure(let failure): error = failure
            }
        }
        guard let socket else { return change(to: .failed(error)) }
        let source = DispatchSource.makeReadSource(fileDescriptor: socket.number, queue: work)
        source.setEventHandler { [weak self] in self?.accept(socket.number) }
        source.setCancelHandler { withExtendedLifetime(socket) {} }
        self.source = source
        if case .hostPort(_, let port)? = SocketAddress.own(of: socket.number)?.endpoint {
            lock.withLock { ownPort = port }
        }
        source.resume()
        change(to: .ready)
    }

    private func open(_ host: NWEndpoint.Host) -> Result<OpenSocket, NWError> {
        guard case .success(let found) = SocketAddress.find(.hostPort(host: host, port: wanted), isDatagram: false),
            let address = found.first
        else { return .failure(.posix(.EADDRNOTAVAIL)) }
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        let number = Glibc.socket(address.family, kind, 0)
        guard number >= 0 else { return .failure(NWError(errno)) }
        let socket = OpenSocket(number)
        var yes: Int32 = 1
        setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        if address.family == AF_INET6 {
            var no: Int32 = 0
            setsockopt(number, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &no, socklen_t(MemoryLayout<Int32>.size))
        }
        guard address.withPointer({ bind(number, $0, $1) }) == 0, Glibc.listen(number, SOMAXCONN) == 0 else {
            return .failure(NWError(errno))
        }
        return .success(socket)
    }

    private func accept(_ listening: Int32) {
        while true {
            let number = Glibc.accept(listening, nil, nil)
            guard number >= 0 else { return }
            let socket = OpenSocket(number)
            _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
            _ = fcntl(number, F_SETFD, FD_CLOEXEC)
            parameters.apply(to: number)
            let endpoint = SocketAddress.peer(of: number)?.endpoint ?? .hostPort(host: "::", port: 0)
            let (queue, handler) = lock.withLock { (ownQueue, connectionHandler) }
            guard let queue, let handler else { continue }
            let connection = NWConnection(accepted: socket, from: endpoint, parameters)
            queue.async { handler(connection) }
        }
    }
}
