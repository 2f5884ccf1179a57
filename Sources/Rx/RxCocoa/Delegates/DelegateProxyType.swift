import Foundation

/// A delegate that tells what it is told as sequences, and passes it on to another delegate.
@preconcurrency @MainActor
public protocol DelegateProxyType: AnyObject {
    /// The object whose delegate it is.
    associatedtype ParentObject: AnyObject
    /// The delegate's protocol.
    associatedtype Delegate

    /// Registers the proxies for subclasses, by `register(make:)`.
    static func registerKnownImplementations()

    /// Distinguishes the proxies that one object may have, one for each of its delegates. By default the delegate's
    /// protocol does.
    static var identifier: UnsafeRawPointer { get }

    /// The delegate of an object.
    static func currentDelegate(for object: ParentObject) -> Delegate?

    /// Sets the delegate of an object.
    static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)

    /// The delegate that is passed on to.
    func forwardToDelegate() -> Delegate?

    /// Sets the delegate that is passed on to.
    func setForwardToDelegate(_ forwardToDelegate: Delegate?, retainDelegate: Bool)
}

extension DelegateProxyType {
    public static var identifier: UnsafeRawPointer {
        UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(Delegate.self)))!
    }

    /// Registers what makes the proxy of a class of objects, and of its subclasses that have no maker of their own.
    public static func register<Parent>(make: @escaping (Parent) -> Self) {
        ProxyFactories.add(
            identifier,
            ProxyFactory(
                parent: Parent.self, makesSubclasses: { $0 is Parent.Type }, make: { ($0 as? Parent).map(make) }))
    }

    /// Makes a proxy, by what is registered for the object's class. `proxy(for:)` makes one where there is none, and
    /// installs it.
    public static func createProxy(for object: AnyObject) -> Self {
        ProxyFactories.make(identifier, for: object, register: registerKnownImplementations) as! Self
    }

    /// The proxy of an object, installed as its delegate.
    public static func proxy(for object: ParentObject) -> Self {
        // The key of a companion is no more than an address.
        let proxy =
            Companions.of(object, unsafeBitCast(identifier, to: ObjectIdentifier.self)) { () -> AnyObject in
                createProxy(for: object)
            } as! Self
        let current = currentDelegate(for: object)
        if current.map({ $0 as AnyObject }) !== proxy {
            proxy.setForwardToDelegate(current, retainDelegate: false)
            setCurrentDelegate((proxy as! Delegate), to: object)
        }
        return proxy
    }

    /// Has the proxy of an object pass on to a delegate until what is returned is disposed.
    public static func installForwardDelegate(
        _ forwardDelegate: Delegate, retainDelegate: Bool, onProxyForObject object: ParentObject
    ) -> any Disposable {
        let proxy = proxy(for: object)
        if proxy.forwardToDelegate() != nil {
            reportMisuse(
                "The proxy of \(object) passes on to a delegate already. Set it before anything is observed, or clear it."
            )
        }
        proxy.setForwardToDelegate(forwardDelegate, retainDelegate: retainDelegate)
        return disposeOnMain { [weak proxy] in proxy?.setForwardToDelegate(nil, retainDelegate: false) }
    }
}

/// An object with a delegate of that name.
@preconcurrency @MainActor
public protocol HasDelegate: AnyObject {
    /// The type of the delegate, data source or prefetching data source.
    associatedtype Delegate
    /// The object's delegate.
    var delegate: Delegate? { get set }
}

extension DelegateProxyType where ParentObject: HasDelegate, Self.Delegate == ParentObject.Delegate {
    public static func currentDelegate(for object: ParentObject) -> Delegate? { object.delegate }

    public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) { object.delegate = delegate }
}

/// An object with a data source of that name.
@preconcurrency @MainActor
public protocol HasDataSource: AnyObject {
    /// The type of the delegate, data source or prefetching data source.
    associatedtype DataSource
    /// The object's data source.
    var dataSource: DataSource? { get set }
}

extension DelegateProxyType where ParentObject: HasDataSource, Self.Delegate == ParentObject.DataSource {
    public static func currentDelegate(for object: ParentObject) -> Delegate? { object.dataSource }

    public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
        object.dataSource = delegate
    }
}

/// An object with a data source that prepares what will be shown soon.
@preconcurrency @MainActor
public protocol HasPrefetchDataSource: AnyObject {
    /// The type of the delegate, data source or prefetching data source.
    associatedtype PrefetchDataSource
    /// The object's prefetching data source.
    var prefetchDataSource: PrefetchDataSource? { get set }
}

extension DelegateProxyType
where ParentObject: HasPrefetchDataSource, Self.Delegate == ParentObject.PrefetchDataSource {
    public static func currentDelegate(for object: ParentObject) -> Delegate? { object.prefetchDataSource }

    public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
        object.prefetchDataSource = delegate
    }
}

/// Makes the proxies of a class and its subclasses.
private struct ProxyFactory {
    let parent: Any.Type
    let makesSubclasses: (Any.Type) -> Bool
    let make: (AnyObject) -> AnyObject?
}

/// The makers of proxies, by identifier.
@MainActor
private enum ProxyFactories {
    private static var factories: [UnsafeRawPointer: [ProxyFactory]] = [:]
    private static var registered: Set<UnsafeRawPointer> = []

    static func add(_ key: UnsafeRawPointer, _ factory: ProxyFactory) { factories[key, default: []].append(factory) }

    /// Asks the factory of the nearest class above the object's; of two for one class, the one that came last.
    static func make(_ key: UnsafeRawPointer, for object: AnyObject, register: () -> Void) -> AnyObject {
        if registered.insert(key).inserted { register() }
        let fitting = (factories[key] ?? []).filter { $0.makesSubclasses(type(of: object)) }
        let nearest = fitting.last { factory in
            fitting.allSatisfy { $0.parent == factory.parent || !factory.makesSubclasses($0.parent) }
        }
        if let proxy = nearest?.make(object) { return proxy }
        fatalError("There is no delegate proxy for \(object); register one in `registerKnownImplementations()`.")
    }
}
