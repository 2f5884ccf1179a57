/// A task whose answer is handed over as data.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
