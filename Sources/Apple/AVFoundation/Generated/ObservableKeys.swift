// Made by `seam generate` from properties of AVFoundation. Change those, then run it again.
// swift-format-ignore-file

internal import ObjectiveC

/// Names the properties that may be observed, when the module is loaded.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    KeyValueTable.add(AVPlayer.self, "currentItem") { \AVPlayer.currentItem }
    KeyValueTable.add(AVPlayer.self, "status") { \AVPlayer.status }
    KeyValueTable.add(AVPlayer.self, "rate") { \AVPlayer.rate }
    KeyValueTable.add(AVPlayer.self, "timeControlStatus") { \AVPlayer.timeControlStatus }
    KeyValueTable.add(AVPlayer.self, "volume") { \AVPlayer.volume }
    KeyValueTable.add(AVPlayer.self, "muted") { \AVPlayer.isMuted }
    KeyValueTable.add(AVPlayerItem.self, "status") { \AVPlayerItem.status }
    KeyValueTable.add(AVPlayerItem.self, "error") { \AVPlayerItem.error }
    KeyValueTable.add(AVPlayerItem.self, "duration") { \AVPlayerItem.duration }
    KeyValueTable.add(AVPlayerItem.self, "presentationSize") { \AVPlayerItem.presentationSize }
    KeyValueTable.add(AVPlayerItem.self, "loadedTimeRanges") { \AVPlayerItem.loadedTimeRanges }
    KeyValueTable.add(AVPlayerItem.self, "playbackLikelyToKeepUp") { \AVPlayerItem.isPlaybackLikelyToKeepUp }
    KeyValueTable.add(AVPlayerItem.self, "playbackBufferEmpty") { \AVPlayerItem.isPlaybackBufferEmpty }
    KeyValueTable.add(AVPlayerItem.self, "playbackBufferFull") { \AVPlayerItem.isPlaybackBufferFull }
}
