import Dispatch
import Foundation
import FoundationNetworking

/// What loads for a task: it takes a request to where it is answered, and the answer to whom it is for.
///
/// Everything happens on the session's queue, in the order in which it comes. While the delegate is asked something, and while
/// the task is suspended, what comes waits.
final class TaskLoader: @unchecked Sendable {
    let core: SessionCore
    let sink: SessionCore.Sink
    private weak var weakTask: URLSessionTask?
    /// Set until the end, so that a task that nobody keeps loads on; in a session that makes none any more, from the first
    /// resumption.
    private var kept: (task: URLSessionTask, session: URLSession)?
    private var idleSession: URLSession?

    /// Why the task fails as soon as it is resumed.
    var refusal: URLError?
    var upload: SessionCore.Upload?
    var download: DownloadFile?
    var resumed: ResumeData?

    // On the queue
    var source: (any LoadSource)?
    private(set) var isOver = false
    private var hasBegun = false
    private var isSuspended = true
    private var holds = 0
    private var waiting: [() -> Void] = []
    var data = Data()
    /// What is kept for the cache; nil if the answer is not.
    var cached: (policy: URLCache.StoragePolicy, data: Data)?
    var redirects = 0
    var transactions: [URLSessionTaskTransactionMetrics] = []
    private var startDate: Date?
    private var lastEvent = DispatchTime.now()
    /// Questions that a delegate has not answered yet: it may take its time, as a person who is asked for a password does.
    var openQuestions = 0 {
        didSet { lastEvent = .now() }
    }
    private var timer: (any DispatchSourceTimer)?
    private var deadline: DispatchTime?
    var failures = 0

    init(_ task: URLSessionTask, _ session: URLSession, _ core: SessionCore, _ sink: SessionCore.Sink) {
        weakTask = task
        idleSession = session
        self.core = core
        self.sink = sink
    }

    var taskIfThere: URLSessionTask? { kept?.task ?? weakTask }
    /// The task, which is there while the loader is at work.
    var task: URLSessionTask { kept!.task }
    var session: URLSession { kept!.session }
    private var isHeld: Bool { holds > 0 || isSuspended }

    // MARK: What the task does

    func resume() {
        guard let task = taskIfThere else { return }
        core.queue.async { [self] in
            guard !isOver else { return }
            keep(task)
            isSuspended = false
            lastEvent = .now()
            source?.setPaused(isHeld)
            if !hasBegun {
                hasBegun = true
                begin()
            }
            goOn()
        }
    }

    func suspend() {
        core.queue.async { [self] in
            guard !isOver else { return }
            isSuspended = true
            source?.setPaused(true)
        }
    }

    func cancel() {
        guard let task = taskIfThere else { return }
        core.queue.async { [self] in
            keep(task)
            fail(URLError(.cancelled))
        }
    }

    /// Cancels a download, and hands over what it can be taken up again with.
    func cancel(producing handler: @escaping @Sendable (Data?) -> Void) {
        guard let task = taskIfThere else { return handler(nil) }
        core.queue.async { [self] in
            keep(task)
            let resumeData = isOver ? nil : resumeData()
            core.delegateQueue.addOperation { handler(resumeData) }
            fail(URLError(.cancelled))
        }
    }

    func keep(_ task: URLSessionTask) {
        guard kept == nil, let idleSession else { return }
        kept = (task, idleSession)
    }

    /// Goes on for another task, in whose place the first was.
    func take(_ task: URLSessionTask) { kept?.task = task }

    private func begin() {
        if let refusal { return fail(refusal) }
        let wait = task.earliestBeginDate?.timeIntervalSinceNow ?? 0
        guard wait > 0 else { return load() }
        hold()
        core.queue.asyncAfter(deadline: .now() + wait) { [weak self] in
            guard let self, !self.isOver else { return }
            self.askDelayed()
        }
    }

    private func askDelayed() {
        guard let request = task.currentRequest else { return fail(URLError(.badURL)) }
        let (session, task) = (session, task)
        typealias Answer = (URLSession.DelayedRequestDisposition, URLRequest?)
        let question = Question<Answer>(.delayedRequest, URLSessionTaskDelegate.self) {
            $0.urlSession(session, task: task, willBeginDelayedRequest: request, completionHandler: $1.pair)
        } waiting: {
            await $0.urlSession(session, task: task, willBeginDelayedRequest: request)
        }
        ask(question, default: (.continueLoading, nil)) { [self] disposition, request in
            if disposition == .cancel { return fail(URLError(.cancelled)) }
            if disposition == .useNewRequest, let request { task.values.withLock { $0.currentRequest = request } }
            load()
            release()
        }
    }

    /// Takes the request to where it is answered.
    private func load() {
        startDate = Date()
        guard case .socket = sink else {
            guard let request = task.currentRequest, request.url != nil else { return fail(URLError(.badURL)) }
            if let start = resumed { startAgain(start) } else { load(prepared(request)) }
            return
        }
        openSocket()
    }

    /// Loads a request, as it is sent.
    func load(_ request: URLRequest) {
        task.values.withLock { $0.currentRequest = request }
        setTimer(request)
        source?.stop()
        let source = source(for: request)
        self.source = source
        guard let source else { return fail(URLError(.unsupportedURL)) }
        source.setPaused(isHeld)
        source.start()
    }

