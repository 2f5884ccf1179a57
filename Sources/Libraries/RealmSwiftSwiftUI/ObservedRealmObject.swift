import Combine
import Foundation
import RealmSwift
import SwiftUI

/// A property of a view that follows an object or a list of a realm. The bindings to its properties write to the realm.
@propertyWrapper @MainActor @preconcurrency
public struct ObservedRealmObject<ObjectType: ThreadConfined & ObservableObject>: @preconcurrency DynamicProperty {
    @ObservedObject private var storage: ObjectStorage<ObjectType>

    /// Follows an object.
    public init(wrappedValue: ObjectType) { storage = ObjectStorage(wrappedValue) }

    /// The object, in a state that does not change while the view shows it.
    public var wrappedValue: ObjectType {
        get { storage.shown }
        nonmutating set { storage.take(newValue) }
    }

    /// Bindings to its properties.
    public var projectedValue: RealmObjectBindings<ObjectType> { RealmObjectBindings(storage) }
}

/// A property of a view that makes an object once, or takes it over, and follows it. The bindings to its properties
/// write to its realm, if it is in one.
@propertyWrapper @MainActor @preconcurrency
public struct StateRealmObject<ObjectType: ThreadConfined & ObservableObject>: @preconcurrency DynamicProperty {
    @StateObject private var storage: ObjectStorage<ObjectType>

    /// Makes an object when the view is first shown.
    public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
        _storage = StateObject(wrappedValue: ObjectStorage(wrappedValue()))
    }

    /// The object, in a state that does not change while the view shows it.
    public var wrappedValue: ObjectType {
        get { storage.shown }
        nonmutating set { storage.take(newValue) }
    }

    /// Bindings to its properties.
    public var projectedValue: RealmObjectBindings<ObjectType> { RealmObjectBindings(storage) }
}

/// The bindings to the properties of an object of a realm's.
@dynamicMemberLookup @MainActor @preconcurrency
public struct RealmObjectBindings<ObjectType: ThreadConfined & ObservableObject> {
    private let storage: ObjectStorage<ObjectType>

    init(_ storage: ObjectStorage<ObjectType>) { self.storage = storage }

    /// The object.
    public var wrappedValue: ObjectType { storage.shown }

    /// A property, which is written in a transaction of its own.
    public subscript<Value>(dynamicMember member: ReferenceWritableKeyPath<ObjectType, Value>) -> Binding<Value> {
        Binding {
            storage.shown[keyPath: member]
        } set: { value in
            storage.change { $0[keyPath: member] = value }
        }
    }
}

extension RealmObjectBindings where ObjectType: ObjectBase {
    /// Deletes the object from its realm.
    public func delete() { storage.change { object in object.realm?.delete(object) } }
}

/// An object that a view follows.
@MainActor
final class ObjectStorage<T: ThreadConfined & ObservableObject>: ObservableObject {
    private var value: T
    /// The state that was shown last; that of an object that has been deleted since stays.
    private var last: T?
    private var isCurrent = false
    private var follower: AnyCancellable?

    init(_ value: T) {
        self.value = value.living ?? value
        if value.isFrozen { (last, isCurrent) = (value, true) }
        follow()
    }

    func take(_ other: T) {
        objectWillChange.send()
        value = other.living ?? other
        (last, isCurrent) = (nil, false)
        follow()
    }

    private func follow() {
        follower = value.objectWillChange.sink { [weak self] _ in
            MainActor.assumeIsolated {
                self?.objectWillChange.send()
                self?.isCurrent = false
            }
        }
    }

    /// The state to show.
    var shown: T {
        if let last, isCurrent || value.isInvalidated { return last }
        guard value.realm != nil, !value.isInvalidated else { return value }
        let now = value.shown
        (last, isCurrent) = (now, true)
        return now
    }

    func change(_ body: (T) -> Void) {
        if value.realm == nil { objectWillChange.send() }
        isCurrent = false
        value.changing(body)
    }
}
