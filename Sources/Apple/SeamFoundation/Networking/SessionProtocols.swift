public import FoundationNetworking
internal import SeamPrimitives

/// The protocols that answer requests in the network's place, in sessions with a configuration of their own too.
///
/// `URLProtocol`'s registry is asked by `URLSession.shared` alone. Usable from any thread; a session asks those that were there
/// when its configuration was made.
package enum SessionProtocols {
    private static let added = Locked<[AnyClass]>([])

    /// The protocols, in the order in which they are asked.
    package static var classes: [AnyClass] { added.withLock { $0 } }

    /// Has sessions ask a protocol, after those that were added before.
    package static func add(_ type: AnyClass) {
        let isNew = added.withLock { added in
            let isNew = !added.contains { $0 == type }
            if isNew { added.append(type) }
            return isNew
        }
        if isNew { _ = URLProtocol.registerClass(type) }
    }
}

extension URLSessionConfiguration {
    /// Stands for `.default` in translated code.
    public static var _default: URLSessionConfiguration { asking(SessionProtocols.classes, .default) }

    /// Stands for `.ephemeral` in translated code.
    public static var _ephemeral: URLSessionConfiguration { asking(SessionProtocols.classes, .ephemeral) }

    private static func asking(_ classes: [AnyClass], _ configuration: URLSessionConfiguration)
        -> URLSessionConfiguration
    {
        guard !classes.isEmpty else { return configuration }
        // What is registered is among a configuration's own.
        let own = (configuration.protocolClasses ?? []).filter { type in !classes.contains { $0 == type } }
        configuration.protocolClasses = classes + own
        return configuration
    }
}
