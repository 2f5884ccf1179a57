internal import Foundation
internal import RuntimeShims

/// The objects that `appearance()` gives, and who takes their look.
///
/// On iOS such an object only records what is called on it. Here it is an object of the class, never shown, beside a fresh
/// one: what differs between them was set.
@MainActor
package enum AppearanceProxies {
    /// What was asked for once.
    package struct Proxy {
        package let type: AnyClass
        /// The innermost first.
        package let containers: [AnyClass]
        /// What the app sets properties of.
        package let object: NSObject
        /// As the object was before.
        package let fresh: NSObject
    }

    private static var proxies: [Proxy] = []
    private static var found: [ObjectIdentifier: [Proxy]] = [:]
    /// Gives a view that has come into a window the look of its proxies; nil while there are none.
    package private(set) static var apply: ((UIView) -> Void)?

    /// The proxy for just these arguments, made when it is asked for first.
    package static func proxy(
        of type: AnyClass, in containers: [AnyClass], apply: @escaping (UIView) -> Void, make: () -> NSObject
    ) -> NSObject {
        let known = proxies.first { $0.type == type && $0.containers.elementsEqual(containers, by: ==) }
        if let known { return known.object }
        let proxy = Proxy(type: type, containers: containers, object: make(), fresh: make())
        proxies.append(proxy)
        // Those for fewer places and for classes further up come last: what a closer one said stays.
        proxies.sort {
            if $0.containers.count != $1.containers.count { return $0.containers.count > $1.containers.count }
            return depth($0.type) > depth($1.type)
        }
        found = [:]
        self.apply = apply
        return proxy.object
    }

    /// The proxies for objects of a class, the closest first.
    package static func proxies(for type: AnyClass) -> [Proxy] {
        if let known = found[ObjectIdentifier(type)] { return known }
        let chain = Set(chain(of: type).map { ObjectIdentifier($0) })
        let result = proxies.filter { chain.contains(ObjectIdentifier($0.type)) }
        found[ObjectIdentifier(type)] = result
        return result
    }

    /// The closest proxy for objects of a class wherever they are; nil if the app has asked for none.
    package static func general(for type: AnyClass) -> NSObject? {
        proxies(for: type).first { $0.containers.isEmpty }?.object
    }

    private static func depth(_ type: AnyClass) -> Int { chain(of: type).count }

    /// A class and those it inherits from.
    package static func chain(of type: AnyClass) -> [AnyClass] {
        Array(sequence(first: type) { Superclasses.superclass(of: $0) })
    }
}

extension AppearanceProxies.Proxy {
    /// Whether it is for what a view shows where the view is.
    @MainActor
    package func concerns(_ view: UIView) -> Bool {
        var rest = containers[...]
        var responder = view.next
        while let container = rest.first, let current = responder {
            if AppearanceProxies.chain(of: Swift.type(of: current)).contains(where: { $0 == container }) {
                rest = rest.dropFirst()
            }
            responder = current.next
        }
        return rest.isEmpty
    }
}
