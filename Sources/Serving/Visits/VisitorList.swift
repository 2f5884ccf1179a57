import Glibc

/// The visitors that this server has given a secret to, by the digests of their secrets.
///
/// A secret that the server does not know is not taken: a browser cannot choose its own, nor be given one by somebody
/// else's page.
struct VisitorList {
    private var seen: [String: Double] = [:]
    /// The folder that has one of its name for each visitor with a kept visit.
    private let keptVisits: String
    private static let limit = 10_000

    init(keptVisits: String) { self.keptVisits = keptVisits }

    /// The digest of the first of `secrets` that is known; nil if none is.
    mutating func known(_ secrets: [String], now: Double = Visit.now) -> String? {
        for secret in secrets.prefix(4) {
            let digest = VisitorCookie.digest(secret)
            // Those from before this server was started are known by what is kept for them.
            guard seen[digest] != nil || access(keptVisits + "/" + digest, F_OK) == 0 else { continue }
            seen[digest] = now
            return digest
        }
        return nil
    }

    /// A new visitor: the secret for the browser, and its digest.
    mutating func add(now: Double = Visit.now, isUsed: (String) -> Bool) -> (secret: String, digest: String) {
        if seen.count >= Self.limit {
            // The older half of those without a visit.
            let idle = seen.filter { !isUsed($0.key) }.sorted { $0.value < $1.value }
            for entry in idle.prefix(Self.limit / 2) { seen[entry.key] = nil }
        }
        let secret = VisitorCookie.makeSecret()
        let digest = VisitorCookie.digest(secret)
        seen[digest] = now
        return (secret, digest)
    }
}
