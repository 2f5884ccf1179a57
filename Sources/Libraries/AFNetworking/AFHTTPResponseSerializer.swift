public import Foundation
public import SeamFoundation
public import UIKit

/// The domain of errors of response serializers.
public let AFURLResponseSerializationErrorDomain = "com.alamofire.error.serialization.response"
/// The key of an error's answer.
public let AFNetworkingOperationFailingURLResponseErrorKey = "com.alamofire.serialization.response.error.response"
/// The key of the data that came with an error.
public let AFNetworkingOperationFailingURLResponseDataErrorKey = "com.alamofire.serialization.response.error.data"

/// Checks the status and the type of an answer, and gives its data.
open class AFHTTPResponseSerializer: NSObject, AFURLResponseSerialization {
    /// The statuses that count as success: 200 to 299 by default; nil for all.
    public var acceptableStatusCodes: IndexSet? = IndexSet(integersIn: 200..<300)
    /// The types that can be read; nil for all.
    public var acceptableContentTypes: Set<String>?

    /// A serializer that gives data.
    public override init() { super.init() }

    /// Whether the status and the type of an answer are acceptable; otherwise the reason is in `error`.
    open func validateResponse(_ response: HTTPURLResponse?, data: Data?, error: NSErrorPointer) -> Bool {
        guard let response else { return true }
        func fail(_ code: Int, _ words: String) {
            var info: [String: Any] = [
                NSLocalizedDescriptionKey: words, AFNetworkingOperationFailingURLResponseErrorKey: response,
            ]
            info[NSURLErrorFailingURLErrorKey] = response.url
            info[AFNetworkingOperationFailingURLResponseDataErrorKey] = data
            if let old = error?.pointee { info[NSUnderlyingErrorKey] = old }
            error?.pointee = NSError(domain: AFURLResponseSerializationErrorDomain, code: code, userInfo: info)
        }
        var isValid = true
        let type = response.mimeType ?? ""
        if let acceptableContentTypes, !acceptableContentTypes.contains(type),
            response.mimeType != nil || data?.isEmpty == false
        {
            if data?.isEmpty == false, response.url != nil {
                fail(NSURLErrorCannotDecodeContentData, "Request failed: unacceptable content-type: \(type)")
            }
            isValid = false
        }
        if let acceptableStatusCodes, !acceptableStatusCodes.contains(response.statusCode), response.url != nil {
            let status = HTTPURLResponse.localizedString(forStatusCode: response.statusCode)
            fail(NSURLErrorBadServerResponse, "Request failed: \(status) (\(response.statusCode))")
            isValid = false
        }
        return isValid
    }

    /// The data, of an answer that is acceptable or not.
    open func responseObject(for response: URLResponse?, data: Data?, error: NSErrorPointer) -> Any? {
        _ = validateResponse(response as? HTTPURLResponse, data: data, error: error)
        return data
    }

    /// Whether what is in an answer shall be read: not if it is of another type.
    func isReadable(_ response: URLResponse?, _ data: Data?, _ error: NSErrorPointer) -> Bool {
        if validateResponse(response as? HTTPURLResponse, data: data, error: error) { return true }
        var problem = error?.pointee
        while let next = problem {
            if next.domain == AFURLResponseSerializationErrorDomain, next.code == NSURLErrorCannotDecodeContentData {
                return false
            }
            problem = next.userInfo[NSUnderlyingErrorKey] as? NSError
        }
        return error?.pointee != nil
    }
}
