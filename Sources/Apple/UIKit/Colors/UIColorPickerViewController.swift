/// Lets a person pick a colour from a grid, a spectrum, or by its parts. It is presented as a sheet.
///
/// The eyedropper and the saved colours of iOS are missing: other apps' screens cannot be read here, and no colour is
/// kept between launches.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    /// In points.
    private enum Metrics {
        static let margin: CGFloat = 16
        static let header: CGFloat = 56
        static let segments: CGFloat = 32
        static let content: CGFloat = 330
        static let swatch: CGFloat = 76
    }

    private let texts = ColorPickerTexts.current
    private var picked = PickedColor(red: 0, green: 0, blue: 0)
    private let titleLabel = UILabel(frame: .zero)
    private let closeButton = UIButton(type: .close)
    private lazy var segments = UISegmentedControl(items: [texts.grid, texts.spectrum, texts.sliders])
    private let grid = ColorGridView(frame: .zero)
    private let spectrum = ColorSpectrumView(frame: .zero)
    private lazy var sliders = ColorSlidersView(texts)
    private lazy var opacity = ColorComponentSlider(title: texts.opacity, steps: 100, unit: "%")
    private let swatch = ColorSwatchView(frame: .zero)
    private let scroll = UIScrollView(frame: .zero)

    /// It is not kept.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// A picker of black, to be presented. It makes itself a sheet.
    public init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Black until it is set. Setting it tells no delegate.
    open var selectedColor: UIColor {
        get { picked.color }
        set {
            picked = PickedColor(newValue)
            if isViewLoaded { show() }
        }
    }

    /// Whether opacity can be picked. Without it the colours that are picked are opaque.
    open var supportsAlpha = true {
        didSet { if isViewLoaded { view.setNeedsLayout() } }
    }

    open override var title: String? {
        didSet { titleLabel.text = title ?? texts.title }
    }

    // MARK: Views

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        titleLabel.text = title ?? texts.title
        titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
        titleLabel.accessibilityTraits = .header
        closeButton.accessibilityLabel = texts.close
        closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
        segments.selectedSegmentIndex = 0
        segments.addAction(UIAction { [weak self] _ in self?.kindDidChange() }, for: .valueChanged)
        grid.accessibilityLabel = texts.grid
        spectrum.accessibilityLabel = texts.spectrum
        for surface in [grid, spectrum] as [ColorSurface] {
            surface.picked = { [weak self] in self?.pick($0, isMoving: $1) }
        }
        sliders.picked = { [weak self] in self?.pick($0, isMoving: $1) }
        opacity.changed = { [weak self] value, isMoving in
            guard let self else { return }
            pick(picked.with(alpha: value), isMoving: isMoving)
        }
        view.addSubview(scroll)
        for part in [titleLabel, closeButton] { view.addSubview(part) }
        for part in [segments, grid, spectrum, sliders, opacity, swatch] as [UIView] { scroll.addSubview(part) }
        kindDidChange()
        show()
    }

    private func kindDidChange() {
        let kind = segments.selectedSegmentIndex
        grid.isHidden = kind != 0
        spectrum.isHidden = kind != 1
        sliders.isHidden = kind != 2
        view.endEditing(true)
        view.window?.accessibilityDidChange()
    }

    private func show() {
        grid.color = picked
        spectrum.color = picked
        sliders.color = picked
        opacity.show(picked.alpha, ends: [picked.with(alpha: 0).color, picked.with(alpha: 1).color])
        swatch.color = picked.color
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let width = bounds.width - 2 * Metrics.margin
        titleLabel.frame = CGRect(x: Metrics.margin, y: 8, width: max(0, width - 44), height: Metrics.header - 8)
        closeButton.frame = CGRect(x: bounds.width - Metrics.margin - 30, y: 17, width: 30, height: 30)
        scroll.frame = CGRect(
            x: 0, y: Metrics.header, width: bounds.width, height: max(0, bounds.height - Metrics.header))
        var y: CGFloat = 4
        func place(_ part: UIView, height: CGFloat) {
            part.frame = CGRect(x: Metrics.margin, y: y, width: max(0, width), height: height)
        }
        place(segments, height: Metrics.segments)
        y += Metrics.segments + 16
        for part in [grid, spectrum, sliders] { place(part, height: Metrics.content) }
        y += Metrics.content + 16
        opacity.isHidden = !supportsAlpha
        if supportsAlpha {
            place(opacity, height: ColorComponentSlider.height)
            y += ColorComponentSlider.height + 16
        }
        swatch.frame = CGRect(x: Metrics.margin, y: y, width: Metrics.swatch, height: Metrics.swatch)
        scroll.contentSize = CGSize(width: bounds.width, height: y + Metrics.swatch + Metrics.margin)
    }

    // MARK: Picking

    private func pick(_ color: PickedColor, isMoving: Bool) {
        let next = supportsAlpha ? color : color.with(alpha: 1)
        // The finger's last place is told though it is the same colour: it ends the movement.
        guard next != picked || !isMoving else { return }
        picked = next
        show()
        delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: isMoving)
        delegate?.colorPickerViewControllerDidSelectColor(self)
    }

    private func close() {
        dismiss(animated: true)
    }

    /// Whether it disappears for good: by its button, a swipe, or the program.
    private var isLeaving = false

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isLeaving = isBeingDismissed
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isLeaving else { return }
        isLeaving = false
        delegate?.colorPickerViewControllerDidFinish(self)
    }
}
