public import Foundation
public import FoundationNetworking

extension URLSessionConfiguration {
    /// A configuration for tasks that go on while the app is not there.
    ///
    /// A desktop does not suspend its apps: the tasks of the session are those of any other, and end with the app. Foundation
    /// on Linux calls its own unavailable.
    ///
    /// - Parameter identifier: The session's name. Without effect: sessions are not found again by it.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
}
