import Foundation
import ObjectiveC

/// The class of delegate proxies: it knows the object, the delegate to pass on to, and who observes which method.
///
/// A subclass that conforms to a delegate's protocol has its optional methods: each tells who observes it, and passes on
/// to `forwardToDelegate()`. That goes for the protocols of UIKit, and, by the translator, for an app's own `@objc` ones.
/// The methods that a subclass implements tell nobody, as with RxCocoa's, unless they call `note(_:_:_:)`.
/// A proxy lives as long as its object; the sequences of its methods complete then.
@preconcurrency @MainActor
open class DelegateProxy<P: AnyObject, D>: NSObject, SelectorProxy, _ForwardingDelegateProxy, _MessageForwarding {
    /// The object whose delegate the proxy is.
    public typealias ParentObject = P
    /// The protocol of the delegate.
    public typealias Delegate = D

    private let messages = ProxyMessages()
    private weak var parentObject: P?
    private let installed: (P) -> AnyObject?
    private let install: (AnyObject?, P) -> Void
    private weak var forward: AnyObject?
    private var retainedForward: AnyObject?

    /// Creates a proxy for an object. Subclasses pass their own type.
    public init<Proxy: DelegateProxyType>(parentObject: ParentObject, delegateProxy: Proxy.Type)
    where Proxy: DelegateProxy<ParentObject, Delegate>, Proxy.ParentObject == ParentObject, Proxy.Delegate == Delegate {
        self.parentObject = parentObject
        installed = { delegateProxy.currentDelegate(for: $0).map { $0 as AnyObject } }
        install = { delegateProxy.setCurrentDelegate($0.map { $0 as! Delegate }, to: $1) }
        super.init()
    }

    /// The arguments of a method's calls, before the delegate that is passed on to has them.
    open func sentMessage(_ selector: Selector) -> Observable<[Any]> {
        messages.sequence(selector.name, after: false) { [weak self] in self?.reset() }
    }

    /// The arguments of a method's calls, after the delegate that is passed on to has had them.
    open func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
        messages.sequence(selector.name, after: true) { [weak self] in self?.reset() }
    }

    /// Tells those who observe a method that it is about to be called.
    open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {
        messages.send(selector.name, after: false, arguments)
    }

    /// Tells those who observe a method that it was called.
    open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
        messages.send(selector.name, after: true, arguments)
    }

    /// Sets the delegate of the object anew, so that it asks what the proxy answers to.
    private func reset() {
        guard let parentObject, installed(parentObject) === self else { return }
        install(nil, parentObject)
        install(self, parentObject)
    }

    /// Tells those who observe a method of its call.
    ///
    /// - Parameters:
    ///   - name: The method's selector.
    ///   - arguments: Its arguments.
    ///   - body: Passes the call on.
    public func note<Result>(_ name: String, _ arguments: @autoclosure () -> [Any], _ body: () -> Result) -> Result {
        guard messages.isObserved(name) else { return body() }
        let arguments = arguments()
        _sentMessage(Selector(name), withArguments: arguments)
        let result = body()
        _methodInvoked(Selector(name), withArguments: arguments)
        return result
    }

    /// The delegate that is passed on to; nil if there is none.
    open func forwardToDelegate() -> D? { (retainedForward ?? forward).map { $0 as! D } }

    /// The delegate that is passed on to. Proxies call its methods, where RxCocoa's is of no type.
    open var _forwardToDelegate: D? { forwardToDelegate() }

    /// Sets the delegate that is passed on to, held weakly unless `retainDelegate`. The object is given the proxy anew,
    /// so that it asks again; a list reloads.
    open func setForwardToDelegate(_ delegate: D?, retainDelegate: Bool) {
        let object = delegate.map { $0 as AnyObject }
        forward = object
        retainedForward = retainDelegate ? object : nil
        // The object asks the new one for everything, and what it answers to.
        reset()
    }

    public var _forwardingTarget: AnyObject? { retainedForward ?? forward }

    public nonisolated var _messageTarget: AnyObject? {
        nonisolated(unsafe) var target: AnyObject?
        MainActor.assumeIsolated { target = _forwardingTarget }
        return target
    }

    public nonisolated func _hears(_ selector: String) -> Bool {
        MainActor.assumeIsolated { messages.isObserved(selector) }
    }

    public nonisolated func _willPass(_ selector: String, _ arguments: [Any]) {
        nonisolated(unsafe) let arguments = arguments
        MainActor.assumeIsolated { messages.send(selector, after: false, arguments) }
    }

    public nonisolated func _didPass(_ selector: String, _ arguments: [Any]) {
        nonisolated(unsafe) let arguments = arguments
        MainActor.assumeIsolated { messages.send(selector, after: true, arguments) }
    }

    /// Whether the proxy, or the delegate that it passes on to, has a method that is optional.
    package nonisolated func answers(to name: String) -> Bool {
        MainActor.assumeIsolated {
            if messages.isObserved(name) || SelectorTable.method(of: type(of: self), for: Selector(name)) != nil {
                return true
            }
            guard let target = retainedForward ?? forward else { return false }
            return SelectorTable.responds(target, to: Selector(name))
        }
    }
}

/// The sequences of the methods of one delegate proxy. They complete when it goes.
private final class ProxyMessages {
    private struct Message: Hashable {
        let name: String
        let isAfter: Bool
    }

    private struct Channel {
        let subject: PublishSubject<[Any]>
        let sequence: Observable<[Any]>
    }

    private var channels: [Message: Channel] = [:]

    /// - Parameter changed: Called when the first begins to observe the method, and when the last ends.
    func sequence(_ name: String, after isAfter: Bool, changed: @escaping @MainActor () -> Void) -> Observable<[Any]> {
        let message = Message(name: name, isAfter: isAfter)
        if let channel = channels[message] { return channel.sequence }
        let subject = PublishSubject<[Any]>()
        let tell = { MainQueue.perform(changed) }
        let sequence = subject.do(onSubscribed: tell, onDispose: tell).share().subscribe(on: MainScheduler.instance)
        channels[message] = Channel(subject: subject, sequence: sequence)
        return sequence
    }

    func isObserved(_ name: String) -> Bool {
        channels[Message(name: name, isAfter: true)]?.subject.hasObservers == true
            || channels[Message(name: name, isAfter: false)]?.subject.hasObservers == true
    }

    func send(_ name: String, after isAfter: Bool, _ arguments: [Any]) {
        channels[Message(name: name, isAfter: isAfter)]?.subject.onNext(arguments)
    }

    deinit {
        for channel in channels.values { channel.subject.onCompleted() }
    }
}
