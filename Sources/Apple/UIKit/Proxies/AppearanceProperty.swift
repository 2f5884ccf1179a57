internal import Foundation
internal import ObjectiveC

/// A property that objects may take from a proxy.
@MainActor
struct AppearanceProperty {
    /// Of a class in this module, or a key of the app's class.
    let name: String
    let value: (NSObject) -> Any?
    let set: (NSObject, Any?) -> Void

    /// What an object has taken already, by the property's name: it may take something else later.
    private struct Taken {
        var values: [String: Any?] = [:]
    }

    /// Gives a view what it has not been given itself.
    static func apply(to view: UIView) {
        let proxies = AppearanceProxies.proxies(for: type(of: view))
        if !proxies.isEmpty { take(proxies.filter { $0.concerns(view) }, for: view) }
        guard let item = (view as? BarButtonView)?.item else { return }
        let own = AppearanceProxies.proxies(for: type(of: item))
        if !own.isEmpty { take(own.filter { $0.concerns(view) }, for: item) }
    }

    private static func take(_ proxies: [AppearanceProxies.Proxy], for object: NSObject) {
        guard !proxies.isEmpty else { return }
        var taken = (object as? any AttachmentKeeper)?.attachments[ObjectIdentifier(Taken.self)] as? Taken ?? Taken()
        var settled: Set<String> = []
        for proxy in proxies {
            for property in properties(of: proxy.type) where !settled.contains(property.name) {
                let (wanted, fresh) = (property.value(proxy.object), property.value(proxy.fresh))
                guard !isSame(wanted, fresh) else { continue }
                settled.insert(property.name)
                let current = property.value(object)
                let isUntouched =
                    isSame(current, fresh) || taken.values[property.name].map { isSame(current, $0) } ?? false
                guard isUntouched, !isSame(current, wanted) else { continue }
                property.set(object, wanted)
                taken.values[property.name] = property.value(object)
            }
        }
        (object as? any AttachmentKeeper)?.attachments[ObjectIdentifier(Taken.self)] = taken
    }

    private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
        switch (one, other) {
        case (nil, nil): return true
        case (let one?, let other?):
            if let one = one as? [NSAttributedString.Key: Any], let other = other as? [NSAttributedString.Key: Any] {
                return UIBarAppearance.isSame(one, other)
            }
            guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
            return one == other
        default: return false
        }
    }

    // MARK: Which there are

    private static var known: [ObjectIdentifier: [AppearanceProperty]] = [:]

    /// Those of a class and of those it inherits from.
    private static func properties(of type: AnyClass) -> [AppearanceProperty] {
        if let known = known[ObjectIdentifier(type)] { return known }
        let own = KeyValueTable.settableNames(of: type).map { name in
            AppearanceProperty(
                name: name, value: { $0.value(forKey: name) }, set: { $0.setValue($1, forKey: name) })
        }
        let ours = table.filter { entry in AppearanceProxies.chain(of: type).contains { $0 == entry.type } }
            .flatMap(\.properties)
        let names = Set(ours.map(\.name))
        let result = ours + own.filter { !names.contains($0.name) }
        known[ObjectIdentifier(type)] = result
        return result
    }

    /// A property of a class, by its path.
    static func of<Object: NSObject, Value>(
        _ path: ReferenceWritableKeyPath<Object, Value>, _ name: String
    ) -> AppearanceProperty {
        AppearanceProperty(name: name) { object in
            unwrapped((object as! Object)[keyPath: path])
        } set: { object, value in
            guard let value = value as? Value else { return }
            (object as! Object)[keyPath: path] = value
        }
    }

    /// What is set for one state of a control or an item; nothing is set for a state that has nothing.
    static func of<Object: NSObject, Value>(
        _ type: Object.Type, _ name: String, get: @escaping (Object) -> Value?, set: @escaping (Object, Value) -> Void
    ) -> AppearanceProperty {
        AppearanceProperty(name: name) {
            get($0 as! Object)
        } set: { object, value in
            if let value = value as? Value { set(object as! Object, value) }
        }
    }
}
