public import AVFoundation
import AVKit
public import SwiftUI

/// Shows what a player plays, with controls, and a view between the two.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let overlay: VideoOverlay

    /// Shows a player under a view that takes touches after the controls.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        self.player = player
        overlay = videoOverlay()
    }

    public var body: some View { PlayerScreen(player: player, overlay: AnyView(overlay)) }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// Shows a player.
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// UIKit's player, with a view of SwiftUI's over the picture.
private struct PlayerScreen: UIViewControllerRepresentable {
    let player: AVPlayer?
    let overlay: AnyView

    func makeCoordinator() -> UIHostingController<AnyView> {
        let host = UIHostingController(rootView: overlay)
        host.view.backgroundColor = .clear
        return host
    }

    func makeUIViewController(context: Context) -> AVPlayerViewController {
        let controller = AVPlayerViewController()
        controller.loadViewIfNeeded()
        if let under = controller.contentOverlayView, let view = context.coordinator.view {
            view.frame = under.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            under.addSubview(view)
        }
        return controller
    }

    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
        if controller.player !== player { controller.player = player }
        context.coordinator.rootView = overlay
    }
}
