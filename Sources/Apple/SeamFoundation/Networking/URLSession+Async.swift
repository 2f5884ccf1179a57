public import Foundation
public import FoundationNetworking

// Foundation has these with a delegate that may be left out, which does not fulfil an app's protocol that names the shorter
// method.

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
    public func data(from url: URL) async throws -> (Data, URLResponse) {
        try await data(from: url, delegate: nil)
    }

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
}

extension URLSession {
    /// The tasks that have not ended.
    public var allTasks: [URLSessionTask] {
        get async {
            await withCheckedContinuation { continuation in
                getAllTasks { tasks in
                    nonisolated(unsafe) let tasks = tasks
                    continuation.resume(returning: tasks)
                }
            }
        }
    }

    /// The tasks that have not ended: those that load data, that upload, and that download.
    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
        get async {
            await withCheckedContinuation { continuation in
                getTasksWithCompletionHandler { data, uploads, downloads in
                    nonisolated(unsafe) let tasks = (data, uploads, downloads)
                    continuation.resume(returning: tasks)
                }
            }
        }
    }
}
