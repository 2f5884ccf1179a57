import Foundation

extension Reactive where Base: UIButton {
    /// Taps.
    @preconcurrency @MainActor
    public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

    /// The title of a state.
    @preconcurrency @MainActor
    public func title(for controlState: UIControl.State = []) -> Binder<String?> {
        Binder(base) { $0.setTitle($1, for: controlState) }
    }

    /// The image of a state.
    @preconcurrency @MainActor
    public func image(for controlState: UIControl.State = []) -> Binder<UIImage?> {
        Binder(base) { $0.setImage($1, for: controlState) }
    }

    /// The background image of a state.
    @preconcurrency @MainActor
    public func backgroundImage(for controlState: UIControl.State = []) -> Binder<UIImage?> {
        Binder(base) { $0.setBackgroundImage($1, for: controlState) }
    }

    /// The attributed title of a state.
    @preconcurrency @MainActor
    public func attributedTitle(for controlState: UIControl.State = []) -> Binder<NSAttributedString?> {
        Binder(base) { $0.setAttributedTitle($1, for: controlState) }
    }
}

extension Reactive where Base: UITextField {
    /// The text. Setting it to what it is leaves the caret and a composition in progress alone.
    @preconcurrency @MainActor
    public var text: ControlProperty<String?> { value }

    /// The text.
    @preconcurrency @MainActor
    public var value: ControlProperty<String?> {
        controlProperty(
            editingEvents: [.allEditingEvents, .valueChanged], getter: { $0.text },
            setter: { if $0.text != $1 { $0.text = $1 } })
    }

    /// The attributed text.
    @preconcurrency @MainActor
    public var attributedText: ControlProperty<NSAttributedString?> {
        controlProperty(
            editingEvents: [.allEditingEvents, .valueChanged], getter: { $0.attributedText },
            setter: { if $0.attributedText != $1 { $0.attributedText = $1 } })
    }
}

extension Reactive where Base: UISwitch {
    /// Whether it is on.
    @preconcurrency @MainActor
    public var isOn: ControlProperty<Bool> { value }

    /// Whether it is on.
    @preconcurrency @MainActor
    public var value: ControlProperty<Bool> {
        controlProperty(editingEvents: .valueChanged, getter: { $0.isOn }, setter: { $0.isOn = $1 })
    }
}

extension Reactive where Base: UISlider {
    /// The value.
    @preconcurrency @MainActor
    public var value: ControlProperty<Float> {
        controlProperty(
            editingEvents: [.allEditingEvents, .valueChanged], getter: { $0.value }, setter: { $0.value = $1 })
    }
}

extension Reactive where Base: UIStepper {
    /// The value.
    @preconcurrency @MainActor
    public var value: ControlProperty<Double> {
        controlProperty(
            editingEvents: [.allEditingEvents, .valueChanged], getter: { $0.value }, setter: { $0.value = $1 })
    }
}

extension Reactive where Base: UIDatePicker {
    /// The date.
    @preconcurrency @MainActor
    public var date: ControlProperty<Date> { value }

    /// The date.
    @preconcurrency @MainActor
    public var value: ControlProperty<Date> {
        controlProperty(
            editingEvents: [.allEditingEvents, .valueChanged], getter: { $0.date }, setter: { $0.date = $1 })
    }

    /// The length of a countdown, in seconds.
    @preconcurrency @MainActor
    public var countDownDuration: ControlProperty<TimeInterval> {
        controlProperty(
            editingEvents: [.allEditingEvents, .valueChanged], getter: { $0.countDownDuration },
            setter: { $0.countDownDuration = $1 })
    }
}

extension Reactive where Base: UISegmentedControl {
    /// The index of the selected segment.
    @preconcurrency @MainActor
    public var selectedSegmentIndex: ControlProperty<Int> { value }

    /// The index of the selected segment.
    @preconcurrency @MainActor
    public var value: ControlProperty<Int> {
        controlProperty(
            editingEvents: [.allEditingEvents, .valueChanged], getter: { $0.selectedSegmentIndex },
            setter: { $0.selectedSegmentIndex = $1 })
    }

