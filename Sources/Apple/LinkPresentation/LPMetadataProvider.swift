public import Foundation
import URLLoading

/// Asks a page of the web what is shown of a link to it: its title by the page's own words.
///
/// One provider asks once. The network is the app's: where it is off, the error says so.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    /// Whether pictures are asked for as well. Without effect: they are not.
    open var shouldFetchSubresources = true
    /// How long it may take, in seconds. 30 by default.
    open var timeout: TimeInterval = 30
    private var task: URLSessionDataTask?

    public override init() { super.init() }

    /// Asks the page of an address. The handler is called in a queue of the system's.
    open func startFetchingMetadata(
        for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        let task = URLSession.shared.dataTask(with: URLRequest(url: url, timeoutInterval: timeout)) {
            data, response, error in
            guard let data else { return completionHandler(nil, error) }
            let metadata = LPLinkMetadata()
            metadata.originalURL = url
            metadata.url = response?.url ?? url
            metadata.title = Self.title(of: String(decoding: data, as: UTF8.self))
            completionHandler(metadata, nil)
        }
        self.task = task
        task.resume()
    }

    /// Asks the page of an address.
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        try await withCheckedThrowingContinuation { continuation in
            startFetchingMetadata(for: url) { metadata, error in
                if let metadata {
                    continuation.resume(returning: metadata)
                } else {
                    continuation.resume(throwing: error ?? URLError(.badServerResponse))
                }
            }
        }
    }

    /// Ends asking; the handler gets the error of that.
    open func cancel() { task?.cancel() }

    /// The title of a page: that for sharing, or its own.
    static func title(of page: String) -> String? {
        let patterns = [
            #"<meta[^>]+property=["']og:title["'][^>]+content=["']([^"']*)["']"#,
            #"<meta[^>]+content=["']([^"']*)["'][^>]+property=["']og:title["']"#, #"<title[^>]*>([^<]*)</title>"#,
        ]
        let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
        for pattern in patterns {
            let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
            let match = expression?.firstMatch(in: page, range: NSRange(page.startIndex..., in: page))
            guard let match, let inner = Range(match.range(at: 1), in: page) else { continue }
            let title = entities.reduce(page[inner].trimmingCharacters(in: .whitespacesAndNewlines)) {
                $0.replacingOccurrences(of: $1.0, with: $1.1)
            }
            if !title.isEmpty { return title }
        }
        return nil
    }
}
