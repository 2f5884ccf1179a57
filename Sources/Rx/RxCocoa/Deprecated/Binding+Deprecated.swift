import Foundation

extension ObservableType {
    /// The older name of `bind(to:)`.
    @available(*, deprecated, renamed: "bind(to:)")
    public func bindTo<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        bind(to: observer)
    }

    /// The older name of `bind(to:)`.
    @available(*, deprecated, renamed: "bind(to:)")
    public func bindTo<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element? {
        bind(to: observer)
    }

    /// The older name of `bind(to:)`.
    @available(*, deprecated, renamed: "bind(to:)")
    public func bindTo<Result>(_ binder: (Self) -> Result) -> Result { bind(to: binder) }

    /// The older name of `bind(to:curriedArgument:)`.
    @available(*, deprecated, renamed: "bind(to:curriedArgument:)")
    public func bindTo<R1, R2>(_ binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        bind(to: binder, curriedArgument: curriedArgument)
    }

    /// The older name of `bind(onNext:)`.
    @available(*, deprecated, renamed: "bind(onNext:)")
    public func bindNext(_ onNext: @escaping (Element) -> Void) -> any Disposable { bind(onNext: onNext) }
}

/// The older name of `SharingScheduler.mock(scheduler:action:)`.
@available(*, deprecated, renamed: "SharingScheduler.mock(scheduler:action:)")
public func driveOnScheduler(_ scheduler: any SchedulerType, action: () -> Void) {
    SharingScheduler.mock(scheduler: scheduler, action: action)
}

/// The older form of `Binder`: it sets a property of an object, which is not retained, on the main thread.
@available(*, deprecated, renamed: "Binder")
public final class UIBindingObserver<UIElement: AnyObject, Value>: ObserverType {
    private let binder: Binder<Value>

    /// Makes an observer that hands the values to a closure with the object.
    public init(UIElement: UIElement, binding: @escaping (UIElement, Value) -> Void) {
        binder = Binder(UIElement, binding: binding)
    }

    public func on(_ event: Event<Value>) { binder.on(event) }
}

extension Reactive where Base: UIRefreshControl {
    /// The older name of `isRefreshing`.
    @available(*, deprecated, renamed: "isRefreshing")
    @preconcurrency @MainActor
    public var refreshing: Binder<Bool> { isRefreshing }
}

extension Reactive where Base: UIImageView {
    /// The older form of `image`, which could begin a transition: `kCATransitionFade` and its like.
    @available(*, deprecated, renamed: "image")
    @preconcurrency @MainActor
    public func image(transitionType: String? = nil) -> Binder<UIImage?> {
        Binder(base) { view, image in
            if let transitionType, image != nil {
                let transition = CATransition()
                transition.duration = 0.25
                transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                transition.type = CATransitionType(rawValue: transitionType)
                view.layer.add(transition, forKey: kCATransition)
            } else if transitionType == nil {
                view.layer.removeAllAnimations()
            }
            view.image = image
        }
    }
}

extension Reactive where Base: UISegmentedControl {
    /// The older name of `enabledForSegment(at:)`.
    @available(*, deprecated, renamed: "enabledForSegment(at:)")
    @preconcurrency @MainActor
    public func enabled(forSegmentAt segmentAt: Int) -> Binder<Bool> { enabledForSegment(at: segmentAt) }
}
