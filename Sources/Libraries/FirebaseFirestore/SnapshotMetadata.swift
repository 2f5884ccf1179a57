public import Foundation

/// Where a document was read.
public final class SnapshotMetadata: NSObject, Sendable {
    /// No: what was written is there.
    public var hasPendingWrites: Bool { false }
    /// No: there is nothing newer elsewhere.
    public var isFromCache: Bool { false }
}
