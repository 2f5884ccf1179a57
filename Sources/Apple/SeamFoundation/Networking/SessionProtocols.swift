public import FoundationNetworking

/// The protocols that answer requests in the network's place, in sessions with a configuration of their own too.
///
/// `URLProtocol`'s registry is asked by `URLSession.shared` alone. Set once at launch, before any session is made.
package enum SessionProtocols {
    nonisolated(unsafe) package static var classes: [AnyClass] = []
}

extension URLSessionConfiguration {
    /// Stands for `.default` in translated code.
    public static var _default: URLSessionConfiguration { asking(SessionProtocols.classes, .default) }

    /// Stands for `.ephemeral` in translated code.
    public static var _ephemeral: URLSessionConfiguration { asking(SessionProtocols.classes, .ephemeral) }

    private static func asking(_ classes: [AnyClass], _ configuration: URLSessionConfiguration)
        -> URLSessionConfiguration
    {
        if !classes.isEmpty { configuration.protocolClasses = classes + (configuration.protocolClasses ?? []) }
        return configuration
    }
}
