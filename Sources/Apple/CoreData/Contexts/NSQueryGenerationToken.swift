public import Foundation

/// What the stores of a coordinator had at one moment, for contexts that shall go on seeing it.
///
/// Contexts that have the same token see the same. A token keeps a connection to each store, until the last context and
/// the last variable that have it let it go. Tokens cannot be archived.
open class NSQueryGenerationToken: NSObject, NSCopying, @unchecked Sendable {
    /// By the identifiers of the stores; none for ``current``.
    final let generations: [String: StoreGeneration]

    init(_ generations: [String: StoreGeneration]) { self.generations = generations }

    private static let now = NSQueryGenerationToken([:])

    /// What the stores will have when the context reads next.
    open class var current: NSQueryGenerationToken { now }

    /// The token itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
