import Foundation
import FoundationNetworking

/// The header fields that requests are sent with, and those of answers.
enum HTTPHeaders {
    /// The header fields of a request: its own, its cookies, and those that iOS adds.
    static func sent(_ request: URLRequest, _ configuration: URLSessionConfiguration) -> [(name: String, value: String)]
    {
        var fields = request.allHTTPHeaderFields ?? [:]
        let names = Set(fields.keys.map { $0.lowercased() })
        func add(_ name: String, _ value: @autoclosure () -> String?) {
            if !names.contains(name.lowercased()), let value = value() { fields[name] = value }
        }
        add("Cookie", cookies(request, configuration))
        add("Accept", "*/*")
        add("Accept-Language", languages())
        add("User-Agent", userAgent)
        if request.httpBody != nil { add("Content-Type", "application/x-www-form-urlencoded") }
        return fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private static func cookies(_ request: URLRequest, _ configuration: URLSessionConfiguration) -> String? {
        guard request.httpShouldHandleCookies, configuration.httpShouldSetCookies, let url = request.url,
            let cookies = configuration.httpCookieStorage?.cookies(for: url), !cookies.isEmpty
        else { return nil }
        return HTTPCookie.requestHeaderFields(with: cookies)["Cookie"]
    }

    /// The person's languages, each liked less than the one before. With a figure of one place, as iOS does.
    private static func languages() -> String {
        Locale.preferredLanguages.prefix(6).enumerated().map { index, language in
            index == 0 ? language : "\(language);q=0.\(10 - index)"
        }.joined(separator: ", ")
    }

    /// In the form of iOS's: the app with its version, then the versions of the system's parts, of iOS 18.2.
    private static let userAgent: String = {
        let bundle = Bundle.main
        let name = bundle.object(forInfoDictionaryKey: "CFBundleName") as? String ?? ProcessInfo.processInfo.processName
        let version = bundle.object(forInfoDictionaryKey: "CFBundleVersion") as? String ?? "1"
        let allowed = CharacterSet.urlPathAllowed.subtracting(["/"])
        let word = name.addingPercentEncoding(withAllowedCharacters: allowed) ?? "App"
        return "\(word)/\(version) CFNetwork/1568.300.101 Darwin/24.2.0"
    }()

    /// The response of an answer's head. Fields of one name are joined by commas.
    static func response(_ head: TransportHead, _ url: URL) -> HTTPURLResponse? {
        var fields: [String: String] = [:]
        var spelled: [String: String] = [:]
        for (name, value) in head.headers {
            let key = spelled[name.lowercased()] ?? canonical(name)
            spelled[name.lowercased()] = key
            if let known = fields[key] { fields[key] = known + ", " + value } else { fields[key] = value }
        }
        return HTTPURLResponse(
            url: url, statusCode: head.status, httpVersion: head.version, headerFields: fields)
    }

    /// Names whose letters are not large after hyphens alone.
    private static let special = [
        "etag": "Etag", "www-authenticate": "Www-Authenticate", "content-md5": "Content-MD5", "te": "TE",
    ]

    /// A name as iOS spells it: that of HTTP/2, whose letters are small, with large ones at the beginnings of its words.
    private static func canonical(_ name: String) -> String {
        guard name == name.lowercased() else { return name }
        if let known = special[name] { return known }
        return name.split(separator: "-", omittingEmptySubsequences: false)
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: "-")
    }
}
