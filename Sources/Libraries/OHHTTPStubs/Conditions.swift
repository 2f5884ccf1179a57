public import Foundation
public import URLLoading
import SeamFoundation

/// An answer from a file.
public func fixture(filePath: String, status: Int32 = 200, headers: [AnyHashable: Any]?) -> HTTPStubsResponse {
    HTTPStubsResponse(fileAtPath: filePath, statusCode: status, headers: headers)
}

/// Adds a stub for the requests that fulfil a condition.
@discardableResult
public func stub(
    condition: @escaping HTTPStubsTestBlock, response: @escaping HTTPStubsResponseBlock
) -> any HTTPStubsDescriptor { HTTPStubs.stubRequests(passingTest: condition, withStubResponse: response) }

// MARK: Methods

/// Requests by GET.
public func isMethodGET() -> HTTPStubsTestBlock { isMethod("GET") }
/// Requests by POST.
public func isMethodPOST() -> HTTPStubsTestBlock { isMethod("POST") }
/// Requests by PUT.
public func isMethodPUT() -> HTTPStubsTestBlock { isMethod("PUT") }
/// Requests by PATCH.
public func isMethodPATCH() -> HTTPStubsTestBlock { isMethod("PATCH") }
/// Requests by DELETE.
public func isMethodDELETE() -> HTTPStubsTestBlock { isMethod("DELETE") }
/// Requests by HEAD.
public func isMethodHEAD() -> HTTPStubsTestBlock { isMethod("HEAD") }

private func isMethod(_ method: String) -> HTTPStubsTestBlock { { $0.httpMethod == method } }

// MARK: Addresses

/// Requests to this address, letter by letter.
public func isAbsoluteURLString(_ url: String) -> HTTPStubsTestBlock { { $0.url?.absoluteString == url } }

/// Requests with this scheme, such as `https`. A text with a colon or a slash is not one, which ends the process.
public func isScheme(_ scheme: String) -> HTTPStubsTestBlock {
    precondition(!scheme.contains("/") && !scheme.contains(":"), "\(scheme) is not the scheme of an address")
    return { $0.url?.scheme == scheme }
}

/// Requests to this host. A text with a slash is not one, which ends the process.
public func isHost(_ host: String) -> HTTPStubsTestBlock {
    precondition(!host.contains("/"), "\(host) is not a host")
    return { $0.url?.host == host }
}

/// Requests with this path, which begins with a slash.
public func isPath(_ path: String) -> HTTPStubsTestBlock { { $0.url?.path == path } }

/// Requests whose path begins so.
public func pathStartsWith(_ path: String) -> HTTPStubsTestBlock { { $0.url?.path.hasPrefix(path) ?? false } }

/// Requests whose path ends so.
public func pathEndsWith(_ path: String) -> HTTPStubsTestBlock { { $0.url?.path.hasSuffix(path) ?? false } }

/// Requests in whose path an expression is found.
public func pathMatches(_ regex: NSRegularExpression) -> HTTPStubsTestBlock {
    { request in
        guard let path = request.url?.path else { return false }
        return regex.firstMatch(in: path, range: NSRange(path.startIndex..., in: path)) != nil
    }
}

/// Requests in whose path an expression is found; none if it is not an expression.
public func pathMatches(_ regexString: String, options: NSRegularExpression.Options = []) -> HTTPStubsTestBlock {
    guard let regex = try? NSRegularExpression(pattern: regexString, options: options) else { return { _ in false } }
    return pathMatches(regex)
}

/// Requests whose path ends with this after a dot.
public func isExtension(_ ext: String) -> HTTPStubsTestBlock { { $0.url?.pathExtension == ext } }

/// Requests with these names and values in their query, among others. A nil stands for a name without a value.
public func containsQueryParams(_ params: [String: String?]) -> HTTPStubsTestBlock {
    { request in
        guard let url = request.url,
            let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems
        else { return false }
        return params.allSatisfy { name, value in items.contains { $0.name == name && $0.value == value } }
    }
}

// MARK: Headers and bodies

/// Requests with a header of this name.
public func hasHeaderNamed(_ name: String) -> HTTPStubsTestBlock { { $0.value(forHTTPHeaderField: name) != nil } }

/// Requests with this header.
public func hasHeaderNamed(_ name: String, value: String) -> HTTPStubsTestBlock {
    { $0.value(forHTTPHeaderField: name) == value }
}

/// Requests with this body.
public func hasBody(_ body: Data) -> HTTPStubsTestBlock { { $0.ohhttpStubs_httpBody == body } }

/// Requests whose body is this object as JSON.
public func hasJsonBody(_ jsonObject: [AnyHashable: Any]) -> HTTPStubsTestBlock {
    { request in
        guard let body = request.ohhttpStubs_httpBody,
            let object = try? JSONSerialization.jsonObject(with: body) as? [AnyHashable: Any]
        else { return false }
        return NSDictionary(dictionary: object).isEqual(to: jsonObject)
    }
}

/// Requests whose body is a form with these names and values, and no others, in any order.
public func hasFormBody(_ params: [String: String?]) -> HTTPStubsTestBlock {
    hasFormBody(params.map { URLQueryItem(name: $0, value: $1) })
}

/// Requests whose body is a form with these items, and no others, in any order.
public func hasFormBody(_ queryItems: [URLQueryItem]) -> HTTPStubsTestBlock {
    { request in
        guard request.value(forHTTPHeaderField: "Content-Type") == "application/x-www-form-urlencoded",
            let body = request.ohhttpStubs_httpBody, let text = String(data: body, encoding: .utf8)
        else { return false }
        var parts = URLComponents()
        parts.percentEncodedQuery = text
        return (parts.queryItems ?? []).sorted { $0.name < $1.name } == queryItems.sorted { $0.name < $1.name }
    }
}

/// Requests whose body is a form with these items, and no others, in any order.
public func hasFormBody(_ queryItems: URLQueryItem...) -> HTTPStubsTestBlock { hasFormBody(queryItems) }

extension URLRequest {
    /// The body, as it was set.
    public var ohhttpStubs_httpBody: Data? { httpBody }
}

extension NSURLRequest {
    /// The body, as it was set.
    public func ohhttpStubs_HTTPBody() -> Data? { httpBody }
}

// MARK: Conditions of conditions

/// Requests that fulfil one of two conditions.
public func || (lhs: @escaping HTTPStubsTestBlock, rhs: @escaping HTTPStubsTestBlock) -> HTTPStubsTestBlock {
    { lhs($0) || rhs($0) }
}

/// Requests that fulfil two conditions.
public func && (lhs: @escaping HTTPStubsTestBlock, rhs: @escaping HTTPStubsTestBlock) -> HTTPStubsTestBlock {
    { lhs($0) && rhs($0) }
}

/// Requests that do not fulfil a condition.
public prefix func ! (expr: @escaping HTTPStubsTestBlock) -> HTTPStubsTestBlock { { !expr($0) } }
