public import Foundation

/// A script that runs in every page.
@preconcurrency @MainActor
open class WKUserScript: NSObject, NSCopying {
    /// Its text.
    public let source: String
    /// When it runs.
    public let injectionTime: WKUserScriptInjectionTime
    /// Whether it runs in the page itself alone, and not in frames in it.
    public let isForMainFrameOnly: Bool
    let world: WKContentWorld

    /// Creates a script that sees the page's own variables.
    public convenience init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
    }

    /// Creates a script that runs in a world of variables.
    public init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        world = contentWorld
    }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
