import Foundation
import URLLoading
import UIKit

/// Answers of the app's to requests of its pages: for schemes of its own, and for hosts whose requests are answered
/// without the network.
@preconcurrency @MainActor
final class PageAnswers {
    private var tasks: [Int: SchemeTask] = [:]
    /// The errors of requests that had no answer, by their addresses.
    private var errors: [String: URLError] = [:]

    /// The engine's errors for hosts that could not be reached through the proxy, a domain and a number each.
    var unreachable: [String: (domain: String, code: Int)] = [:]

    /// Returns the reason why an address had no answer, if it is known.
    func error(for address: String) -> URLError? { errors.removeValue(forKey: address) }

    func answer(_ message: PageMessage, for page: (any PageClient)?) {
        let number = message.int(2)
        guard let url = message.url(5) else { return refuse(number, URLError(.badURL)) }
        var request = URLRequest(url: url)
        request.httpMethod = message.text(4)
        request.allHTTPHeaderFields = message.headers(from: 7)
        if !message.data(6).isEmpty { request.httpBody = message.data(6) }
        if message.text(3) == "scheme" {
            start(number, request, page)
        } else {
            fetch(number, request)
        }
    }

    func refuse(_ number: Int, _ error: any Error) {
        PageEngine.shared.send(PageMessage("response", number, 0, error.localizedDescription))
    }

    func finish(_ number: Int, _ response: URLResponse?, _ data: Data) {
        let http = response as? HTTPURLResponse
        var type = response?.mimeType ?? "application/octet-stream"
        if let encoding = response?.textEncodingName { type += "; charset=" + encoding }
        var message = PageMessage("response", number, http?.statusCode ?? 200, type, data)
        var headers: [String: String] = [:]
        for (name, value) in http?.allHeaderFields ?? [:] { headers["\(name)"] = "\(value)" }
        message.add(headers: headers)
        PageEngine.shared.send(message)
    }

    /// Asks as the app itself would. Its session answers for the hosts that need no network.
    private func fetch(_ number: Int, _ request: URLRequest) {
        var request = request
        // The session's own, which it knows better.
        for name in ["Host", "Connection", "Proxy-Connection", "Accept-Encoding"] {
            request.setValue(nil, forHTTPHeaderField: name)
        }
        let address = request.url?.absoluteString ?? ""
        let task = URLSession.shared.dataTask(with: request) { data, response, error in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    if let response {
                        self.finish(number, response, data ?? Data())
                    } else {
                        self.errors[address] = error as? URLError ?? URLError(.badServerResponse)
                        self.refuse(number, error ?? URLError(.badServerResponse))
                    }
                }
            }
        }
        task.resume()
    }

    // MARK: Schemes of the app's

    private func start(_ number: Int, _ request: URLRequest, _ page: (any PageClient)?) {
        guard let view = page as? WKWebView, let scheme = request.url?.scheme,
            let handler = view.handler(forScheme: scheme)
        else { return refuse(number, URLError(.unsupportedURL)) }
        let task = SchemeTask(request: request, number: number, answers: self)
        tasks[number] = task
        handler.webView(view, start: task)
    }

    func taskEnded(_ number: Int) { tasks[number] = nil }
}
