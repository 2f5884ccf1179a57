public import Foundation

/// Plays several items, one after the other.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem] = []
    var onEnd: ((AVPlayerItem) -> Void)?

    /// A player with nothing to play.
    public override init() {
        super.init()
        actionAtItemEnd = .advance
    }

    /// Creates a player for items.
    public init(items: [AVPlayerItem]) {
        super.init(playerItem: items.first)
        queue = items
        actionAtItemEnd = .advance
    }

    public override init(playerItem item: AVPlayerItem?) {
        super.init(playerItem: item)
        queue = item.map { [$0] } ?? []
        actionAtItemEnd = .advance
    }

    /// What is played and what comes after it.
    open func items() -> [AVPlayerItem] { queue }

    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        if !queue.isEmpty { queue.removeFirst() }
        if let item { queue.insert(item, at: 0) }
        super.replaceCurrentItem(with: queue.first)
    }

    /// Plays the next item; nothing after the last.
    open func advanceToNextItem() {
        guard !queue.isEmpty else { return }
        queue.removeFirst()
        take(queue.first)
    }

    /// Whether an item may stand after another: if it stands in no queue.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        item.player == nil && !queue.contains { $0 === item }
    }

    /// Puts an item after another; nil is for the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        let place = afterItem.flatMap { after in queue.firstIndex { $0 === after } }
        queue.insert(item, at: place.map { $0 + 1 } ?? queue.count)
        if currentItem == nil { take(queue.first) }
    }

    /// Takes an item out. If it is played, the next one is.
    open func remove(_ item: AVPlayerItem) {
        if item === currentItem { return advanceToNextItem() }
        queue.removeAll { $0 === item }
    }

    /// Takes all items out, and stops.
    open func removeAllItems() {
        queue = []
        take(nil)
    }

    override func reachedEnd(of item: AVPlayerItem) {
        onEnd?(item)
        guard actionAtItemEnd == .advance else { return super.reachedEnd(of: item) }
        guard item === currentItem else { return }
        if queue.count == 1 { super.pause() }
        advanceToNextItem()
    }
}
