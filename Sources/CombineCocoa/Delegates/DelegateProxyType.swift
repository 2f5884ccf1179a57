import Foundation
import UIKit

/// A delegate that is made for an object, once, and becomes its delegate.
@preconcurrency @MainActor
public protocol DelegateProxyType {
    /// The kind of object that the proxy is the delegate of.
    associatedtype Object

    /// Makes the proxy the delegate of an object.
    func setDelegate(to object: Object)
}

extension DelegateProxyType where Self: DelegateProxy {
    /// The proxy of an object: made when there is none, and made its delegate whenever it is asked for. It lives as
    /// long as the object.
    public static func createDelegateProxy(for object: Object) -> Self {
        let proxy = Companions.of(object as AnyObject, ObjectIdentifier(Self.self)) { Self() }
        proxy.setDelegate(to: object)
        return proxy
    }
}