    // MARK: Waiting

    /// Has what comes wait.
    func hold() {
        holds += 1
        source?.setPaused(true)
    }

    /// Goes on with what has come.
    func release() {
        holds -= 1
        lastEvent = .now()
        guard !isOver else { return }
        source?.setPaused(isHeld)
        goOn()
    }

    private func goOn() {
        while !isHeld, !isOver, !waiting.isEmpty { waiting.removeFirst()() }
    }

    /// Does what a source tells, in its turn; nothing if the source is no longer the task's.
    func inTurn(_ source: any LoadSource, _ event: @escaping () -> Void) {
        guard !isOver, self.source === source else { return }
        lastEvent = .now()
        let turn: () -> Void = { [weak self] in if self?.source === source { event() } }
        if isHeld { waiting.append(turn) } else { turn() }
    }

    /// Forgets what waits, of a source that was left.
    func dropWaiting() { waiting = [] }

    // MARK: Time

    private func setTimer(_ request: URLRequest) {
        lastEvent = .now()
        if deadline == nil {
            let whole = core.configuration.timeoutIntervalForResource
            deadline = whole < 1e9 ? .now() + whole : .distantFuture
        }
        timer?.cancel()
        timer = nil
        let patience = request.timeoutInterval
        guard patience > 0, patience < 1e9 else { return }
        look(in: patience, patience)
    }

    private func look(in seconds: TimeInterval, _ patience: TimeInterval) {
        let timer = DispatchSource.makeTimerSource(queue: core.queue)
        timer.setEventHandler { [weak self] in self?.lookAtTime(patience) }
        timer.schedule(deadline: min(.now() + seconds, deadline ?? .distantFuture), leeway: .milliseconds(10))
        self.timer = timer
        timer.resume()
    }

    private func lookAtTime(_ patience: TimeInterval) {
        guard !isOver else { return }
        let now = DispatchTime.now()
        if let deadline, now >= deadline { return fail(URLError(.timedOut)) }
        let end = lastEvent + patience
        let waits = isHeld || openQuestions > 0
        if now >= end, !waits { return fail(URLError(.timedOut)) }
        let left = waits ? patience : Double(end.uptimeNanoseconds - now.uptimeNanoseconds) / 1e9
        look(in: max(left, 0.01), patience)
    }

    // MARK: The end

    private static let addressKey = "NSErrorFailingURLStringKey"

    /// Ends the task without an answer, or with a part of one.
    func fail(_ error: any Error) {
        guard !isOver else { return }
        guard let error = error as? URLError else { return end(error) }
        var details = error.userInfo
        if let url = (kept?.task.currentRequest ?? kept?.task.originalRequest)?.url {
            if details[NSURLErrorFailingURLErrorKey] == nil { details[NSURLErrorFailingURLErrorKey] = url }
            // The name is deprecated, what it names is there on iOS.
            if details[Self.addressKey] == nil { details[Self.addressKey] = url.absoluteString }
        }
        if error.code != .cancelled, let data = resumeData() { details[NSURLSessionDownloadTaskResumeData] = data }
        end(URLError(error.code, userInfo: details))
    }

    /// Ends the task.
    func end(_ error: (any Error)?) {
        guard !isOver, let kept else { return }
        isOver = true
        waiting = []
        timer?.cancel()
        timer = nil
        let (task, session) = kept
        task.values.withLock { values in
            values.error = error
            values.state = .completed
            values.loader = nil
        }
        source?.stop()
        source = nil
        task.updateProgress()
        tellEnd(task, session, error)
        task.values.withLock { $0.delegate = nil }
        core.remove(task, session)
        self.kept = nil
        idleSession = nil
    }

    private func tellEnd(_ task: URLSessionTask, _ session: URLSession, _ error: (any Error)?) {
        let interval = DateInterval(start: startDate ?? Date(), end: max(Date(), startDate ?? Date()))
        let metrics = URLSessionTaskMetrics(transactions, interval, redirects: redirects)
        tell(URLSessionTaskDelegate.self) { $0.urlSession(session, task: task, didFinishCollecting: metrics) }
        let response = task.response
        // One that never began
        (task as? URLSessionWebSocketTask)?.talk.end(nil, nil, error ?? URLError(.cancelled))
        switch sink {
        case .delegate, .socket:
            if let download, error == nil, let task = task as? URLSessionDownloadTask {
                let file = download.finished()
                tell(URLSessionDownloadDelegate.self) {
                    $0.urlSession(session, downloadTask: task, didFinishDownloadingTo: file)
                }
                core.delegateQueue.addOperation { download.remove() }
            } else {
                download?.drop()
            }
            if case .delegate = sink, error == nil, !task.prefersIncrementalDelivery, !data.isEmpty { tellData(data) }
            tell(URLSessionTaskDelegate.self) { $0.urlSession(session, task: task, didCompleteWithError: error) }
        case .bytes(let stream): stream.ended(error)
        case .data(let handler):
            let data = data
            core.delegateQueue.addOperation { handler(error == nil ? data : nil, response, error) }
        case .file(let handler):
            let file = error == nil ? download?.finished() : nil
            let download = download
            core.delegateQueue.addOperation {
                handler(file, response, error)
                if error == nil { download?.remove() } else { download?.drop() }
            }
        }
    }
}
