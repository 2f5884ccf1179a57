public import Foundation
public import SeamFoundation

/// Puts parameters into the body of a request as a property list.
open class AFPropertyListRequestSerializer: AFHTTPRequestSerializer {
    /// The kind of property list. XML by default.
    public var format = PropertyListSerialization.PropertyListFormat.xml

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
            request.setValue("application/x-plist", forHTTPHeaderField: "Content-Type")
        }
        do {
            request.httpBody = try PropertyListSerialization.data(
                fromPropertyList: parameters, format: format, options: 0)
        } catch let problem {
            error?.pointee = problem as NSError
            return nil
        }
        return request
    }
}
