import Foundation
import FoundationNetworking

/// Answers that lead elsewhere, by RFC 9110 and the Fetch standard.
enum Redirects {
    private static let statuses: Set<Int> = [301, 302, 303, 307, 308]

    /// The request that an answer leads to; nil if it leads nowhere.
    static func request(after request: URLRequest, _ response: HTTPURLResponse) -> URLRequest? {
        guard statuses.contains(response.statusCode), let base = request.url,
            let place = response.value(forHTTPHeaderField: "Location"), let url = url(place, base)
        else { return nil }
        var next = request
        next.url = url
        // iOS leaves it out of requests that another answer has led to, to the same host too.
        next.setValue(nil, forHTTPHeaderField: "Authorization")
        next.setValue(nil, forHTTPHeaderField: "Host")
        let method = request.httpMethod ?? "GET"
        let losesBody =
            response.statusCode == 303 && method != "HEAD"
            || [301, 302].contains(response.statusCode) && method == "POST"
        if losesBody {
            next.httpMethod = "GET"
            next.httpBody = nil
            next.httpBodyStream = nil
            for name in ["Content-Type", "Content-Length", "Content-Encoding", "Transfer-Encoding"] {
                next.setValue(nil, forHTTPHeaderField: name)
            }
        }
        return next
    }

    private static func url(_ place: String, _ base: URL) -> URL? {
        let place = place.trimmingCharacters(in: .whitespaces)
        guard let url = URL(string: place, relativeTo: base)?.absoluteURL, url.host != nil else { return nil }
        guard url.fragment == nil, let fragment = base.fragment,
            var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
        else { return url }
        parts.fragment = fragment
        return parts.url ?? url
    }
}
