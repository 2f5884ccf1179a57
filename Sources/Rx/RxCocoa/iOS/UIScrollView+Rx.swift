import Foundation

extension Reactive where Base: UIScrollView {
    /// A finger that is about to leave, and where the view will come to rest; what is there may be changed.
    public typealias WillEndDraggingEvent = (velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// A view that was zoomed.
    public typealias EndZoomEvent = (view: UIView?, scale: CGFloat)

    /// The proxy of the delegate.
    @preconcurrency @MainActor
    public var delegate: DelegateProxy<UIScrollView, any UIScrollViewDelegate> {
        RxScrollViewDelegateProxy.proxy(for: base)
    }

    /// Sets the delegate that the proxy passes on to, until what is returned is disposed.
    @preconcurrency @MainActor
    public func setDelegate(_ delegate: any UIScrollViewDelegate) -> any Disposable {
        RxScrollViewDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }

    /// How far the content is scrolled.
    @preconcurrency @MainActor
    public var contentOffset: ControlProperty<CGPoint> {
        let moves = delegate.methodInvoked("scrollViewDidScroll:").compactMap { [weak base] _ in base?.contentOffset }
        let values = Observable<CGPoint>.deferred { [weak base] in
            guard let base else { return .empty() }
            return moves.startWith(base.contentOffset)
        }
        return ControlProperty(values: values, valueSink: Binder(base) { $0.contentOffset = $1 })
    }

    /// Scrolling, by the user or the program.
    @preconcurrency @MainActor
    public var didScroll: ControlEvent<Void> { event("scrollViewDidScroll:") }

    /// A finger has let go, and the content goes on moving.
    @preconcurrency @MainActor
    public var willBeginDecelerating: ControlEvent<Void> { event("scrollViewWillBeginDecelerating:") }

    /// The content has come to rest after a finger let go.
    @preconcurrency @MainActor
    public var didEndDecelerating: ControlEvent<Void> { event("scrollViewDidEndDecelerating:") }

    /// A finger begins to move the content.
    @preconcurrency @MainActor
    public var willBeginDragging: ControlEvent<Void> { event("scrollViewWillBeginDragging:") }

    /// The user lets go: the velocity, and where the scrolling will end.
    @preconcurrency @MainActor
    public var willEndDragging: ControlEvent<WillEndDraggingEvent> {
        ControlEvent(
            events: delegate.methodInvoked("scrollViewWillEndDragging:withVelocity:targetContentOffset:").map {
                (
                    velocity: try cast(CGPoint.self, $0[1]),
                    targetContentOffset: try cast(UnsafeMutablePointer<CGPoint>.self, $0[2])
                )
            })
    }

    /// The user has let go: whether scrolling goes on.
    @preconcurrency @MainActor
    public var didEndDragging: ControlEvent<Bool> {
        ControlEvent(
            events: delegate.methodInvoked("scrollViewDidEndDragging:willDecelerate:").map {
                try cast(Bool.self, $0[1])
            })
    }

    /// The scale has changed.
    @preconcurrency @MainActor
    public var didZoom: ControlEvent<Void> { event("scrollViewDidZoom:") }

    /// The view that is about to be zoomed.
    @preconcurrency @MainActor
    public var willBeginZooming: ControlEvent<UIView?> {
        ControlEvent(
            events: delegate.methodInvoked("scrollViewWillBeginZooming:withView:").map { $0[1] as? UIView })
    }

    /// The view that was zoomed, and its scale.
    @preconcurrency @MainActor
    public var didEndZooming: ControlEvent<EndZoomEvent> {
        ControlEvent(
            events: delegate.methodInvoked("scrollViewDidEndZooming:withView:atScale:").map {
                (view: $0[1] as? UIView, scale: try cast(CGFloat.self, $0[2]))
            })
    }

    /// The content was scrolled to its top.
    @preconcurrency @MainActor
    public var didScrollToTop: ControlEvent<Void> { event("scrollViewDidScrollToTop:") }

    /// A movement that the program began has ended.
    @preconcurrency @MainActor
    public var didEndScrollingAnimation: ControlEvent<Void> { event("scrollViewDidEndScrollingAnimation:") }

    @MainActor
    private func event(_ selector: Selector) -> ControlEvent<Void> {
        ControlEvent(events: delegate.methodInvoked(selector).map { _ in })
    }
}

extension Reactive where Base: UITextView {
    /// The text. Setting it to what it is leaves the caret and a composition in progress alone.
    @preconcurrency @MainActor
    public var text: ControlProperty<String?> { value }

    /// The text. It is sent soon after every change of the text storage, by a person or by the app.
    @preconcurrency @MainActor
    public var value: ControlProperty<String?> {
        property(getter: { $0.text }, setter: { if $0.text != $1 { $0.text = $1 } })
    }

    /// The attributed text.
    @preconcurrency @MainActor
    public var attributedText: ControlProperty<NSAttributedString?> {
        property(getter: { $0.attributedText }, setter: { if $0.attributedText != $1 { $0.attributedText = $1 } })
    }

    /// Editing has begun.
    @preconcurrency @MainActor
    public var didBeginEditing: ControlEvent<Void> { editing("textViewDidBeginEditing:") }

    /// Editing has ended.
    @preconcurrency @MainActor
    public var didEndEditing: ControlEvent<Void> { editing("textViewDidEndEditing:") }

    /// The user has changed the text.
    @preconcurrency @MainActor
    public var didChange: ControlEvent<Void> { editing("textViewDidChange:") }

    /// The selection has changed.
    @preconcurrency @MainActor
    public var didChangeSelection: ControlEvent<Void> { editing("textViewDidChangeSelection:") }

    @MainActor
    private func editing(_ selector: Selector) -> ControlEvent<Void> {
        ControlEvent(events: delegate.methodInvoked(selector).map { _ in })
    }

    @MainActor
    private func property<T>(getter: @escaping (Base) -> T, setter: @escaping (Base, T) -> Void) -> ControlProperty<T> {
        let values = Observable<T>.deferred { [weak base] in
            guard let view = base else { return .empty() }
            let changes = view.textStorage.rx.didProcessEditingRangeChangeInLength
                .observe(on: MainScheduler.asyncInstance)
            return changes.compactMap { [weak base] _ in base.map(getter) }.startWith(getter(view))
        }
        return ControlProperty(values: values, valueSink: Binder(base, binding: setter))
    }
}
