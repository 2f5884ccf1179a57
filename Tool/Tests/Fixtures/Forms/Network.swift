import Foundation

struct Answer: Codable, Equatable { var name: String }

/// A file that imports Foundation only, as network layers do.
final class Client: NSObject, URLSessionDataDelegate {
    private lazy var session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Canned.self]
        configuration.timeoutIntervalForRequest = 5
        return URLSession(configuration: configuration, delegate: nil, delegateQueue: .main)
    }()

    func load(_ url: URL, then: @escaping (Result<Answer, Error>) -> Void) {
        var request = URLRequest(url: url)
        request.httpMethod = "GET"
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        session.dataTask(with: request) { data, response, error in
            print((response as? HTTPURLResponse)?.statusCode ?? 0, OperationQueue.current == .main)
            then(Result { try JSONDecoder().decode(Answer.self, from: data ?? Data()) })
        }.resume()
    }
}

/// Answers in place of a server.
final class Canned: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "example.com" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
        let response = HTTPURLResponse(url: request.url!, statusCode: 201, httpVersion: nil, headerFields: nil)!
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(#"{"name": "canned"}"#.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
}

func checkNetwork(then: @escaping () -> Void) {
    let client = Client()
    client.load(URL(string: "https://example.com/x")!) { result in
        print((try? result.get())?.name ?? "nothing")
        // The checks are run with `--stub`: a session of the app's own is answered from a file.
        URLSession(configuration: .default).dataTask(with: URL(string: "https://stubbed.example/answer")!) {
            data, _, _ in
            let answer = data.flatMap { try? JSONDecoder().decode(Answer.self, from: $0) }
            DispatchQueue.main.async {
                print(answer?.name ?? "nothing")
                then()
            }
        }.resume()
    }
}
