import Dispatch
import Foundation
import FoundationNetworking
import SeamPrimitives

/// What a session is made of: its queue, its tasks and its connections.
final class SessionCore: @unchecked Sendable {
    /// What is done with an answer.
    enum Sink: @unchecked Sendable {
        case delegate
        case data(@Sendable (Data?, URLResponse?, (any Error)?) -> Void)
        case file(@Sendable (URL?, URLResponse?, (any Error)?) -> Void)
        case bytes(ByteStream)
        case socket
    }

    /// The body of an upload.
    enum Upload {
        case data(Data)
        case file(URL)
        case streamed
    }

    /// Where all work on the session's tasks is done.
    let queue = DispatchQueue(label: "com.apple.NSURLSession-work")
    let delegateQueue: OperationQueue
    let configuration: URLSessionConfiguration
    let isShared: Bool

    private struct Values {
        var delegate: (any URLSessionDelegate)?
        var description: String?
        var nextIdentifier = 1
        var isInvalid = false
    }

    private let values: Locked<Values>
    /// The tasks that are not complete, by their numbers: as on iOS a session keeps them, also those that nobody has
    /// resumed. On the queue.
    private var loaders: [Int: TaskLoader] = [:]
    private var toldInvalid = false
    private var transport: (any Transport)?
    /// Certificates that the delegate has let pass, by host and port. On the queue.
    var trusted: [String: Set<Data>] = [:]

    init(
        _ configuration: URLSessionConfiguration, _ delegate: (any URLSessionDelegate)?, _ queue: OperationQueue?,
        isShared: Bool = false
    ) {
        self.configuration = configuration.copy() as! URLSessionConfiguration
        self.isShared = isShared
        if let queue {
            delegateQueue = queue
        } else {
            delegateQueue = OperationQueue()
            delegateQueue.maxConcurrentOperationCount = 1
            delegateQueue.name = "NSURLSession delegate queue"
        }
        var values = Values()
        values.delegate = delegate
        self.values = Locked(values)
    }

    var delegate: (any URLSessionDelegate)? { values.withLock { $0.delegate } }
    var sessionDescription: String? {
        get { values.withLock { $0.description } }
        set { values.withLock { $0.description = newValue } }
    }

    /// The tasks that are not complete, in the order in which they were made. On the queue.
    var tasks: [URLSessionTask] {
        loaders.sorted { $0.key < $1.key }.compactMap(\.value.taskIfThere)
    }

    /// The connections, by libsoup. On the queue.
    func connections() throws(TransportFailure) -> any Transport {
        if let transport { return transport }
        let made = try SoupTransport(configuration)
        transport = made
        return made
    }

    /// Has what comes next open new connections. Those in use last until their requests are over.
    func closeConnections() {
        transport = nil
        trusted = [:]
    }

    func reset() {
        closeConnections()
        configuration.urlCache?.removeAllCachedResponses()
        configuration.httpCookieStorage?.removeCookies(since: .distantPast)
        if let store = configuration.urlCredentialStorage {
            for (space, credentials) in store.allCredentials {
                for credential in credentials.values { store.remove(credential, for: space) }
            }
        }
    }

    /// For a session that nobody has any more.
    func close() { queue.async { [self] in closeConnections() } }

    // MARK: Tasks

    /// A number for a new task; nil if the session makes none any more.
    private func number() -> Int? {
        values.withLock { values in
            guard !values.isInvalid else { return nil }
            defer { values.nextIdentifier += 1 }
            return values.nextIdentifier
        }
    }

    private func add<Made: URLSessionTask>(
        _ session: URLSession, _ sink: Sink, _ request: URLRequest?,
        _ make: (Int) -> Made, _ configure: (TaskLoader) -> Void = { _ in }
    ) -> Made {
        let number = number()
        if number == nil {
            LoggedOnce.say("URLSession: a task was made in a session that has been invalidated; it fails.")
        }
        let task = make(number ?? 0)
        let loader = TaskLoader(task, session, self, sink)
        configure(loader)
        if number == nil { loader.refusal = URLError(.cancelled) }
        task.values.withLock { $0.loader = loader }
        guard let number else { return task }
        loader.keep(task)
        queue.async { [self] in
            loaders[number] = loader
            loader.tell(URLSessionTaskDelegate.self) { $0.urlSession(session, didCreateTask: task) }
        }
        return task
    }

