public import Foundation

/// A world of variables: scripts of one do not see those of another, but all see the document.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
    private static var named: [String: WKContentWorld] = [:]
    /// The page's own.
    public static let page = WKContentWorld(name: nil, engineName: "")
    /// The app's own.
    public static let defaultClient = WKContentWorld(name: nil, engineName: "seam-client")
    /// Where this module's own scripts run.
    static let own = WKContentWorld(name: nil, engineName: "seam-own")

    /// Its name; nil for the page's and the app's own.
    public let name: String?
    let engineName: String

    private init(name: String?, engineName: String) {
        self.name = name
        self.engineName = engineName
    }

    /// Returns the world of a name, the same one each time.
    open class func world(name: String) -> WKContentWorld {
        if let known = named[name] { return known }
        let world = WKContentWorld(name: name, engineName: "app-" + name)
        named[name] = world
        return world
    }
}
