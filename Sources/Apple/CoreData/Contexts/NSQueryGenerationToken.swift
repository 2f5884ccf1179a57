public import Foundation

/// What the stores of a coordinator had at one moment, for contexts that shall go on seeing it.
///
/// Contexts that have the same token see the same. A token keeps a connection to each store, until the last context and
/// the last variable that have it let it go. A token from an archive stands for the same moment as long as some other token
/// of this process keeps it; contexts do not take one whose moment has gone.
open class NSQueryGenerationToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// By the identifiers of the stores; none for ``current``.
    final let generations: [String: StoreGeneration]
    /// Whether it is from an archive, and nobody has kept what some store had then.
    final let isLost: Bool

    init(_ generations: [String: StoreGeneration]) {
        self.generations = generations
        isLost = false
    }

    private static let now = NSQueryGenerationToken([:])
    private static let archiveKey = "NSQueryGenerations"

    /// What the stores will have when the context reads next.
    open class var current: NSQueryGenerationToken { now }

    /// Whether it stands for what the stores will have.
    final var isCurrent: Bool { generations.isEmpty && !isLost }

    /// The token itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Tokens can be archived securely.
    public static var supportsSecureCoding: Bool { true }

    /// A token from an archive; nil if there is none.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: Self.archiveKey) as Data?,
            let names = try? PropertyListDecoder().decode([String: String].self, from: data)
        else { return nil }
        generations = names.compactMapValues { UUID(uuidString: $0).flatMap(StoreGeneration.known) }
        isLost = generations.count < names.count
    }

    /// Writes the token to an archive.
    open func encode(with coder: NSCoder) {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        if let data = try? encoder.encode(generations.mapValues { $0.name.uuidString }) {
            coder.encode(data as NSData, forKey: Self.archiveKey)
        }
    }

    /// Whether the other stands for the same moment.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSQueryGenerationToken else { return false }
        return self === other
            || (!isLost && !other.isLost && generations.mapValues(\.name) == other.generations.mapValues(\.name))
    }

    open override var hash: Int { generations.count }
}
