import Foundation
import URLLoading

/// The errors of `URLSession`'s sequences.
public enum RxCocoaURLError: Swift.Error, CustomDebugStringConvertible {
    /// Something that has no better name.
    case unknown
    /// The response is not one of HTTP.
    case nonHTTPResponse(response: URLResponse)
    /// The status is not one of success.
    case httpRequestFailed(response: HTTPURLResponse, data: Data?)
    /// The data is not JSON.
    case deserializationError(error: any Swift.Error)

    public var debugDescription: String {
        switch self {
        case .unknown: "Unknown error has occurred."
        case .nonHTTPResponse(let response): "Response is not NSHTTPURLResponse `\(response)`."
        case .httpRequestFailed(let response, _): "HTTP request failed with `\(response.statusCode)`."
        case .deserializationError(let error): "Error during deserialization of the response: \(error)"
        }
    }
}

/// Whether requests are printed.
private final class RequestLog: Sendable {
    static let shared = RequestLog()
    private let lock = NSLock()
    nonisolated(unsafe) private var answer: (URLRequest) -> Bool = { _ in
        #if DEBUG
            true
        #else
            false
        #endif
    }

    var shouldLog: (URLRequest) -> Bool {
        get { lock.withLock { answer } }
        set { lock.withLock { answer = newValue } }
    }

    func note(_ request: URLRequest, _ response: URLResponse?, _ error: (any Error)?, since start: Date) {
        let method = request.httpMethod ?? "GET"
        let url = request.url?.absoluteString ?? "?"
        let milliseconds = Int(Date().timeIntervalSince(start) * 1_000)
        let outcome =
            error.map { "Failure (\(milliseconds)ms): \($0)" }
            ?? "Success (\(milliseconds)ms): Status \((response as? HTTPURLResponse)?.statusCode ?? 0)"
        print("\(method) \(url)\n\(outcome)")
    }
}

extension Reactive where Base: URLSession {
    /// Whether a request is printed, with how it ended; in debug builds every one is at first.
    public static var shouldLogRequest: (URLRequest) -> Bool {
        get { RequestLog.shared.shouldLog }
        set { RequestLog.shared.shouldLog = newValue }
    }

    /// The response to a request, and its data. Subscribing begins the request, disposing cancels it.
    public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
        let session = base
        return Observable.create { observer in
            let observer = Crossing(observer)
            let start = Date()
            let logs = RequestLog.shared.shouldLog(request)
            let task = session.dataTask(with: request) { data, response, error in
                if logs { RequestLog.shared.note(request, response, error, since: start) }
                guard let response, let data else {
                    return observer.value.onError(error ?? RxCocoaURLError.unknown)
                }
                guard let response = response as? HTTPURLResponse else {
                    return observer.value.onError(RxCocoaURLError.nonHTTPResponse(response: response))
                }
                observer.value.onNext((response, data))
                observer.value.onCompleted()
            }
            task.resume()
            return Disposables.create { task.cancel() }
        }
    }

    /// The data of a successful response.
    public func data(request: URLRequest) -> Observable<Data> {
        response(request: request).map { response, data in
            guard 200..<300 ~= response.statusCode else {
                throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
            }
            return data
        }
    }

    /// The JSON of a successful response.
    public func json(request: URLRequest, options: JSONSerialization.ReadingOptions = []) -> Observable<Any> {
        data(request: request).map { data in
            do {
                return try JSONSerialization.jsonObject(with: data, options: options)
            } catch {
                throw RxCocoaURLError.deserializationError(error: error)
            }
        }
    }

    /// The JSON of a successful response.
    public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}
