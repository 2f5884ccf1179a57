import Foundation
import ObjectiveC

/// The class of delegate proxies: it knows the object, the delegate to pass on to, and who observes which method.
///
/// A subclass implements the delegate's methods. In each it calls `note(_:_:)` and passes on to `forwardToDelegate()`.
@preconcurrency @MainActor
open class DelegateProxy<P: AnyObject, D>: NSObject, SelectorProxy {
    /// The object whose delegate the proxy is.
    public typealias ParentObject = P
    /// The protocol of the delegate.
    public typealias Delegate = D

    private var sent: [String: PublishSubject<[Any]>] = [:]
    private var invoked: [String: PublishSubject<[Any]>] = [:]
    private weak var parentObject: P?
    private weak var forward: AnyObject?
    private var retainedForward: AnyObject?

    /// Creates a proxy for an object. Subclasses pass their own type.
    public init<Proxy: DelegateProxyType>(parentObject: ParentObject, delegateProxy: Proxy.Type)
    where Proxy: DelegateProxy<ParentObject, Delegate>, Proxy.ParentObject == ParentObject, Proxy.Delegate == Delegate {
        self.parentObject = parentObject
        super.init()
    }

    /// The arguments of a method's calls, before the delegate that is passed on to has them.
    open func sentMessage(_ selector: Selector) -> Observable<[Any]> { sequence(selector, \.sent) }

    /// The arguments of a method's calls, after the delegate that is passed on to has had them.
    open func methodInvoked(_ selector: Selector) -> Observable<[Any]> { sequence(selector, \.invoked) }

    private func sequence(
        _ selector: Selector, _ table: ReferenceWritableKeyPath<DelegateProxy, [String: PublishSubject<[Any]>]>
    ) -> Observable<[Any]> {
        if let known = self[keyPath: table][selector.name] { return known }
        let subject = PublishSubject<[Any]>()
        self[keyPath: table][selector.name] = subject
        // An optional requirement may be wanted now: the object looks again.
        reset?()
        return subject
    }

    /// Sets the delegate of the object anew, so that it asks what the proxy answers to.
    var reset: (() -> Void)?

    /// Tells those who observe a method of its call.
    ///
    /// - Parameters:
    ///   - name: The method's selector.
    ///   - arguments: Its arguments.
    ///   - body: Passes the call on.
    public func note<Result>(_ name: String, _ arguments: @autoclosure () -> [Any], _ body: () -> Result) -> Result {
        let before = sent[name]
        let after = invoked[name]
        if before == nil, after == nil { return body() }
        let arguments = arguments()
        before?.onNext(arguments)
        let result = body()
        after?.onNext(arguments)
        return result
    }

    /// The delegate that is passed on to; nil if there is none.
    open func forwardToDelegate() -> D? { (retainedForward ?? forward).map { $0 as! D } }

    /// Sets the delegate that is passed on to, held weakly unless `retainDelegate`. The object is given the proxy anew,
    /// so that it asks again; a list reloads.
    open func setForwardToDelegate(_ delegate: D?, retainDelegate: Bool) {
        let object = delegate.map { $0 as AnyObject }
        forward = object
        retainedForward = retainDelegate ? object : nil
        // The object asks the new one for everything, and what it answers to.
        reset?()
    }

    /// Whether the proxy, or the delegate that it passes on to, has a method that is optional.
    package nonisolated func answers(to name: String) -> Bool {
        MainActor.assumeIsolated {
            if sent[name] != nil || invoked[name] != nil { return true }
            guard let target = retainedForward ?? forward else { return false }
            return SelectorTable.responds(target, to: Selector(name))
        }
    }
}
