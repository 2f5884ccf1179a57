import Foundation
import WebDoor

/// A request as the front sees it.
@MainActor
struct FrontRequest {
    let exchange: WebExchange
    let headers: HeaderList
    let address: PublicAddress
    let languages: LanguagePreferences

    /// The page for the visitor who asks.
    var page: Page {
        Page(text: .best(for: languages), languages: languages, root: address.prefix + "/")
    }

    /// Whether a WebSocket is asked for.
    var isUpgrade: Bool {
        exchange.method == "GET" && headers["Upgrade"]?.lowercased() == "websocket"
            && (headers["Connection"]?.lowercased().contains("upgrade") ?? false)
    }

    private var queryParts: [Substring] { (exchange.query ?? "").split(separator: "&") }

    /// The name under which the visit is to be kept.
    var visitName: String? {
        queryParts.last { $0.hasPrefix("visit=") }.map {
            String($0.dropFirst(6)).replacing("+", with: " ").removingPercentEncoding ?? ""
        }
    }

    /// The rest of the query, with its question mark; empty if there is none.
    var queryWithoutVisit: String {
        let rest = queryParts.filter { !$0.hasPrefix("visit=") }
        return rest.isEmpty ? "" : "?" + rest.joined(separator: "&")
    }

    /// The head of the request for the app.
    func head(for visit: Visit, path: String, cookies: VisitorCookie) -> String {
        var fields = headers
        fields.removeConnectionFields()
        let others = cookies.others(in: headers)
        // The app is not told where it is, and learns the visitor's secret no more than the visitor learns its own.
        fields.remove(
            "Cookie", "Host", "Origin", "Referer", "Authorization", "Expect", "Forwarded", "X-Forwarded-For",
            "X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded-Prefix", "X-Real-IP")
        fields.append("Host", "localhost")
        if headers["Origin"] != nil { fields.append("Origin", "http://localhost") }
        if let others { fields.append("Cookie", others) }
        if isUpgrade {
            fields.append("Upgrade", "websocket")
            fields.append("Connection", "Upgrade")
        } else {
            fields.append("Connection", "close")
        }
        let query = exchange.query.map { "?" + $0 } ?? ""
        return "\(exchange.method) \(path)\(query) HTTP/\(isUpgrade ? "1.1" : "1.0")\r\n\(fields.lines)\r\n"
    }
}
