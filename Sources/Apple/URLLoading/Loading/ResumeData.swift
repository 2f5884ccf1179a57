import Foundation
import FoundationNetworking

/// What a download is taken up again with: a property list that says what was asked for, what has come, and where it is.
struct ResumeData {
    private(set) var request: URLRequest
    /// What the server knows this state of the file by.
    private(set) var validator: String
    private(set) var received: Int64
    private(set) var file: URL

    // The names that iOS uses
    private static let address = "NSURLSessionDownloadURL"
    private static let size = "NSURLSessionResumeBytesReceived"
    private static let tag = "NSURLSessionResumeEntityTag"
    private static let date = "NSURLSessionResumeServerDownloadDate"
    private static let name = "NSURLSessionResumeInfoTempFileName"
    private static let version = "NSURLSessionResumeInfoVersion"
    private static let fields = "NSURLSessionResumeHeaderFields"

    /// Nil if the server cannot tell whether the file is the same next time.
    init?(_ request: URLRequest, _ response: HTTPURLResponse, _ download: DownloadFile) {
        let tag = response.value(forHTTPHeaderField: "ETag").flatMap { $0.hasPrefix("W/") ? nil : $0 }
        guard let validator = tag ?? response.value(forHTTPHeaderField: "Last-Modified"),
            response.value(forHTTPHeaderField: "Accept-Ranges")?.lowercased() != "none"
        else { return nil }
        (self.request, self.validator) = (request, validator)
        (received, file) = (download.written, download.url)
    }

    /// Nil if it is no such data.
    init?(data: Data) {
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let text = list[Self.address] as? String, let url = URL(string: text),
            let received = (list[Self.size] as? NSNumber)?.int64Value ?? (list[Self.size] as? Int).map(Int64.init),
            received >= 0, let name = list[Self.name] as? String, !name.contains("/"),
            let validator = list[Self.tag] as? String ?? list[Self.date] as? String
        else { return nil }
        var request = URLRequest(url: url)
        request.allHTTPHeaderFields = list[Self.fields] as? [String: String]
        (self.request, self.validator, self.received) = (request, validator, received)
        file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    }

    var data: Data? {
        let kept = (request.allHTTPHeaderFields ?? [:]).filter { !["Range", "If-Range"].contains($0.key) }
        let isTag = validator.hasPrefix("\"")
        let list: [String: Any] = [
            Self.version: 2, Self.address: request.url?.absoluteString ?? "", Self.size: Int(received),
            (isTag ? Self.tag : Self.date): validator, Self.name: file.lastPathComponent, Self.fields: kept,
        ]
        return try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    }
}
