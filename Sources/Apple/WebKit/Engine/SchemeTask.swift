import Foundation
import URLLoading

/// A request for an address of an app's own scheme. The page has the answer when all of it is there.
@preconcurrency @MainActor
final class SchemeTask: NSObject, WKURLSchemeTask {
    let request: URLRequest
    private let number: Int
    private weak var answers: PageAnswers?
    private var response: URLResponse?
    private var data = Data()

    init(request: URLRequest, number: Int, answers: PageAnswers) {
        self.request = request
        self.number = number
        self.answers = answers
    }

    func didReceive(_ response: URLResponse) { self.response = response }
    func didReceive(_ data: Data) { self.data.append(data) }

    func didFinish() {
        answers?.finish(number, response, data)
        answers?.taskEnded(number)
    }

    func didFailWithError(_ error: any Error) {
        answers?.refuse(number, error)
        answers?.taskEnded(number)
    }
}
