/// Holds a control of UIKit's, and tells of its changes.
final class BoundControl<Control: UIControl>: UIView {
    let control: Control
    var changed: (Control) -> Void = { _ in }
    /// Hears when a touch begins and ends to change the value.
    var editingChanged: (Bool) -> Void = { _ in }

    init(_ control: Control, events: UIControl.Event = .valueChanged) {
        self.control = control
        super.init(frame: .zero)
        addSubview(control)
        control.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.changed(self.control)
            }, for: events)
        control.addAction(UIAction { [weak self] _ in self?.editingChanged(true) }, for: .touchDown)
        control.addAction(
            UIAction { [weak self] _ in self?.editingChanged(false) },
            for: [.touchUpInside, .touchUpOutside, .touchCancel])
    }

    required init?(coder: NSCoder) { nil }

    /// A view whose constraints SwiftUI replaces by its own layout.
    var controlSize: CGSize { control.intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        control.frame = control.frame(forAlignmentRect: bounds)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden else { return nil }
        return control.hitTest(convert(point, to: control), with: event)
    }
}
