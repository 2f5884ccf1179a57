@testable import AVFoundation
import ObjectiveC
import Testing

/// GTK is not initialised here: nothing can be played, and players say so.
@MainActor @Suite struct AVPlayerTests {
    private let file = URL(fileURLWithPath: "/nowhere/film.mp4")

    @Test func whatCannotBePlayedFails() {
        let item = AVPlayerItem(url: file)
        #expect(item.status == .failed)
        #expect((item.error as? AVError)?.code == .fileFormatNotRecognized)
        let player = AVPlayer(playerItem: item)
        #expect(player.status == .failed)
        #expect(player.error != nil)
        player.play()
        #expect(player.rate == 1)
        #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
        player.pause()
        #expect(player.timeControlStatus == .paused)
    }

    @Test func withoutAnItemItWaitsForOne() {
        let player = AVPlayer()
        #expect(player.status == .unknown)
        player.play()
        #expect(player.reasonForWaitingToPlay == .noItemToPlay)
        #expect(player.currentTime() == .zero)
    }

    @Test func changesAreObserved() {
        let player = AVPlayer()
        var rates: [Float] = []
        var statuses: [AVPlayer.TimeControlStatus] = []
        let first = player.observe(\.rate) { player, _ in rates.append(MainActor.assumeIsolated { player.rate }) }
        let second = player.observe(\.timeControlStatus) { player, _ in
            statuses.append(MainActor.assumeIsolated { player.timeControlStatus })
        }
        player.play()
        player.play()
        player.pause()
        #expect(rates == [1, 0])
        #expect(statuses == [.waitingToPlayAtSpecifiedRate, .paused])
        first.invalidate()
        second.invalidate()
    }

    @Test func aQueueGoesOn() {
        let items = (0..<3).map { _ in AVPlayerItem(url: file) }
        let player = AVQueuePlayer(items: Array(items.prefix(2)))
        #expect(player.currentItem === items[0])
        player.insert(items[2], after: items[0])
        #expect(player.items().map(ObjectIdentifier.init) == [items[0], items[2], items[1]].map(ObjectIdentifier.init))
        #expect(!player.canInsert(items[1], after: nil))
        player.play()
        player.reachedEnd(of: items[0])
        #expect(player.currentItem === items[2])
        #expect(player.rate == 1)
        player.advanceToNextItem()
        player.reachedEnd(of: items[1])
        #expect(player.currentItem == nil)
        #expect(player.rate == 0)
    }

    @Test func valuesKeepTimes() {
        let time = CMTime(value: 7, timescale: 3)
        #expect(NSValue(time: time).timeValue == time)
        let range = CMTimeRange(start: .zero, duration: time)
        #expect(NSValue(timeRange: range).timeRangeValue == range)
        #expect(NSValue(time: .positiveInfinity).timeValue.isPositiveInfinity)
        #expect(NSValue(time: CMTime(value: -5, timescale: 2)).timeValue.seconds == -2.5)
    }

    @Test func observersOfTimeHearWhatIsPassed() {
        var heard: [Double] = []
        var passed = 0
        let regular = TimeObserver(every: 1, queue: nil) { heard.append($0.seconds) }
        let marks = TimeObserver(at: [2, 1], queue: nil) { passed += 1 }
        for now in [0.5, 1, 1, 1.5, 3] {
            regular.look(at: now)
            marks.look(at: now)
        }
        #expect(heard == [0.5, 1, 1.5, 3])
        #expect(passed == 2)
    }

    @Test func aLayerWithoutAPictureIsEmpty() {
        let layer = AVPlayerLayer(player: AVPlayer(url: file))
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(!layer.isReadyForDisplay)
        #expect(layer.videoRect == .zero)
        #expect(layer.videoGravity == .resizeAspect)
    }

    @Test func aSessionKeepsItsCategory() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers])
        #expect(session.category == .playback)
        #expect(session.mode == .moviePlayback)
        #expect(session.categoryOptions == .mixWithOthers)
        try session.setCategory(.ambient)
        #expect(session.mode == .default)
    }
}

@Suite("Rectangles of a shape, and values of assets") struct AssetValueTests {
    @Test func rectanglesFitInTheMiddle() {
        let box = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(
            AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: box)
                == CGRect(x: 35, y: 20, width: 50, height: 50))
        #expect(
            AVMakeRect(aspectRatio: CGSize(width: 16, height: 4), insideRect: box)
                == CGRect(x: 10, y: 32.5, width: 100, height: 25))
        #expect(AVMakeRect(aspectRatio: .zero, insideRect: box) == box)
    }

    @MainActor @Test func nobodyHasAskedYet() {
        let asset = AVURLAsset(url: URL(fileURLWithPath: "/nowhere/film.mp4"))
        var error: NSError?
        #expect(asset.statusOfValue(forKey: "playable", error: &error) == .unknown && error == nil)
        asset.cancelLoading()
    }
}
