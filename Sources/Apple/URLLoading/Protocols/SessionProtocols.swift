import Foundation
import FoundationNetworking
import SeamPrimitives

/// The protocols that answer requests in the network's place, in sessions with a configuration of their own too.
///
/// `URLProtocol`'s registry is asked by `URLSession.shared` alone. Usable from any thread; a session asks those that were there
/// when its configuration was made.
package enum SessionProtocols {
    private static let added = Locked<[URLProtocol.Type]>([])

    /// The protocols, in the order in which they are asked.
    package static var classes: [URLProtocol.Type] { added.withLock { $0 } }

    /// Has sessions ask a protocol, after those that were added before.
    package static func add(_ type: URLProtocol.Type) {
        added.withLock { added in
            if !added.contains(where: { $0 == type }) { added.append(type) }
        }
    }
}
