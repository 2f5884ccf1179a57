import Foundation
import FoundationNetworking

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

extension Reactive where Base: URLSession {
    /// The response to a request, and its data. Subscribing begins the request, disposing cancels it.
    public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
        let session = base
        return Observable.create { observer in
            let observer = Crossing(observer)
            let task = session.dataTask(with: request) { data, response, error in
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
