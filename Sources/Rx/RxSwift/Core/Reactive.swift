import Foundation

/// The extensions of a type by the library, under `rx`. An app adds its own:
///
///     extension Reactive where Base: Player {
///         var volume: Binder<Float> { Binder(base) { $0.volume = $1 } }
///     }
@dynamicMemberLookup
public struct Reactive<Base> {
    /// The object itself.
    public let base: Base

    /// Makes the extension of an object.
    public init(_ base: Base) { self.base = base }

    /// A binder for any settable property that has none of its own.
    public subscript<Property>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
    ) -> Binder<Property> where Base: AnyObject {
        Binder(base) { base, value in base[keyPath: keyPath] = value }
    }
}

/// A type that has `rx`.
public protocol ReactiveCompatible {
    /// The type that is extended.
    associatedtype ReactiveBase

    /// The older name of `ReactiveBase`.
    @available(*, deprecated, renamed: "ReactiveBase")
    typealias CompatibleType = ReactiveBase

    /// The extensions of the type.
    static var rx: Reactive<ReactiveBase>.Type { get set }

    /// The extensions of a value.
    var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
    public static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        set {}
    }

    public var rx: Reactive<Self> {
        get { Reactive(self) }
        set {}
    }
}

extension NSObject: ReactiveCompatible {}
