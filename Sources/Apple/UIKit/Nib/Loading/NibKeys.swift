internal import RuntimeShims

/// Finds the properties that nibs set by name: those of the app, which its translated source registers, and those of
/// UIKit's classes, whose tables are filled in when an object of the class is first asked for a key.
@MainActor
enum NibKeys {
    private static var tables: [ObjectIdentifier: NibKeyTable] = [:]

    enum Outcome {
        case done
        /// The object has no property of that name.
        case unknown
        /// The property takes no such value, and was left as it was.
        case mismatch
    }

    static func set(_ key: String, of object: AnyObject, to value: Any?) -> Outcome {
        let selector = Selector("set" + key.prefix(1).uppercased() + key.dropFirst() + ":")
        if let method = SelectorTable.method(of: type(of: object), for: selector) {
            _ = method(object, value, nil)
            return .done
        }
        guard let set = first(of: object, { $0.setters[key] }) else { return .unknown }
        do {
            try set(object, NibValue(value))
            return .done
        } catch {
            return .mismatch
        }
    }

    /// The object that is the value of a property; nil if there is none.
    static func object(_ key: String, of object: AnyObject) -> AnyObject? {
        if let method = SelectorTable.method(of: type(of: object), for: Selector(key)) {
            return method(object, nil, nil).map { $0 as AnyObject }
        }
        return first(of: object) { $0.getters[key] }?(object)
    }

    /// The first result among the tables of the object's class and its superclasses.
    private static func first<Found>(of object: AnyObject, _ find: (NibKeyTable) -> Found?) -> Found? {
        var next: AnyClass? = type(of: object)
        while let type = next {
            if let fill = classes[ObjectIdentifier(type)] {
                if let found = find(table(ObjectIdentifier(type), fill)) { return found }
            }
            next = Superclasses.superclass(of: type)
        }
        return nil
    }

    private static func table(
        _ type: ObjectIdentifier, _ fill: @MainActor (inout NibKeyTable) -> Void
    ) -> NibKeyTable {
        if let known = tables[type] { return known }
        var table = NibKeyTable()
        fill(&table)
        tables[type] = table
        return table
    }
}