    /// Whether a segment can be chosen.
    @preconcurrency @MainActor
    public func enabledForSegment(at index: Int) -> Binder<Bool> {
        Binder(base) { $0.setEnabled($1, forSegmentAt: index) }
    }

    /// The image of a segment.
    @preconcurrency @MainActor
    public func imageForSegment(at index: Int) -> Binder<UIImage?> {
        Binder(base) { $0.setImage($1, forSegmentAt: index) }
    }

    /// The title of a segment.
    @preconcurrency @MainActor
    public func titleForSegment(at index: Int) -> Binder<String?> {
        Binder(base) { $0.setTitle($1, forSegmentAt: index) }
    }
}

extension Reactive where Base: UIRefreshControl {
    /// Whether it is turning.
    @preconcurrency @MainActor
    public var isRefreshing: Binder<Bool> {
        Binder(base) { if $1 { $0.beginRefreshing() } else { $0.endRefreshing() } }
    }
}

extension Reactive where Base: UIPageControl {
    /// The page shown.
    @preconcurrency @MainActor
    public var value: ControlProperty<Int> {
        controlProperty(editingEvents: .valueChanged, getter: { $0.currentPage }, setter: { $0.currentPage = $1 })
    }
}

extension Reactive where Base: UIActivityIndicatorView {
    /// Whether it is turning.
    @preconcurrency @MainActor
    public var isAnimating: Binder<Bool> {
        Binder(base) { if $1 { $0.startAnimating() } else { $0.stopAnimating() } }
    }
}

extension Reactive where Base: UILabel {
    /// The text.
    @preconcurrency @MainActor
    public var text: Binder<String?> { Binder(base) { $0.text = $1 } }

    /// The attributed text.
    @preconcurrency @MainActor
    public var attributedText: Binder<NSAttributedString?> { Binder(base) { $0.attributedText = $1 } }
}

extension Reactive where Base: UIImageView {
    /// The image.
    @preconcurrency @MainActor
    public var image: Binder<UIImage?> { Binder(base) { $0.image = $1 } }
}

extension Reactive where Base: UIProgressView {
    /// The progress, from 0 to 1.
    @preconcurrency @MainActor
    public var progress: Binder<Float> { Binder(base) { $0.progress = $1 } }
}

extension Reactive where Base: UIBarButtonItem {
    /// Taps. All subscribers share the item's one target.
    @preconcurrency @MainActor
    public var tap: ControlEvent<Void> {
        let shared = Companions.of(base, ObjectIdentifier(BarButtonTaps.self)) { BarButtonTaps(makeTaps()) }
        return ControlEvent(events: shared.sequence)
    }

    @MainActor
    private func makeTaps() -> Observable<Void> {
        let source = Observable<Void>.create { [weak base = self.base] observer in
            guard let item = base else {
                observer.onCompleted()
                return Disposables.create()
            }
            let target = ActionTarget { _ in observer.onNext(()) }
            item.target = target
            item.action = ActionTarget.action
            // The item holds its target weakly: the subscription keeps it.
            return disposeOnMain { [weak item] in
                target.invalidate()
                guard let item, item.target === target else { return }
                item.target = nil
                item.action = nil
            }
        }
        return source.take(until: deallocated).share()
    }
}

/// The taps of one item.
private final class BarButtonTaps {
    let sequence: Observable<Void>

    init(_ sequence: Observable<Void>) { self.sequence = sequence }
}

extension Reactive where Base: UIGestureRecognizer {
    /// The recognizer, whenever its state changes.
    @preconcurrency @MainActor
    public var event: ControlEvent<Base> {
        let source = Observable<Base>.create { [weak base = self.base] observer in
            guard let recognizer = base else {
                observer.onCompleted()
                return Disposables.create()
            }
            let target = ActionTarget { [weak recognizer] _ in if let recognizer { observer.onNext(recognizer) } }
            recognizer.addTarget(target, action: ActionTarget.action)
            return disposeOnMain { [weak recognizer] in
                target.invalidate()
                recognizer?.removeTarget(target, action: ActionTarget.action)
            }
        }
        return ControlEvent(events: source.take(until: deallocated))
    }
}
