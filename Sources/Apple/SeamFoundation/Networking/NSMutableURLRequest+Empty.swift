import Foundation
public import URLLoading

extension NSMutableURLRequest {
    /// Creates a request without an address. In an app's sources `NSMutableURLRequest()` stands for this.
    public convenience init(_empty: Void) {
        self.init(url: URL(fileURLWithPath: "/"))
        url = nil
    }
}
