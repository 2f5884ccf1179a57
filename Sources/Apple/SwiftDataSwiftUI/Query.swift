import SwiftData
import SwiftUI

/// A property of a view that fetches objects from the environment's context, and follows their changes.
@propertyWrapper @MainActor @preconcurrency
public struct Query<Element: PersistentModel, Result>: @preconcurrency DynamicProperty {
    @Environment(\.modelContext) private var context
    @StateObject private var fetcher = QueryFetcher<Element>()
    private let descriptor: FetchDescriptor<Element>
    private let animation: Animation?

    private init(descriptor: FetchDescriptor<Element>, animation: Animation?, _: Void) {
        self.descriptor = descriptor
        self.animation = animation
    }

    /// The objects.
    public var wrappedValue: Result { fetcher.results as! Result }

    /// The context that the objects are in.
    public var modelContext: ModelContext { context }

    /// What went wrong with the last fetch, if anything did.
    public var fetchError: (any Error)? { fetcher.error }

    /// Fetches again if something else is asked for.
    public func update() { fetcher.update(descriptor, in: context, animation: animation) }
}

extension Query where Result == [Element] {
    /// Fetches all objects.
    public init() { self.init(descriptor: FetchDescriptor(), animation: nil, ()) }

    /// Fetches what a description says; changes are shown with an animation.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(descriptor: descriptor, animation: animation, ())
    }

    /// Fetches what a description says; changes are shown as a transaction says.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(descriptor: descriptor, animation: transaction?.animation, ())
    }

    /// Fetches the objects for which a condition holds, in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
    }

    /// Fetches the objects for which a condition holds, in an order; changes are shown with an animation.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation: animation)
    }

    /// Fetches objects in the order of a value.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(
            filter: filter, sort: [Self.order(keyPath, order)], transaction: transaction)
    }

    /// Fetches objects in the order of a value; changes are shown with an animation.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(filter: filter, sort: [Self.order(keyPath, order)], animation: animation)
    }

    /// Fetches objects in the order of a value that may be missing.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }

    /// Fetches objects in the order of a value that may be missing; changes are shown with an animation.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
    }

    /// Texts are in the order that people expect.
    private static func order<Value: Comparable>(
        _ path: KeyPath<Element, Value> & Sendable, _ order: SortOrder
    ) -> SortDescriptor<Element> {
        if let text = path as? KeyPath<Element, String> {
            // It is the same path, of which Swift cannot ask whether it can be sent.
            return SortDescriptor(unsafeBitCast(text, to: (KeyPath<Element, String> & Sendable).self), order: order)
        }
        return SortDescriptor(path, order: order)
    }
}
