public import SeamFoundation

/// A thing of an app that intents know.
public protocol AppEntity: TypeDisplayRepresentable, InstanceDisplayRepresentable, PersistentlyIdentifiable,
    Identifiable, Sendable
where ID: Sendable {
    /// What finds things of the kind.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// What finds things of the kind.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// Declares a property that intents know.
    public typealias Property = EntityProperty
    public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// A thing that lives as long as the app runs.
public protocol TransientAppEntity: TypeDisplayRepresentable, InstanceDisplayRepresentable, Sendable {
    /// Creates one.
    init()
}

/// A thing that the system searches for.
public protocol IndexedEntity: AppEntity {}

/// One of a few values that intents know.
public protocol AppEnum: TypeDisplayRepresentable, InstanceDisplayRepresentable, RawRepresentable, CaseIterable,
    Hashable, Sendable
{
    /// How each value is shown.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(rawValue)")
    }
}

/// A property of a thing.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
    /// The words for it.
    public let title: LocalizedStringResource?
    private var kept: Value?

    /// A property that is set before it is read.
    public init(title: LocalizedStringResource? = nil) { self.title = title }

    /// The value.
    public var wrappedValue: Value {
        get {
            guard let kept else { fatalError("AppIntents: a property of \(Value.self) was read before it had a value") }
            return kept
        }
        set { kept = newValue }
    }

    /// The property itself.
    public var projectedValue: EntityProperty<Value> { self }
}
