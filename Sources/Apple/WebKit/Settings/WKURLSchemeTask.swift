public import Foundation
public import URLLoading

/// A request for an address of an app's own scheme. The page has the answer once all of it is there.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
    /// The request.
    var request: URLRequest { get }
    /// Takes the head of the answer.
    func didReceive(_ response: URLResponse)
    /// Takes a part of the answer.
    func didReceive(_ data: Data)
    /// Takes note that all of it is there.
    func didFinish()
    /// Takes note that there is no answer.
    func didFailWithError(_ error: any Error)
}
