extension ObservableType {
    /// Subscribes a closure to every event.
    ///
    /// - Returns: A disposable that ends the subscription.
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
        let root = ClosureRoot<Element>(onNext: { on(.next($0)) }, onEnd: { on(.end($0)) })
        asObservable().attach(root)
        return root
    }

    /// Subscribes closures to the events.
    ///
    /// - Parameters:
    ///   - onNext: Called with each value.
    ///   - onError: Called with the error; without it `Hooks.defaultErrorHandler` is.
    ///   - onCompleted: Called at completion.
    ///   - onDisposed: Called once, after any end and after disposal.
    /// - Returns: A disposable that ends the subscription.
    @inlinable
    public func subscribe(
        onNext: ((Element) -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let origin = onError == nil ? Hooks.subscriptionCallStack() : nil
        if let onNext, onError == nil, onCompleted == nil, onDisposed == nil, origin == nil {
            let root = ValueRoot(onNext)
            asObservable().attach(root)
            return root
        }
        let root = ClosureRoot(
            onNext: onNext,
            onEnd: { error in
                guard let error else { return onCompleted?() ?? () }
                if let onError { onError(error) } else { Hooks.defaultErrorHandler(origin ?? [], error) }
            },
            onDisposed: onDisposed)
        asObservable().attach(root)
        return root
    }

    /// Subscribes closures that are given an object, which is not retained; once it is gone they are not called.
    ///
    /// - Returns: A disposable that ends the subscription.
    public func subscribe<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Swift.Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onNext: { [weak object] in if let object { onNext?(object, $0) } },
            onError: { [weak object] in if let object { onError?(object, $0) } },
            onCompleted: { [weak object] in if let object { onCompleted?(object) } },
            onDisposed: { [weak object] in if let object { onDisposed?(object) } })
    }
}
