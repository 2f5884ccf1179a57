public import UIKit

/// A slider for how loud the device is. A desktop's volume is the person's alone: moving it changes nothing.
open class MPVolumeView: UIView {
    private let slider = UISlider()

    /// Whether the slider is there. True by default.
    open var showsVolumeSlider = true {
        didSet { slider.isHidden = !showsVolumeSlider }
    }
    /// Whether a button for other speakers is there. Has no effect: there are none.
    open var showsRouteButton = true
    /// Whether other speakers can be chosen. They cannot.
    open var areWirelessRoutesAvailable: Bool { false }
    /// Whether another speaker is chosen. None is.
    open var isWirelessRouteActive: Bool { false }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        slider.value = 0.5
        addSubview(slider)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = volumeSliderRect(forBounds: bounds)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { slider.sizeThatFits(size) }
    open override var intrinsicContentSize: CGSize { slider.intrinsicContentSize }

    /// Where the slider is.
    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect {
        let height = slider.intrinsicContentSize.height
        return CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    }

    /// Sets the picture of the part of the slider that is held.
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setThumbImage(image, for: state)
    }
    /// Sets the picture of the loud part of the slider.
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMaximumTrackImage(image, for: state)
    }
    /// Sets the picture of the soft part of the slider.
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMinimumTrackImage(image, for: state)
    }
}
