import Foundation
import RealmSwift
import SwiftUI

/// Changes of lists by their bindings, each in a transaction of its own.
@MainActor
extension Binding {
    /// Puts an element at the end of the list.
    public func append<Element: RealmCollectionValue>(_ value: Element) where Value == RealmSwift.List<Element> {
        wrappedValue.changing { list in list.append(list.own(value)) }
    }

    /// Takes away the element at a place.
    public func remove<Element: RealmCollectionValue>(at index: Int) where Value == RealmSwift.List<Element> {
        wrappedValue.changing { list in if index < list.count { list.remove(at: index) } }
    }

    /// Takes away the elements at places.
    public func remove<Element: RealmCollectionValue>(atOffsets offsets: IndexSet)
    where Value == RealmSwift.List<Element> {
        wrappedValue.changing { $0.remove(atOffsets: offsets) }
    }

    /// Moves the elements at places.
    public func move<Element: RealmCollectionValue>(fromOffsets offsets: IndexSet, toOffset destination: Int)
    where Value == RealmSwift.List<Element> {
        wrappedValue.changing { $0.move(fromOffsets: offsets, toOffset: destination) }
    }
}

extension RealmSwift.List {
    /// A value as the list can have it: the living object of a frozen state.
    func own(_ value: Element) -> Element {
        guard let object = value as? ObjectBase, object.isFrozen else { return value }
        return (object.living as? Element) ?? value
    }
}
