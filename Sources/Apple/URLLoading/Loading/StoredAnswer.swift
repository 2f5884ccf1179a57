import Foundation
import FoundationNetworking

/// An answer in the cache, and whether it is still good: by RFC 9111, as far as a cache of one person's goes.
struct StoredAnswer {
    /// The name in an answer's user info for when it came.
    static let dateKey = "SeamStorageDate"

    let answer: CachedURLResponse
    let response: HTTPURLResponse

    init?(_ answer: CachedURLResponse) {
        guard let response = answer.response as? HTTPURLResponse else { return nil }
        (self.answer, self.response) = (answer, response)
    }

    /// Statuses whose answers may be kept without a word of the server's about it: section 4.2.2 of RFC 9111 with 15.1 of
    /// RFC 9110.
    private static let keptStatuses: Set<Int> = [200, 203, 204, 300, 301, 404, 405, 410, 414, 501]

    /// How the answer to a request may be kept.
    static func policy(_ request: URLRequest, _ response: HTTPURLResponse) -> URLCache.StoragePolicy {
        guard (request.httpMethod ?? "GET") == "GET", request.value(forHTTPHeaderField: "Range") == nil else {
            return .notAllowed
        }
        let said = directives(response.value(forHTTPHeaderField: "Cache-Control"))
        let asked = directives(request.value(forHTTPHeaderField: "Cache-Control"))
        guard said["no-store"] == nil, asked["no-store"] == nil, response.value(forHTTPHeaderField: "Vary") != "*"
        else {
            return .notAllowed
        }
        let isSaid = said["max-age"] != nil || response.value(forHTTPHeaderField: "Expires") != nil
        guard isSaid || keptStatuses.contains(response.statusCode), response.statusCode != 206 else {
            return .notAllowed
        }
        return .allowed
    }

    /// The words of a `Cache-Control` field with their values.
    private static func directives(_ field: String?) -> [String: String] {
        var found: [String: String] = [:]
        for part in (field ?? "").split(separator: ",") {
            let sides = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard let name = sides.first?.lowercased() else { continue }
            found[name] = sides.count > 1 ? sides[1].trimmingCharacters(in: ["\""]) : ""
        }
        return found
    }

    private func date(_ field: String) -> Date? {
        response.value(forHTTPHeaderField: field).flatMap(HTTPDate.parse)
    }

    /// Whether the answer may be given without asking the server.
    func isFresh(for request: URLRequest, now: Date = Date()) -> Bool {
        let said = Self.directives(response.value(forHTTPHeaderField: "Cache-Control"))
        let asked = Self.directives(request.value(forHTTPHeaderField: "Cache-Control"))
        guard said["no-cache"] == nil, asked["no-cache"] == nil, asked["max-age"] != "0" else { return false }
        guard let start = answer.userInfo?[Self.dateKey] as? Date ?? date("Date") else { return false }
        let lifetime: TimeInterval
        if let text = said["max-age"] {
            lifetime = TimeInterval(text) ?? 0
        } else if let expires = response.value(forHTTPHeaderField: "Expires") {
            // A moment that cannot be read is one that has passed.
            lifetime = HTTPDate.parse(expires)?.timeIntervalSince(date("Date") ?? start) ?? 0
        } else if let modified = date("Last-Modified") {
            // A tenth of its age, as section 4.2.2 proposes
            lifetime = max(0, (date("Date") ?? start).timeIntervalSince(modified) / 10)
        } else {
            lifetime = 0
        }
        let age = (response.value(forHTTPHeaderField: "Age").flatMap(TimeInterval.init) ?? 0)
        let limit = min(lifetime, asked["max-age"].flatMap(TimeInterval.init) ?? .infinity)
        return now.timeIntervalSince(start) + age < limit
    }

    /// The request that asks whether the answer is still good; nil if the server has said nothing to ask by.
    func revalidation(of request: URLRequest) -> URLRequest? {
        let tag = response.value(forHTTPHeaderField: "ETag")
        let modified = response.value(forHTTPHeaderField: "Last-Modified")
        guard tag != nil || modified != nil, request.value(forHTTPHeaderField: "If-None-Match") == nil,
            request.value(forHTTPHeaderField: "If-Modified-Since") == nil
        else { return nil }
        var asking = request
        if let tag { asking.setValue(tag, forHTTPHeaderField: "If-None-Match") }
        if let modified { asking.setValue(modified, forHTTPHeaderField: "If-Modified-Since") }
        return asking
    }

    /// The answer with the fields of a response that says it is still good.
    func renewed(by head: HTTPURLResponse) -> CachedURLResponse {
        var fields: [String: String] = [:]
        for (name, value) in response.allHeaderFields { fields["\(name)"] = "\(value)" }
        for (name, value) in head.allHeaderFields {
            let name = "\(name)"
            guard !["content-length", "content-encoding", "transfer-encoding"].contains(name.lowercased()) else {
                continue
            }
            if let known = fields.keys.first(where: { $0.lowercased() == name.lowercased() }) { fields[known] = nil }
            fields[name] = "\(value)"
        }
        guard let url = response.url,
            let made = HTTPURLResponse(
                url: url, statusCode: response.statusCode, httpVersion: "HTTP/1.1", headerFields: fields)
        else { return answer }
        return CachedURLResponse(
            response: made, data: answer.data, userInfo: [Self.dateKey: Date()], storagePolicy: answer.storagePolicy)
    }
}

/// Moments as HTTP writes them.
enum HTTPDate {
    private static let formatters: [DateFormatter] = [
        "EEE, dd MMM yyyy HH:mm:ss zzz", "EEEE, dd-MMM-yy HH:mm:ss zzz", "EEE MMM d HH:mm:ss yyyy",
    ].map { format in
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = format
        return formatter
    }

    static func parse(_ text: String) -> Date? {
        for formatter in formatters { if let date = formatter.date(from: text) { return date } }
        return nil
    }
}
