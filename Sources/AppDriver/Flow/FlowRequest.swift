import Foundation
import URLLoading

/// A request of the network that a script makes.
struct FlowRequest: Decodable, Sendable {
    /// The line that it comes in.
    struct Message: Decodable {
        var request: FlowRequest
    }

    /// A part of a form: a text, or a file.
    struct Part: Decodable, Sendable {
        var text: String?
        var filePath: String?
        var mediaType: String?
    }

    struct Answer: Encodable, Sendable {
        var ok = false
        var status = 0
        var body: String?
        var headers: [String: String] = [:]
        var failure: String?
    }

    var url: String
    var method: String
    var headers: [String: String]
    var body: String?
    var form: [String: Part]?

    /// Makes the request. What stands in the network's place for the app does so here.
    func answer() async -> Answer {
        guard let url = URL(string: url), url.scheme != nil else { return failed("\"\(url)\" is no address") }
        var request = URLRequest(url: url, timeoutInterval: 25)
        request.httpMethod = method
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        if let form {
            do { try fill(&request, form) } catch { return failed(error.localizedDescription) }
        } else if let body {
            request.httpBody = Data(body.utf8)
        }
        return await withCheckedContinuation { continuation in
            let task = URLSession.shared.dataTask(with: request) { data, response, error in
                guard let response = response as? HTTPURLResponse else {
                    return continuation.resume(returning: failed(error?.localizedDescription ?? "no answer"))
                }
                var answer = Answer()
                answer.status = response.statusCode
                answer.ok = (200..<300).contains(response.statusCode)
                answer.body = String(decoding: data ?? Data(), as: UTF8.self)
                for case (let name as String, let value as String) in response.allHeaderFields {
                    answer.headers[name.lowercased()] = value
                }
                continuation.resume(returning: answer)
            }
            task.resume()
        }
    }

    private func failed(_ reason: String) -> Answer {
        var answer = Answer()
        answer.failure = "\(method) \(url): \(reason)"
        return answer
    }

    private func fill(_ request: inout URLRequest, _ form: [String: Part]) throws {
        let boundary = "seam-" + UUID().uuidString
        request.setValue("multipart/form-data; boundary=" + boundary, forHTTPHeaderField: "Content-Type")
        var body = Data()
        for (name, part) in form.sorted(by: { $0.key < $1.key }) {
            body += Data("--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"".utf8)
            if let path = part.filePath {
                let file = URL(fileURLWithPath: path)
                body += Data("; filename=\"\(file.lastPathComponent)\"\r\n".utf8)
                body += Data("Content-Type: \(part.mediaType ?? "application/octet-stream")\r\n\r\n".utf8)
                body += try Data(contentsOf: file)
            } else {
                body += Data("\r\n\r\n\(part.text ?? "")".utf8)
            }
            body += Data("\r\n".utf8)
        }
        request.httpBody = body + Data("--\(boundary)--\r\n".utf8)
    }
}
