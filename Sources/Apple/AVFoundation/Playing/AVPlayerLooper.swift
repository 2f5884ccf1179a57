public import CoreMedia
public import Foundation

/// Has a queue player play one thing again and again.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
    private weak var player: AVQueuePlayer?

    /// How often it has been played to its end.
    public private(set) var loopCount = 0
    /// Why it does not go on; nil if it does.
    public var error: (any Error)? { player?.currentItem?.error }

    /// Puts an item like the template at the end of the player's queue, and plays it over and over. Only whole items are.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.player = player
        super.init()
        let item = AVPlayerItem(asset: itemToLoop.asset)
        player.insert(item, after: nil)
        player.actionAtItemEnd = .none
        player.onEnd = { [weak self] ended in
            guard ended === item, let self, let player = self.player else { return }
            loopCount += 1
            ended.rewind()
            // GTK stops at the end.
            if player.rate > 0 { ended.asset.stream.isPlaying = true }
        }
    }

    /// Lets the item come to its end.
    open func disableLooping() {
        player?.onEnd = nil
        player?.actionAtItemEnd = .advance
    }
}
