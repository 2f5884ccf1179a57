import Foundation

/// A task of two streams to a host. It fails with `NSURLErrorUnsupportedURL` when it is resumed: there are none here.
open class URLSessionStreamTask: URLSessionTask, @unchecked Sendable {}
