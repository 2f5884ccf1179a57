import Combine
import Foundation
import RealmSwift
import SwiftUI

/// A property of a view that reads the objects of a class, and follows their changes.
///
/// The objects are a state that does not change while the view shows it; those of the projected value's methods do.
@propertyWrapper @MainActor @preconcurrency
public struct ObservedResults<ResultType: Object & Identifiable>: @preconcurrency DynamicProperty {
    @Environment(\.realmConfiguration) private var environment
    @StateObject private var storage: ResultsStorage<ResultType>
    private let configuration: Realm.Configuration?

    private init(_ make: @autoclosure @escaping () -> ResultsStorage<ResultType>, _ configuration: Realm.Configuration?)
    {
        _storage = StateObject(wrappedValue: make())
        self.configuration = configuration
    }

    /// Reads the objects for which a condition holds, in an order.
    ///
    /// - Parameters:
    ///   - configuration: Which realm they are in; nil for the environment's.
    ///   - keyPaths: The properties whose changes are followed; nil for all.
    public init(
        _ type: ResultType.Type, configuration: Realm.Configuration? = nil, filter: NSPredicate? = nil,
        keyPaths: [String]? = nil, sortDescriptor: RealmSwift.SortDescriptor? = nil
    ) {
        self.init(ResultsStorage(filter, nil, keyPaths, sortDescriptor), configuration)
    }

    /// Reads the objects for which a condition holds, in an order.
    public init(
        _ type: ResultType.Type, configuration: Realm.Configuration? = nil,
        where condition: ((RealmSwift.Query<ResultType>) -> RealmSwift.Query<Bool>)?, keyPaths: [String]? = nil,
        sortDescriptor: RealmSwift.SortDescriptor? = nil
    ) {
        self.init(ResultsStorage(nil, condition, keyPaths, sortDescriptor), configuration)
    }

    /// The objects.
    public var wrappedValue: Results<ResultType> { storage.results }
    /// What changes them.
    public var projectedValue: Self { self }

    /// Which objects; nil for all.
    public var filter: NSPredicate? {
        get { storage.filter }
        nonmutating set { storage.filter = newValue }
    }

    /// Which objects; nil for all.
    public var `where`: ((RealmSwift.Query<ResultType>) -> RealmSwift.Query<Bool>)? {
        get { storage.condition }
        nonmutating set { storage.condition = newValue }
    }

    /// In which order.
    public var sortDescriptor: RealmSwift.SortDescriptor? {
        get { storage.sortDescriptor }
        nonmutating set { storage.sortDescriptor = newValue }
    }

    /// Reads another realm if the environment says so.
    public func update() { storage.read(configuration ?? environment) }

    /// Adds an object to the realm.
    public func append(_ value: ResultType) {
        guard value.realm == nil else { return }
        storage.realm.writing { storage.realm.add(value) }
    }

    /// Deletes an object from the realm.
    public func remove(_ value: ResultType) {
        value.changing { object in object.realm?.delete(object) }
    }

    /// Deletes the objects at places.
    public func remove(atOffsets offsets: IndexSet) {
        let results = wrappedValue
        let living = offsets.compactMap { results[$0].living }
        storage.realm.writing { storage.realm.delete(living) }
    }
}

/// The objects that a view reads.
@MainActor
final class ResultsStorage<T: Object & Identifiable>: ObservableObject {
    var filter: NSPredicate? { didSet { again() } }
    var condition: ((RealmSwift.Query<T>) -> RealmSwift.Query<Bool>)? { didSet { again() } }
    var sortDescriptor: RealmSwift.SortDescriptor? { didSet { again() } }
    private let keyPaths: [String]?
    private var configuration = Realm.Configuration.defaultConfiguration
    private(set) lazy var realm = Realm.opened(configuration)
    private var token: NotificationToken?
    private var frozen: Results<T>?

    init(
        _ filter: NSPredicate?, _ condition: ((RealmSwift.Query<T>) -> RealmSwift.Query<Bool>)?, _ keyPaths: [String]?,
        _ sortDescriptor: RealmSwift.SortDescriptor?
    ) {
        self.filter = filter
        self.condition = condition
        self.keyPaths = keyPaths
        self.sortDescriptor = sortDescriptor
    }

    func read(_ configuration: Realm.Configuration) {
        guard token == nil || configuration != self.configuration else { return }
        self.configuration = configuration
        realm = Realm.opened(configuration)
        follow()
    }

    private func again() {
        guard token != nil else { return }
        objectWillChange.send()
        follow()
    }

    private func follow() {
        frozen = nil
        token = living.observe(keyPaths: keyPaths) { [weak self] change in
            guard case .update = change else { return }
            MainActor.assumeIsolated {
                self?.objectWillChange.send()
                self?.frozen = nil
            }
        }
    }

    private var living: Results<T> {
        var results = realm.objects(T.self)
        if let filter { results = results.filter(filter) }
        if let condition { results = results.where(condition) }
        if let sortDescriptor { results = results.sorted(by: [sortDescriptor]) }
        return results
    }

    var results: Results<T> {
        if let frozen { return frozen }
        let now = living.freeze()
        frozen = now
        return now
    }
}