    /// A task that is over. On the queue.
    func remove(_ task: URLSessionTask, _ session: URLSession) {
        loaders[task.taskIdentifier] = nil
        tellInvalid(session)
    }

    /// A task whose bytes are handed over as they come.
    func bytesTask(_ session: URLSession, _ request: URLRequest, _ stream: ByteStream) -> URLSessionDataTask {
        dataTask(session, request, .bytes(stream))
    }

    func dataTask(_ session: URLSession, _ request: URLRequest, _ sink: Sink) -> URLSessionDataTask {
        add(session, sink, request) { URLSessionDataTask(identifier: $0, request: request) }
    }

    func uploadTask(
        _ session: URLSession, _ request: URLRequest, _ upload: Upload, _ sink: Sink
    ) -> URLSessionUploadTask {
        let task = add(session, sink, request) {
            URLSessionUploadTask(identifier: $0, request: request)
        } _: {
            $0.upload = upload
        }
        let size: Int64 =
            switch upload {
            case .data(let data): Int64(data.count)
            case .file(let file): Int64((try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0)
            case .streamed: NSURLSessionTransferSizeUnknown
            }
        task.values.withLock { $0.expectedToSend = size }
        return task
    }

    func downloadTask(
        _ session: URLSession, _ request: URLRequest?, _ resumeData: Data?, _ sink: Sink
    ) -> URLSessionDownloadTask {
        let resumed = resumeData.map(ResumeData.init(data:))
        let request = request ?? resumed??.request
        return add(session, sink, request) {
            URLSessionDownloadTask(identifier: $0, request: request)
        } _: { loader in
            loader.download = DownloadFile()
            guard let resumed else { return }
            if let resumed { loader.resumed = resumed } else { loader.refusal = URLError(.cannotOpenFile) }
        }
    }

    func webSocketTask(_ session: URLSession, _ request: URLRequest) -> URLSessionWebSocketTask {
        let task = add(session, .socket, request) {
            URLSessionWebSocketTask(identifier: $0, request: request)
        }
        return task
    }

    func streamTask(_ session: URLSession, _ host: String, _ port: Int) -> URLSessionStreamTask {
        var address = URLComponents()
        (address.scheme, address.host, address.port) = ("stream", host, port)
        let request = address.url.map { URLRequest(url: $0) }
        return add(session, .delegate, request) {
            URLSessionStreamTask(identifier: $0, request: request)
        } _: {
            $0.refusal = URLError(.unsupportedURL)
        }
    }

    /// Puts a download in the place of a task that has become one. On the queue.
    func replace(_ task: URLSessionTask, _ loader: TaskLoader) -> URLSessionDownloadTask {
        let made = URLSessionDownloadTask(
            identifier: task.taskIdentifier, request: task.originalRequest)
        let values = task.values.withLock { $0 }
        made.values.withLock { other in
            other = values
            other.loader = loader
        }
        task.values.withLock { values in
            values.loader = nil
            values.state = .completed
        }
        return made
    }

    // MARK: The end

    func invalidate(_ session: URLSession, cancelling: Bool) {
        guard !isShared else { return }
        values.withLock { $0.isInvalid = true }
        queue.async { [self] in
            if cancelling { for task in tasks { task.cancel() } }
            tellInvalid(session)
        }
    }

    /// Tells the delegate that the session is over, once it is and has no task.
    private func tellInvalid(_ session: URLSession) {
        guard !toldInvalid, loaders.isEmpty, values.withLock({ $0.isInvalid }) else { return }
        toldInvalid = true
        closeConnections()
        delegateQueue.addOperation { [self] in
            let delegate = values.withLock { values in
                defer { values.delegate = nil }
                return values.delegate
            }
            delegate?.urlSession(session, didBecomeInvalidWithError: nil)
        }
    }
}
