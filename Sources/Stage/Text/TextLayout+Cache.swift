public import CoreGraphics
import Foundation
internal import SeamPrimitives

extension TextLayout {
    /// A layout of this text in this room, shared with everybody who asks for the same one.
    public static func cached(_ text: StyledText, maxWidth: CGFloat? = nil, maxLines: Int = 0) -> TextLayout {
        let key = LayoutCache.Key(text: text, maxWidth: maxWidth, maxLines: maxLines)
        if let known = cache.withLock({ $0.value(for: key) }) { return known }
        let layout = TextLayout(text, maxWidth: maxWidth, maxLines: maxLines)
        // Evicted layouts are released after the lock.
        let evicted = cache.withLock { $0.insert(layout, for: key) }
        withExtendedLifetime(evicted) {}
        return layout
    }

    /// The size that the text takes in this room.
    public static func measure(_ text: StyledText, maxWidth: CGFloat? = nil, maxLines: Int = 0) -> CGSize {
        cached(text, maxWidth: maxWidth, maxLines: maxLines).size
    }

    private static let cache = Locked(LayoutCache())
}

/// The layouts that were used last. Two generations stand in for an exact order: what is used moves to the young one,
/// and when that is full, the old one goes as a whole.
private struct LayoutCache {
    struct Key: Hashable {
        var text: StyledText
        var maxWidth: CGFloat?
        var maxLines: Int
    }

    private var young: [Key: TextLayout] = [:]
    private var old: [Key: TextLayout] = [:]
    private var generation = FontLibrary.generation
    private static let capacity = 512

    mutating func value(for key: Key) -> TextLayout? {
        if generation != FontLibrary.generation {
            generation = FontLibrary.generation
            young = [:]
            old = [:]
        }
        if let known = young[key] { return known }
        guard let known = old[key] else { return nil }
        _ = insert(known, for: key)
        return known
    }

    mutating func insert(_ layout: TextLayout, for key: Key) -> [Key: TextLayout] {
        var evicted: [Key: TextLayout] = [:]
        if young.count >= Self.capacity {
            evicted = old
            old = young
            young = [:]
        }
        young[key] = layout
        return evicted
    }
}
