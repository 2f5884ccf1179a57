import Foundation
import FoundationNetworking
import SeamPrimitives

// Each once more without a delegate: an app's protocol that names the shorter method is not fulfilled by a default argument.

extension URLSession {
    /// Waits for the answer to a request, and returns its content.
    ///
    /// - Throws: A `URLError` if there is none.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }

    /// Waits for what is at a URL, and returns its content.
    ///
    /// - Throws: A `URLError` if there is no answer.
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }

    /// Sends data with a request, and waits for the answer.
    ///
    /// - Throws: A `URLError` if there is none.
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil)
    }

    /// Sends a file with a request, and waits for the answer.
    ///
    /// - Throws: A `URLError` if there is none.
    public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
        try await upload(for: request, fromFile: fileURL, delegate: nil)
    }

    /// Waits for the answer to a request, and returns the file that its content was written to.
    ///
    /// - Throws: A `URLError` if there is none.
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
        try await download(for: request, delegate: nil)
    }

    /// Waits for what is at a URL, and returns the file that it was written to.
    ///
    /// - Throws: A `URLError` if there is no answer.
    public func download(from url: URL) async throws -> (URL, URLResponse) {
        try await download(from: url, delegate: nil)
    }

    /// Waits for the answer to a request, and returns its content. The delegate is told and asked of the task.
    ///
    /// - Throws: A `URLError` if there is none.
    public func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
    ) async throws -> (Data, URLResponse) {
        try await answer(delegate) { self.dataTask(with: request, completionHandler: $0) }
    }

    /// Waits for what is at a URL, and returns its content. The delegate is told and asked of the task.
    ///
    /// - Throws: A `URLError` if there is no answer.
    public func data(
        from url: URL, delegate: (any URLSessionTaskDelegate)?
    ) async throws -> (Data, URLResponse) {
        try await data(for: URLRequest(url: url), delegate: delegate)
    }

    /// Sends data with a request, and waits for the answer. The delegate is told and asked of the task.
    ///
    /// - Throws: A `URLError` if there is none.
    public func upload(
        for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)?
    ) async throws -> (Data, URLResponse) {
        try await answer(delegate) { self.uploadTask(with: request, from: bodyData, completionHandler: $0) }
    }

    /// Sends a file with a request, and waits for the answer. The delegate is told and asked of the task.
    ///
    /// - Throws: A `URLError` if there is none.
    public func upload(
        for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)?
    ) async throws -> (Data, URLResponse) {
        try await answer(delegate) { self.uploadTask(with: request, fromFile: fileURL, completionHandler: $0) }
    }

    /// Waits for the answer to a request, and returns the file that its content was written to, which is the app's from then
    /// on. The delegate is told and asked of the task.
    ///
    /// - Throws: A `URLError` if there is none.
    public func download(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
    ) async throws -> (URL, URLResponse) {
        try await answer(delegate) { handler in
            self.downloadTask(with: request, completionHandler: Self.keeping(handler))
        }
    }

    /// Waits for what is at a URL, and returns the file that it was written to, which is the app's from then on.
    ///
    /// - Throws: A `URLError` if there is no answer.
    public func download(
        from url: URL, delegate: (any URLSessionTaskDelegate)?
    ) async throws -> (URL, URLResponse) {
        try await download(for: URLRequest(url: url), delegate: delegate)
    }

    /// Goes on with a download, and returns its file, which is the app's from then on.
    ///
    /// - Throws: A `URLError` if there is no answer.
    public func download(
        resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) {
        try await answer(delegate) { handler in
            self.downloadTask(withResumeData: resumeData, completionHandler: Self.keeping(handler))
        }
    }

    /// The tasks that have not ended.
    public var allTasks: [URLSessionTask] {
        get async {
            await withCheckedContinuation { continuation in getAllTasks { continuation.resume(returning: $0) } }
        }
    }

    /// The tasks that have not ended: those that load data, that upload, and that download.
    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
        get async {
            await withCheckedContinuation { continuation in
                getTasksWithCompletionHandler { continuation.resume(returning: ($0, $1, $2)) }
            }
        }
    }

    // MARK: Waiting

    private typealias Handler<Content> = @Sendable (Content?, URLResponse?, (any Error)?) -> Void

    /// A handler that gets its file in a place where it stays.
    private static func keeping(_ handler: @escaping Handler<URL>) -> Handler<URL> {
        { file, response, error in
            guard let file else { return handler(nil, response, error) }
            let place = file.deletingLastPathComponent().appendingPathComponent("kept-" + file.lastPathComponent)
            do {
                try FileManager.default.moveItem(at: file, to: place)
                handler(place, response, error)
            } catch { handler(nil, response, URLError(.cannotMoveFile)) }
        }
    }

    /// Makes a task, resumes it, and waits for its answer. Cancelling the caller's task cancels it, before it is made too.
    private func answer<Content: Sendable>(
        _ delegate: (any URLSessionTaskDelegate)?, _ make: (@escaping Handler<Content>) -> URLSessionTask
    ) async throws -> (Content, URLResponse) {
        let made = Locked<(task: URLSessionTask?, isCancelled: Bool)>((nil, false))
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let task = make { content, response, error in
                    if let content, let response, error == nil {
                        continuation.resume(returning: (content, response))
                    } else {
                        continuation.resume(throwing: error ?? URLError(.badServerResponse))
                    }
                }
                task.delegate = delegate
                let isCancelled = made.withLock { made in
                    made.task = task
                    return made.isCancelled
                }
                if isCancelled { task.cancel() }
                task.resume()
            }
        } onCancel: {
            let task = made.withLock { made in
                made.isCancelled = true
                return made.task
            }
            task?.cancel()
        }
    }
}
