public import Dispatch
public import Foundation
internal import Glibc
import Security

/// A connection with another program. Any thread.
public final class NWConnection: @unchecked Sendable, CustomDebugStringConvertible {
    /// How far it is.
    public enum State: Equatable, Sendable {
        /// Not started, waiting for the network, connecting, usable, ended by an error, or by the app.
        case setup
        case waiting(NWError)
        case preparing
        case ready
        case failed(NWError)
        case cancelled
    }

    /// What is said of a message.
    public final class ContentContext: Sendable {
        /// What the message is called.
        public let identifier: String
        /// Whether nothing comes behind it.
        public let isFinal: Bool

        /// Creates what is said of a message.
        public init(identifier: String, isFinal: Bool = false) {
            (self.identifier, self.isFinal) = (identifier, isFinal)
        }

        /// A message as any other.
        public static let defaultMessage = ContentContext(identifier: "default message")
        /// The last message: nothing is sent behind it.
        public static let finalMessage = ContentContext(identifier: "final message", isFinal: true)
        /// Bytes without messages.
        public static let defaultStream = ContentContext(identifier: "default stream", isFinal: true)
    }

    /// What happens when something was sent.
    public enum SendCompletion: Sendable {
        /// The closure hears that it was handed to the system, or why not.
        case contentProcessed(@Sendable (NWError?) -> Void)
        /// Nothing.
        case idempotent
    }

    private typealias Receiver = @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void

    /// Whom the connection is with.
    public let endpoint: NWEndpoint
    /// What it speaks.
    public let parameters: NWParameters

    private let work = DispatchQueue(label: "Seam.NWConnection")
    // On the queue above
    private var socket: OpenSocket?
    private var isWriterSuspended = true
    private var readSource: (any DispatchSourceRead)?
    private var writeSource: (any DispatchSourceWrite)?
    private var outgoing: [(data: Data, isLast: Bool, completion: SendCompletion)] = []
    private var receivers: [(least: Int, most: Int, isMessage: Bool, body: Receiver)] = []
    private var received = Data()
    private var messages: [Data] = []
    private var isAtEnd = false
    private var addresses: [SocketAddress] = []
    private var upgrade: TLSUpgrade?
    private var isLocal = false

    let paths = ConnectionPaths()

    private let lock = NSLock()
    // Under the lock
    private var current = State.setup
    private var handler: (@Sendable (State) -> Void)?
    private var ownQueue: DispatchQueue?
    private var tls: NWProtocolTLS.Metadata?

