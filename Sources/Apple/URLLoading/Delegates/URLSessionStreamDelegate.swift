import Foundation

/// What streams tell. Has no effect: the tasks of streams fail when they are resumed.
public protocol URLSessionStreamDelegate: URLSessionTaskDelegate {
    /// Nothing more comes.
    func urlSession(_ session: URLSession, readClosedFor streamTask: URLSessionStreamTask)
    /// Nothing more is taken.
    func urlSession(_ session: URLSession, writeClosedFor streamTask: URLSessionStreamTask)
    /// There is a better way to the host.
    func urlSession(_ session: URLSession, betterRouteDiscoveredFor streamTask: URLSessionStreamTask)
    /// The task has become a pair of streams.
    func urlSession(
        _ session: URLSession, streamTask: URLSessionStreamTask, didBecome inputStream: InputStream,
        outputStream: OutputStream)
}

extension URLSessionStreamDelegate {
    public func urlSession(_ session: URLSession, readClosedFor streamTask: URLSessionStreamTask) {}
    public func urlSession(_ session: URLSession, writeClosedFor streamTask: URLSessionStreamTask) {}
    public func urlSession(_ session: URLSession, betterRouteDiscoveredFor streamTask: URLSessionStreamTask) {}
    public func urlSession(
        _ session: URLSession, streamTask: URLSessionStreamTask, didBecome inputStream: InputStream,
        outputStream: OutputStream
    ) {}
}
