@testable import AVKit
import Testing

@MainActor @Suite struct AVPlayerViewControllerTests {
    @Test func aFilmThatCannotBePlayedShowsSo() {
        let screen = AVPlayerViewController()
        screen.player = AVPlayer(url: URL(fileURLWithPath: "/nowhere/film.mp4"))
        screen.loadViewIfNeeded()
        screen.view.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
        screen.view.layoutIfNeeded()
        let pictures = screen.view.subviews.flatMap(\.subviews).compactMap { $0 as? UIImageView }
        #expect(pictures.contains { !$0.isHidden })
        screen.showsPlaybackControls = false
        #expect(screen.view.subviews.last?.isHidden == true)
        #expect(!screen.isReadyForDisplay)
        #expect(screen.videoGravity == .resizeAspect)
    }

    @Test func timesAreWritten() {
        #expect(PlaybackControls.text(0) == "00:00")
        #expect(PlaybackControls.text(75.9) == "01:15")
        #expect(PlaybackControls.text(3_725) == "1:02:05")
        #expect(PlaybackControls.text(.nan) == "00:00")
    }
}
