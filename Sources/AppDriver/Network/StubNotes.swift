import Foundation
import SeamPrimitives

/// Tells which requests nothing has answered, each once: whoever writes files for `--stub` reads what is missing.
final class StubNotes: Sendable {
    static let shared = StubNotes { FileHandle.standardError.write(Data("seam: \($0)\n".utf8)) }

    /// An app may ask for ever other things.
    static let limit = 100

    private let told = Locked<Set<String>>([])
    private let tell: @Sendable (String) -> Void

    init(tell: @escaping @Sendable (String) -> Void) { self.tell = tell }

    func add(_ note: String) {
        if told.withLock({ $0.count < Self.limit && $0.insert(note).inserted }) { tell(note) }
    }

    /// An address without what differs from one request to the next, and without secrets.
    static func name(of url: URL) -> String {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return url.path }
        parts.query = nil
        parts.fragment = nil
        parts.user = nil
        parts.password = nil
        return parts.string ?? url.path
    }
}