    /// Creates a connection with somebody, which is not started yet.
    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        (self.endpoint, self.parameters) = (endpoint, parameters)
    }

    /// Creates a connection with a machine, which is not started yet.
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    /// A connection that somebody else has begun.
    init(accepted socket: OpenSocket, from endpoint: NWEndpoint, _ parameters: NWParameters) {
        (self.endpoint, self.parameters, self.socket) = (endpoint, parameters, socket)
    }

    deinit {
        readSource?.cancel()
        // A source that rests cannot be released.
        if isWriterSuspended { writeSource?.resume() }
        writeSource?.cancel()
    }

    public var debugDescription: String { "\(endpoint.debugDescription) \(parameters.debugDescription)" }

    /// How far the connection is.
    public var state: State { lock.withLock { current } }

    /// Called on the connection's queue with each state that it comes to.
    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    /// Where handlers are called; nil before the connection is started.
    public var queue: DispatchQueue? { lock.withLock { ownQueue } }

    /// What the machine is connected by; nil before the connection can be used.
    public var currentPath: NWPath? { state == .ready ? NWPath(.current) : nil }

    /// What a protocol knows of the connection; nil if it does not speak it, or does not yet.
    public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? {
        definition == NWProtocolTLS.definition ? lock.withLock { tls } : nil
    }

    // MARK: Coming and going

    /// Begins to connect. A connection is started once.
    public func start(queue: DispatchQueue) {
        let isFirst = lock.withLock {
            guard ownQueue == nil else { return false }
            ownQueue = queue
            return current == .setup
        }
        guard isFirst else { return }
        change(to: .preparing)
        work.async { [self] in
            if let socket {
                // A server needs an identity of its own for that.
                let error = NWError.tls(errSSLInternal)
                return parameters.tls == nil ? reached(socket) : end(.failed(error), error)
            }
            find()
        }
    }

    /// Tries again what had to wait.
    public func restart() {
        guard case .waiting = state else { return }
        change(to: .preparing)
        work.async { [self] in find() }
    }

    /// Ends the connection, once what was to be sent is sent.
    public func cancel() {
        work.async { [self] in
            if state == .ready, !outgoing.isEmpty { write() }
            end(.cancelled, .posix(.ECANCELED))
        }
    }

    /// Ends the connection at once.
    public func forceCancel() {
        work.async { [self] in
            upgrade?.stop()
            end(.cancelled, .posix(.ECANCELED))
        }
    }

    private func change(to new: State) {
        let (queue, handler) = lock.withLock { () -> (DispatchQueue?, (@Sendable (State) -> Void)?) in
            switch current {
            case .cancelled: return (nil, nil)
            case .failed where new != .cancelled: return (nil, nil)
            default: break
            }
            guard current != new else { return (nil, nil) }
            current = new
            return (ownQueue, self.handler)
        }
        if let queue, let handler { queue.async { handler(new) } }
    }

    /// Looks for the addresses of whom the connection is with, and connects.
    private func find() {
        switch SocketAddress.find(endpoint, isDatagram: parameters.isDatagram) {
        case .success(let found):
            addresses = found
            connect(.posix(.EHOSTUNREACH))
        case .failure(let error): change(to: .waiting(error))
        }
    }

    /// Tries the next address. Called on the connection's own queue, as all below.
    private func connect(_ last: NWError) {
        guard state == .preparing else { return }
        guard !addresses.isEmpty else { return change(to: .waiting(last)) }
        let address = addresses.removeFirst()
        let kind = Int32((parameters.isDatagram ? SOCK_DGRAM : SOCK_STREAM).rawValue)
        let made = Glibc.socket(address.family, kind | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard made >= 0 else { return connect(NWError(errno)) }
        parameters.apply(to: made)
        let result = address.withPointer { Glibc.connect(made, $0, $1) }
        if result == 0 { return reached(OpenSocket(made)) }
        guard errno == EINPROGRESS else {
            let error = NWError(errno)
            close(made)
            return connect(error)
        }
        nonisolated(unsafe) let source = DispatchSource.makeWriteSource(fileDescriptor: made, queue: work)
        let seconds = parameters.tcp.map(\.connectionTimeout) ?? 0
        source.setEventHandler { [weak self] in
            source.cancel()
            var error: Int32 = 0
            var length = socklen_t(MemoryLayout<Int32>.size)
            getsockopt(made, SOL_SOCKET, SO_ERROR, &error, &length)
            guard let self, self.state == .preparing, error == 0 else {
                close(made)
                self?.connect(NWError(error))
                return
            }
            self.reached(OpenSocket(made))
        }
        source.resume()
        if seconds > 0 {
            work.asyncAfter(deadline: .now() + .seconds(seconds)) { [weak self] in
                guard let self, self.state == .preparing, !source.isCancelled else { return }
                source.cancel()
                close(made)
                self.connect(.posix(.ETIMEDOUT))
            }
        }
    }

    /// Somebody is there. By TLS both sides have to agree first.
    private func reached(_ plain: OpenSocket) {
        isLocal = plain.isLocal
        guard let options = parameters.tls else {
            socket = plain
            return connected()
        }
        let upgrade = TLSUpgrade(options, with: endpoint)
        self.upgrade = upgrade
        upgrade.begin(
            over: plain,
            done: { [weak self] result in
                guard let self else {
                    if case .success(let (number, _)) = result { close(number) }
                    return
                }
                self.work.async { self.agreed(result.map { (OpenSocket($0), $1) }) }
            })
    }

    private func agreed(_ result: Result<(OpenSocket, NWProtocolTLS.Metadata), NWError>) {
        guard state == .preparing else { return }
        switch result {
        case .success(let (secret, metadata)):
            lock.withLock { tls = metadata }
            socket = secret
            connected()
        case .failure(let error):
            upgrade = nil
            change(to: .waiting(error))
        }
    }

    private func connected() {
        guard state == .preparing, let socket else { return }
        let reader = DispatchSource.makeReadSource(fileDescriptor: socket.number, queue: work)
        reader.setEventHandler { [weak self] in self?.read() }
        let writer = DispatchSource.makeWriteSource(fileDescriptor: socket.number, queue: work)
        writer.setEventHandler { [weak self] in self?.write() }
        // The socket is open as long as a source may use it.
        for source in [reader, writer] as [any DispatchSourceProtocol] {
            source.setCancelHandler { withExtendedLifetime(socket) {} }
        }
        (readSource, writeSource) = (reader, writer)
        reader.resume()
        change(to: .ready)
        if let queue { paths.begin(on: queue, isLocal: isLocal, NWPath(.current)) }
        resumeWriting()
        deliver()
    }

    private func resumeWriting() {
        guard isWriterSuspended, !outgoing.isEmpty, let writeSource else { return }
        isWriterSuspended = false
        writeSource.resume()
    }

    private func end(_ new: State, _ error: NWError) {
        guard state != .cancelled else { return }
        if case .failed = state, new != .cancelled { return }
        paths.stop()
        // Once it is ready, it ends by itself when all has gone.
        if state != .ready { upgrade?.stop() }
        upgrade = nil
        if isWriterSuspended { writeSource?.resume() }
        isWriterSuspended = false
        writeSource?.cancel()
        readSource?.cancel()
        (readSource, writeSource, socket) = (nil, nil, nil)
        let (sent, waiting) = (outgoing, receivers)
        (outgoing, receivers) = ([], [])
        let queue = queue ?? .main
        change(to: new)
        queue.async {
            for item in sent { if case .contentProcessed(let body) = item.completion { body(error) } }
            for receiver in waiting { receiver.body(nil, nil, false, error) }
        }
    }

    // MARK: Sending

    /// Sends something. A connection that is not there yet sends it once it is.
    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        work.async { [self] in
            switch state {
            case .failed, .cancelled:
                if case .contentProcessed(let body) = completion { (queue ?? .main).async { body(.posix(.ECANCELED)) } }
            default:
                let isLast = contentContext.isFinal && isComplete && !parameters.isDatagram
                outgoing.append((content ?? Data(), isLast, completion))
                resumeWriting()
            }
        }
    }

    private func write() {
        guard let socket = socket?.number else { return }
        while let first = outgoing.first {
            if !first.data.isEmpty || parameters.isDatagram {
                let count = first.data.withUnsafeBytes {
                    Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                if count < 0 {
                    if errno == EAGAIN || errno == EINTR { return }
                    let error = NWError(errno)
                    return end(.failed(error), error)
                }
                if count < first.data.count, !parameters.isDatagram {
                    outgoing[0].data = Data(first.data.dropFirst(count))
                    continue
                }
            }
            outgoing.removeFirst()
            if first.isLast { shutdown(socket, Int32(SHUT_WR)) }
            if case .contentProcessed(let body) = first.completion { queue?.async { body(nil) } }
        }
        isWriterSuspended = true
        writeSource?.suspend()
    }

    // MARK: Receiving

    /// Hears of the next bytes: at least so many unless the other side ends, and at most so many.
    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion:
            @escaping @Sendable (
                _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
            ) -> Void
    ) { receive(max(0, minimumIncompleteLength), max(1, maximumLength), isMessage: false, completion) }

    /// Hears of the next message; of bytes without messages all until the other side ends.
    public func receiveMessage(
        completion:
            @escaping @Sendable (
                _ completeContent: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
            ) -> Void
    ) { receive(.max, .max, isMessage: true, completion) }

    private func receive(_ least: Int, _ most: Int, isMessage: Bool, _ body: @escaping Receiver) {
        work.async { [self] in
            switch state {
            case .cancelled, .failed: (queue ?? .main).async { body(nil, nil, false, .posix(.ECANCELED)) }
            default:
                receivers.append((least, most, isMessage, body))
                if state == .ready { deliver() }
            }
        }
    }

    private func read() {
        guard let socket = socket?.number else { return }
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = Glibc.recv(socket, &buffer, buffer.count, 0)
            if count > 0 || count == 0 && parameters.isDatagram {
                let data = Data(buffer.prefix(count))
                if parameters.isDatagram { messages.append(data) } else { received.append(data) }
            } else if count == 0 {
                if let error = upgrade?.failure {
                    deliver()
                    return end(.failed(error), error)
                }
                isAtEnd = true
                // Nothing else comes, though the other side may still be sent to.
                readSource?.cancel()
                readSource = nil
                return deliver()
            } else if errno == EAGAIN || errno == EINTR {
                return deliver()
            } else {
                let error = NWError(errno)
                return end(.failed(error), error)
            }
        }
    }

    private func deliver() {
        while let receiver = receivers.first {
            if parameters.isDatagram {
                guard !messages.isEmpty else { return }
                let message = messages.removeFirst()
                receivers.removeFirst()
                queue?.async { receiver.body(message, .defaultMessage, true, nil) }
                continue
            }
            guard received.count >= receiver.least && !receiver.isMessage && !received.isEmpty || isAtEnd else {
                return
            }
            let count = min(receiver.most, received.count)
            let data = count > 0 ? Data(received.prefix(count)) : nil
            received = Data(received.dropFirst(count))
            receivers.removeFirst()
            let isOver = isAtEnd && received.isEmpty
            queue?.async { receiver.body(data, isOver ? .defaultStream : .defaultMessage, isOver, nil) }
        }
    }
}

