public import CoreGraphics
public import QuartzCore
package import Stage

/// A layer that shows the picture of a player.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer, DrawingLayer {
    private weak var listened: AVPlayer?

    /// A layer without a player.
    public override init() { super.init() }

    /// Creates a layer for a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? AVPlayerLayer {
            player = layer.player
            videoGravity = layer.videoGravity
        }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The player whose picture is shown.
    open var player: AVPlayer? {
        didSet {
            setNeedsDisplayContent()
            guard let player, listened !== player else { return }
            listened = player
            player.pictures.append { [weak self] in self?.setNeedsDisplayContent() }
        }
    }

    /// How the picture fills the layer. `.resizeAspect` by default.
    open var videoGravity: AVLayerVideoGravity = .resizeAspect { didSet { setNeedsDisplayContent() } }

    /// Whether there is a picture to show.
    open var isReadyForDisplay: Bool { size.width > 0 && player?.currentItem?.status == .readyToPlay }

    /// Where the picture is in the layer; empty without one.
    open var videoRect: CGRect { isReadyForDisplay ? place(in: bounds).intersection(bounds) : .zero }

    private var size: CGSize { player?.currentItem?.presentationSize ?? .zero }

    private func place(in bounds: CGRect) -> CGRect {
        let size = size
        guard videoGravity != .resize, size.width > 0, size.height > 0 else { return bounds }
        let (x, y) = (bounds.width / size.width, bounds.height / size.height)
        let factor = videoGravity == .resizeAspectFill ? max(x, y) : min(x, y)
        let shown = CGSize(width: size.width * factor, height: size.height * factor)
        return CGRect(
            x: bounds.midX - shown.width / 2, y: bounds.midY - shown.height / 2, width: shown.width,
            height: shown.height)
    }

    open override func boundsSizeDidChange() {
        setNeedsDisplayContent()
        super.boundsSizeDidChange()
    }

    package func draw(_ state: LayerState, on canvas: Canvas) {
        guard isReadyForDisplay, let paintable = player?.currentItem?.asset.stream.paintable else { return }
        canvas.pushClip(state.bounds)
        canvas.draw(paintable: paintable, in: place(in: state.bounds))
        canvas.pop()
    }
}
