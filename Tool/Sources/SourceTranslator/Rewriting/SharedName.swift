/// A type at the top of a module that is called as one of Combine's, or as one that came to UIKit late.
public struct SharedName: Hashable, Comparable, Sendable {
    public var name: String
    public var isProtocol: Bool
    /// Whether it can be named without `@testable`.
    public var isPublic: Bool

    public static func < (one: SharedName, other: SharedName) -> Bool { one.name < other.name }

    /// Those of a module.
    public static func all(in index: ModuleIndex) -> Set<SharedName> {
        Set(
            ofCombine.union(ofUIKit).compactMap { name in
                guard let type = index.declaration(ofType: name), !type.isPrivate, type.reach != .file,
                    type.branches.allSatisfy({ $0.condition == nil })
                else { return nil }
                return SharedName(
                    name: name, isProtocol: type.kind == .protocol, isPublic: type.reach == .everywhere)
            })
    }

    /// The names of types that UIKit has since iOS 17, and libraries had before.
    static let ofUIKit: Set<String> = ["ColorResource", "ImageResource"]

    /// The names of Combine's types at the top of the module.
    static let ofCombine: Set<String> = [
        "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "CombineIdentifier", "ConnectablePublisher",
        "CurrentValueSubject", "CustomCombineIdentifierConvertible", "Deferred", "Empty", "Fail", "Future",
        "ImmediateScheduler", "Just", "ObservableObject", "ObservableObjectPublisher", "PassthroughSubject",
        "Published",
        "Publisher", "Publishers", "Record", "Scheduler", "SchedulerTimeIntervalConvertible", "Subject", "Subscriber",
        "Subscribers", "Subscription", "Subscriptions", "TopLevelDecoder", "TopLevelEncoder",
    ]
}
