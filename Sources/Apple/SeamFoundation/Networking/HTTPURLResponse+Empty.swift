import Foundation
public import URLLoading

extension HTTPURLResponse {
    /// Creates a good response of no address. In an app's sources `HTTPURLResponse()` stands for this.
    public convenience init(_empty: Void) {
        self.init(url: URL(fileURLWithPath: "/"), statusCode: 200, httpVersion: nil, headerFields: nil)!
    }
}
