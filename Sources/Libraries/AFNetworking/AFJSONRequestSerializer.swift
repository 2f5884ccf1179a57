public import Foundation
public import SeamFoundation

/// The domain of errors of request serializers.
public let AFURLRequestSerializationErrorDomain = "com.alamofire.error.serialization.request"

/// Puts parameters into the body of a request as JSON.
open class AFJSONRequestSerializer: AFHTTPRequestSerializer {
    /// How the JSON is written.
    public var writingOptions: JSONSerialization.WritingOptions = []

    /// A serializer with options for writing.
    public convenience init(writingOptions: JSONSerialization.WritingOptions) {
        self.init()
        self.writingOptions = writingOptions
    }

    /// A request with the parameters in its body, or in its address for a method that has none.
    open override func request(
        bySerializingRequest request: URLRequest, withParameters parameters: Any?, error: NSErrorPointer
    ) -> URLRequest? {
        if httpMethodsEncodingParametersInURI.contains(request.httpMethod?.uppercased() ?? "GET") {
            return super.request(bySerializingRequest: request, withParameters: parameters, error: error)
        }
        var request = withHeaders(request)
        guard let parameters else { return request }
        if request.value(forHTTPHeaderField: "Content-Type") == nil {
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        guard JSONSerialization.isValidJSONObject(parameters) else {
            error?.pointee = NSError(
                domain: AFURLRequestSerializationErrorDomain, code: NSURLErrorCannotDecodeContentData,
                userInfo: [NSLocalizedFailureReasonErrorKey: "The `parameters` argument is not valid JSON."])
            return nil
        }
        do {
            request.httpBody = try JSONSerialization.data(withJSONObject: parameters, options: writingOptions)
        } catch let problem {
            error?.pointee = problem as NSError
            return nil
        }
        return request
    }
}