/// A socket, closed when nobody uses it any more.
final class OpenSocket: Sendable {
    let number: Int32

    init(_ number: Int32) { self.number = number }
    deinit { close(number) }

    /// Whether the other side is on this machine.
    var isLocal: Bool {
        switch SocketAddress.peer(of: number)?.endpoint {
        case .hostPort(.ipv4(let address), _): address.isLoopback
        case .hostPort(.ipv6(let address), _): address.isLoopback
        case .hostPort(.name, _): false
        case .unix, nil: true
        }
    }
}

extension NWParameters {
    /// Has a socket work as the parameters say.
    func apply(to socket: Int32) {
        func set(_ level: Int32, _ name: Int32, _ value: Int) {
            var number = Int32(truncatingIfNeeded: value)
            setsockopt(socket, level, name, &number, socklen_t(MemoryLayout<Int32>.size))
        }
        if allowLocalEndpointReuse { set(SOL_SOCKET, SO_REUSEADDR, 1) }
        guard let tcp else { return }
        let level = Int32(IPPROTO_TCP)
        if tcp.noDelay { set(level, TCP_NODELAY, 1) }
        guard tcp.enableKeepalive else { return }
        set(SOL_SOCKET, SO_KEEPALIVE, 1)
        if tcp.keepaliveIdle > 0 { set(level, TCP_KEEPIDLE, tcp.keepaliveIdle) }
        if tcp.keepaliveCount > 0 { set(level, TCP_KEEPCNT, tcp.keepaliveCount) }
        if tcp.keepaliveInterval > 0 { set(level, TCP_KEEPINTVL, tcp.keepaliveInterval) }
    }
}
