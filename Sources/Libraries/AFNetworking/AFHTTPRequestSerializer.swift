public import Foundation
public import SeamFoundation
public import UIKit

/// Puts parameters into the address of a request, or into its body as a form has them.
open class AFHTTPRequestSerializer: NSObject, AFURLRequestSerialization {
    /// The encoding of bodies. UTF-8 by default.
    public var stringEncoding = String.Encoding.utf8.rawValue
    /// Whether requests may go over the mobile network. Yes by default.
    public var allowsCellularAccess = true
    /// How requests use the cache.
    public var cachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
    /// Whether cookies are sent. Yes by default.
    public var httpShouldHandleCookies = true
    /// How long a request may take, in seconds. 60 by default.
    public var timeoutInterval: TimeInterval = 60
    /// The methods whose parameters stand in the address: GET, HEAD and DELETE.
    public var httpMethodsEncodingParametersInURI: Set<String> = ["GET", "HEAD", "DELETE"]
    private var headers: [String: String] = [:]
    private var queryStyle: ((URLRequest, Any, NSErrorPointer) -> String)?

    /// A serializer with the user's languages and the app's name as headers.
    public override init() {
        super.init()
        let languages = Locale.preferredLanguages.prefix(5).enumerated().map { index, language in
            index == 0 ? "\(language);q=1" : String(format: "%@;q=0.%d", language, 10 - index)
        }
        headers["Accept-Language"] = languages.joined(separator: ", ")
        let info = Bundle.main.infoDictionary ?? [:]
        let name = info["CFBundleExecutable"] ?? info["CFBundleIdentifier"] ?? ProcessInfo.processInfo.processName
        let version = info["CFBundleShortVersionString"] ?? info["CFBundleVersion"] ?? "1"
        headers["User-Agent"] = "\(name)/\(version) (iPhone; iOS 18.0; Scale/3.00)"
    }

    /// The headers of every request.
    public var httpRequestHeaders: [String: String] { headers }

    /// Sets a header of every request; nil takes it away.
    open func setValue(_ value: String?, forHTTPHeaderField field: String) { headers[field] = value }
    /// A header of every request.
    open func value(forHTTPHeaderField field: String) -> String? { headers[field] }

    /// Sends a name and a password with every request.
    public func setAuthorizationHeaderFieldWithUsername(_ username: String, password: String) {
        setValue(
            "Basic " + Data("\(username):\(password)".utf8).base64EncodedString(), forHTTPHeaderField: "Authorization")
    }

    /// Sends no name and no password any more.
    public func clearAuthorizationHeader() { setValue(nil, forHTTPHeaderField: "Authorization") }

    /// Writes queries in a style.
    public func setQueryStringSerializationWith(_ style: AFHTTPRequestQueryStringSerializationStyle) {
        queryStyle = nil
    }

    /// Writes queries by a block; nil: as before.
    public func setQueryStringSerializationWith(_ block: ((URLRequest, Any, NSErrorPointer) -> String)?) {
        queryStyle = block
    }

    /// A request with a method, for an address, with parameters.
    open func request(
        withMethod method: String, urlString URLString: String, parameters: Any?, error: NSErrorPointer
    ) -> NSMutableURLRequest {
        var request = URLRequest(url: URL(string: URLString) ?? URL(string: "about:blank")!)
        request.httpMethod = method
        request.allowsCellularAccess = allowsCellularAccess
        request.cachePolicy = cachePolicy
        request.httpShouldHandleCookies = httpShouldHandleCookies
        request.timeoutInterval = timeoutInterval
        let whole = self.request(bySerializingRequest: request, withParameters: parameters, error: error) ?? request
        return (whole as NSURLRequest).mutableCopy() as! NSMutableURLRequest
    }

    /// A request whose body has parts, which `block` appends after the parameters.
    open func multipartFormRequest(
        withMethod method: String, urlString URLString: String, parameters: [String: Any]?,
        constructingBodyWith block: ((any AFMultipartFormData) -> Void)?, error: NSErrorPointer
    ) -> NSMutableURLRequest {
        let request = request(withMethod: method, urlString: URLString, parameters: nil, error: error)
        let body = MultipartBody()
        for pair in QueryPair.pairs(parameters ?? [:], name: nil) {
            let data = pair.value as? Data ?? Data((pair.value is NSNull ? "" : QueryPair.word(pair.value)).utf8)
            body.appendPart(withForm: data, name: pair.name)
        }
        block?(body)
        request.setValue("multipart/form-data; boundary=\(body.boundary)", forHTTPHeaderField: "Content-Type")
        request.httpBody = body.data
        return request
    }

    /// A request with the parameters: in the address, or in the body as a form has them.
    open func request(
        bySerializingRequest request: URLRequest, withParameters parameters: Any?, error: NSErrorPointer
    ) -> URLRequest? {
        var request = withHeaders(request)
        guard let query = query(of: parameters, in: request, error: error) else { return nil }
        if httpMethodsEncodingParametersInURI.contains(request.httpMethod?.uppercased() ?? "GET") {
            if !query.isEmpty, let url = request.url {
                let sign = url.query == nil ? "?" : "&"
                request.url = URL(string: url.absoluteString + sign + query)
            }
        } else {
            if request.value(forHTTPHeaderField: "Content-Type") == nil {
                request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
            }
            request.httpBody = query.data(using: String.Encoding(rawValue: stringEncoding))
        }
        return request
    }

    func withHeaders(_ request: URLRequest) -> URLRequest {
        var request = request
        for (field, value) in headers where request.value(forHTTPHeaderField: field) == nil {
            request.setValue(value, forHTTPHeaderField: field)
        }
        return request
    }

    private func query(of parameters: Any?, in request: URLRequest, error: NSErrorPointer) -> String? {
        guard let parameters else { return "" }
        guard let queryStyle else {
            if let text = parameters as? String { return text }
            return AFQueryStringFromParameters(parameters as? [AnyHashable: Any] ?? [:])
        }
        var problem: NSError?
        let text = queryStyle(request, parameters, &problem)
        error?.pointee = problem
        return problem == nil ? text : nil
    }
}
